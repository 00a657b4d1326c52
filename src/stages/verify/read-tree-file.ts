import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LARGEST = 1024 * 1024;

/** Text of a small file of the tree, undefined where there is no plain file of that name. Links are not followed: they could lead out. */
export function readTreeFile(directory: string, path: string): string | undefined {
  try {
    const file = openSync(join(directory, path), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const entry = fstatSync(file);
      return entry.isFile() && entry.size <= LARGEST ? readFileSync(file, 'utf8') : undefined;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}
