import type { Judgement, TestComparison, TestRun } from '../../domain/verdict.ts';
import { flips, type Repeats } from './compare-runs.ts';
import { judgeRun } from './judge-run.ts';
import { groupOf, namesOf } from './name-tests.ts';
import { endedNormally, executed, failing, isGreen, namesAll, tests, verb } from './run-counts.ts';

export interface JudgedRuns {
  readonly before: TestRun;
  readonly after: TestRun;
  readonly comparison: TestComparison;
  /** The program changed the tree. */
  readonly changed: boolean;
  /** Tests the task is about, where that is known: all of them must pass, and other old failures do not count. */
  readonly targets?: readonly string[];
  /** The second runs that the comparison was made with. */
  readonly repeats?: Repeats;
}

/** Undefined where the rule has nothing to say. */
type Rule = (runs: JudgedRuns) => Judgement | undefined;

/** The verdict on a program, by the first rule that applies (docs/decisions/0002-verdict-lattice.md). Doubt never passes. */
export function judgeRuns(runs: JudgedRuns): Judgement {
  for (const rule of RULES) {
    const judgement = rule(runs);
    if (judgement !== undefined) return judgement;
  }
  const { stillFailing } = runs.comparison;
  const left = Math.max(stillFailing.length, failing(runs.after.counts));
  return {
    verdict: 'fail',
    reason: `Nothing was fixed: ${tests(left)} failed before and still ${verb(left, 'fail')}${namesOf(stillFailing)}.`,
  };
}

const unchanged: Rule = ({ changed }) =>
  changed ? undefined : { verdict: 'no-change', reason: 'The program leaves the tree as it was.' };

/** A test that is unsteady on the base is nobody's doing and is left out; one that the change made unsteady, or the only one it fixed, is not. */
const unsteady: Rule = ({ before, after, repeats, comparison: { fixed, flaky } }) => {
  const old = new Set(flips(before, repeats?.before));
  const fresh = repeats === undefined ? flaky : flips(after, repeats.after).filter((id) => !old.has(id));
  const decisive = fixed.length === 0 && failing(before.counts) > 0 ? flaky : fresh;
  if (decisive.length === 0) return undefined;
  return unstable(`${tests(decisive.length)} came out differently in two runs of one tree${namesOf(decisive)}.`);
};

/** What has no name cannot be seen to flip: the second run of each tree must come to the same end as the first. */
const unconfirmed: Rule = ({ before, after, repeats = {} }) => {
  const why = repeats.after && judgeRun(before, repeats.after)?.reason;
  if (why !== undefined) return unstable(`The second run of the patched tree came to no result: ${why}`);
  if (repeats.after && isGreen(after) && !isGreen(repeats.after) && !namesFailures(repeats.after))
    return unstable(`${tests(failing(repeats.after.counts))} failed in the second run of the patched tree only.`);
  if (repeats.after && executed(repeats.after.counts) < executed(after.counts))
    return unstable(
      `Only ${tests(executed(repeats.after.counts))} ran in the second run of the patched tree, ${executed(after.counts)} in the first.`,
    );
  return repeats.before && isGreen(repeats.before) && !isGreen(before) && !namesFailures(before)
    ? unstable('The tests of the base failed in its first run and pass in its second.')
    : undefined;
};

const broke: Rule = ({ comparison: { broken } }) =>
  broken.length === 0 ? undefined : { verdict: 'fail', reason: `${tests(broken.length)} broke${namesOf(broken)}.` };

/** A base that stopped at its first failure never reached these, so nothing says that they are old. */
const unreached: Rule = ({ before, comparison: { stillFailing } }) => {
  const failedBefore = new Set(before.cases.filter(isFailing).map(({ id }) => id));
  const fresh = stillFailing.filter((id) => !failedBefore.has(id));
  if (fresh.length === 0) return undefined;
  return {
    verdict: 'fail',
    reason: `${tests(fresh.length)} ${verb(fresh.length, 'fail')} that did not run on the base${namesOf(fresh)}.`,
  };
};

const lost: Rule = ({ before, after, comparison: { notRun } }) => {
  const ran = new Set(before.cases.filter(({ status }) => status !== 'skipped').map(({ id }) => id));
  const missing = notRun.filter((id) => ran.has(id));
  if (missing.length > 0) {
    return {
      verdict: 'fail',
      reason: `${tests(missing.length)} ran on the base and did not run with the change${namesOf(missing)}.`,
    };
  }
  const [was, is] = [executed(before.counts), executed(after.counts)];
  return endedNormally(before) && is < was
    ? { verdict: 'fail', reason: `Only ${tests(is)} ran with the change, ${was} on the base.` }
    : undefined;
};

