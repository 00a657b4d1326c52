import { createHash } from 'node:crypto';
import { chmod, lstat, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { directoryOf, type RepoPath } from '../../domain/repo-path.ts';
import type { TreeEntry } from '../../ports/git.ts';
import { removeTree } from './remove-tree.ts';
import { type ReadBlobs, writeTree } from './write-tree.ts';

/**
 * Puts every entry back to the commit's bytes, type and executable bit. Content decides, never a time stamp: tests can
 * set those. Files that are as they should be are not touched, so that builds can go on from them.
 */
export async function restoreTree(
  directory: string,
  entries: readonly TreeEntry[],
  readBlobs: ReadBlobs,
): Promise<void> {
  await restoreFolders(directory, entries);
  const changed = await changedEntries(directory, entries);
  for (const { path } of changed) await removeTree(join(directory, path));
  await writeTree(directory, changed, readBlobs);
}

/** Files looked at together: enough to keep the disk busy, few enough to bound what is in memory. */
const AT_ONCE = 64;

async function changedEntries(directory: string, entries: readonly TreeEntry[]): Promise<readonly TreeEntry[]> {
  const changed: TreeEntry[] = [];
  for (let i = 0; i < entries.length; i += AT_ONCE) {
    const some = entries.slice(i, i + AT_ONCE);
    const kept = await Promise.all(some.map((entry) => isAsCommitted(join(directory, entry.path), entry)));
    changed.push(...some.filter((_, j) => !kept[j]));
  }
  return changed;
}

/** Parents first, so that no later look at a file goes through a folder that tests replaced by a link. */
async function restoreFolders(directory: string, entries: readonly TreeEntry[]): Promise<void> {
  for (const folder of foldersOf(entries)) {
    const path = join(directory, folder);
    const found = await lstat(path).catch(() => undefined);
    if (found === undefined) continue;
    if (!found.isDirectory()) await removeTree(path);
    else if ((found.mode & 0o700) !== 0o700) await chmod(path, 0o755);
  }
}

function foldersOf(entries: readonly TreeEntry[]): readonly string[] {
  const folders = new Set<string>();
  for (const { path } of entries) {
    for (
      let folder = directoryOf(path);
      folder !== '' && !folders.has(folder);
      folder = directoryOf(folder as RepoPath)
    ) {
      folders.add(folder);
    }
  }
  return [...folders].sort();
}

async function isAsCommitted(path: string, { mode, blob }: TreeEntry): Promise<boolean> {
  try {
    const found = await lstat(path);
    if (mode === '160000') return found.isDirectory();
    if (mode === '120000') return found.isSymbolicLink() && hashOf(await readlink(path, 'buffer'), blob) === blob;
    // A hard link would let a later write through to a file elsewhere.
    if (!found.isFile() || found.nlink !== 1) return false;
    if (((found.mode & 0o100) !== 0) !== (mode === '100755')) return false;
    return hashOf(await readFile(path), blob) === blob;
  } catch {
    return false;
  }
}

/** The object id of a content, by the hash function whose ids are as long as the one at hand. */
function hashOf(content: Buffer, like: string): string {
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}
