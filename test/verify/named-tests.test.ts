import { describe, expect, test } from 'vitest';
import { namedTests } from '../../src/stages/verify/named-tests.ts';
import { makeRun } from './make-run.ts';

describe('the failing tests that a task names', () => {
  test.each([
    ['its id', 'Mend tests.test_range::test_last', 'tests.test_range::test_last'],
    ['a bare name', 'test_last fails since Monday', 'tests.test_range::test_last'],
    ['a bare name of a case', 'test_last fails since Monday', 'tests.test_range::test_last[3-4]'],
    ['a Go test', 'TestLast/empty is red', 'example.com/range.TestLast/empty'],
    ['a method in backquotes', 'See `parsesEmpty`.', 'com.acme.RangeTest::parsesEmpty()'],
    [
      'a title, over a line break and in other case',
      'Nobody takes\nmore tools',
      'test/desk.test.js::nobody takes more tools',
    ],
    ['the title inside its suites', 'It counts the last day.', 'a.test.ts::range > it counts the last day'],
  ])('by %s', (_how, task, id) => {
    expect(namedTests(task, makeRun(`+other -${id}`))).toEqual([id]);
  });

  test.each([
    ['a word of every day', 'It works again, please', 'a.test.ts::works'],
    ['a part of a longer name', 'test_lasting fails', 'tests.test_range::test_last'],
    ['another title', 'nobody takes tools', 'test/desk.test.js::nobody takes more tools'],
  ])('not by %s', (_how, task, id) => {
    expect(namedTests(task, makeRun(`-${id}`))).toBeUndefined();
  });

  test('only where they fail', () => {
    expect(namedTests('test_last', makeRun('+m::test_last -m::test_first'))).toBeUndefined();
  });
});
