import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TestRun, Verdict } from '../../src/domain/verdict.ts';
import { compareRuns, type Repeats } from '../../src/stages/verify/compare-runs.ts';
import { type JudgedRuns, judgeRuns } from '../../src/stages/verify/judge-runs.ts';
import { makeCounted, makeRun } from './make-run.ts';

function judge(before: TestRun, after: TestRun, more: Partial<JudgedRuns> & { readonly repeats?: Repeats } = {}) {
  return judgeRuns({ before, after, comparison: compareRuns(before, after, more.repeats), changed: true, ...more });
}

const hung = makeRun('', { end: 'timeout', exitCode: null, seconds: 30 });
const RED = makeRun('+a -b');

/** `-p.TestA@a_test.go`: a failure with the file that its output names. */
function goRun(marks: string): TestRun {
  const run = makeRun(marks);
  const cases = run.cases.map((test) => {
    const [id = '', path] = test.id.split('@');
    return { ...test, id, ...(path === undefined ? {} : { frames: [{ path, line: 3 }] }) };
  });
  return { ...run, cases };
}

describe('judgeRuns', () => {
  const cases: readonly (readonly [string, TestRun, TestRun, Verdict, RegExp])[] = [
    ['a fix', RED, makeRun('+a +b'), 'pass', /^1 test fixed, none broken\.$/],
    [
      'a fix beside old failures elsewhere',
      makeRun('-m::a -n::b'),
      makeRun('+m::a -n::b'),
      'pass',
      /1 test failed before and still fails: n::b/,
    ],
    [
      'half a fix',
      makeRun('-m::a -m::b'),
      makeRun('+m::a -m::b'),
      'fail',
      /1 test fixed, but 1 beside it still fails: m::b/,
    ],
    [
      'a fix beside an old failure in another file of a Go package',
      goRun('-p.TestA@a_test.go -p.TestB@b_test.go'),
      makeRun('+p.TestA -p.TestB'),
      'pass',
      /1 test failed before and still fails: p.TestB/,
    ],
    [
      'half a fix in one file of a Go package',
      goRun('-p.TestA@a_test.go -p.TestB@a_test.go'),
      makeRun('+p.TestA -p.TestB'),
      'fail',
      /1 beside it still fails: p.TestB/,
    ],
    [
      'a fix beside an old failure of a Go package in a file nobody knows',
      goRun('-p.TestA@a_test.go -p.TestB'),
      makeRun('+p.TestA -p.TestB'),
      'fail',
      /1 beside it still fails: p.TestB/,
    ],
    ['no fix', RED, RED, 'fail', /Nothing was fixed: 1 test failed before and still fails: b/],
    ['a break', makeRun('+a +b'), makeRun('+a -b'), 'fail', /1 test broke: b/],
    ['a fix and a break', RED, makeRun('-a +b'), 'fail', /1 test broke: a/],
    ['green before and after', makeRun('+a'), makeRun('+a'), 'pass', /No test shows that the task is done/],
    ['a test gone', RED, makeRun('+b'), 'fail', /1 test ran on the base and did not run with the change: a/],
    ['a test newly skipped', RED, makeRun('~a +b'), 'fail', /did not run with the change: a/],
    [
      'a failure the base never reached',
      RED,
      makeRun('+a +b -c'),
      'fail',
      /1 test fails that did not run on the base: c/,
    ],
    [
      'fewer tests by count',
      makeCounted(5, 1),
      makeCounted(5, 0),
      'fail',
      /Only 5 tests ran with the change, 6 on the base/,
    ],
    ['a fix by count', makeCounted(5, 1), makeCounted(6, 0), 'pass', /1 test failed on the base; now 6 tests pass/],
    ['no fix by count', makeCounted(5, 1), makeCounted(5, 1), 'fail', /Nothing was fixed: 1 test/],
    ['nothing ran, well', RED, makeRun(''), 'no-tests', /the runner found no test/],
    ['nothing known, well', RED, makeRun('', { source: 'exit-code' }), 'no-tests', /nothing in the output shows/],
    ['all skipped', RED, makeRun('~a ~b'), 'no-tests', /all 2 were skipped/],
    ['nothing built', RED, makeRun('', { exitCode: 101 }), 'fail', /could be built or loaded \(exit code 101\)/],
    [
      'nothing built before either',
      makeRun('', { exitCode: 101 }),
      makeRun('', { exitCode: 101 }),
      'error',
      /No test could be run/,
    ],
    [
      'nothing built before, all well now',
      makeRun('', { exitCode: 101 }),
      makeRun('+a'),
      'pass',
      /No test could be run on the base; now 1 test passes/,
    ],
    ['a hang as before', hung, hung, 'fail', /do not end within 30 s, as on the base/],
    ['a hang that is new', RED, hung, 'fail', /With the change the tests do not end/],
    ['a limit that was near before', { ...RED, seconds: 25 }, hung, 'error', /limit may be too low/],
    ['a hang cured', hung, makeRun('+a +b'), 'pass', /did not end on the base; now 2 tests pass/],
    ['a hang cured in part', hung, makeRun('+a -b'), 'fail', /did not run on the base: b/],
    [
      'a crash cured',
      makeRun('+a', { end: 'signal', signal: 'SIGSEGV', exitCode: 139 }),
      makeRun('+a +b'),
      'pass',
      /fell over on the base/,
    ],
    [
      'a crash',
      RED,
      makeRun('+a +b', { end: 'signal', signal: 'SIGSEGV', exitCode: null }),
      'error',
      /ended by SIGSEGV/,
    ],
    ['a crash behind a shell', RED, makeRun('+a +b', { exitCode: 139 }), 'error', /exit code 139/],
    ['a flood that is new', RED, makeRun('', { end: 'output-limit', exitCode: null }), 'fail', /print without end/],
    [
      'failures with exit code 0',
      RED,
      makeRun('+a -b', { exitCode: 0 }),
      'error',
      /exit code 0 although 1 test failed/,
    ],
    ['passes with exit code 1', RED, makeRun('+a +b', { exitCode: 1 }), 'error', /exit code 1 although no test failed/],
    [
      'a base that contradicts itself',
      makeRun('+a', { exitCode: 1 }),
      makeRun('+a'),
      'error',
      /On the base the test command/,
    ],
    ['no program', RED, makeRun('', { end: 'not-started', exitCode: 127 }), 'error', /could not be started/],
    ['no program behind a shell', RED, makeRun('', { exitCode: 127 }), 'error', /could not be started/],
  ];
  it.each(cases)('%s', (_, before, after, verdict, reason) => {
    const judgement = judge(before, after);
    expect(judgement.verdict).toBe(verdict);
    expect(judgement.reason).toMatch(reason);
    expect(judgement.reason).toMatch(/\.$/);
  });

  it('is no-change for an unchanged tree, whatever the tests say', () => {
    expect(judge(RED, makeRun('+a +b'), { changed: false }).verdict).toBe('no-change');
  });

  it('asks for the tests the task is about, and then for no others', () => {
    const [before, after] = [makeRun('-m::a -m::b'), makeRun('+m::a -m::b')];
    expect(judge(before, after, { targets: ['m::a'] }).verdict).toBe('pass');
    expect(judge(before, after, { targets: ['m::a', 'm::b'] }).verdict).toBe('fail');
    expect(judge(before, after, { targets: ['m::gone'] }).verdict).toBe('fail');
  });

  it('is unstable when the change makes a test unsteady, or when only an unsteady one was fixed', () => {
    const [before, after] = [makeRun('+a -b'), makeRun('+a +b')];
    expect(judge(before, after, { repeats: { after: makeRun('-a +b'), before } }).verdict).toBe('unstable');
    expect(judge(before, after, { repeats: { before: makeRun('+a +b'), after } }).verdict).toBe('unstable');
  });

  const passing = makeRun('+a +b');
  const killed = makeRun('+a', { end: 'signal', signal: 'SIGKILL', exitCode: null });
  it.each<[string, TestRun, TestRun, Repeats, RegExp]>([
    ['was killed', RED, passing, { after: killed }, /second run of the patched tree came to no result: .*SIGKILL/],
    ['did not end', RED, passing, { after: hung }, /second run of the patched tree came to no result/],
    ['ran nothing', RED, passing, { after: makeRun('') }, /came to no result: No test ran/],
    ['ran fewer tests', RED, passing, { after: makeRun('+b') }, /Only 1 test ran in the second run .*, 2 in the first/],
    [
      'failed without names',
      makeCounted(5, 1),
      makeCounted(6, 0),
      { after: makeCounted(5, 1) },
      /1 test failed in the second run of the patched tree only/,
    ],
    [
      'failed by name only then',
      passing,
      makeCounted(2, 0),
      { after: makeCounted(1, 1, '-b') },
      /came out differently/,
    ],
    ['passed on the base, too', killed, passing, { before: passing, after: passing }, /pass in its second/],
  ])('is unstable when the second run %s', (_, before, after, repeats, reason) => {
    expect(judge(before, after, { repeats: { before, after, ...repeats } })).toMatchObject({
      verdict: 'unstable',
      reason: expect.stringMatching(reason),
    });
  });

  it('does not blame the change for a test that is unsteady on the base', () => {
    const [before, after] = [makeRun('+a -b -c'), makeRun('+a +b +c')];
    const repeats = { before: makeRun('+a -b +c'), after: makeRun('+a +b -c') };
    expect(judge(before, after, { repeats })).toMatchObject({
      verdict: 'pass',
      reason: expect.stringMatching(/^1 test fixed/),
    });
  });

  it('passes only a run that ended well, ran tests, broke none and lost none', () => {
    const mark = fc.tuple(fc.constantFrom('+', '-', '!', '~'), fc.constantFrom('m::a', 'm::b', 'n::c', 'd'));
    const marks = fc
      .uniqueArray(mark, { selector: ([, id]) => id, maxLength: 4 })
      .map((all) => all.map((m) => m.join('')).join(' '));
    const end = fc.constantFrom('exited', 'exited', 'exited', 'timeout', 'signal', 'output-limit', 'not-started');
    const code = fc.constantFrom(undefined, undefined, undefined, 0, 1, 127, 139);
    const run = fc
      .tuple(marks, end, code)
      .map(([text, how, exitCode]) => makeRun(text, { end: how, ...(exitCode === undefined ? {} : { exitCode }) }));
    fc.assert(
      fc.property(run, run, (before, after) => {
        if (judge(before, after).verdict !== 'pass') return;
        const failing = after.counts.failed + after.counts.errors;
        expect(after.end).toBe('exited');
        expect(after.counts.passed).toBeGreaterThan(0);
        expect(after.exitCode === 0).toBe(failing === 0);
        for (const test of before.cases) {
          const now = after.cases.find(({ id }) => id === test.id)?.status;
          if (test.status === 'passed') expect(now).toBe('passed');
          if (test.status === 'failed' || test.status === 'error') expect(['passed', 'failed', 'error']).toContain(now);
        }
        for (const test of after.cases.filter(({ status }) => status === 'failed' || status === 'error')) {
          expect(before.cases.find(({ id }) => id === test.id)?.status).toMatch(/failed|error/);
        }
      }),
      { numRuns: 3000, seed: 11 },
    );
  });
});
