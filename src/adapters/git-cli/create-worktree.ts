import { rmSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { CommitSha } from '../../domain/commit-sha.ts';
import { TaskError } from '../../domain/errors.ts';
import type { TreeEntry, Worktree } from '../../ports/git.ts';
import { fillIndex } from './fill-index.ts';
import type { GitRunner } from './git-runner.ts';
import { readBlobs } from './read-blobs.ts';
import { removeTree } from './remove-tree.ts';
import { restoreTree } from './restore-tree.ts';
import { type ByteName, untrackedFiles } from './untracked-files.ts';
import { type ReadBlobs, writeTree } from './write-tree.ts';

/**
 * A linked work tree in a temp folder of its own. Git makes it empty and we write the files: a checkout by git would
 * run the filters that the commit's own `.gitattributes` ask for. Whatever fails, nothing of it is left behind.
 */
export async function createWorktree(
  git: GitRunner,
  commit: CommitSha,
  entries: readonly TreeEntry[],
): Promise<Worktree> {
  const container = await makeContainer();
  const directory = join(container, basename(git.directory).replace(/[^\w.-]/g, '-') || 'tree');
  const remove = async (gitFolder?: string): Promise<void> => {
    await removeTree(container);
    // With the folder gone this only forgets it. Pruning would also forget people's own trees on a disk not mounted now.
    const forgotten = await git.run('worktree', 'remove', '--force', '--', directory).catch(() => undefined);
    if (forgotten === undefined && gitFolder !== undefined) await removeTree(gitFolder);
  };
  try {
    await git.run('worktree', 'add', '--no-checkout', '--detach', '--', directory, commit);
    return await fill(git, { directory, commit, entries, remove });
  } catch (thrown) {
    await remove();
    throw thrown;
  }
}

interface Empty {
  readonly directory: string;
  readonly commit: CommitSha;
  readonly entries: readonly TreeEntry[];
  remove(gitFolder: string): Promise<void>;
}

async function fill(git: GitRunner, { directory, commit, entries, remove }: Empty): Promise<Worktree> {
  const link = join(directory, '.git');
  const linkText = await readFile(link, 'utf8');
  const gitFolder = resolve(directory, linkText.replace(/^gitdir: /, '').trimEnd());
  const place = [`--git-dir=${gitFolder}`, `--work-tree=${directory}`];
  const read: ReadBlobs = (blobs) => readBlobs(git, blobs);
  const leftOut = await writeTree(directory, entries, read);
  const missing = new Set(leftOut.map(({ path }) => path));
  const written = entries.filter(({ path }) => !missing.has(path));
  await fillIndex(git, place, written);
  await refresh(git, place);
  const index = await readFile(join(gitFolder, 'index'));
  const untracked = untrackedFiles(git, directory, place);
  let settled: ReadonlySet<ByteName> = new Set();
  let disposed: Promise<void> | undefined;
  // A process that leaves at once keeps no record of a work tree that nobody will remove.
  const leave = () => rmSync(gitFolder, { recursive: true, force: true });
  process.once('exit', leave);
  return {
    directory,
    commit,
    leftOut,
    settle: async () => {
      settled = new Set(await untracked.all());
    },
    reset: async () => {
      await makeRealFolder(directory);
      await removeTree(link);
      await writeFile(link, linkText);
      await removeTree(join(gitFolder, 'index.lock'));
      await writeFile(join(gitFolder, 'index'), index);
      await restoreTree(directory, written, read);
      const added = (names: readonly ByteName[]): readonly ByteName[] => names.filter((name) => !settled.has(name));
      // A new rule file could declare itself and all else ignored.
      await untracked.remove(added(await untracked.all()).filter((name) => /(?:^|\/)\.gitignore$/.test(name)));
      await untracked.remove(added(await untracked.notIgnored()));
      await refresh(git, place);
    },
    dispose: () => {
      disposed ??= remove(gitFolder).finally(() => process.off('exit', leave));
      return disposed;
    },
  };
}

async function makeRealFolder(directory: string): Promise<void> {
  const found = await lstat(directory).catch(() => undefined);
  if (found?.isDirectory()) return;
  await removeTree(directory);
  await mkdir(directory);
}

/** Lets the index know the files' times, so that tests that ask git see a clean tree. Differences are not its errors. */
async function refresh(git: GitRunner, place: readonly string[]): Promise<void> {
  await git.run(...place, 'update-index', '-q', '--refresh').catch(() => '');
}

async function makeContainer(): Promise<string> {
  try {
    return await mkdtemp(join(await realpath(tmpdir()), 'vital-'));
  } catch (thrown) {
    throw new TaskError('no-space', `No temp folder can be made under ${tmpdir()}.`, {
      hint: 'Point TMPDIR to a folder that can be written.',
      cause: thrown,
    });
  }
}
