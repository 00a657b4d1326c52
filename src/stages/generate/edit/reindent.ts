import { indentOf, isBlank } from './source-lines.ts';

export interface Indentation {
  /** Blanks before the definition's first line in the file. */
  readonly base: string;
  /** Blanks of its first body line in the file, if it has one of its own. */
  readonly body: string | undefined;
  /** False where the block has no bracket or word of its own to end it, as in Python. */
  readonly hasClosingLine: boolean;
}

/**
 * Brings a definition to the indentation it has in the file: tabs for spaces where the file has tabs, then the whole
 * shifted. Lines inside a text literal that the original holds just so are data and stay.
 */
export function reindent(
  lines: readonly string[],
  original: readonly string[],
  target: Indentation,
): readonly string[] {
  const converted = convertUnit(lines, target);
  const first = indentOf(converted[0] ?? '');
  if (first === target.base) return converted;
  const rest = converted.slice(1).filter((line) => !isBlank(line));
  // A model that copies from the middle of a line loses the indentation of the first line only.
  const lostFirst =
    first === '' && rest.length > 0 && rest.every((line) => line.startsWith(target.base)) && closes(rest, target);
  if (lostFirst) return [target.base + (converted[0] ?? ''), ...converted.slice(1)];
  const literal = literalLines(converted);
  const known = new Set(original);
  return converted.map((line, i) => {
    if (isBlank(line) || (literal[i] && (known.has(line) || !line.startsWith(first)))) return line;
    return shift(line, first, target.base);
  });
}

/** The least indented of the other lines stands where the file has the body, or the closing bracket. */
function closes(rest: readonly string[], { body, base, hasClosingLine }: Indentation): boolean {
  const least = rest.map(indentOf).reduce((a, b) => (b.length < a.length ? b : a));
  return least === body || (hasClosingLine && least === base);
}

function shift(line: string, from: string, to: string): string {
  return line.startsWith(from) ? to + line.slice(from.length) : to + line.trimStart();
}

/** One unit of the file for one unit of the answer, where one uses tabs and the other spaces. */
function convertUnit(lines: readonly string[], target: Indentation): readonly string[] {
  const inFile = target.body === undefined ? target.base : target.body.slice(target.base.length) || target.base;
  const indents = lines
    .filter((line) => !isBlank(line))
    .map(indentOf)
    .filter((indent) => indent !== '');
  const usesTabs = indents.some((indent) => indent.includes('\t'));
  if (inFile === '' || indents.length === 0 || usesTabs === inFile.includes('\t')) return lines;
  if (usesTabs) return lines.map((line) => indentOf(line).replaceAll('\t', inFile) + line.trimStart());
  const fits = (size: number) => indents.filter((indent) => indent.length % size === 0).length >= 0.9 * indents.length;
  const unit = [4, 3, 2].find(fits) ?? 1;
  return lines.map((line) => {
    const width = indentOf(line).length;
    return inFile.repeat(Math.floor(width / unit)) + ' '.repeat(width % unit) + line.trimStart();
  });
}

/** For each line, whether it begins inside a text literal that spans lines (`"""`, `'''` or back-ticks). */
function literalLines(lines: readonly string[]): readonly boolean[] {
  let open = '';
  return lines.map((line) => {
    const inside = open !== '';
    for (const mark of line.match(/"""|'''|`/g) ?? []) {
      if (open === '') open = mark;
      else if (open === mark) open = '';
    }
    return inside;
  });
}
