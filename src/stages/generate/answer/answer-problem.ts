import type { ProgramFailureKind } from '../../../domain/program.ts';
import type { RepoPath } from '../../../domain/repo-path.ts';

/** Lines of a file as they really are, shown to the model when its anchor missed them. */
export interface Excerpt {
  readonly path: RepoPath;
  readonly start: number;
  readonly text: string;
}

/** Why an answer could not be turned into a change, told so that the model can do better. */
export interface AnswerProblem {
  readonly kind: ProgramFailureKind;
  readonly explanation: string;
  readonly excerpt?: Excerpt;
}

export type Readable<T> =
  | { readonly ok: true; readonly value: T; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: AnswerProblem };

export function readable<T>(value: T, notes: readonly string[] = []): Readable<T> {
  return { ok: true, value, notes };
}

export function problem(kind: ProgramFailureKind, explanation: string, excerpt?: Excerpt): Readable<never> {
  return { ok: false, problem: excerpt ? { kind, explanation, excerpt } : { kind, explanation } };
}
