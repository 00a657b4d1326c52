import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Masked {
  readonly path: string;
  readonly isFolder: boolean;
}

const OTHERS_MAY_READ = 0o004;
const DEEPEST = 4;

/**
 * Entries of a system folder that ordinary users may not read. When root runs the tests, the child is still the owner of root's
 * files, so what others may not read has to be covered: password hashes, host keys.
 */
export function unreadableFiles(folder: string, depth = 0): readonly Masked[] {
  return listNames(folder).flatMap((name) => {
    const path = join(folder, name);
    const entry = lstatSync(path, { throwIfNoEntry: false });
    if (entry === undefined || !(entry.isFile() || entry.isDirectory())) return [];
    if ((entry.mode & OTHERS_MAY_READ) === 0) return [{ path, isFolder: entry.isDirectory() }];
    return entry.isDirectory() && depth < DEEPEST ? unreadableFiles(path, depth + 1) : [];
  });
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return []; // Unreadable to us, so unreadable to the child.
  }
}
