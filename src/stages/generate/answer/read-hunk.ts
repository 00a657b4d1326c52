import type { EditBlock } from './file-edit.ts';

/** Reads the hunk whose header stands at `header`; `end` is the first line after it. Header counts are not believed. */
export function readHunk(
  lines: readonly string[],
  header: number,
): { readonly block: EditBlock; readonly end: number } {
  const claimed = /^@@ -(\d{1,7})/.exec(lines[header] ?? '')?.[1];
  const end = hunkEnd(lines, header + 1);
  const body = trimBlank(lines.slice(header + 1, end)).filter((line) => !line.startsWith('\\'));
  const search = body.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const replace = body.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  const leading = body.findIndex((line) => /^[+-]/.test(line));
  const trailing = [...body].reverse().findIndex((line) => /^[+-]/.test(line));
  const line = claimed === undefined ? {} : { line: Number(claimed) };
  return {
    block: { search, replace, hunk: { ...line, leading: Math.max(0, leading), trailing: Math.max(0, trailing) } },
    end,
  };
}

/** A hunk ends at the next header, a closing fence, or a line that no diff can hold. */
function hunkEnd(lines: readonly string[], from: number): number {
  for (let i = from; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line.startsWith('--- ') && (lines[i + 1] ?? '').startsWith('+++ ')) return i;
    if (!/^[ +\-\\]/.test(line) && line !== '') return i;
  }
  return lines.length;
}

/** Blank lines after a hunk belong to the prose; a blank one inside is context whose leading space got lost. */
function trimBlank(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  while (end > 0 && lines[end - 1] === '') end -= 1;
  return lines.slice(0, end);
}
