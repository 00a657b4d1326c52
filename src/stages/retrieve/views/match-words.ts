import { type NameTokeniser, namesIn } from '../../../domain/tokenise-code.ts';
import type { WeighedTerm } from '../lexical/score-units.ts';

/** Weight of the task's terms that the lines of a text hold, each once; the text may come in parts. */
export type WeighWords = (parts: readonly string[]) => number;

/** Made once per task: remembers which terms each name of the sources holds, and those of the last part. */
export function wordWeigher(terms: readonly WeighedTerm[], tokenise: NameTokeniser): WeighWords {
  const termOf = new Map(terms.map((term) => [term.token, term]));
  const known = new Map<string, readonly WeighedTerm[]>();
  const termsIn = (name: string): readonly WeighedTerm[] => {
    const before = known.get(name);
    if (before) return before;
    const found = tokenise(name).flatMap((token) => termOf.get(token) ?? []);
    known.set(name, found);
    return found;
  };
  let last: { readonly part: string; readonly terms: ReadonlySet<WeighedTerm> } | undefined;
  const termsOf = (part: string): ReadonlySet<WeighedTerm> => {
    if (last?.part === part) return last.terms;
    const terms = new Set(namesIn(part).flatMap(termsIn));
    last = { part, terms };
    return terms;
  };
  return (parts) => {
    if (termOf.size === 0) return 0;
    const present = new Set<WeighedTerm>();
    for (const part of parts) for (const term of termsOf(part)) present.add(term);
    let weight = 0;
    for (const { factor } of present) weight += factor;
    return weight;
  };
}
