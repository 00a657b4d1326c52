import { formatPatch, type StructuredPatchHunk, structuredPatch } from 'diff';
import type { FileChange } from './program.ts';

/**
 * Edits beyond which two texts count as unrelated and are shown as one whole replacement. The differ needs time in
 * proportion to its square, and a hostile pair of large files must not hold the run up. It is a count and not a time,
 * so that a slow machine prints the same patch.
 */
const MOST_EDITS = 2_000;
const CONTEXT_LINES = 3;

/** The changes as a patch in git's format that `git apply` accepts, in the order given; no change, no text. */
export function unifiedDiff(changes: readonly FileChange[]): string {
  return changes.map(fileDiff).join('');
}

function fileDiff({ path, before, after }: FileChange): string {
  if (before === after) return '';
  return formatPatch({
    isGit: true,
    oldFileName: before === null ? '/dev/null' : `a/${path}`,
    newFileName: after === null ? '/dev/null' : `b/${path}`,
    oldHeader: undefined,
    newHeader: undefined,
    hunks: hunksOf(before ?? '', after ?? ''),
    ...(before === null ? { isCreate: true } : {}),
    ...(after === null ? { isDelete: true } : {}),
  });
}

function hunksOf(before: string, after: string): StructuredPatchHunk[] {
  const limits = { context: CONTEXT_LINES, maxEditLength: MOST_EDITS };
  const patch = structuredPatch('', '', before, after, undefined, undefined, limits);
  return patch === undefined ? [wholeReplacement(before, after)] : patch.hunks;
}

function wholeReplacement(before: string, after: string): StructuredPatchHunk {
  const removed = linesOf(before);
  const added = linesOf(after);
  return {
    oldStart: 1,
    oldLines: removed.length,
    newStart: 1,
    newLines: added.length,
    lines: [...marked('-', removed), ...marked('+', added)],
  };
}

/** Lines with their line feed; the last one lacks it where the text does. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function marked(mark: string, lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    line.endsWith('\n') ? [mark + line.slice(0, -1)] : [mark + line, '\\ No newline at end of file'],
  );
}
