import type { Target } from '../../src/domain/program.ts';
import { listedPath } from '../../src/domain/repo-path.ts';
import type { RepositoryIndex, SkippedFile } from '../../src/domain/repository-index.ts';
import type { Readable } from '../../src/stages/generate/answer/answer-problem.ts';
import { type AppliedAnswer, applyAnswer } from '../../src/stages/generate/answer/apply-answer.ts';
import { inProcessExtractor } from '../fakes/in-process-extractor.ts';
import { indexedRepository } from '../fakes/indexed-repository.ts';

export const NONCE = '5e1f0a';
const extractor = await inProcessExtractor();

export type Files = Readonly<Record<string, string>>;

/** `path` alone is the file; `path#Outer.inner` the unit of that qualified name. */
export function targetIn(index: RepositoryIndex, place: string): Target {
  const [name = '', qualifiedName] = place.split('#');
  const file = index.byPath.get(listedPath(name));
  if (!file) throw new Error(`No file ${name} in the fixture.`);
  if (qualifiedName === undefined) return { path: file.path, reason: 'test' };
  const unit = file.units.find((one) => one.qualifiedName === qualifiedName);
  if (!unit) throw new Error(`No unit ${qualifiedName} in ${name}: ${file.units.map((one) => one.qualifiedName)}`);
  return { path: file.path, unit: { file, unit }, reason: 'test' };
}

export async function apply(
  files: Files,
  place: string,
  answer: string,
  skipped: readonly SkippedFile[] = [],
): Promise<Readable<AppliedAnswer>> {
  const index = await indexedRepository(files, extractor, skipped);
  const target = targetIn(index, place);
  const file = index.byPath.get(target.path);
  if (!file) throw new Error('unreachable');
  return applyAnswer(answer, { target, file, index, extractor, nonce: NONCE });
}

/** Text of the only changed file, or the kind of problem in brackets. */
export async function afterOf(files: Files, place: string, answer: string): Promise<string> {
  const applied = await apply(files, place, answer);
  if (!applied.ok) return `[${applied.problem.kind}] ${applied.problem.explanation}`;
  if (applied.value.changes.length !== 1) return `[${applied.value.changes.length} files]`;
  return applied.value.changes[0]?.after ?? '[deleted]';
}
