/** A text as Recall@B compares it: LF, no blanks at line ends, no outer blank lines, no common indent (decision D-14). */
export function normaliseLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const from = lines.findIndex((line) => line !== '');
  if (from < 0) return [];
  return withoutIndent(lines.slice(from, lines.findLastIndex((line) => line !== '') + 1));
}

/** Whether a normalised text stands in a rendering as one run of lines, at whatever indent. An empty text never does. */
export function standsIn(gold: readonly string[], rendering: string): boolean {
  if (gold.length === 0) return false;
  const lines = rendering.split(/\r?\n/).map((line) => line.trimEnd());
  const first = gold[0]?.trimStart();
  for (let at = 0; at + gold.length <= lines.length; at++) {
    if (lines[at]?.trimStart() !== first) continue;
    const run = withoutIndent(lines.slice(at, at + gold.length));
    if (run.every((line, index) => line === gold[index])) return true;
  }
  return false;
}

function withoutIndent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line !== '').map((line) => line.length - line.trimStart().length);
  const common = indents.reduce((least, indent) => Math.min(least, indent), Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(common));
}
