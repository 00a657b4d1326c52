import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readFile, readlink, realpath, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { TaskError } from '../../domain/errors.ts';
import type { FileChange } from '../../domain/program.ts';

const NEW_FILE = 0o644;
const PERMISSIONS = 0o777;

/**
 * Writes the changes into the tree in `directory`: each file whole or not at all, never through a link, its permissions kept. Nothing is written unless
 * every file is as the changes expect it.
 */
export async function applyChanges(changes: readonly FileChange[], directory: string): Promise<void> {
  const root = await realpath(directory);
  for (const change of changes) await expectBefore(change, root);
  for (const change of changes) await applyChange(change, root);
}

async function expectBefore({ path, before }: FileChange, root: string): Promise<void> {
  await checkParents(path, root);
  const entry = await lstat(join(root, path)).catch(() => undefined);
  if (entry !== undefined && !entry.isFile()) throw refused(path, 'it is not a plain file');
  if (entry === undefined && before === null) return;
  if (entry === undefined || before === null)
    throw refused(path, entry === undefined ? 'it is not there' : 'it is there already');
  const content = await readFile(join(root, path));
  if (!content.equals(Buffer.from(before, 'utf8'))) throw refused(path, 'it is not as it was when the change was made');
}

/** Every folder on the way must be one: a link among them leads somewhere else. */
async function checkParents(path: string, root: string): Promise<void> {
  const parts = path.split('/').slice(0, -1);
  if (path.startsWith('/') || path.split('/').some((part) => part === '..' || part === '.' || part === '')) {
    throw refused(path, 'it may lead out of the tree');
  }
  for (let length = 1; length <= parts.length; length += 1) {
    const folder = await lstat(join(root, ...parts.slice(0, length))).catch(() => undefined);
    if (folder === undefined) return;
    if (!folder.isDirectory()) throw refused(path, `\`${parts.slice(0, length).join('/')}\` is not a folder`);
  }
}

async function applyChange({ path, after }: FileChange, root: string): Promise<void> {
  const target = join(root, path);
  if (after === null) {
    await unlink(target);
    return;
  }
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const entry = await lstat(target).catch(() => undefined);
  const temporary = join(folder, `.vital-${randomBytes(8).toString('hex')}`);
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
  const file = await open(temporary, flags, NEW_FILE);
  try {
    await expectInside(file.fd, path, root);
    await file.writeFile(after, 'utf8');
    await file.chmod(entry === undefined ? NEW_FILE : entry.mode & PERMISSIONS);
    await file.close();
    await rename(temporary, target);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A folder may have become a link between the look and the write; the open file knows where it really is. */
async function expectInside(descriptor: number, path: string, root: string): Promise<void> {
  const place = await readlink(`/proc/self/fd/${descriptor}`).catch(() => undefined);
  if (place !== undefined && !place.startsWith(`${root}/`)) throw refused(path, 'it leads out of the tree');
}

function refused(path: string, why: string): TaskError {
  return new TaskError('dirty-tree', `${JSON.stringify(path)} cannot be changed: ${why}.`, {
    hint: 'The work tree is not the one the change was made for; run the task again.',
  });
}
