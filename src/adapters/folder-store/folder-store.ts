import { rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { TaskError } from '../../domain/errors.ts';
import type { Store } from '../../ports/store.ts';
import { makeFolders } from '../make-folders.ts';

/** Keeps a run's files in one folder, made on the first write. A file is whole or not there. */
export function folderStore(folder: string): Store {
  const directory = resolve(folder);
  return {
    directory,
    async write(name, content) {
      const path = join(directory, name);
      const unfinished = `${path}.${process.pid}.tmp`;
      try {
        await makeFolders(directory);
        await writeFile(unfinished, content);
        await rename(unfinished, path);
        return path;
      } catch (thrown) {
        // Where nothing can be written there may be nothing to remove; the first error says more.
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw unwritable(path, thrown);
      }
    },
  };
}

function unwritable(path: string, cause: unknown): TaskError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const full = /ENOSPC|EDQUOT/.test(reason);
  return new TaskError(full ? 'no-space' : 'bad-input', `Could not write ${path}: ${reason}`, {
    hint: full ? 'Free some space, or name another folder with --out.' : 'Name a folder you may write with --out.',
    cause,
  });
}
