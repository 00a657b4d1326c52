import type { LineRange } from './slice-body.ts';

/** Lines shown on each side of the statement (decision D-1). */
const AROUND = 2;
/** A statement is followed over at most this many lines. */
const LONGEST_STATEMENT = 12;

/** The statement a call stands in, by its brackets, with two lines on each side and never outside the caller. */
export function callSiteRange(lineAt: (line: number) => string, line: number, caller: LineRange): LineRange {
  let end = line;
  let open = openBrackets(lineAt(line));
  while (open > 0 && end < caller.end && end - line < LONGEST_STATEMENT) {
    end++;
    open += openBrackets(lineAt(end));
  }
  return { start: Math.max(caller.start, line - AROUND), end: Math.min(caller.end, end + AROUND) };
}

function openBrackets(line: string): number {
  let open = 0;
  for (const character of line) {
    if (character === '(' || character === '[') open++;
    else if (character === ')' || character === ']') open--;
  }
  return open;
}
