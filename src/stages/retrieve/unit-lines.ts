import type { UnitRef } from '../../domain/symbol.ts';

/** Whole lines of a definition, without line ends; what shares its first or last line comes along. */
export function linesOf({ file: { text }, unit }: UnitRef): readonly string[] {
  const lines: string[] = [];
  let from = unit.startOffset === 0 ? 0 : text.lastIndexOf('\n', unit.startOffset - 1) + 1;
  for (let line = unit.start; line <= unit.end && from <= text.length; line++) {
    const end = endOfLine(text, from);
    lines.push(withoutReturn(text.slice(from, end)));
    from = end + 1;
  }
  return lines;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
