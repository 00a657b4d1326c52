import type { Postings } from './build-postings.ts';
import { FIELDS, K1 } from './fields.ts';
import { inverseFrequency, unitsWith } from './name-statistics.ts';
import { occurrencesIn } from './packed-frequencies.ts';
import { selectTop } from './select-top.ts';

/** Terms a query may have; the best by weight and rarity. Bounds the cost of a 64 KB task. */
const MOST_TERMS = 60;
/** A term in more than this share of the units is left out once enough better ones are there. */
const COMMON_SHARE = 0.2;
const ENOUGH_TERMS = 20;

/** A query term with the factor its entries' impacts are multiplied by. */
export interface WeighedTerm {
  readonly token: string;
  readonly term: number;
  readonly factor: number;
}

/** The terms of a query that the tree knows, strongest first. */
export function chooseTerms(postings: Postings, weights: ReadonlyMap<string, number>): readonly WeighedTerm[] {
  const known: WeighedTerm[] = [];
  for (const [token, weight] of weights) {
    const term = postings.terms.get(token);
    if (term === undefined) continue;
    known.push({ token, term, factor: weight * inverseFrequency(unitsWith(postings, term), postings.unitCount) });
  }
  const best = selectTop(known, MOST_TERMS, (a, b) => b.factor - a.factor || (a.token < b.token ? -1 : 1));
  const isCommon = ({ term }: WeighedTerm) => unitsWith(postings, term) > COMMON_SHARE * postings.unitCount;
  const isNeeded = (_: WeighedTerm, position: number) => position < ENOUGH_TERMS;
  return best.filter((term, position) => isNeeded(term, position) || !isCommon(term));
}

export interface LexicalHit {
  readonly unit: number;
  readonly score: number;
}

export interface LexicalHits {
  readonly hits: readonly LexicalHit[];
  /** Posting entries read: what a query costs. */
  readonly entriesRead: number;
}

/** Best units by BM25F, ties by unit number, that is by path and position. */
export function scoreUnits(postings: Postings, terms: readonly WeighedTerm[], count: number): LexicalHits {
  // Zeroed by the system page by page; only units that some term touches are ever read.
  const scores = new Float64Array(postings.unitCount);
  const touched: number[] = [];
  let entriesRead = 0;
  for (const { term, factor } of terms) {
    const [first, end] = [postings.starts[term] ?? 0, postings.starts[term + 1] ?? 0];
    for (let entry = first; entry < end; entry++) {
      const unit = postings.unitOf[entry] ?? 0;
      const before = scores[unit] ?? 0;
      if (before === 0) touched.push(unit);
      scores[unit] = before + factor * (postings.impact[entry] ?? 0);
    }
    entriesRead += end - first;
  }
  const best = selectTop(touched, count, (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return { hits: best.map((unit) => ({ unit, score: scores[unit] ?? 0 })), entriesRead };
}

/** What the postings say of one unit: the whole score, each field's alone, and the terms that counted most. */
export interface UnitEvidence {
  readonly score: number;
  readonly fields: Float64Array;
  /** Sum of the factors of all terms it has. */
  readonly weight: number;
  readonly terms: readonly string[];
}

/** Terms named as the reason for a hit. */
const TERMS_SHOWN = 3;

/** Field-restricted scores of the given units, from the same postings. */
export function explainUnits(
  postings: Postings,
  terms: readonly WeighedTerm[],
  units: Iterable<number>,
): ReadonlyMap<number, UnitEvidence> {
  const found = new Map<number, UnitEvidence>();
  for (const unit of units) found.set(unit, explainUnit(postings, terms, unit));
  return found;
}

/** The same for units that are asked for again and again, such as a test that names many objects. */
export function evidenceReader(postings: Postings, terms: readonly WeighedTerm[]): (unit: number) => UnitEvidence {
  const known = new Map<number, UnitEvidence>();
  return (unit) => {
    const evidence = known.get(unit) ?? explainUnit(postings, terms, unit);
    known.set(unit, evidence);
    return evidence;
  };
}

function explainUnit(postings: Postings, terms: readonly WeighedTerm[], unit: number): UnitEvidence {
  const fields = new Float64Array(FIELDS.length);
  const shown: string[] = [];
  let [score, weight] = [0, 0];
  for (const { term, token, factor } of terms) {
    const entry = findEntry(postings, term, unit);
    if (entry === undefined) continue;
    score += factor * (postings.impact[entry] ?? 0);
    weight += factor;
    if (shown.length < TERMS_SHOWN) shown.push(token);
    const packed = postings.frequencies[entry] ?? 0;
    for (let field = 0; field < FIELDS.length; field++) {
      const weighed = occurrencesIn(packed, field) * (postings.factors[unit * FIELDS.length + field] ?? 0);
      fields[field] = (fields[field] ?? 0) + (factor * weighed) / (K1 + weighed);
    }
  }
  return { score, fields, weight, terms: shown };
}

/** Entries of a term stand in unit order, so a unit is found by halving. */
function findEntry(postings: Postings, term: number, unit: number): number | undefined {
  let [low, high] = [postings.starts[term] ?? 0, postings.starts[term + 1] ?? 0];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings.unitOf[middle] ?? 0) < unit) low = middle + 1;
    else high = middle;
  }
  return low < (postings.starts[term + 1] ?? 0) && postings.unitOf[low] === unit ? low : undefined;
}
