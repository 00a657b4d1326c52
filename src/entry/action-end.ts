import type { CommitSha } from '../domain/commit-sha.ts';
import type { TaskError } from '../domain/errors.ts';
import type { RunFiles } from '../domain/run-files.ts';
import type { RunResult } from '../domain/run-result.ts';

interface PlacedComment {
  readonly id: number;
  readonly url: string;
}

/** What a step came to, whichever way it went: the one thing outputs and summary are made from. */
export type ActionEnd =
  /** Nothing was asked of us, or not by somebody who may. */
  | { readonly kind: 'not-triggered'; readonly reason: string }
  /** A command was answered without a run. */
  | {
      readonly kind: 'answered';
      readonly reason: string;
      readonly actor: string;
      readonly comment: PlacedComment | undefined;
    }
  /** A command was accepted, and something fell before there was a result. */
  | {
      readonly kind: 'broke';
      readonly message: string;
      readonly actor: string;
      readonly comment: PlacedComment;
      readonly commit: CommitSha;
      readonly fork: boolean;
    }
  | {
      readonly kind: 'ran';
      readonly result: RunResult;
      readonly files: RunFiles;
      /** A file that could not be written; the run itself is done. */
      readonly unsaved?: TaskError;
      /** The answer as Markdown, redacted. */
      readonly answer: string;
      readonly comment?: PlacedComment;
      readonly params: readonly string[];
      readonly fork: boolean;
      /** What the commit was taken from, and the branch its pull request goes to. */
      readonly ref: string;
      readonly baseRef: string;
    };
