import { keywordsOf } from '../../../domain/keywords.ts';
import type { Language } from '../../../domain/language.ts';
import { foldName } from '../../../domain/tokenise-code.ts';
import type { Postings } from './build-postings.ts';
import { selectTop } from './select-top.ts';

/** Share of the repository's distinct names that tell nothing apart (decision D-8). */
export const STOP_SHARE = 0.01;
/** What decision D-8 counts as a name, in lower case. */
const NAME = /^[a-z_$][\w$]{2,}$/;

/** Lucene's form: above 0 even for a term that every unit holds. */
export function inverseFrequency(unitsWithTerm: number, unitCount: number): number {
  return Math.log(1 + (unitCount - unitsWithTerm + 0.5) / (unitsWithTerm + 0.5));
}

export function unitsWith(postings: Postings, term: number): number {
  return (postings.starts[term + 1] ?? 0) - (postings.starts[term] ?? 0);
}

/** Inverse document frequency of a name over units, for the renderer's line weights (decision D-16). */
export function nameIdf(postings: Postings): (name: string) => number {
  return (name) => {
    const term = postings.terms.get(foldName(name));
    return inverseFrequency(term === undefined ? 0 : unitsWith(postings, term), postings.unitCount);
  };
}

/**
 * The most frequent names, lower case, 1 % of all unless another share is asked for; the cut among equally frequent ones
 * goes by the name. Words of the languages the tree is written in are no names and take no place in it.
 */
export function stopIdentifiers(
  postings: Postings,
  languages: Iterable<Language>,
  share = STOP_SHARE,
): ReadonlySet<string> {
  const keywords = new Set([...new Set(languages)].flatMap((language) => [...keywordsOf(language)]));
  const named: { name: string; count: number }[] = [];
  for (const [name, term] of postings.terms) {
    const count = postings.wholeCounts[term] ?? 0;
    if (count > 0 && NAME.test(name) && !keywords.has(name)) named.push({ name, count });
  }
  const size = Math.floor(named.length * share);
  const best = selectTop(named, size, (a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return new Set(best.map(({ name }) => name));
}
