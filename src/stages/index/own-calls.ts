import type { Call } from '../../domain/symbol.ts';
import type { CallSite, Span } from './draft.ts';
import type { LineTable } from './line-table.ts';

/** Gives every call to the innermost of the spans around it. Spans stand in order, outer before inner. */
export function ownCalls(
  spans: readonly Span[],
  sites: readonly CallSite[],
  lines: LineTable,
): readonly (readonly Call[])[] {
  const owned: Call[][] = spans.map(() => []);
  const sorted = [...sites].sort((a, b) => a.offset - b.offset);
  const open: number[] = [];
  let next = 0;
  for (const site of sorted) {
    const offset = site.offset;
    for (let span = spans[next]; span && span.start <= offset; span = spans[next]) {
      closeBefore(open, spans, span.start);
      open.push(next);
      next += 1;
    }
    closeBefore(open, spans, offset);
    const owner = open.at(-1);
    if (owner !== undefined) owned[owner]?.push(toCall(site, lines.lineAt(offset)));
  }
  return owned;
}

function toCall({ name, receiver }: CallSite, line: number): Call {
  return receiver === undefined ? { name, line } : { name, receiver, line };
}

function closeBefore(open: number[], spans: readonly Span[], offset: number): void {
  for (let top = open.at(-1); top !== undefined && (spans[top]?.end ?? 0) <= offset; top = open.at(-1)) open.pop();
}
