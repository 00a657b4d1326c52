import { describe, expect, it } from 'vitest';
import type { ReadResults } from '../../../src/stages/verify/results/case-draft.ts';
import { readCargoText } from '../../../src/stages/verify/results/read-cargo-text.ts';
import { readText } from '../../../src/stages/verify/results/read-text.ts';
import { readUnittestText } from '../../../src/stages/verify/results/read-unittest-text.ts';
import { brief, recorded } from '../recorded.ts';

function read(text: string, exitCode = 1): ReadResults | undefined {
  return readText({ text, exitCode, isWorkspace: false });
}

describe('readText', () => {
  const summaries: readonly (readonly [string, string, readonly [number, number, number, number]])[] = [
    [
      'pytest',
      '..F\n=== short test summary info ===\n=================== 1 failed, 2 passed, 1 skipped, 1 error in 0.12s ===================\n',
      [2, 1, 1, 1],
    ],
    ['pytest -q', '3 passed, 2 warnings in 0.02s\n', [3, 0, 0, 0]],
    ['pytest over a minute', '==== 3 passed in 62.01s (0:01:02) ====\n', [3, 0, 0, 0]],
    [
      'unittest without -v',
      '..F\n----------------------------------------------------------------------\nRan 3 tests in 0.001s\n\nFAILED (failures=1)\n',
      [2, 1, 0, 0],
    ],
    [
      'jest',
      'Test Suites: 1 failed, 1 total\nTests:       2 failed, 1 skipped, 1 todo, 1 passed, 5 total\n',
      [1, 2, 2, 0],
    ],
    ['vitest', ' Test Files  1 failed (1)\n      Tests  2 failed | 1 passed | 1 skipped (4)\n', [1, 2, 1, 0]],
    ['mocha', '  1 passing (14ms)\n  1 pending\n  2 failing\n', [1, 2, 1, 0]],
    ['node', 'ℹ tests 8\nℹ suites 1\nℹ pass 3\nℹ fail 3\nℹ cancelled 1\nℹ skipped 1\nℹ todo 0\n', [3, 4, 1, 0]],
    [
      'go',
      '--- FAIL: TestA (0.00s)\n    a_test.go:3: no\nFAIL\nFAIL\texample.com/m\t0.007s\nok  \texample.com/m/b\t0.01s\n?   \texample.com/m/c\t[no test files]\n',
      [1, 1, 0, 0],
    ],
    [
      'cargo',
      'running 2 tests\ntest tests::a ... ok\ntest tests::b ... FAILED\n\ntest result: FAILED. 1 passed; 1 failed;\n',
      [1, 1, 0, 0],
    ],
    [
      'maven',
      '[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.1 s\n[ERROR] Tests run: 4, Failures: 1, Errors: 1, Skipped: 1\n',
      [1, 1, 1, 1],
    ],
    ['gradle', '3 tests completed, 1 failed, 1 skipped\n', [1, 1, 1, 0]],
    ['JUnit 4 console', recorded('junit-console.txt'), [1, 2, 0, 0]],
    [
      'rspec',
      'Finished in 0.1 seconds\n3 examples, 1 failure, 1 pending\n\nrspec ./spec/a_spec.rb:4 # A does\n',
      [1, 1, 1, 0],
    ],
    ['minitest', '4 runs, 5 assertions, 1 failures, 1 errors, 1 skips\n', [1, 1, 1, 1]],
    ['phpunit, well', 'OK (3 tests, 4 assertions)\n', [3, 0, 0, 0]],
    ['phpunit, not well', 'Tests: 5, Assertions: 4, Errors: 1, Failures: 1, Warnings: 1, Skipped: 1.\n', [2, 1, 1, 1]],
    [
      'dotnet',
      'Failed!  - Failed:     1, Passed:     2, Skipped:     1, Total:     4, Duration: 20 ms - A.dll (net8.0)\n',
      [2, 1, 1, 0],
    ],
    ['ctest', '75% tests passed, 1 tests failed out of 4\n', [3, 1, 0, 0]],
    ['bun', ' 2 pass\n 1 fail\n', [2, 1, 0, 0]],
    ['deno', 'FAILED | 2 passed | 1 failed (12ms)\n', [2, 1, 0, 0]],
    ['TAP', 'TAP version 13\nok 1 - a\nnot ok 2 - b\n1..2\n', [1, 1, 0, 0]],
  ];
  it.each(summaries)('counts the tests of %s', (_, text, [passed, failed, skipped, errors]) => {
    const results = read(text);
    const named = (status: string) => results?.cases.filter((test) => test.status === status).length ?? 0;
    const counts = results?.counts ?? {
      passed: named('passed'),
      failed: named('failed'),
      skipped: named('skipped'),
      errors: named('error'),
    };
    expect(counts).toEqual({ passed, failed, skipped, errors });
  });

  it.each([
    '',
    'all tests passed!',
    '12 passed',
    'Tests: none',
    'no tests ran in 0.01s',
    'I ran 3 tests in 2s and 1 passed in time',
  ])('reads nothing from %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('names failing tests as the XML report of pytest would', () => {
    const text =
      'FAILED tests/test_a.py::TestX::test_y[a b] - assert 1 == 2\nERROR tests/test_b.py - ImportError: no\n==== 1 failed, 2 passed, 1 error in 1.00s ====\n';
    expect(brief(read(text)?.cases)).toEqual(['failed tests.test_a.TestX::test_y[a b]', 'error tests.test_b']);
  });

  it('adds up what several runners say', () => {
    const text = '3 passed in 0.02s\nTests:       1 failed, 1 passed, 2 total\nok  \texample.com/m\t0.01s\n';
    expect(read(text)?.counts).toEqual({ passed: 5, failed: 1, skipped: 0, errors: 0 });
  });

  it('takes time in proportion to the text, whatever it holds', () => {
    for (const part of [
      '1 a',
      'Tests: 1, Assertions: 1, A: 1',
      '  ',
      'test a ... ',
      '= 1 passed, ',
      '{"a":',
      '1) a::b ',
    ]) {
      expect(() => read(part.repeat(200_000))).not.toThrow();
    }
  });
});

