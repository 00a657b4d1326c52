import { once } from 'node:events';
import { rmdir } from 'node:fs/promises';
import { type GitRunner, gitFailed } from './git-runner.ts';
import { removeTree } from './remove-tree.ts';

/** Names as `latin1` text, one character a byte: the only text form that loses nothing of any name. */
export type ByteName = string;

export interface UntrackedFiles {
  /** All files that are not tracked, ignored ones included. */
  all(): Promise<readonly ByteName[]>;
  /** Those that no ignore rule covers. */
  notIgnored(): Promise<readonly ByteName[]>;
  remove(names: readonly ByteName[]): Promise<void>;
}

/** `place` names git folder and work tree outright: what stands in the tree's own `.git` is for tests to overwrite. */
export function untrackedFiles(git: GitRunner, directory: string, place: readonly string[]): UntrackedFiles {
  const list = async (...rules: readonly string[]): Promise<readonly ByteName[]> => {
    const listed = await rawOutput(git, [...place, 'ls-files', '--others', '-z', ...rules]);
    return listed.toString('latin1').split('\0').filter(Boolean);
  };
  return {
    all: () => list(),
    notIgnored: () => list('--exclude-standard'),
    remove: async (names) => {
      for (const name of names) await removeWithEmptyParents(directory, name);
    },
  };
}

async function removeWithEmptyParents(directory: string, name: ByteName): Promise<void> {
  const parts = name.split('/').filter(Boolean);
  const at = (depth: number): Buffer =>
    Buffer.concat([Buffer.from(`${directory}/`), Buffer.from(parts.slice(0, depth).join('/'), 'latin1')]);
  await removeTree(at(parts.length));
  for (let depth = parts.length - 1; depth > 0; depth--) {
    const removed = await rmdir(at(depth)).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}

async function rawOutput(git: GitRunner, words: readonly string[]): Promise<Buffer> {
  const child = git.start(...words);
  child.stdin.end();
  const out: Buffer[] = [];
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = await once(child, 'close').catch((error: unknown) => {
    throw gitFailed(words, git.directory, error);
  });
  if (status !== 0) throw gitFailed(words, git.directory, Buffer.concat(said).toString());
  return Buffer.concat(out);
}
