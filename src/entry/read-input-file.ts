import { readFile } from 'node:fs/promises';
import { TaskError } from '../domain/errors.ts';

/** A text file that a person named with an option. Throws `bad-input` naming both. */
export async function readInputFile(path: string, option: string): Promise<string> {
  try {
    // Some editors and shells write a byte order mark first.
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TaskError('bad-input', `${option} ${path} could not be read: ${reason}.`, {
      hint: 'Check the path.',
      cause,
    });
  }
}
