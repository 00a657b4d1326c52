import { keywordsOf } from '../../domain/keywords.ts';
import type { Language } from '../../domain/language.ts';
import { createNameTokeniser } from '../../domain/tokenise-code.ts';
import type { WeighLine } from './source.ts';

/** What is known of the repository's identifiers (decision D-8). */
export interface IdentifierStatistics {
  readonly stopIdentifiers: ReadonlySet<string>;
  readonly idf: (identifier: string) => number;
}

/** What T(x) is made of (decision D-8): whole identifiers, or these and the words they are put together from. */
export const TERM_KINDS = ['identifiers', 'subtokens'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** T(x) of VITAL-RAG Eq. 3. */
export type ReadTerms = (text: string, language: Language) => ReadonlySet<string>;

/**
 * T(x) as decision D-8 reads it: whole identifiers in lower case, three letters or more, without the language's
 * keywords and the repository's most frequent names. Without these two, any two snippets would share `self` or
 * `return` and the companion rule would mean nothing. `subtokens` adds the words of those identifiers, save the words
 * of the frequent names.
 */
export function termReader(kind: TermKind, stopIdentifiers: ReadonlySet<string>): ReadTerms {
  const tokenise = kind === 'subtokens' ? createNameTokeniser() : (name: string) => [name.toLowerCase()];
  const stop = new Set([...stopIdentifiers].flatMap(tokenise));
  return (text, language) => {
    const keywords = keywordsOf(language);
    const isTerm = (term: string): boolean => term.length >= 3 && !keywords.has(term) && !stop.has(term);
    const terms = new Set<string>();
    for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      if (isTerm(name.toLowerCase())) for (const term of tokenise(name)) if (isTerm(term)) terms.add(term);
    }
    return terms;
  };
}

/** Terms of both, the rarest first, then by name. */
export function sharedTerms(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  idf: (identifier: string) => number,
): readonly string[] {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  return [...small]
    .filter((term) => large.has(term))
    .map((term) => ({ term, weight: idf(term) }))
    .sort((x, y) => y.weight - x.weight || (x.term < y.term ? -1 : 1))
    .map(({ term }) => term);
}

/** w(line) of decision D-16: Σ idf over the task's terms that the line has, each counted once. */
export function lineWeigher(query: string, readTerms: ReadTerms, idf: IdentifierStatistics['idf']): WeighLine {
  const wanted = readTerms(query, 'text');
  if (wanted.size === 0) return () => 0;
  return (line, language) => {
    let weight = 0;
    for (const term of readTerms(line, language)) if (wanted.has(term)) weight += idf(term);
    return weight;
  };
}
