/** Every failure Vital can foresee in a machine or a caller, by a code that never changes. Decide by code, not by text. */
export type ErrorCode =
  | 'bad-input'
  | 'bad-path'
  | 'not-a-repository'
  | 'unborn-branch'
  | 'unknown-ref'
  | 'empty-tree'
  | 'dirty-tree'
  | 'git-failed'
  | 'no-space'
  | 'interrupted'
  | 'time-limit'
  | 'not-built'
  | 'model-unreachable'
  | 'model-timeout'
  | 'model-unauthorised'
  | 'model-not-found'
  | 'model-overloaded'
  | 'model-bad-request'
  | 'model-overflow'
  | 'model-cut'
  | 'model-empty'
  | 'model-refused'
  | 'model-malformed'
  | 'model-truncated-prompt'
  | 'model-loop'
  | 'model-file'
  | 'sandbox-failed'
  | 'parser-failed'
  | 'github-failed'
  | 'github-missing'
  | 'internal';

/** Tokens a model call cost although no usable answer came of it. */
export interface SpentTokens {
  readonly promptTokens: number;
  readonly reusedTokens: number;
  readonly completionTokens: number;
}

export interface ErrorDetails {
  /** What the reader can do about it, as one sentence. */
  readonly hint?: string;
  readonly cause?: unknown;
  readonly spent?: SpentTokens;
}

/** A broken promise or a failing machine: what happened and the value seen (message), what to do (hint). */
export class TaskError extends Error {
  override readonly name = 'TaskError';
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly spent: SpentTokens | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.hint = details.hint;
    this.spent = details.spent;
  }
}

export function isTaskError(thrown: unknown, ...codes: readonly ErrorCode[]): thrown is TaskError {
  return thrown instanceof TaskError && (codes.length === 0 || codes.includes(thrown.code));
}

/** The code of a system error or of one of ours; undefined for everything else. */
export function codeOf(thrown: unknown): unknown {
  return thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
}

/** A full disk shows as a plain system error wherever a file is written; undefined for everything else. */
export function noSpaceError(thrown: unknown): TaskError | undefined {
  if (!(thrown instanceof Error && 'code' in thrown && (thrown.code === 'ENOSPC' || thrown.code === 'EDQUOT')))
    return undefined;
  const place = 'path' in thrown && typeof thrown.path === 'string' ? thrown.path : 'the disk';
  return new TaskError('no-space', `No room left to write ${place} (${thrown.code}).`, {
    hint: 'Free some disk space, or point TMPDIR and --out to another disk.',
    cause: thrown,
  });
}

/** The text to show for anything that was thrown, hint included. */
export function explain(thrown: unknown): string {
  if (thrown instanceof TaskError) return thrown.hint ? `${thrown.message} ${thrown.hint}` : thrown.message;
  return thrown instanceof Error ? thrown.message : String(thrown);
}
