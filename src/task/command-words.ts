/** One word of a command line with what it was written as. `value` has the quotes of `key="a b"` removed. */
export interface CommandWord {
  readonly raw: string;
  readonly key: string | undefined;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** A quote opened after `key=` that never closes before a blank. */
  readonly isUnclosed: boolean;
}

/**
 * Splits a command line at blanks; a quote counts only right after `key=`, so that apostrophes in a sentence stay
 * text. Bytes are kept. Linear: a quote that was once not found is not looked for again.
 */
export function splitCommandWords(line: string): readonly CommandWord[] {
  const words: CommandWord[] = [];
  const exhausted = new Set<string>();
  for (let at = skipBlanks(line, 0); at < line.length; ) {
    const word = readWord(line, at, exhausted);
    words.push(word);
    at = skipBlanks(line, word.end);
  }
  return words;
}

function readWord(line: string, start: number, exhausted: Set<string>): CommandWord {
  const blank = nextBlank(line, start);
  const key = /^(?:--)?([A-Za-z][A-Za-z-]{0,31})=/.exec(line.slice(start, Math.min(blank, start + 40)));
  const valueStart = key === null ? start : start + key[0].length;
  const quote = line[valueStart] ?? '';
  if (key === null || (quote !== '"' && quote !== "'")) {
    const raw = line.slice(start, blank);
    return { raw, key: key?.[1], value: line.slice(valueStart, blank), start, end: blank, isUnclosed: false };
  }
  const closing = exhausted.has(quote) ? -1 : line.indexOf(quote, valueStart + 1);
  if (closing < 0) exhausted.add(quote);
  const closes = closing >= 0 && (closing + 1 === line.length || isBlank(line[closing + 1]));
  const end = closes ? closing + 1 : blank;
  const value = closes ? line.slice(valueStart + 1, closing) : line.slice(valueStart, end);
  return { raw: line.slice(start, end), key: key[1], value, start, end, isUnclosed: !closes };
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

function skipBlanks(line: string, from: number): number {
  let at = from;
  while (isBlank(line[at])) at += 1;
  return at;
}

function nextBlank(line: string, from: number): number {
  let at = from;
  while (at < line.length && !isBlank(line[at])) at += 1;
  return at;
}
