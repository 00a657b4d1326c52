import type { IndexedFile } from '../../../domain/symbol.ts';

/** Lines of a file without their ends. */
export type ReadLines = (file: IndexedFile) => readonly string[];

/** Splits each file once for as long as the reader lives. */
export function createLineReader(): ReadLines {
  const known = new Map<IndexedFile, readonly string[]>();
  return (file) => {
    const before = known.get(file);
    if (before) return before;
    const lines = file.text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    known.set(file, lines);
    return lines;
  };
}

/** Lines `start` to `end`, 1-based and inclusive, as one text. */
export function textOfLines(lines: readonly string[], start: number, end: number): string {
  return lines.slice(Math.max(0, start - 1), end).join('\n');
}
