import type { WeighedTerm } from '../lexical/score-units.ts';
import { type NameTokeniser, namesIn } from '../lexical/tokenise-code.ts';

/** Weight of the task's terms that a text holds, each once. */
export type WeighWords = (text: string) => number;

/** Made once per task: remembers which terms each name of the sources holds. */
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
  return (text) => {
    if (termOf.size === 0) return 0;
    const present = new Set<WeighedTerm>();
    for (const name of namesIn(text)) for (const term of termsIn(name)) present.add(term);
    let weight = 0;
    for (const { factor } of present) weight += factor;
    return weight;
  };
}
