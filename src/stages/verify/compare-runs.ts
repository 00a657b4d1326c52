import { comparePaths } from '../../domain/repo-path.ts';
import type { TestCase, TestComparison, TestRun } from '../../domain/verdict.ts';
import { endedNormally, executed, failing, namesAll } from './run-counts.ts';

/** A second run of the same trees, where the first ones differed. */
export interface Repeats {
  readonly before?: TestRun;
  readonly after?: TestRun;
}

/** What became of a test on one tree: `unseen` where it is not among the run's tests, `unflagged` where only failing ones have names. */
type Outcome = 'passing' | 'failing' | 'skipped' | 'unseen' | 'unflagged';
type ListName = keyof TestComparison;

/**
 * Sorts every test of either run into one list. `fixed` failed on the base and passes; `broken` passes on the base, or the base ran all its tests and did
 * not have it, and fails; `stillFailing` fails now and is not known to have passed; `stillPassing` passes now and is not known to have
 * failed; `notRun` has no outcome now; `flaky` came out differently in two runs of one tree.
 */
export function compareRuns(before: TestRun, after: TestRun, repeats: Repeats = {}): TestComparison {
  const sides = { before: outcomes(before), after: outcomes(after) };
  const flaky = new Set([...flips(before, repeats.before), ...flips(after, repeats.after)]);
  const lists: Record<ListName, string[]> = {
    fixed: [],
    broken: [],
    stillFailing: [],
    stillPassing: [],
    flaky: [],
    notRun: [],
  };
  const isWhole = endedNormally(before) && failing(before.counts) === 0 && executed(before.counts) > 0;
  for (const id of [...new Set([...sides.before.ids(), ...sides.after.ids(), ...flaky])].sort(comparePaths)) {
    const was = sides.before.of(id);
    const now = was === 'failing' ? sides.after.ofWhole(id) : sides.after.of(id);
    lists[flaky.has(id) ? 'flaky' : listFor(was, now, isWhole)].push(id);
  }
  return lists;
}

/** `isWhole`: the base ran all it has and nothing failed, so that a test it did not show is new. */
function listFor(before: Outcome, after: Outcome, isWhole: boolean): ListName {
  switch (after) {
    case 'passing':
    case 'unflagged':
      return before === 'failing' ? 'fixed' : 'stillPassing';
    case 'failing':
      if (before === 'failing') return 'stillFailing';
      return before === 'unseen' && !isWhole ? 'stillFailing' : 'broken';
    case 'skipped':
    case 'unseen':
      return 'notRun';
    default:
      return after satisfies never;
  }
}

interface Outcomes {
  ids(): Iterable<string>;
  of(id: string): Outcome;
  /** The same for a name that may stand for several tests. */
  ofWhole(id: string): Outcome;
}

function outcomes(run: TestRun): Outcomes {
  const known = new Map(run.cases.map((test) => [test.id, outcomeOf(test)]));
  const missing: Outcome = !namesAll(run) && endedNormally(run) && executed(run.counts) > 0 ? 'unflagged' : 'unseen';
  const of = (id: string) => known.get(id) ?? missing;
  return {
    ids: () => known.keys(),
    of,
    ofWhole: (id) => (!known.has(id) && allPartsPass(id, run.cases) ? 'passing' : of(id)),
  };
}

function outcomeOf({ status }: TestCase): Outcome {
  if (status === 'passed') return 'passing';
  return status === 'skipped' ? 'skipped' : 'failing';
}

/**
 * A file, package or function that hung or fell over as a whole is named without its parts: `test_bits` for `TestA::test_bits[1]`. It passes when it has
 * parts and all of them pass.
 */
function allPartsPass(id: string, cases: readonly TestCase[]): boolean {
  const parts = cases.filter((test) => isPart(test.id, id) && test.status !== 'skipped');
  return parts.length > 0 && parts.every(({ status }) => status === 'passed');
}

function isPart(id: string, whole: string): boolean {
  const unit = whole.replace(/ \(package\)$/, '');
  if (id.startsWith(`${unit}::`) || id.startsWith(`${unit}.`)) return true;
  const [group, name] = splitId(whole);
  const [partGroup, partName] = splitId(id);
  if (group === undefined || partGroup === undefined || (partGroup !== group && !partGroup.startsWith(`${group}.`)))
    return false;
  return partName === name || partName.startsWith(`${name}[`);
}

function splitId(id: string): readonly [string | undefined, string] {
  const at = id.lastIndexOf('::');
  return at < 0 ? [undefined, id] : [id.slice(0, at), id.slice(at + 2)];
}

/** Tests that came out differently in two runs of one tree. */
export function flips(first: TestRun, second: TestRun | undefined): readonly string[] {
  if (second === undefined) return [];
  const [once, again] = [outcomes(first), outcomes(second)];
  const ids = [...new Set([...once.ids(), ...again.ids()])];
  return ids.filter((id) => isFlip(once.of(id), again.of(id)));
}

function isFlip(one: Outcome, other: Outcome): boolean {
  const passes = (outcome: Outcome) => outcome === 'passing' || outcome === 'unflagged';
  return (passes(one) && other === 'failing') || (one === 'failing' && passes(other));
}
