import { explainUnits, type UnitEvidence } from '../lexical/score-units.ts';
import { addFailing, addFrames } from './add-failures.ts';
import { addImported } from './add-imported.ts';
import { addMentioned } from './add-mentioned.ts';
import { addNeighbours } from './add-neighbours.ts';
import { CandidatePool } from './candidate-pool.ts';
import { filesInPlay } from './files-in-play.ts';
import { type RankedCandidate, rankCandidates, strongestReasons } from './rank-candidates.ts';
import type { TaskEvidence } from './task-evidence.ts';

/** Candidates handed on. */
const MOST_CANDIDATES = 400;

export interface ExplainedCandidate extends RankedCandidate {
  readonly reason: string;
}

export interface GatheredCandidates {
  readonly ranked: readonly ExplainedCandidate[];
  readonly lexical: ReadonlyMap<number, UnitEvidence>;
}

/** Union of all sources, then one ranker. Structure is followed from the best direct evidence. */
export function gatherCandidates(task: TaskEvidence): GatheredCandidates {
  const { index } = task;
  const pool = new CandidatePool();
  addMentioned(pool, task);
  addFrames(pool, task);
  addFailing(pool, task);
  addLexical(pool, task);
  const direct = rankCandidates(index.table, pool.candidates());
  addImported(pool, index, filesInPlay(task, direct));
  addNeighbours(pool, index, direct);
  const lexical = addLexical(pool, task);
  const ranked = rankCandidates(index.table, pool.candidates()).slice(0, MOST_CANDIDATES);
  return { ranked: ranked.map((candidate) => ({ ...candidate, reason: strongestReasons(candidate) })), lexical };
}

/** Lexical hits, and for units that came by another way what the postings say of their words. */
function addLexical(pool: CandidatePool, { index, terms, hits }: TaskEvidence): ReadonlyMap<number, UnitEvidence> {
  const units = new Set([...hits, ...pool.candidates()].map(({ unit }) => unit));
  const evidence = explainUnits(index.postings, terms, units);
  const best = hits[0]?.score ?? 0;
  for (const [unit, { score, terms: shown }] of evidence) {
    if (best > 0) pool.raise(unit, 'lexical', { value: score / best, reason: `words: ${shown.join(', ')}` });
  }
  return evidence;
}
