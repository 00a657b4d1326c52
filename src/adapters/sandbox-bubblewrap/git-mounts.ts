import { lstatSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Shows the repository's git folder read-only and without its configuration. Writable, a test could plant a hook or an
 * `fsmonitor` command that our own git runs later; readable, its configuration may hold a token in a header or in the remote's URL.
 */
export function gitMounts(cwd: string, emptyFile: string): readonly string[] {
  const withoutConfiguration = (folder: string) =>
    ['config', 'config.worktree']
      .map((name) => join(folder, name))
      .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isFile())
      .flatMap((path) => ['--ro-bind', emptyFile, path]);
  const dotGit = join(cwd, '.git');
  const entry = lstatSync(dotGit, { throwIfNoEntry: false });
  if (entry?.isDirectory()) return ['--ro-bind', dotGit, dotGit, ...withoutConfiguration(dotGit)];
  if (!entry?.isFile()) return [];
  const own = linkedFolder(dotGit, cwd);
  if (own === undefined) return ['--ro-bind', dotGit, dotGit];
  const common = commonFolder(own);
  return [
    ...['--ro-bind', dotGit, dotGit],
    ...[...new Set([common, own])].flatMap((folder) => ['--ro-bind', folder, folder, ...withoutConfiguration(folder)]),
  ];
}

/** The folder a `.git` file points to: `gitdir: /repo/.git/worktrees/name`. */
function linkedFolder(dotGit: string, cwd: string): string | undefined {
  const named = /^gitdir: (.+)$/m.exec(readFileSync(dotGit, 'utf8'))?.[1];
  const folder = named === undefined ? undefined : resolve(cwd, named.trim());
  return folder !== undefined && isGitFolder(folder) ? folder : undefined;
}

function commonFolder(own: string): string {
  const pointer = join(own, 'commondir');
  if (!statSync(pointer, { throwIfNoEntry: false })?.isFile()) return own;
  const folder = resolve(own, readFileSync(pointer, 'utf8').trim());
  return isGitFolder(folder) ? folder : own;
}

/** A `.git` file comes with the tree, so it may point anywhere: only what really is a git folder is shown. */
function isGitFolder(folder: string): boolean {
  return statSync(join(folder, 'HEAD'), { throwIfNoEntry: false })?.isFile() ?? false;
}
