import type { CommitSha } from './commit-sha.ts';
import type { UntrustedText } from './untrusted-text.ts';

/** The immutable request every later step checks against: who asked what, of which commit, under which policy. */
export interface FrozenTask {
  readonly text: UntrustedText;
  readonly commit: CommitSha;
  /** Who asked: `local`, or a login. */
  readonly actor: string;
  /** Where it came from: `command line`, `comment 12`, `workflow input`. */
  readonly source: string;
}
