import type { RepoPath } from '../../../domain/repo-path.ts';
import { applyBlocks, newFileText } from '../edit/apply-blocks.ts';
import { restoreSource } from '../shown-source.ts';
import type { AnswerPlace } from './answer-place.ts';
import { problem, type Readable, readable } from './answer-problem.ts';
import type { EditedFiles } from './edited-files.ts';
import type { EditBlock, FileEdit } from './file-edit.ts';
import { placeholderIn } from './placeholders.ts';
import { resolvePath } from './resolve-path.ts';

/** Carries out search/replace blocks or diff hunks, all or none: the first one that does not fit ends it. */
export function applyEdits(edits: readonly FileEdit[], place: AnswerPlace, files: EditedFiles): Readable<true> {
  const notes: string[] = [];
  let number = 1;
  for (const edit of edits) {
    const done = applyEdit(edit, number, { place, files });
    if (!done.ok) return done;
    notes.push(...done.notes);
    number += edit.blocks.length;
  }
  return readable(true, notes);
}

interface Applying {
  readonly place: AnswerPlace;
  readonly files: EditedFiles;
}

function applyEdit(edit: FileEdit, number: number, { place, files }: Applying): Readable<true> {
  const creates = edit.action !== 'edit' && edit.action !== 'delete';
  const path = pathOf(edit.path, creates, place);
  if (!path.ok) return path;
  const source = edit.from === undefined ? path : pathOf(edit.from, false, place);
  if (!source.ok) return source;
  const text = files.now(source.value);
  const after = textAfter(edit, number, { path: source.value, text });
  if (!after.ok) return after;
  if (edit.action === 'rename') files.set(source.value, null);
  files.set(path.value, after.value);
  return readable(true, [...path.notes, ...source.notes, ...after.notes]);
}

function pathOf(written: string | undefined, creates: boolean, place: AnswerPlace): Readable<RepoPath> {
  return written === undefined ? readable(place.target.path) : resolvePath({ written, creates }, place.index);
}

function textAfter(
  edit: FileEdit,
  number: number,
  file: { path: RepoPath; text: string | null },
): Readable<string | null> {
  if (edit.action === 'create') {
    if (file.text === null) return newFileText(edit.blocks);
    return problem('anchor-not-found', `${file.path} exists already. Say which of its lines to replace.`);
  }
  if (file.text === null) return problem('refused-path', `${file.path} is not there any more.`);
  if (edit.action === 'delete') return readable(null);
  const blocks = edit.blocks.map((block) => asInFile(block, file.text ?? ''));
  const gap = blocks
    .map((block) => placeholderIn(block.replace, block.search.join('\n')))
    .find((line) => line !== undefined);
  if (gap !== undefined) return problem('unparsable', leftOut(gap));
  return blocks.length === 0 ? readable(file.text) : applyBlocks(file.path, file.text, blocks, number);
}

export function leftOut(gap: string): string {
  return `${JSON.stringify(gap.trim())} stands for code that is left out. Write everything.`;
}

function asInFile(block: EditBlock, text: string): EditBlock {
  const restore = (lines: readonly string[]) =>
    lines.length === 0 ? lines : restoreSource(lines.join('\n'), text).split('\n');
  return { ...block, search: restore(block.search), replace: restore(block.replace) };
}
