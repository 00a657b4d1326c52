import type { Postings } from './build-postings.ts';
import { selectTop } from './select-top.ts';
import { foldName } from './tokenise-code.ts';

/** Share of the repository's distinct names that tell nothing apart (decision D-8). */
const STOP_SHARE = 0.01;
/** Words of the languages themselves: no identifiers, so they take no place in the one percent. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'and assert async await bool boolean break byte case catch char class const continue def default defer del delete do ' +
    'double else elif end enum except export extends false final finally float fn for foreach from func function get go ' +
    'goto if impl implements import in include instanceof int interface is lambda let long match mod module mut namespace ' +
    'new nil none not null number object of or override package pass private protected pub public raise require return ' +
    'self set short static str string struct super switch template then this throw throws trait true try type typeof ' +
    'undefined unless unsafe use using val var virtual void volatile when where while with yield'
  ).split(' '),
);

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

/** The 1 % most frequent names, lower case; the cut among equally frequent ones goes by the name. */
export function stopIdentifiers(postings: Postings): ReadonlySet<string> {
  const named: { name: string; count: number }[] = [];
  for (const [name, term] of postings.terms) {
    const count = postings.wholeCounts[term] ?? 0;
    if (count > 0 && NAME.test(name) && !KEYWORDS.has(name)) named.push({ name, count });
  }
  const size = Math.floor(named.length * STOP_SHARE);
  const best = selectTop(named, size, (a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return new Set(best.map(({ name }) => name));
}
