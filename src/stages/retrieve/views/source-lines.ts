import type { UnitTable } from '../unit-table.ts';
import type { LineRange } from './slice-body.ts';

/** Whole lines of a file as one text, without the last line end and without returns; empty past its end. */
export function textOfLines(table: UnitTable, file: number, { start, end }: LineRange): string {
  const text = table.files[file]?.text ?? '';
  const starts = table.lineStarts[file];
  const from = starts?.[start - 1];
  if (from === undefined) return '';
  const next = starts?.[end];
  return withoutReturns(text.slice(from, next === undefined ? text.length : next - 1));
}

/** A part of the file's text costs no copy; only CRLF files pay for one. */
function withoutReturns(text: string): string {
  if (!text.includes('\r')) return text;
  const joined = text.replaceAll('\r\n', '\n');
  return joined.endsWith('\r') ? joined.slice(0, -1) : joined;
}
