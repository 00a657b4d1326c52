import type { Program } from '../domain/program.ts';
import type { Judgement, TestComparison, TestRun } from '../domain/verdict.ts';
import { applyChanges } from '../stages/apply/apply-changes.ts';
import { checkChanges } from '../stages/apply/check-changes.ts';
import { compareRuns } from '../stages/verify/compare-runs.ts';
import { judgeRuns } from '../stages/verify/judge-runs.ts';
import { restoreTests } from '../stages/verify/restore-tests.ts';
import { runTests } from '../stages/verify/run-tests.ts';
import { whatToRepeat } from '../stages/verify/what-to-repeat.ts';
import { type Baseline, type CheckedOut, testSettings } from './measure-baseline.ts';
import type { RunPorts, RunSettings } from './run-settings.ts';
import type { Candidate } from './write-candidate.ts';

/** What the tests said of one program; `refusals` is not empty where policy kept it off the tree. */
export interface Tested {
  readonly program: Program;
  readonly judgement: Judgement;
  readonly refusals: readonly string[];
  readonly after?: TestRun;
  readonly comparison?: TestComparison;
}

/** One try: what was written and what the tests said of it. */
export interface Tried {
  readonly candidate: Candidate;
  readonly tested?: Tested;
  readonly judgement: Judgement;
}

export interface Bench {
  readonly tree: CheckedOut;
  readonly baseline: Baseline;
  /** Failing tests the task names, if it names any. */
  readonly targets: readonly string[] | undefined;
  readonly settings: RunSettings;
  readonly ports: RunPorts;
  readonly signal: AbortSignal;
}

/** Applies a program to the frozen tree and runs the same tests on it. The tree's own test files judge, never the program's. */
export async function testProgram(program: Program, bench: Bench): Promise<Tested> {
  const { tree, baseline } = bench;
  const refusals = checkChanges(program.changes, tree.entries).map((refusal) => `${refusal.path}: ${refusal.rule}`);
  if (refusals.length > 0) {
    return {
      program,
      refusals,
      judgement: { verdict: 'fail', reason: `The change was refused: ${refusals.join('; ')}.` },
    };
  }
  const { counted, informational } = restoreTests(program.changes);
  const { command, run: before } = baseline;
  if (!command || !before) return { program, refusals, judgement: untested(bench) };
  const runOn = async (changes: Program['changes']) => {
    await tree.worktree.reset();
    await applyChanges(changes, tree.worktree.directory);
    return runTests(command, tree.directory, bench.ports, testSettings(bench.settings, bench.signal, bench.ports));
  };
  const after = await runOn(counted);
  const repeats = await repeat(compareRuns(before, after), { before, after, counted, runOn });
  const comparison = compareRuns(before, after, repeats);
  const judgement = judgeRuns({
    before,
    after,
    comparison,
    repeats,
    changed: counted.length > 0,
    ...(bench.targets ? { targets: bench.targets } : {}),
  });
  const ignored = informational.length > 0 ? ` Changes to ${informational.length} test file(s) did not count.` : '';
  return { program, refusals, after, comparison, judgement: { ...judgement, reason: judgement.reason + ignored } };
}

/** What would pass or break is tested once more before that is believed: a flip is `unstable`, never a pass. */
async function repeat(
  first: TestComparison,
  {
    before,
    after,
    counted,
    runOn,
  }: {
    readonly before: TestRun;
    readonly after: TestRun;
    readonly counted: Program['changes'];
    readonly runOn: (changes: Program['changes']) => Promise<TestRun>;
  },
): Promise<{ readonly before?: TestRun; readonly after?: TestRun }> {
  const trees = whatToRepeat(first, before, after);
  const patched = trees.includes('after') ? { after: await runOn(counted) } : {};
  // A base that hung would only hang again, for as long as the limit.
  const base = trees.includes('before') && before.end !== 'timeout' ? { before: await runOn([]) } : {};
  return { ...patched, ...base };
}

function untested({ settings }: Bench): Judgement {
  const why =
    settings.testCommand === 'none'
      ? 'No tests were run, as asked.'
      : 'No test command was found. Name one (test-command).';
  return { verdict: 'no-tests', reason: why };
}
