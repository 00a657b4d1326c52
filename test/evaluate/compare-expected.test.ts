import { expect, test } from 'vitest';
import { compareExpected } from '../../src/evaluate/compare-expected.ts';

test('one test is the same however runner and record spell its path', () => {
  const expected = ['extension.TestTable', 'test/a.js::encode::splits pairs', 'tests.test_a::test_order[NULLS LAST]'];
  const fixed = [
    'example.org/parser/extension.TestTable',
    'test/a.js > encode > splits pairs',
    'tests/test_a.py::test_order[NULLS LAST]'.replace('/', '.').replace('.py', ''),
  ];
  expect(compareExpected(expected, fixed)).toEqual({ missing: [], extra: [] });
});

test('what is missing and what is more than recorded is told', () => {
  expect(compareExpected(['a::one', 'a::two'], ['a::two', 'a::three'])).toEqual({
    missing: ['a::one'],
    extra: ['a::three'],
  });
});

test('names that differ only in what ends them are not the same test', () => {
  expect(compareExpected(['a::test_x[1]'], ['a::test_x[11]']).missing).toEqual(['a::test_x[1]']);
});
