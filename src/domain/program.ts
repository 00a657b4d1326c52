import type { RepoPath } from './repo-path.ts';
import type { UnitRef } from './symbol.ts';

/** `before`/`after` are whole texts as decoded from UTF-8, byte order mark and line ends kept; null means absent. */
export interface FileChange {
  readonly path: RepoPath;
  readonly before: string | null;
  readonly after: string | null;
}

export type EditFormat = 'whole-definition' | 'search-replace' | 'whole-file' | 'unified-diff';
export type PortfolioName = 'default' | 'alternative';

/** What a program is asked to change, and why that was chosen. */
export interface Target {
  readonly path: RepoPath;
  /** Absent when the whole file is the target. */
  readonly unit?: UnitRef;
  readonly reason: string;
  /** Neither the task nor a stack speaks for it: the next best may be the right one. */
  readonly isGuess?: boolean;
}

/** A candidate change: post-image of each file and the same as a unified diff (git format). */
export interface Program {
  readonly portfolio: PortfolioName;
  readonly target: Target;
  readonly format: EditFormat;
  readonly changes: readonly FileChange[];
  readonly patch: string;
  /** The model's answer as it came. */
  readonly answer: string;
}

/** Why no program came of an answer. Each is shown; none is an exception. */
export type ProgramFailureKind =
  | 'unparsable'
  | 'ambiguous-anchor'
  | 'anchor-not-found'
  | 'no-change'
  | 'refused-path'
  | 'malformed'
  | 'cut'
  | 'empty'
  | 'refused';

export interface ProgramFailure {
  readonly portfolio: PortfolioName;
  readonly target: Target;
  readonly kind: ProgramFailureKind;
  readonly explanation: string;
  readonly answer: string;
}

export type ProgramResult =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly failure: ProgramFailure };
