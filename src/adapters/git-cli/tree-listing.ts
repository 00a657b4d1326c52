import { comparePaths, listedPath } from '../../domain/repo-path.ts';
import type { TreeEntry } from '../../ports/git.ts';
import { isSafeName } from './entry-safety.ts';

/** Reads `git ls-tree -r -z -l`: names come raw between NULs, so that no character of a name means anything. */
export function readTreeListing(listing: string): readonly TreeEntry[] {
  return listing
    .split('\0')
    .filter((record) => record !== '')
    .map(readRecord)
    .sort((a, b) => comparePaths(a.path, b.path));
}

/** `100644 blob <id>    <size>\t<name>`; the size is `-` for a submodule and `BAD` where the content is not here. */
function readRecord(record: string): TreeEntry {
  const tab = record.indexOf('\t');
  const [mode = '', , blob = '', size = ''] = record.slice(0, tab).split(/ +/);
  const path = listedPath(record.slice(tab + 1));
  const entry = { path, mode, blob, size: Number(size) || 0 };
  if (path.includes('\uFFFD')) return { ...entry, unusable: 'not-utf8' };
  if (!isSafeName(entry)) return { ...entry, unusable: 'unsafe-name' };
  return size === 'BAD' ? { ...entry, unusable: 'missing' } : entry;
}
