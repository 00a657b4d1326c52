import type { TaskQuery } from '../../domain/evidence.ts';
import type { Target } from '../../domain/program.ts';
import { comparePaths } from '../../domain/repo-path.ts';
import type { RankedUnit, Retrieval } from '../../domain/retrieval.ts';
import { isShortFile, LARGE_CLASS_LINES } from './target-size.ts';

/** More targets than any run has tries for. */
const MOST_TARGETS = 12;

/**
 * What to change, best first, each with its reason: what the task names, else where failing tests broke, else the
 * best ranked, with what the failing tests call and others do not preferred. A test is a target only if the task names it and nothing else speaks for other code.
 */
export function chooseTargets(retrieval: Retrieval, query: TaskQuery): readonly Target[] {
  const failing = new Set(query.failures.map((failure) => simpleName(failure.test)));
  const ranked = retrieval.units.map((unit, rank) => ({ unit, rank, tier: tierOf(unit, failing) }));
  const usable = ranked.filter((candidate) => candidate.tier !== undefined);
  const ordered = usable.sort((a, b) => (a.tier ?? 0) - (b.tier ?? 0) || compareCandidates(a, b));
  const targets: Target[] = [];
  for (const { unit } of ordered) {
    const target = targetOf(
      narrowed(
        unit,
        ordered.map((other) => other.unit),
      ),
    );
    if (!targets.some((known) => isSameTarget(known, target))) targets.push(target);
    if (targets.length === MOST_TARGETS) break;
  }
  return targets;
}

interface Candidate {
  readonly unit: RankedUnit;
  readonly rank: number;
}

/** Lower is better; undefined is never a target. */
function tierOf(unit: RankedUnit, failing: ReadonlySet<string>): number | undefined {
  const { file } = unit.ref;
  const callable = isCallable(unit);
  if (unit.ref.unit.isTest || file.isTestFile) {
    // A task that names a failing test asks for the code to be mended, not for the test.
    return unit.named && !failing.has(unit.ref.unit.name) ? 5 : undefined;
  }
  if (unit.named) return callable ? 0 : isHead(unit) ? 4 : 1;
  if (file.isSecondary) return 8;
  if (unit.frameDepth !== undefined) return callable ? 2 : 3;
  return callable ? 6 : 7;
}

/** Among equals: the innermost frame, then by score, which counts up to twice for what failing tests and few others call. */
function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    (a.unit.frameDepth ?? Number.MAX_SAFE_INTEGER) - (b.unit.frameDepth ?? Number.MAX_SAFE_INTEGER) ||
    b.unit.score * (1 + b.unit.suspicion) - a.unit.score * (1 + a.unit.suspicion) ||
    a.rank - b.rank ||
    comparePaths(a.unit.ref.file.path, b.unit.ref.file.path) ||
    a.unit.ref.unit.start - b.unit.ref.unit.start
  );
}

function isCallable(unit: RankedUnit): boolean {
  return unit.ref.unit.kind === 'function' || unit.ref.unit.kind === 'method';
}

/** A file's head or a run of lines: named whenever its file is. */
function isHead(unit: RankedUnit): boolean {
  return unit.ref.unit.kind === 'module' || unit.ref.unit.kind === 'window';
}

/** A large class is too much to write anew: its best member stands for it. */
function narrowed(unit: RankedUnit, ordered: readonly RankedUnit[]): RankedUnit {
  const { unit: outer, file } = unit.ref;
  if (outer.kind !== 'class' || outer.end - outer.start + 1 <= LARGE_CLASS_LINES) return unit;
  const inside = ordered.filter(
    ({ ref }) =>
      ref.file.path === file.path &&
      ref.unit.kind === 'method' &&
      ref.unit.start >= outer.start &&
      ref.unit.end <= outer.end,
  );
  const [best] = inside;
  return best ? { ...best, reason: `${best.reason}; best member of the large class ${outer.name}` } : unit;
}

function targetOf(unit: RankedUnit): Target {
  const { file } = unit.ref;
  const reason = `${sentence(unit)} (${unit.reason}).`;
  const whole = isHead(unit) && isShortFile(file);
  const isGuess = !unit.named && unit.frameDepth === undefined;
  return { path: file.path, reason, ...(whole ? {} : { unit: unit.ref }), ...(isGuess ? { isGuess } : {}) };
}

function sentence(unit: RankedUnit): string {
  if (unit.named) return 'The task names it';
  if (unit.frameDepth === 0) return 'A failing test breaks inside it';
  if (unit.frameDepth !== undefined) return `It is frame ${unit.frameDepth} of a failing test`;
  return unit.namedByFailingTest ? 'A failing test calls it' : 'It ranks best for the task';
}

function isSameTarget(a: Target, b: Target): boolean {
  return a.path === b.path && a.unit?.unit === b.unit?.unit;
}

/** `tests.test_range::TestRange::test_last[3]` names `test_last`. */
function simpleName(test: string): string {
  return (
    test
      .replace(/[[(].*$/s, '')
      .split(/::|[.#/\s>]+/)
      .filter((part) => part !== '')
      .at(-1) ?? test
  );
}
