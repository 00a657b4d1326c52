import { namesIn } from '../../../domain/tokenise-code.ts';
import type { FailingTest } from '../locate/locate-failing-tests.ts';
import { locateFrames } from '../locate/locate-frames.ts';
import type { CandidatePool } from './candidate-pool.ts';
import type { TaskEvidence } from './task-evidence.ts';

/** What a frame further out keeps of the one inside it. */
const OUTWARD = 0.85;

/** Units that stack frames lie in; the innermost is the best witness, each outer one a little less. */
export function addFrames(pool: CandidatePool, { index, query }: TaskEvidence): void {
  for (const trace of query.traces) {
    for (const { unit, depth, line } of locateFrames(index, trace)) {
      const path = index.table.units[unit]?.file.path;
      pool.raise(unit, 'frame', { value: OUTWARD ** depth, reason: `stack frame ${path}:${line}` });
      pool.setDepth(unit, depth);
    }
  }
}

/** Units a failing test calls or names; called by all of them counts more than by one. */
export function addFailing(pool: CandidatePool, { index, failingTests }: TaskEvidence): void {
  const callers = new Map<number, { weight: number; tests: string[] }>();
  const located = failingTests.filter(({ unit }) => unit !== undefined);
  for (const failing of located) {
    for (const [unit, weight] of reachedBy(index, failing)) {
      const known = callers.get(unit) ?? { weight: 0, tests: [] };
      callers.set(unit, { weight: Math.max(weight, known.weight), tests: [...known.tests, failing.test] });
    }
  }
  for (const [unit, { weight, tests }] of callers) {
    const share = tests.length / located.length;
    const more = tests.length > 1 ? ` and ${tests.length - 1} more` : '';
    pool.raise(unit, 'failing', { value: weight * (0.5 + 0.5 * share), reason: `used by failing ${tests[0]}${more}` });
  }
}

function reachedBy(index: TaskEvidence['index'], { unit, file }: FailingTest): ReadonlyMap<number, number> {
  const reached = new Map<number, number>();
  if (unit === undefined || file === undefined) return reached;
  for (const { callee, weight } of index.edges.calleesOf(unit)) reached.set(callee, weight);
  const ref = index.table.units[unit];
  const text = ref ? ref.file.text.slice(ref.unit.startOffset, ref.unit.endOffset) : '';
  for (const name of new Set(namesIn(text))) {
    for (const named of index.imports[file]?.byAlias.get(name)?.units ?? []) reached.set(named, 1);
  }
  return reached;
}
