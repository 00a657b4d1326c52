import { mergeLines } from './merge-lines.ts';
import { dominantEol, isBlank, joinLines, splitLines } from './source-lines.ts';

/** Gives a file new contents, keeping the bytes of every line that stays, its byte order mark and its last line end. */
export function replaceFile(text: string, code: readonly string[]): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const original = splitLines(text.slice(mark.length));
  const blankTail = trailingBlanks(original.map((line) => line.text));
  const wanted = [...code.slice(0, code.length - trailingBlanks(code)), ...Array<string>(blankTail).fill('')];
  return mark + joinLines(mergeLines(original, wanted, dominantEol(original)));
}

function trailingBlanks(lines: readonly string[]): number {
  let count = 0;
  while (count < lines.length && isBlank(lines[lines.length - 1 - count] ?? '')) count += 1;
  return count;
}