const targetsFail: Rule = ({ targets = [], after }) => {
  const passing = new Set(after.cases.filter(({ status }) => status === 'passed').map(({ id }) => id));
  const failingNow = new Set(after.cases.filter(isFailing).map(({ id }) => id));
  // Where only failing tests have names, a target without one has passed.
  const left = targets.filter((id) => failingNow.has(id) || (namesAll(after) && !passing.has(id)));
  if (left.length === 0) return undefined;
  return {
    verdict: 'fail',
    reason: `${tests(left.length)} of those the task is about ${verb(left.length, 'do')} not pass${namesOf(left)}.`,
  };
};

/** Failures beside a fixed test are taken for the same fault, half repaired; those elsewhere for old ones of another cause. */
const halfFixed: Rule = ({ targets, before, after, comparison: { fixed, stillFailing } }) => {
  if (targets !== undefined || fixed.length === 0) return undefined;
  const paths = new Map(after.cases.map(({ id, path }) => [id, path]));
  const goFiles = goTestFiles(before);
  // A package of Go is many files; where all of these are known, they are the groups.
  const inFiles = [...fixed, ...stillFailing].every((id) => goFiles.has(id));
  const group = (id: string) => (inFiles ? goFiles.get(id) : groupOf(id, paths.get(id)));
  const groups = new Set(fixed.map(group));
  const beside = stillFailing.filter((id) => groups.has(group(id)));
  if (beside.length === 0) return undefined;
  return {
    verdict: 'fail',
    reason: `${tests(fixed.length)} fixed, but ${beside.length} beside ${fixed.length === 1 ? 'it' : 'them'} still ${verb(beside.length, 'fail')}${namesOf(beside)}.`,
  };
};

/** By test, the test file of Go that its failure names. */
function goTestFiles({ cases }: TestRun): ReadonlyMap<string, string> {
  return new Map(
    cases.flatMap(({ id, frames = [] }) => {
      const frame = frames.find(({ path }) => path.endsWith('_test.go'));
      return frame ? [[id, frame.path]] : [];
    }),
  );
}

const fixes: Rule = ({ comparison: { fixed, stillFailing } }) => {
  if (fixed.length === 0) return undefined;
  const old =
    stillFailing.length === 0
      ? ''
      : ` ${tests(stillFailing.length)} failed before and still ${verb(stillFailing.length, 'fail')}${namesOf(stillFailing)}.`;
  return { verdict: 'pass', reason: `${tests(fixed.length)} fixed, none broken.${old}` };
};

/** For a base whose failures have no names of their own: it hung, crashed or did not build. */
const allGreen: Rule = ({ before, after }) => {
  if (failing(after.counts) > 0) return undefined;
  const ran = executed(after.counts);
  const now = `${tests(ran)} ${verb(ran, 'pass')}`;
  if (before.end === 'timeout') return { verdict: 'pass', reason: `The tests did not end on the base; now ${now}.` };
  if (!endedNormally(before)) return { verdict: 'pass', reason: `The tests fell over on the base; now ${now}.` };
  if (executed(before.counts) === 0)
    return { verdict: 'pass', reason: `No test could be run on the base; now ${now}.` };
  if (failing(before.counts) > 0)
    return { verdict: 'pass', reason: `${tests(failing(before.counts))} failed on the base; now ${now}.` };
  return {
    verdict: 'pass',
    reason: `All tests passed before and still do: ${now}. No test shows that the task is done.`,
  };
};

const RULES: readonly Rule[] = [
  unchanged,
  ({ before, after }) => judgeRun(before, after),
  unsteady,
  unconfirmed,
  broke,
  unreached,
  lost,
  targetsFail,
  halfFixed,
  fixes,
  allGreen,
];

function namesFailures({ cases, counts }: TestRun): boolean {
  return failing(counts) > 0 && cases.filter(isFailing).length >= failing(counts);
}

function unstable(reason: string): Judgement {
  return { verdict: 'unstable', reason };
}

function isFailing({ status }: { readonly status: string }): boolean {
  return status === 'failed' || status === 'error';
}
