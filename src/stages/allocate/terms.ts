import { keywordsOf } from '../../domain/keywords.ts';
import type { Language } from '../../domain/language.ts';
import type { WeighLine } from './source.ts';

/** What is known of the repository's identifiers (decision D-8). */
export interface IdentifierStatistics {
  readonly stopIdentifiers: ReadonlySet<string>;
  readonly idf: (identifier: string) => number;
}

/**
 * T(x) of VITAL-RAG Eq. 3 as decision D-8 reads it: whole identifiers in lower case, three letters or more, without
 * the language's keywords and the repository's most frequent names. Without these two, any two snippets would share
 * `self` or `return` and the companion rule would mean nothing.
 */
export function termsOf(text: string, language: Language, stopIdentifiers: ReadonlySet<string>): ReadonlySet<string> {
  const keywords = keywordsOf(language);
  const terms = new Set<string>();
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
    if (word.length < 3) continue;
    const term = word.toLowerCase();
    if (!keywords.has(term) && !stopIdentifiers.has(term)) terms.add(term);
  }
  return terms;
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
export function lineWeigher(query: string, { stopIdentifiers, idf }: IdentifierStatistics): WeighLine {
  const wanted = termsOf(query, 'text', stopIdentifiers);
  if (wanted.size === 0) return () => 0;
  return (line, language) => {
    let weight = 0;
    for (const term of termsOf(line, language, stopIdentifiers)) if (wanted.has(term)) weight += idf(term);
    return weight;
  };
}
