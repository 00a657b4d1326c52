import type { FileRecord, Unit } from '../../domain/symbol.ts';
import { LineTable } from './line-table.ts';

const SIGNATURE_LIMIT = 200;

/** A text without a grammar, or one its parser gave up on, as runs of lines. Blank ones are left out. */
export function splitWindows(text: string, windowLines: number): FileRecord {
  const lines = new LineTable(text);
  const units: Unit[] = [];
  for (let start = 1; start <= lines.count; start += windowLines) {
    const window = windowUnit(text, lines, { start, end: Math.min(lines.count, start + windowLines - 1) });
    if (window) units.push(window);
  }
  return { language: 'text', units, imports: [], lines: lines.count, syntaxErrors: 0 };
}

function windowUnit(
  text: string,
  lines: LineTable,
  { start, end }: { readonly start: number; readonly end: number },
): Unit | undefined {
  const startOffset = lines.start(start);
  const endOffset = lines.end(end);
  const body = text.slice(startOffset, endOffset).trimStart();
  if (body === '') return undefined;
  const firstLine = body.slice(0, SIGNATURE_LIMIT).split('\n')[0] ?? '';
  // No one calls a window by name; its first line is what tells it from the others.
  const name = `#${start}`;
  return {
    name,
    qualifiedName: name,
    kind: 'window',
    ordinal: 0,
    start,
    end,
    startOffset,
    endOffset,
    bodyStart: start,
    signature: firstLine.trim(),
    doc: '',
    calls: [],
    bases: [],
    isTest: false,
  };
}
