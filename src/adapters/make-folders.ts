import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../domain/errors.ts';

/**
 * Makes a folder and those above it that are missing. Node's own recursive form never ends where the system will not make
 * the one above, as below /proc; this one throws what the system says.
 */
export async function makeFolders(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (thrown) {
    // One that is there answers EEXIST, on some disks something else.
    const found = await stat(folder).catch(() => undefined);
    if (found?.isDirectory()) return;
    const parent = dirname(folder);
    if (codeOf(thrown) !== 'ENOENT' || parent === folder) throw thrown;
    await makeFolders(parent);
    // Made meanwhile by another process, it is what was wanted.
    await mkdir(folder).catch((again: unknown) => {
      if (codeOf(again) !== 'EEXIST') throw again;
    });
  }
}
