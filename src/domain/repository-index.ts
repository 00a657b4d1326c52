import type { CommitSha } from './commit-sha.ts';
import type { RepoPath } from './repo-path.ts';
import type { IndexedFile } from './symbol.ts';

export type SkipReason =
  | 'binary'
  | 'too-large'
  | 'not-utf8'
  | 'minified'
  | 'parser-crashed'
  | 'parser-timeout'
  | 'too-deep'
  | 'symlink'
  | 'unsafe-name'
  | 'missing'
  | 'submodule'
  | 'lfs-pointer'
  | 'limit';

/** A file the index does not hold units of. Counted and shown, never dropped in silence. */
export interface SkippedFile {
  readonly path: RepoPath;
  readonly reason: SkipReason;
}

export type ParserEngine = 'native' | 'wasm';

/** The parsed tree of one commit. Files stand in path order; two runs over one tree are equal to the byte. */
export interface RepositoryIndex {
  readonly commit: CommitSha;
  readonly engine: ParserEngine;
  readonly files: readonly IndexedFile[];
  readonly byPath: ReadonlyMap<RepoPath, IndexedFile>;
  readonly skipped: readonly SkippedFile[];
  /** UTF-8 bytes of all indexed files. */
  readonly bytes: number;
}
