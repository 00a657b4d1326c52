import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { TaskError } from '../../domain/errors.ts';
import { runGit } from './run-git.ts';

/** A repository that is only read: its git directory and the folder with its objects. */
export interface SourceRepository {
  readonly gitDirectory: string;
  readonly objects: string;
}

/** Finds `owner/name` below a folder: a bare repository, a checkout, or a link to either. Throws `bad-input` when it is not there. */
export async function findRepository(folder: string, repo: string): Promise<SourceRepository> {
  const path = join(folder, repo);
  if (!existsSync(path)) {
    throw new TaskError('bad-input', `There is no repository ${path}.`, {
      hint: `Put a clone of ${repo} or a link to one there, or leave its records out with --ids.`,
    });
  }
  const place = realpathSync(path);
  const gitDirectory = existsSync(join(place, '.git')) ? join(place, '.git') : place;
  const objects = await runGit([`--git-dir=${gitDirectory}`, 'rev-parse', '--git-path', 'objects'], { cwd: place });
  return { gitDirectory, objects: isAbsolute(objects) ? objects : resolve(place, objects) };
}
