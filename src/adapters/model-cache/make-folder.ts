import { TaskError } from '../../domain/errors.ts';
import { makeFolders } from '../make-folders.ts';

/** Makes a folder of the cache and those above it. Throws `no-space` or `model-file` naming the setting that moves it. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeFolders(folder);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new TaskError(code === 'ENOSPC' ? 'no-space' : 'model-file', `${folder} cannot be made (${code}).`, {
      hint: 'Set XDG_CACHE_HOME to a folder that can be written.',
      cause,
    });
  }
}
