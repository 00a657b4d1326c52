import type { CommitSha } from '../domain/commit-sha.ts';
import type { RepoPath } from '../domain/repo-path.ts';

export interface TreeEntry {
  readonly path: RepoPath;
  /** As git prints it: `100644`, `100755`, `120000` (symlink), `160000` (submodule). */
  readonly mode: string;
  readonly blob: string;
  /** Bytes; 0 for a submodule. */
  readonly size: number;
  /**
   * Set where the entry can only be shown: its name is not UTF-8 (`path` has replacement marks and names no file), it would leave
   * the tree or be taken for git's own folder, or its content is not in this clone.
   */
  readonly unusable?: 'not-utf8' | 'unsafe-name' | 'missing';
}

/** `outside`: a symlink leaving the tree; `unsafe-name`: what git would take for its own folder; `collision`: two names that are one file here. */
export interface LeftOutEntry {
  readonly path: RepoPath;
  readonly reason: 'not-utf8' | 'missing' | 'unsafe-name' | 'outside' | 'collision' | 'name-too-long';
}

/** A checkout of one commit outside the person's own tree. */
export interface Worktree {
  readonly directory: string;
  readonly commit: CommitSha;
  /** Entries of the commit that were not written, in path order. Submodules are empty folders and not among them. */
  readonly leftOut: readonly LeftOutEntry[];
  /** Remembers what lies in the tree now (built or installed by set-up), so that `reset` leaves it alone. */
  settle(): Promise<void>;
  /**
   * Puts every tracked file back to the commit's bytes and removes files that are neither tracked nor ignored nor there
   * when the tree was last settled.
   */
  reset(): Promise<void>;
  dispose(): Promise<void>;
}

/** One repository. No method runs hooks, filters or submodules, and no name is ever read as an option. */
export interface Git {
  /** Absolute path of the repository's top level. */
  readonly root: string;
  version(): Promise<string>;
  /** The commit behind a ref, `HEAD` by default. Throws `unknown-ref` or `unborn-branch`. */
  resolve(ref?: string): Promise<CommitSha>;
  /** All entries of the commit's tree, in path order. */
  listTree(commit: CommitSha): Promise<readonly TreeEntry[]>;
  /** Blob contents in the order asked for; read through one process. */
  readBlobs(blobs: readonly string[]): AsyncIterable<{ readonly blob: string; readonly content: Buffer }>;
  createWorktree(commit: CommitSha): Promise<Worktree>;
  /** True if nothing is staged, changed or untracked. Ignored files do not count, nor untracked ones in `exceptIn`. */
  isClean(exceptIn?: string): Promise<boolean>;
  /** Applies a patch to the person's own tree, all or nothing. Throws `git-failed` with git's words. */
  applyToOwnTree(patchFile: string): Promise<void>;
}