describe('readUnittestText', () => {
  const before311 = [
    'test_add (tests.test_calc.TestAdd)',
    'Adds two numbers. ... FAIL',
    'test_zero (tests.test_calc.TestAdd) ... noise',
    'ok',
  ];
  const since311 = [
    'test_add (tests.test_calc.TestAdd.test_add)',
    'Adds two numbers. ... FAIL',
    'test_zero (tests.test_calc.TestAdd.test_zero) ... noise',
    'ok',
  ];
  it.each([
    ['before 3.11', before311],
    ['since 3.11', since311],
  ])('gives one id for both forms of a name: %s', (_, lines) => {
    const text = [...lines, '', '-'.repeat(70), 'Ran 2 tests in 0.001s', '', 'FAILED (failures=1)'].join('\n');
    expect(brief(readUnittestText(text)?.cases)).toEqual([
      'failed tests.test_calc.TestAdd::test_add',
      'passed tests.test_calc.TestAdd::test_zero',
    ]);
  });

  it('takes the tests that a test runs itself for no tests of the run', () => {
    const rule = (mark: string): string => mark.repeat(70);
    const inner = ['='.repeat(70), 'FAIL: test_x (t.A.Inner.test_x)', rule('-'), 'AssertionError: inner', ''];
    const text = [
      'test_a (t.A.test_a) ... F.',
      ...inner,
      rule('-'),
      'Ran 2 tests in 0.000s',
      '',
      'FAILED (failures=1)',
      'ok',
      'test_b (t.A.test_b) ... FAIL',
      'test_c (t.A.test_c) ... ok',
      '',
      rule('='),
      'FAIL: test_b (t.A.test_b)',
      rule('-'),
      'AssertionError: no',
      '',
      rule('-'),
      'Ran 3 tests in 0.001s',
      '',
      'FAILED (failures=1)',
    ].join('\n');
    expect(brief(readUnittestText(text)?.cases)).toEqual([
      'passed t.A::test_a',
      'failed t.A::test_b',
      'passed t.A::test_c',
    ]);
    const quiet = [
      'F.',
      ...inner,
      rule('-'),
      'Ran 2 tests in 0.000s',
      '',
      '...',
      rule('-'),
      'Ran 9 tests in 1s',
      '',
      'OK',
    ];
    expect(readUnittestText(quiet.join('\n'))?.counts).toEqual({ passed: 9, failed: 0, skipped: 0, errors: 0 });
  });

  it('names a module that could not be loaded by itself', () => {
    const title = 'tests.test_bad (unittest.loader._FailedTest.tests.test_bad)';
    const text = [
      `${title} ... ERROR`,
      '',
      '='.repeat(70),
      `ERROR: ${title}`,
      '-'.repeat(70),
      'ImportError: no',
      '',
      '-'.repeat(70),
      'Ran 1 test in 0.1s',
      '',
      'FAILED (errors=1)',
    ].join('\n');
    expect(readUnittestText(text)?.cases).toMatchObject([
      { id: 'tests.test_bad', status: 'error', message: 'ImportError: no' },
    ]);
  });

  it('takes the test without an outcome for the one that was running', () => {
    const text =
      'test_a (t.T.test_a) ... ok\ntest_b (t.T.test_b) ... Traceback (most recent call last):\n  File "x.py", line 1, in f\nKeyboardInterrupt\n';
    expect(brief(readUnittestText(text)?.cases)).toEqual(['passed t.T::test_a', 'error t.T::test_b']);
  });
});

describe('readCargoText', () => {
  const output = [
    '     Running unittests src/lib.rs (target/debug/deps/tiny-b8411d1b6389d6df)',
    'test tests::adds ... FAILED',
    'test tests::slow ... ignored, takes long',
    '     Running tests/api.rs (target/debug/deps/api-b8411d1b6389d6df)',
    'test tests::adds ... ok',
    '     Running unittests src/main.rs (target/debug/deps/tiny-b8411d1b6389d6de)',
    'test tests::adds ... ok',
    '   Doc-tests tiny',
    'test src/lib.rs - add (line 3) ... ok',
  ].join('\n');

  it('keeps apart tests of one name in several binaries', () => {
    expect(brief(readCargoText(output, false)?.cases)).toEqual([
      'failed tests::adds',
      'skipped tests::slow',
      'passed api::tests::adds',
      'passed main::tests::adds',
      'passed doc src/lib.rs - add (line 3)',
    ]);
  });

  it('names the crate in a workspace', () => {
    expect(brief(readCargoText(output, true)?.cases)[0]).toBe('failed tiny::tests::adds');
  });
});
