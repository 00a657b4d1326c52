import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain, TaskError } from '../domain/errors.ts';

/**
 * Gives this process a temp folder of its own, in which everything temporary is made from then on. It is removed when the process ends,
 * also by a second Ctrl-C, when nobody can tidy up after himself any more.
 */
export function usePrivateTemp(): void {
  const folder = makeFolder();
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // What a test has locked stays for the machine to clear.
    }
  });
}

function makeFolder(): string {
  try {
    return mkdtempSync(join(realpathSync(tmpdir()), 'vital-'));
  } catch (thrown) {
    throw new TaskError('no-space', `No temp folder can be made under ${tmpdir()}: ${explain(thrown)}.`, {
      hint: 'Free some space there, or point TMPDIR to a folder that can be written.',
      cause: thrown,
    });
  }
}
