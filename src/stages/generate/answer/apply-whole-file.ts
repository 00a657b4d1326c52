import type { EditFormat } from '../../../domain/program.ts';
import type { FileRecord, IndexedFile, Unit } from '../../../domain/symbol.ts';
import { replaceFile } from '../edit/replace-file.ts';
import { collapseBlanks } from '../edit/source-lines.ts';
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
  for (const candidate of candidates) {
    const isFenced = candidate.text !== answer;
    if (await isWholeFile(candidate, { place, isFenced })) whole.push(candidate.text);
  }
  const original = collapseBlanks(file.text);
  const changed = whole.filter((text) => collapseBlanks(text) !== original);
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

interface Reading {
  readonly place: AnswerPlace;
  /** Without a fence the candidate is the whole answer, prose and all. */
  readonly isFenced: boolean;
}

/** A block that lost top-level definitions or all imports is a part; put in place of the file it would delete the rest. */
async function isWholeFile(candidate: CodeCandidate, { place, isFenced }: Reading): Promise<boolean> {
  const { file } = place;
  if (file.language === 'text') return candidate.closed && hasMostLines(candidate, file, isFenced);
  const extraction = await place.extractor.extract(file.language, candidate.text);
  if (!extraction.ok) return false;
  const { record } = extraction;
  if (!(candidate.closed && isFenced) && record.syntaxErrors > file.syntaxErrors) return false;
  if (file.imports.length > 0 && record.imports.length === 0) return false;
  const expected = topLevel(file);
  if (expected.length === 0) return hasMostLines(candidate, file, isFenced);
  // Constants alone tell a script from one of its statements as little as no definition does.
  const isScript = expected.every((unit) => unit.kind === 'constant');
  if (isScript && linesOf(candidate.text).length * 2 < linesOf(file.text).length) return false;
  return hasMostDefinitions(topLevel(record), expected);
}

function topLevel({ units }: FileRecord): readonly Unit[] {
  return units.filter((unit) => unit.kind !== 'module' && unit.name === unit.qualifiedName);
}

/** Most, not all: a task may ask to remove one. */
function hasMostDefinitions(units: readonly Unit[], expected: readonly Unit[]): boolean {
  const names = new Set(units.map((unit) => unit.name));
  return expected.filter((unit) => names.has(unit.name)).length * 2 >= expected.length;
}

/** In a fence so few lines may all be new. */
const VERY_SHORT = 3;

/** Where no definitions tell a whole file from a part of it, or from prose, its lines do: most must still be there. */
function hasMostLines({ text }: CodeCandidate, file: IndexedFile, isFenced: boolean): boolean {
  const expected = linesOf(file.text);
  if (isFenced && expected.length <= VERY_SHORT) return true;
  const there = new Set(linesOf(text));
  return expected.filter((line) => there.has(line)).length * 2 >= expected.length;
}

/** The lines that say something, without their blanks. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}
