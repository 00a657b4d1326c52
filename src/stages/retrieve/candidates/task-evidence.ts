import type { TaskQuery } from '../../../domain/evidence.ts';
import type { RetrievalIndex } from '../build-retrieval-index.ts';
import { chooseTerms, type LexicalHit, scoreUnits, type WeighedTerm } from '../lexical/score-units.ts';
import { type FailingTest, locateFailingTest } from '../locate/locate-failing-tests.ts';
import { type UnderstoodQuery, understandQuery } from '../query/understand-query.ts';
import { nameOf } from '../unit-table.ts';

/** Units taken from the lexical index. */
const MOST_HITS = 200;

/** A task as every source of candidates sees it. */
export interface TaskEvidence {
  readonly index: RetrievalIndex;
  readonly query: UnderstoodQuery;
  readonly terms: readonly WeighedTerm[];
  readonly hits: readonly LexicalHit[];
  /** Posting entries read for the hits. */
  readonly entriesRead: number;
  readonly failingTests: readonly FailingTest[];
}

export function readTask(query: TaskQuery, index: RetrievalIndex): TaskEvidence {
  const understood = understandQuery(query, index.tokenise);
  const terms = chooseTerms(index.postings, understood.terms);
  const { hits, entriesRead } = scoreUnits(index.postings, terms, MOST_HITS);
  const failingTests = understood.failures.map((failure) => locateFailingTest(index, failure));
  return { index, query: understood, terms, hits, entriesRead, failingTests };
}

/** How a unit is called in reasons: its qualified name, else its place. */
export function labelOf(index: RetrievalIndex, unit: number): string {
  const ref = index.table.units[unit];
  return ref === undefined ? '' : (nameOf(ref.unit) ?? `${ref.file.path}:${ref.unit.start}`);
}
