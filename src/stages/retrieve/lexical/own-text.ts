import type { Unit, UnitRef } from '../../../domain/symbol.ts';
import type { UnitTable } from '../unit-table.ts';

/**
 * Text of a unit's body that no inner unit owns, from the line the body starts on. So a word of a method counts for the
 * method and not again for its class, and the header and docstring count in their own fields only.
 */
export function ownBody(table: UnitTable, number: number): string {
  const ref = table.units[number];
  if (!ref) return '';
  const from = bodyOffset(ref, table.lineStarts[table.fileOf[number] ?? 0]);
  const pieces: string[] = [];
  let at = from;
  for (const inner of innerUnits(table, number)) {
    if (inner.endOffset <= at) continue;
    if (inner.startOffset >= ref.unit.endOffset) break;
    if (inner.startOffset > at) pieces.push(ref.file.text.slice(at, inner.startOffset));
    at = inner.endOffset;
  }
  if (at < ref.unit.endOffset) pieces.push(ref.file.text.slice(at, ref.unit.endOffset));
  return pieces.join('\n');
}

/** Units directly inside, in order; a module head, which encloses nothing, is followed by those that lie in its lines. */
function* innerUnits(table: UnitTable, number: number): Generator<Unit> {
  const isHead = table.units[number]?.unit.kind === 'module';
  const file = table.fileOf[number] ?? 0;
  const end = isHead ? (table.firstOf[file + 1] ?? 0) : (table.subtreeEnd[number] ?? 0);
  let inner = number + 1;
  while (inner < end) {
    const unit = table.units[inner]?.unit;
    if (unit && unit.kind !== 'module') yield unit;
    inner = table.subtreeEnd[inner] ?? end;
  }
}

function bodyOffset(ref: UnitRef, lineStarts: Int32Array | undefined): number {
  const { unit, file } = ref;
  if (unit.kind === 'module' || unit.kind === 'window') return unit.startOffset;
  const line = Math.max(unit.startOffset, lineStarts?.[unit.bodyStart - 1] ?? unit.startOffset);
  return unit.doc === '' ? line : afterDocstring(file.text, line, unit.endOffset);
}

/** Python keeps the docstring inside the body; it is in the doc field already. */
function afterDocstring(text: string, from: number, end: number): number {
  const opening = /^\s{0,200}[rRuU]?("""|''')/.exec(text.slice(from, from + 210));
  const quote = opening?.[1];
  if (!opening || !quote) return from;
  const close = text.indexOf(quote, from + opening[0].length);
  return close < 0 || close + 3 > end ? from : close + 3;
}
