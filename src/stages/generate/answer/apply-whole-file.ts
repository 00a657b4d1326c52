import type { EditFormat } from '../../../domain/program.ts';
import type { FileRecord } from '../../../domain/symbol.ts';
import { replaceFile } from '../edit/replace-file.ts';
import { restoreSource } from '../shown-source.ts';
import type { AnswerPlace } from './answer-place.ts';
import { problem, type Readable, readable } from './answer-problem.ts';
import { leftOut } from './apply-edits.ts';
import { type CodeCandidate, codeCandidates } from './code-candidates.ts';
import type { EditedFiles } from './edited-files.ts';
import { placeholderIn } from './placeholders.ts';
import { resolvePath } from './resolve-path.ts';

/** Takes the one block of an answer that is the whole file anew. */
export async function applyWholeFile(
  answer: string,
  place: AnswerPlace,
  files: EditedFiles,
): Promise<Readable<EditFormat>> {
  const { file } = place;
  const candidates = codeCandidates(answer).filter((candidate) => isForTarget(candidate, place));
  const whole: string[] = [];
  for (const candidate of candidates) if (await isWholeFile(candidate, place)) whole.push(candidate.text);
  const original = file.text.replace(/\s+/g, ' ').trim();
  const changed = whole.filter((text) => text.replace(/\s+/g, ' ').trim() !== original);
  const distinct = [...new Set(changed.length > 0 ? changed : whole)];
  const [only] = distinct;
  if (only === undefined) return problem('unparsable', `The answer does not hold the whole of ${file.path}.`);
  if (distinct.length > 1)
    return problem('unparsable', `The answer holds ${distinct.length} different files. Give one.`);
  const lines = restoreSource(only, file.text).split('\n');
  const gap = placeholderIn(lines, file.text);
  if (gap !== undefined) return problem('unparsable', leftOut(gap));
  files.set(file.path, replaceFile(file.text, lines));
  return readable('whole-file');
}

function isForTarget(candidate: CodeCandidate, place: AnswerPlace): boolean {
  if (candidate.path === undefined) return true;
  const path = resolvePath({ written: candidate.path, creates: false }, place.index);
  return !path.ok || path.value === place.file.path;
}

/** A block that lost top-level definitions or all imports is a part; put in place of the file it would delete the rest. */
async function isWholeFile(candidate: CodeCandidate, place: AnswerPlace): Promise<boolean> {
  const { file } = place;
  if (file.language === 'text') return candidate.closed;
  const extraction = await place.extractor.extract(file.language, candidate.text);
  if (!extraction.ok) return false;
  const { record } = extraction;
  if (!candidate.closed && record.syntaxErrors > file.syntaxErrors) return false;
  if (file.imports.length > 0 && record.imports.length === 0) return false;
  return hasMostDefinitions(record, file);
}

/** Most, not all: a task may ask to remove one. */
function hasMostDefinitions(record: FileRecord, file: FileRecord): boolean {
  const topLevel = (one: FileRecord) =>
    one.units.filter((unit) => unit.kind !== 'module' && unit.name === unit.qualifiedName);
  const names = new Set(topLevel(record).map((unit) => unit.name));
  const expected = topLevel(file);
  const there = expected.filter((unit) => names.has(unit.name)).length;
  return expected.length === 0 || there * 2 >= expected.length;
}
