import { diffArrays } from 'diff';
import { dominantEol, type Line } from './source-lines.ts';

/** Past so many differing lines two texts have nothing in common that is worth finding. */
const MOST_EDITS = 2000;

/**
 * Gives `original` the wanted texts, keeping the very bytes of every line that stays: its line end and its trailing
 * blanks, which models drop. New lines take the line end most of the replaced ones have, or the file's; a missing last
 * one stays missing.
 */
export function mergeLines(
  original: readonly Line[],
  wanted: readonly string[],
  fileEol: '\n' | '\r\n',
): readonly Line[] {
  const eol = original.some((line) => line.eol !== '') ? dominantEol(original) : fileEol;
  const merged = mergedLines(original, wanted);
  const lastEol = original.at(-1)?.eol ?? eol;
  return merged.map((line, i) => {
    if (i < merged.length - 1) return line.eol === '' ? { text: line.text, eol } : line;
    return { text: line.text, eol: lastEol === '' || line.eol === '' ? lastEol : line.eol };
  });
}

function mergedLines(original: readonly Line[], wanted: readonly string[]): readonly Line[] {
  const changes = diffArrays(
    original.map((line) => line.text.trimEnd()),
    wanted.map((text) => text.trimEnd()),
    { maxEditLength: MOST_EDITS },
  );
  if (!changes) return wanted.map((text) => ({ text, eol: '' }));
  const merged: Line[] = [];
  let kept = 0;
  let taken = 0;
  for (const change of changes) {
    const count = change.value.length;
    if (change.removed) kept += count;
    else if (change.added) {
      for (const text of wanted.slice(taken, taken + count)) merged.push({ text, eol: '' });
      taken += count;
    } else {
      merged.push(...original.slice(kept, kept + count));
      kept += count;
      taken += count;
    }
  }
  return merged;
}
