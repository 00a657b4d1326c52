import type { EditFormat, FileChange } from '../../../domain/program.ts';
import type { AnswerPlace } from './answer-place.ts';
import { problem, type Readable, readable } from './answer-problem.ts';
import { applyCode } from './apply-code.ts';
import { applyEdits } from './apply-edits.ts';
import { cleanAnswer } from './clean-answer.ts';
import { EditedFiles } from './edited-files.ts';
import { holdsDiff, readDiff } from './read-diff.ts';
import { holdsSearchReplace, readSearchReplace } from './read-search-replace.ts';

export interface AppliedAnswer {
  readonly format: EditFormat;
  readonly changes: readonly FileChange[];
}

/**
 * Turns an answer into changes. Whatever was asked for, the format is told from the answer itself: search/replace, then
 * unified diff, then code. Reading is tolerant; putting in place is not.
 */
export async function applyAnswer(answer: string, place: AnswerPlace): Promise<Readable<AppliedAnswer>> {
  const clean = cleanAnswer(answer, place.nonce);
  if (clean === undefined)
    return problem('unparsable', `The answer has ${answer.length} characters; that is too long.`);
  if (clean.trim() === '') return problem('empty', 'The answer holds no code.');
  const files = new EditedFiles(place.index);
  const put = await putAnswer(clean, place, files);
  if (!put.ok) return put;
  const changes = files.changes();
  if (!changes.ok) return changes;
  return readable({ format: put.value, changes: changes.value }, put.notes);
}

async function putAnswer(answer: string, place: AnswerPlace, files: EditedFiles): Promise<Readable<EditFormat>> {
  const isBlocks = holdsSearchReplace(answer);
  if (!isBlocks && !holdsDiff(answer)) return applyCode(answer, place, files);
  const edits = isBlocks ? readSearchReplace(answer) : readDiff(answer);
  if (!edits.ok) return edits;
  const done = applyEdits(edits.value, place, files);
  if (!done.ok) return done;
  return readable(isBlocks ? 'search-replace' : 'unified-diff', [...edits.notes, ...done.notes]);
}
