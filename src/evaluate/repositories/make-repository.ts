import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CommitSha, commitSha } from '../../domain/commit-sha.ts';
import { TaskError } from '../../domain/errors.ts';
import { repoPath } from '../../domain/repo-path.ts';
import { runGit } from './run-git.ts';

export interface RepositoryFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Writes the files into an empty or new folder and commits them. Throws `bad-input` when something is there already. */
export async function makeRepository(
  directory: string,
  files: readonly RepositoryFile[],
  message: string,
): Promise<CommitSha> {
  await mkdir(directory, { recursive: true });
  const there = await readdir(directory);
  if (there.length > 0) {
    throw new TaskError('bad-input', `${directory} is not empty: ${there.slice(0, 3).join(', ')}.`, {
      hint: 'Name a folder that is empty or not there yet.',
    });
  }
  for (const { path, content } of files) {
    // Records come from a file somebody gave us: a path must not lead out of the folder.
    const target = join(directory, repoPath(path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await runGit(['init', '-q', '-b', 'main'], { cwd: directory });
  await runGit(['add', '-A', '-f'], { cwd: directory });
  await runGit(['commit', '-q', '-m', message], { cwd: directory });
  return commitSha(await runGit(['rev-parse', 'HEAD'], { cwd: directory }));
}
