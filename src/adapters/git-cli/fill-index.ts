import { once } from 'node:events';
import type { TreeEntry } from '../../ports/git.ts';
import { type GitRunner, gitFailed } from './git-runner.ts';

/**
 * Makes the index hold exactly these entries. Not by reading the commit's tree: git refuses a tree as a whole over one
 * name that it would not write.
 */
export async function fillIndex(
  git: GitRunner,
  place: readonly string[],
  entries: readonly TreeEntry[],
): Promise<void> {
  await git.run(...place, 'read-tree', '--empty');
  const words = [...place, 'update-index', '-z', '--index-info'];
  const child = git.start(...words);
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  // A closed pipe shows as the exit status.
  child.stdin.on('error', () => undefined);
  child.stdin.end(entries.map(({ mode, blob, path }) => `${mode} ${blob}\t${path}\0`).join(''));
  const [status] = await once(child, 'close').catch((error: unknown) => {
    throw gitFailed(words, git.directory, error);
  });
  if (status !== 0) throw gitFailed(words, git.directory, said.join(''));
}
