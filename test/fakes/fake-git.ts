import { createHash } from 'node:crypto';
import { type CommitSha, commitSha } from '../../src/domain/commit-sha.ts';
import { listedPath } from '../../src/domain/repo-path.ts';
import type { Git, TreeEntry, Worktree } from '../../src/ports/git.ts';

/** A file's content, or what else a tree may hold. */
export type FakeEntry =
  | string
  | Uint8Array
  | { readonly symlink: string }
  | { readonly submodule: string }
  | { readonly executable: string };

/** One commit of one repository, in memory. Blob ids are git's own, so equal contents share one. */
export class FakeGit implements Git {
  readonly root = '/fake/repository';
  readonly commit: CommitSha;
  /** Blob ids in the order they were read. */
  readonly reads: string[] = [];
  readonly #entries: readonly TreeEntry[];
  readonly #blobs = new Map<string, Buffer>();

  constructor(files: Readonly<Record<string, FakeEntry>> | ReadonlyMap<string, FakeEntry>) {
    const pairs = files instanceof Map ? [...files] : Object.entries(files as Readonly<Record<string, FakeEntry>>);
    this.#entries = pairs
      .map(([name, entry]) => this.#addEntry(name, entry))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const tree = this.#entries.map((entry) => `${entry.mode} ${entry.blob} ${entry.path}\0`).join('');
    this.commit = commitSha(createHash('sha1').update(tree).digest('hex'));
  }

  async version(): Promise<string> {
    return 'git version 2.0.0 (in memory)';
  }

  async resolve(): Promise<CommitSha> {
    return this.commit;
  }

  async listTree(): Promise<readonly TreeEntry[]> {
    return this.#entries;
  }

  async *readBlobs(blobs: readonly string[]): AsyncIterable<{ readonly blob: string; readonly content: Buffer }> {
    for (const blob of blobs) {
      const content = this.#blobs.get(blob);
      if (!content) throw new Error(`no blob ${blob}`);
      this.reads.push(blob);
      yield { blob, content };
    }
  }

  async createWorktree(): Promise<Worktree> {
    throw new Error('this repository has no worktrees');
  }

  async isClean(): Promise<boolean> {
    return true;
  }

  async applyToOwnTree(): Promise<void> {
    throw new Error('this repository has no tree of its own');
  }

  #addEntry(name: string, entry: FakeEntry): TreeEntry {
    const path = listedPath(name);
    if (typeof entry === 'object' && 'submodule' in entry) {
      return { path, mode: '160000', blob: entry.submodule, size: 0 };
    }
    const isLink = typeof entry === 'object' && 'symlink' in entry;
    const isExecutable = typeof entry === 'object' && 'executable' in entry;
    const content = Buffer.from(isLink ? entry.symlink : isExecutable ? entry.executable : entry);
    const blob = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
    this.#blobs.set(blob, content);
    return { path, mode: isLink ? '120000' : isExecutable ? '100755' : '100644', blob, size: content.length };
  }
}
