/** A name of more characters is data (a key, a hash, a minified blob) and gives no token. */
const LONGEST_NAME = 200;
/** Names remembered with their tokens; past it the memory is emptied, so that a hostile tree cannot fill it. */
const REMEMBERED = 100_000;

const NAME = /[\p{L}\p{M}\p{N}_$]+/gu;
/** Runs of one kind: digits; capitals as in `HTTP`; a word with its capital; letters without case. */
const PART = /\p{N}+|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The tokens of one name: the whole in lower case, then its parts, a plural also in the singular. */
export type NameTokeniser = (name: string) => readonly string[];

/** Splits names with a bounded memory: a name that was met is not split again. */
export function createNameTokeniser(): NameTokeniser {
  const memory = new Map<string, readonly string[]>();
  return (name) => {
    const known = memory.get(name);
    if (known) return known;
    const tokens = splitName(name);
    if (memory.size >= REMEMBERED) memory.clear();
    memory.set(name, tokens);
    return tokens;
  };
}

/** Names of a text in order; linear in the text. */
export function namesIn(text: string): readonly string[] {
  return text.match(NAME)?.filter((name) => name.length <= LONGEST_NAME) ?? [];
}

/** All tokens of a text, in order. */
export function tokeniseCode(text: string, tokenise: NameTokeniser = splitName): readonly string[] {
  return namesIn(text).flatMap(tokenise);
}

/** Decision D-3: folding without locale. */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** The tokens of one name, worked out. */
export function splitName(name: string): readonly string[] {
  const whole = foldName(name);
  const tokens = new Set<string>();
  if (whole.length > 1) tokens.add(whole);
  for (const [part] of name.matchAll(PART)) {
    const folded = foldName(part);
    if (UNSPACED.test(folded)) for (const pair of pairsOf(folded)) tokens.add(pair);
    else if (folded.length > 1) tokens.add(folded).add(singular(folded));
  }
  return [...tokens];
}

/** People write `ranges` of what the code calls a range. Only plurals: more stemming would join names that differ. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /[uis]s$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:x|ss|sh|[^a]ch)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Scripts written without spaces have no words to split at; neighbouring characters stand in for them. */
function pairsOf(run: string): readonly string[] {
  const characters = [...run];
  if (characters.length < 3) return [run];
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
}
