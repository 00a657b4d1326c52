import { lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, TaskError } from '../../domain/errors.ts';
import { directoryOf, type RepoPath } from '../../domain/repo-path.ts';
import type { LeftOutEntry, TreeEntry } from '../../ports/git.ts';
import { isSafeName, staysInside } from './entry-safety.ts';
import type { Blob } from './read-blobs.ts';

export type ReadBlobs = (blobs: readonly string[]) => AsyncIterable<Blob>;

/**
 * Writes entries of a commit into a folder, byte for byte as the blobs are: no filter, no line-end conversion, no
 * submodule. Nothing there is overwritten and no link is followed. Returns what could not be written and why. One
 * file after the other, so that of two names for one file the first always wins.
 */
export async function writeTree(
  directory: string,
  entries: readonly TreeEntry[],
  readBlobs: ReadBlobs,
): Promise<readonly LeftOutEntry[]> {
  const leftOut: LeftOutEntry[] = [];
  const usable: TreeEntry[] = [];
  for (const entry of entries) {
    const reason = entry.unusable ?? (isSafeName(entry) ? undefined : 'unsafe-name');
    if (reason) leftOut.push({ path: entry.path, reason });
    else usable.push(entry);
  }
  const folders = new FolderMaker(directory);
  const note = (path: RepoPath, reason: LeftOutEntry['reason'] | undefined): void => {
    if (reason) leftOut.push({ path, reason });
  };
  for (const { path } of usable.filter(isSubmodule)) note(path, folders.make(path));
  // Links last: while files are written, every folder on their way is a real one.
  for (const group of [usable.filter(isFile), usable.filter(isLink)]) {
    const waiting = group.values();
    for await (const { content } of readBlobs(group.map(({ blob }) => blob))) {
      const entry = waiting.next().value;
      if (entry) note(entry.path, writeEntry(directory, entry, { content, folders }));
    }
  }
  return leftOut.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const isSubmodule = ({ mode }: TreeEntry): boolean => mode === '160000';
const isLink = ({ mode }: TreeEntry): boolean => mode === '120000';
const isFile = ({ mode }: TreeEntry): boolean => mode.startsWith('100');

interface Writing {
  readonly content: Buffer;
  readonly folders: FolderMaker;
}

function writeEntry(
  directory: string,
  entry: TreeEntry,
  { content, folders }: Writing,
): LeftOutEntry['reason'] | undefined {
  if (isLink(entry) && !staysInside(entry.path, content.toString('latin1'))) return 'outside';
  const blocked = folders.make(directoryOf(entry.path));
  if (blocked) return blocked;
  const file = join(directory, entry.path);
  try {
    if (isLink(entry)) symlinkSync(content, file);
    // Fails where anything is already there, a link included.
    else writeFileSync(file, content, { flag: 'wx', mode: entry.mode === '100755' ? 0o755 : 0o644 });
    return undefined;
  } catch (thrown) {
    return reasonOf(thrown, file);
  }
}

/** Makes folders once each and makes sure that none of them is something else. */
class FolderMaker {
  readonly #root: string;
  readonly #made = new Map<string, LeftOutEntry['reason'] | undefined>([['', undefined]]);

  constructor(root: string) {
    this.#root = root;
  }

  make(folder: string): LeftOutEntry['reason'] | undefined {
    if (this.#made.has(folder)) return this.#made.get(folder);
    const cut = folder.lastIndexOf('/');
    const blocked = this.make(cut < 0 ? '' : folder.slice(0, cut)) ?? makeFolder(join(this.#root, folder));
    this.#made.set(folder, blocked);
    return blocked;
  }
}

function makeFolder(path: string): LeftOutEntry['reason'] | undefined {
  try {
    mkdirSync(path);
    return undefined;
  } catch (thrown) {
    const reason = reasonOf(thrown, path);
    // Already there is fine for a folder, and for nothing else.
    return reason === 'collision' && lstatSync(path).isDirectory() ? undefined : reason;
  }
}

function reasonOf(thrown: unknown, path: string): LeftOutEntry['reason'] {
  const code = codeOf(thrown);
  if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR') return 'collision';
  if (code === 'ENAMETOOLONG') return 'name-too-long';
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    throw new TaskError('no-space', `No room to write ${path}.`, { hint: 'Free some disk space.', cause: thrown });
  }
  throw new TaskError('git-failed', `Cannot write ${path}: ${String(thrown)}`, { cause: thrown });
}
