import type { RepoPath } from '../../../domain/repo-path.ts';
import { type AnswerProblem, problem, type Readable, readable } from '../answer/answer-problem.ts';
import type { EditBlock } from '../answer/file-edit.ts';
import { findLines } from './find-lines.ts';
import { type AnchorMatch, matchAnchor } from './match-anchor.ts';
import { mergeLines } from './merge-lines.ts';
import { nearestExcerpt } from './nearest-excerpt.ts';
import { dominantEol, joinLines, type Line, splitLines } from './source-lines.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Applies search/replace blocks to one file, in order, all or none. Bytes outside the matched lines stay as they are. `number` is that of the
 * first block in its answer, from 1, by which a problem names it.
 */
export function applyBlocks(path: RepoPath, text: string, blocks: readonly EditBlock[], number = 1): Readable<string> {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  let lines = splitLines(text.slice(mark.length));
  const eol = dominantEol(lines);
  const notes: string[] = [];
  let moved = 0;
  for (const [i, block] of blocks.entries()) {
    const texts = lines.map((line) => line.text);
    const match = matchBlock(texts, block, moved);
    if (match.kind !== 'found') {
      if (alreadyThere(texts, block)) {
        notes.push(`Edit ${number + i} of ${path} is already in the file.`);
        continue;
      }
      return { ok: false, problem: missed({ path, number: number + i, block, match, lines: texts }) };
    }
    const after = match.start + match.count;
    const changed = mergeLines(lines.slice(match.start, after), match.replace, eol);
    lines = withLineEnds([...lines.slice(0, match.start), ...changed, ...lines.slice(after)], eol);
    moved += changed.length - match.count;
  }
  return readable(mark + joinLines(lines), notes);
}

/** A line end missing at the end of the file must not glue two lines when that line is no longer the last. */
function withLineEnds(lines: readonly Line[], eol: '\n' | '\r\n'): readonly Line[] {
  return lines.map((line, i) => (line.eol === '' && i < lines.length - 1 ? { text: line.text, eol } : line));
}

function matchBlock(lines: readonly string[], block: EditBlock, moved: number): AnchorMatch {
  if (block.search.every((text) => text.trim() === '')) return { kind: 'none' };
  const line = block.hunk?.line;
  const claimed = line === undefined ? {} : { claimed: line - 1 + moved };
  const whole = matchAnchor(lines, { search: block.search, replace: block.replace, ...claimed });
  if (whole.kind !== 'none' || !block.hunk) return whole;
  return matchWithLessContext(lines, block, block.hunk);
}

/** A diff's outer context lines may have drifted; what it removes may not. One context line must still stand on a side. */
function matchWithLessContext(
  lines: readonly string[],
  block: EditBlock,
  context: { readonly leading: number; readonly trailing: number },
): AnchorMatch {
  for (let drop = 1; drop <= Math.max(context.leading, context.trailing); drop++) {
    const head = Math.min(drop, context.leading);
    const tail = Math.min(drop, context.trailing);
    if (
      head === context.leading &&
      tail === context.trailing &&
      context.leading + context.trailing === block.search.length
    )
      break;
    const cut = (texts: readonly string[]) => texts.slice(head, texts.length - tail);
    const match = matchAnchor(lines, { search: cut(block.search), replace: cut(block.replace) });
    if (match.kind !== 'none') return match;
  }
  return { kind: 'none' };
}

function alreadyThere(lines: readonly string[], block: EditBlock): boolean {
  const wanted = block.replace.map((line) => line.trimEnd());
  if (wanted.filter((line) => line.trim() !== '').length < 2) return false;
  return (
    findLines(
      lines.map((line) => line.trimEnd()),
      wanted,
    ).length === 1
  );
}

interface Miss {
  readonly path: RepoPath;
  readonly number: number;
  readonly block: EditBlock;
  readonly match: AnchorMatch;
  readonly lines: readonly string[];
}

function missed({ path, number, block, match, lines }: Miss): AnswerProblem {
  if (match.kind === 'ambiguous') {
    const places = match.places.slice(0, 5).map((place) => place + 1);
    const explanation = `The lines to replace in edit ${number} stand in ${path} more than once (lines ${places.join(', ')}). Give more lines, so that only one place fits.`;
    return { kind: 'ambiguous-anchor', explanation };
  }
  if (block.search.every((line) => line.trim() === '')) {
    return { kind: 'anchor-not-found', explanation: `Edit ${number} of ${path} does not say which lines to replace.` };
  }
  const explanation = `The lines to replace in edit ${number} are not in ${path}. Copy them exactly from the file.`;
  const excerpt = nearestExcerpt(path, lines, block.search);
  return excerpt ? { kind: 'anchor-not-found', explanation, excerpt } : { kind: 'anchor-not-found', explanation };
}

/** Content of a new file: the replace side of its blocks, with a line end at the end. */
export function newFileText(blocks: readonly EditBlock[]): Readable<string> {
  const lines = blocks.flatMap((block) => block.replace);
  if (lines.every((line) => line.trim() === '')) return problem('unparsable', 'The new file would be empty.');
  return readable(`${lines.join('\n').trimEnd()}\n`);
}
