import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRuns } from '../../src/stages/verify/compare-runs.ts';
import { whatToRepeat } from '../../src/stages/verify/what-to-repeat.ts';
import { makeCounted, makeRun } from './make-run.ts';

const NONE = { fixed: [], broken: [], stillFailing: [], stillPassing: [], flaky: [], notRun: [] };

describe('compareRuns', () => {
  it('sorts every test into one list', () => {
    const before = makeRun('+a -b -c +d !e ~f +g');
    const after = makeRun('+a +b -c -d +e ~f');
    expect(compareRuns(before, after)).toEqual({
      fixed: ['b', 'e'],
      broken: ['d'],
      stillFailing: ['c'],
      stillPassing: ['a'],
      flaky: [],
      notRun: ['f', 'g'],
    });
  });

  it('finds exactly the one new failure among old ones', () => {
    const comparison = compareRuns(makeRun('-a -b -c +d'), makeRun('-a -b -c -d'));
    expect(comparison).toEqual({ ...NONE, broken: ['d'], stillFailing: ['a', 'b', 'c'] });
  });

  it('does not blame the change for tests that a stopped base never reached', () => {
    const before = makeRun('+a -b');
    expect(compareRuns(before, makeRun('+a +b +c -d'))).toEqual({
      ...NONE,
      fixed: ['b'],
      stillFailing: ['d'],
      stillPassing: ['a', 'c'],
    });
  });

  it('blames it for a new test that fails where the base was whole and green', () => {
    expect(compareRuns(makeRun('+a'), makeRun('+a -b'))).toEqual({ ...NONE, broken: ['b'], stillPassing: ['a'] });
  });

  it('does not take a new skip for a pass', () => {
    expect(compareRuns(makeRun('+a -b'), makeRun('~a ~b'))).toEqual({ ...NONE, notRun: ['a', 'b'] });
  });

  it('takes a missing name for a pass where only failing tests have names', () => {
    expect(compareRuns(makeCounted(5, 2, '-T::a -T::b'), makeCounted(6, 1, '-T::b'))).toEqual({
      ...NONE,
      fixed: ['T::a'],
      stillFailing: ['T::b'],
    });
    expect(compareRuns(makeCounted(7, 0), makeCounted(6, 1, '-T::b'))).toEqual({ ...NONE, broken: ['T::b'] });
  });

  it('does not take a missing name for a pass where the run fell over', () => {
    const after = makeRun('', { end: 'timeout', exitCode: null });
    expect(compareRuns(makeCounted(5, 1, '-T::a'), after)).toEqual({ ...NONE, notRun: ['T::a'] });
  });

  it.each([
    ['a function that hung', '!t.m::f', '+t.m.T::f[1] +t.m.T::f[2] +t.m::g', '-t.m.T::f[1] +t.m.T::f[2]'],
    ['a file that could not be loaded', '!a.test.js', '+a.test.js::x', '-a.test.js::x'],
    ['a module that could not be loaded', '!tests.test_a', '+tests.test_a.T::x', '-tests.test_a.T::x'],
    ['a package that did not build', '!inner (package)', '+inner.TestA', '-inner.TestA'],
  ])('counts %s as fixed when all its parts pass', (_, before, green, red) => {
    const whole = before.slice(1);
    expect(compareRuns(makeRun(before), makeRun(green)).fixed).toEqual([whole]);
    expect(compareRuns(makeRun(before), makeRun(red)).fixed).toEqual([]);
    expect(compareRuns(makeRun(before), makeRun('+other')).fixed).toEqual([]);
  });

  it('marks what came out differently in two runs of one tree', () => {
    const [before, after] = [makeRun('-a -b +c'), makeRun('+a +b +c')];
    const again = { before: makeRun('-a +b +c'), after: makeRun('+a +b -c') };
    expect(compareRuns(before, after, again)).toEqual({ ...NONE, fixed: ['a'], flaky: ['b', 'c'] });
  });

  it('marks a test that only the second run names, where passing tests have no names', () => {
    const again = { after: makeCounted(5, 1, '-b') };
    expect(compareRuns(makeCounted(5, 1, '-a'), makeCounted(6, 0), again).flaky).toEqual(['b']);
  });

  it('puts each test into exactly one list, in order, whatever the runs are', () => {
    const mark = fc.tuple(
      fc.constantFrom('+', '-', '!', '~'),
      fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f::x', 'f::x[1]'),
    );
    const run = fc
      .uniqueArray(mark, { selector: ([, id]) => id, maxLength: 7 })
      .map((marks) => makeRun(marks.map((m) => m.join('')).join(' ')));
    fc.assert(
      fc.property(run, run, fc.option(run, { nil: undefined }), (before, after, repeat) => {
        const lists = Object.values(compareRuns(before, after, repeat ? { after: repeat } : {}));
        const ids = [...new Set([...before.cases, ...after.cases].map(({ id }) => id))].sort();
        expect(lists.flat().sort()).toEqual(ids);
        for (const list of lists) expect([...list]).toEqual([...list].sort());
      }),
      { numRuns: 500, seed: 5 },
    );
  });
});

describe('whatToRepeat', () => {
  const [green, red] = [makeRun('+a'), makeRun('-a')];
  it('repeats both trees for a fix, the patched one for a break, none for failures that stay', () => {
    expect(whatToRepeat({ ...NONE, fixed: ['a'] }, red, green)).toEqual(['before', 'after']);
    expect(whatToRepeat({ ...NONE, broken: ['a'] }, green, red)).toEqual(['after']);
    expect(whatToRepeat({ ...NONE, stillFailing: ['a'] }, red, red)).toEqual([]);
  });

  it('repeats what would pass without a named fix', () => {
    expect(whatToRepeat({ ...NONE, stillPassing: ['a'] }, green, green)).toEqual(['after']);
    expect(whatToRepeat(NONE, makeCounted(5, 1), makeCounted(6, 0))).toEqual(['before', 'after']);
    expect(whatToRepeat(NONE, makeRun('', { end: 'signal', exitCode: null }), green)).toEqual(['before', 'after']);
  });
});
