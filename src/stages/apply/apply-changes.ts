import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { TaskError } from '../../domain/errors.ts';
import type { FileChange } from '../../domain/program.ts';

/**
 * Writes the post-images into a tree, file by file: whole or not at all, modes kept. Throws `bad-path` if a folder on the way is a link,
 * even one that tests or set-up put there after the policy was checked.
 */
export async function applyChanges(changes: readonly FileChange[], directory: string): Promise<void> {
  const root = await realpath(directory);
  for (const change of changes) {
    const path = join(root, change.path);
    await requireInside(root, path);
    if (change.after === null) await rm(path, { force: true });
    else await replaceFile(path, change.after);
  }
}

async function requireInside(root: string, path: string): Promise<void> {
  const steps = relative(root, dirname(path))
    .split('/')
    .filter((part) => part !== '');
  let at = root;
  for (const step of steps) {
    at = join(at, step);
    const found = await lstat(at).catch(() => undefined);
    if (found === undefined) await mkdir(at);
    else if (!found.isDirectory()) throw notAFolder(at);
  }
  if ((await lstat(path).catch(() => undefined))?.isSymbolicLink()) throw notAFolder(path);
}

async function replaceFile(path: string, content: string): Promise<void> {
  const mode = (await lstat(path).catch(() => undefined))?.mode ?? 0o644;
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);
  const file = await open(unfinished, flags, mode & 0o777);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

function notAFolder(path: string): TaskError {
  return new TaskError('bad-path', `${path} is a link or no folder, so nothing is written through it.`, {
    hint: 'See what the set-up or test command makes of the tree.',
  });
}
