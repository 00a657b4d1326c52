import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { TaskError } from '../domain/errors.ts';

/**
 * The real place of a path of the tree. The tree may hold a link in that place: one that leads out would have Vital read or run
 * what is not the repository's. Throws `bad-input` that names the input.
 */
export async function insideWorkspace(workspace: string, path: string, input: string): Promise<string> {
  const root = await realpath(workspace);
  const asked = join(root, path);
  const real = await realpath(asked).catch(() => asked);
  const way = relative(root, real);
  const first = way.split(sep)[0] ?? '';
  if (first === '..' || first === '.git' || isAbsolute(way)) {
    throw new TaskError(
      'bad-input',
      `${input} must lie inside the repository, got ${JSON.stringify(path)} (workflow input).`,
    );
  }
  return real;
}
