import type { RunResult } from '../../domain/run-result.ts';
import type { Section } from './fit-sections.ts';
import { formatCount, formatMany } from './format-amount.ts';
import { quoteBlock, quoteCode, quoteSentence } from './quote.ts';
import { safeCut, visibleText } from './visible-text.ts';

/** The patch as it will be applied, quoted; cut at a line end when it is long. */
export function changeSection(result: RunResult): Section {
  const { program } = result;
  if (program === undefined) return { id: 'change', forms: [''] };
  const where = program.target.unit?.unit.qualifiedName;
  const target = `${quoteCode(program.target.path)}${where === undefined ? '' : ` ${quoteCode(where)}`}`;
  const head = `#### The change\n\n${changeSummary(program.patch)}. Target: ${target}. ${quoteSentence(program.target.reason)}`;
  const diff = (limit: number) => `${head}\n\n${cutDiff(program.patch, limit)}`;
  return { id: 'change', forms: [diff(Number.POSITIVE_INFINITY), diff(20_000), diff(4_000), head] };
}

/** `2 files, +3 −1`. */
export function changeSummary(patch: string): string {
  const { files, added, removed } = countLines(patch);
  return `${formatMany(files, 'file')}, +${formatCount(added)} −${formatCount(removed)} lines`;
}

function countLines(patch: string): {
  readonly files: number;
  readonly added: number;
  readonly removed: number;
} {
  const lines = patch.split('\n');
  let files = 0;
  let added = 0;
  let removed = 0;
  let inHunk = false;
  for (const line of lines) {
    if (line.startsWith('diff --git ')) {
      files += 1;
      inHunk = false;
    } else if (line.startsWith('@@')) inHunk = true;
    else if (inHunk && line.startsWith('+')) added += 1;
    else if (inHunk && line.startsWith('-')) removed += 1;
  }
  return { files, added, removed };
}

function cutDiff(patch: string, limit: number): string {
  const shown = visibleText(patch).replace(/\n+$/, '');
  if (shown.length <= limit) return quoteBlock(shown, 'diff');
  const line = shown.lastIndexOf('\n', limit);
  const cut = line > limit / 2 ? line : safeCut(shown, limit);
  const rest = shown.slice(cut).split('\n').length - 1;
  return `${quoteBlock(shown.slice(0, cut), 'diff')}\n\n_${formatMany(rest, 'more line')} of the patch not shown._`;
}
