import type { RetrievalIndex } from '../build-retrieval-index.ts';
import type { CallEdge } from '../edges/call-edges.ts';
import { isTestCode } from '../unit-table.ts';
import type { CandidatePool } from './candidate-pool.ts';
import type { RankedCandidate } from './rank-candidates.ts';
import { labelOf } from './task-evidence.ts';

/** Units whose call edges are followed. */
const SEEDS = 15;
/** Edges followed from one unit in one direction. */
const MOST_EDGES = 20;
const MOST_TESTS = 3;

/** One hop of call edges round the best candidates, and the tests that name them. */
export function addNeighbours(pool: CandidatePool, index: RetrievalIndex, ranked: readonly RankedCandidate[]): void {
  const best = ranked[0]?.score ?? 0;
  if (!(best > 0)) return;
  for (const { unit, score } of ranked.slice(0, SEEDS)) {
    const [share, label] = [score / best, labelOf(index, unit)];
    for (const { callee, weight } of firmest(index.edges.calleesOf(unit))) {
      pool.raise(callee, 'call', { value: share * weight, reason: `called by ${label}` });
    }
    for (const { caller, weight } of firmest(index.edges.callersOf(unit))) {
      if (!isTestCode(index.table.units[caller]))
        pool.raise(caller, 'call', { value: share * weight, reason: `calls ${label}` });
    }
    for (const test of testsOf(index, unit)) {
      pool.raise(test, 'tests', { value: share, reason: `test that names ${label}` });
    }
  }
}

/** Tests that call a unit, then tests whose text names it. */
export function testsOf(index: RetrievalIndex, unit: number): readonly number[] {
  if (isTestCode(index.table.units[unit])) return [];
  const calling = firmest(index.edges.callersOf(unit).filter(({ caller }) => isTestCode(index.table.units[caller])));
  const found = calling.slice(0, MOST_TESTS).map(({ caller }) => caller);
  if (found.length >= MOST_TESTS) return found;
  const naming = testsNaming(index, unit).filter((test) => !found.includes(test));
  return [...found, ...naming].slice(0, MOST_TESTS);
}

function testsNaming({ testsByTerm, postings, table, tokenise }: RetrievalIndex, unit: number): readonly number[] {
  const name = table.units[unit]?.unit.name ?? '';
  const term = postings.terms.get((name.length > 2 && tokenise(name)[0]) || '');
  return term === undefined ? [] : testsByTerm(term, 2 * MOST_TESTS);
}

function firmest(edges: readonly CallEdge[]): readonly CallEdge[] {
  return [...edges]
    .sort((a, b) => b.weight - a.weight || a.caller - b.caller || a.callee - b.callee)
    .slice(0, MOST_EDGES);
}
