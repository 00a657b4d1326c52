import type { LeadBlock, Span } from './draft.ts';
import type { FileScan } from './file-scan.ts';
import type { NestedDraft } from './nest-drafts.ts';

const OPEN = 0;
/** Says nothing of its own: blank, bracket, constant, head or foot of a namespace. Joins what is around it. */
const NEUTRAL = 1;
const COMMENT = 2;
/** Belongs to a function or type. */
const TAKEN = 3;

/** Brackets, and words that only hold other lines together: `else:`, `} finally {`, `type (`, `#endif`. */
const STRUCTURE =
  /^\W*(?:(?:else|try|finally|do|then|fi|done|end|begin|pass|type|const|var)\b\W*)?$|^\s*#\s*(?:if|ifdef|ifndef|elif|else|endif)\b/;

/** Comment lines that are worth a unit without any code. */
const COMMENTS_WORTH_KEEPING = 3;

interface Placed extends Span {
  readonly nested: NestedDraft;
}

/**
 * What a file says outside its functions and types, as runs of lines: the head (docstring, imports, constants) and any
 * later top-level statements. With them, every line of code is in some unit.
 */
export function moduleSpans(scan: FileScan, units: readonly Placed[], lead: readonly LeadBlock[]): readonly Span[] {
  const states = lineStates(scan, units, lead);
  const spans: Span[] = [];
  for (let line = 1; line <= scan.lines.count; line += 1) {
    if (states[line] === TAKEN) continue;
    const from = line;
    while (line < scan.lines.count && states[line + 1] !== TAKEN) line += 1;
    if (from === 1 || isWorthKeeping(states.subarray(from, line + 1))) {
      const span = trimLines(scan, from, line);
      if (span) spans.push(span);
    }
  }
  return spans;
}

function lineStates(scan: FileScan, units: readonly Placed[], lead: readonly LeadBlock[]): Uint8Array {
  const { lines } = scan;
  const states = new Uint8Array(lines.count + 2);
  const mark = (from: number, to: number, state: number): void => {
    for (let line = from; line <= to; line += 1) states[line] = Math.max(states[line] ?? 0, state);
  };
  for (const { start, end, nested } of units) {
    if (!nested.isOutermost) continue;
    const last = lines.lineAt(Math.max(start, end - 1));
    if (nested.kind === 'scope') {
      mark(lines.lineAt(start), lines.lineAt(nested.draft.bodyStart), NEUTRAL);
      mark(last, last, NEUTRAL);
    } else mark(lines.lineAt(start), last, nested.kind === 'constant' ? NEUTRAL : TAKEN);
  }
  for (const { start, end, isComment } of lead) {
    if (isComment) mark(lines.lineAt(start), lines.lineAt(end - 1), COMMENT);
  }
  for (let line = 1; line <= lines.count; line += 1) {
    if (states[line] === OPEN && STRUCTURE.test(scan.text.slice(lines.start(line), lines.end(line)))) {
      states[line] = NEUTRAL;
    }
  }
  return states;
}

function isWorthKeeping(states: Uint8Array): boolean {
  let comments = 0;
  for (const state of states) {
    if (state === OPEN) return true;
    if (state === COMMENT) comments += 1;
  }
  return comments >= COMMENTS_WORTH_KEEPING;
}

function trimLines(scan: FileScan, from: number, to: number): Span | undefined {
  const isBlank = (line: number): boolean =>
    scan.text.slice(scan.lines.start(line), scan.lines.end(line)).trim() === '';
  let first = from;
  let last = to;
  while (first <= last && isBlank(first)) first += 1;
  while (last > first && isBlank(last)) last -= 1;
  return first > last ? undefined : { start: scan.lines.start(first), end: scan.lines.end(last) };
}
