import { expect, it } from 'vitest';
import type { FailureEvidence } from '../../src/domain/evidence.ts';
import { describeFailures } from '../../src/stages/generate/failing-tests.ts';
import { index } from './write-fixture.ts';

const failure = (test: string, message = 'assert 1 == 2', line = 3): FailureEvidence => ({
  test,
  message,
  frames: [{ path: 'tests/test_a.py', line, function: 'test_a' }],
});

const NO_FILES = new Map();

it('shows two cases of a test, frames once, and counts the rest', () => {
  const cases = [1, 2, 3, 4].map((n) => failure(`t.py::test_a[${n}]`, `assert ${n} == 0\n\nUse -v to get more diff`));
  expect(describeFailures([...cases, failure('t.py::test_b', 'boom', 9)], NO_FILES)).toBe(
    [
      't.py::test_a[1]',
      '  assert 1 == 0',
      '  at tests/test_a.py:3 in test_a',
      't.py::test_a[2]',
      '  assert 2 == 0',
      't.py::test_b',
      '  boom',
      '  at tests/test_a.py:9 in test_a',
      'and 2 more',
    ].join('\n'),
  );
});

it('cuts long messages and says so', () => {
  const text = describeFailures([failure('t', Array.from({ length: 99 }, (_, i) => `line ${i}`).join('\n'))], NO_FILES);
  expect(text).toContain('  line 9\n  […]\n');
  expect(text).not.toContain('line 10');
});

it('prints the source line of a frame in the code under test, and not of a test', () => {
  const frames = [
    { path: 'pages/ranges.py', line: 8, function: 'parse_range' },
    { path: 'tests/test_ranges.py', line: 5, function: 'test_both_ends' },
  ];
  expect(describeFailures([{ test: 't', message: 'boom', frames }], index.byPath)).toBe(
    [
      't',
      '  boom',
      '  at pages/ranges.py:8 in parse_range: return list(range(clamp(int(low)), clamp(int(high))))',
      '  at tests/test_ranges.py:5 in test_both_ends',
    ].join('\n'),
  );
});

it('leaves out where objects lie in memory, and no other number', () => {
  const message =
    'assert <Node object at 0x7f3a5c0d9e10> is None\nexpected Node@1b2c3d4 but was 0xdeadbeef, mail A@beef';
  expect(describeFailures([{ test: 't', message, frames: [] }], NO_FILES)).toBe(
    't\n  assert <Node object at 0x…> is None\n  expected Node@… but was 0xdeadbeef, mail A@beef',
  );
});
