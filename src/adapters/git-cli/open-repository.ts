import { stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type CommitSha, commitSha } from '../../domain/commit-sha.ts';
import { isTaskError, TaskError } from '../../domain/errors.ts';
import type { Git } from '../../ports/git.ts';
import { createWorktree } from './create-worktree.ts';
import { filterOverrides } from './filter-overrides.ts';
import type { Environment } from './git-environment.ts';
import { type GitRunner, gitRunner } from './git-runner.ts';
import { readBlobs } from './read-blobs.ts';
import { readTreeListing } from './tree-listing.ts';

/**
 * The repository that holds a folder: its top level, a folder inside it, a linked work tree, or a bare git folder.
 * Throws `not-a-repository`. Git inherits PATH and HOME from `machine` and nothing that could point it elsewhere.
 */
export async function openRepository(path: string, machine: Environment): Promise<Git> {
  const { root, hasTree } = await locate(resolve(path), machine);
  const git = gitRunner(root, machine, await filterOverrides(gitRunner(root, machine)));
  const listTree: Git['listTree'] = async (commit) =>
    readTreeListing(await git.run('ls-tree', '-r', '-z', '-l', '--full-tree', commit));
  return {
    root,
    version: async () => (await git.run('--version')).trim().replace(/^git version /, ''),
    resolve: (ref = 'HEAD') => resolveCommit(git, ref),
    listTree,
    readBlobs: (blobs) => readBlobs(git, blobs),
    createWorktree: async (commit) => createWorktree(git, commit, await listTree(commit)),
    isClean: async (exceptIn) => !hasTree || isClean(git, exceptIn),
    applyToOwnTree: (patchFile) => applyPatch(git, resolve(patchFile), hasTree),
  };
}

/** Submodules are not looked into: that would start a git in each of them, under its own settings. */
const STATUS = ['status', '--porcelain=v1', '-z', '--ignore-submodules=all'] as const;

async function isClean(git: GitRunner, exceptIn: string | undefined): Promise<boolean> {
  const folder = exceptIn === undefined ? '' : relative(git.directory, resolve(exceptIn));
  if (folder === '') return (await git.run(...STATUS, '--untracked-files=normal')) === '';
  const changes = (await git.run(...STATUS, '--untracked-files=all')).split('\0').slice(0, -1);
  return changes.every((change) => change.startsWith(`?? ${join(folder, '/')}`));
}

interface Located {
  readonly root: string;
  /** False for a bare repository and inside a git folder. */
  readonly hasTree: boolean;
}

async function locate(path: string, machine: Environment): Promise<Located> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) throw notARepository(path, found ? 'it is a file' : 'there is no such folder');
  const git = gitRunner(path, machine);
  try {
    const inside = (await git.run('rev-parse', '--is-inside-work-tree')).trim() === 'true';
    const root = await git.run('rev-parse', inside ? '--show-toplevel' : '--absolute-git-dir');
    return { root: root.replace(/\n$/, ''), hasTree: inside };
  } catch (thrown) {
    // The locale is set, so git says it in these words; anything else (an owner it does not trust) is for the reader.
    if (isTaskError(thrown) && !/not a git repository/.test(thrown.message)) throw thrown;
    throw notARepository(path, 'git finds none there');
  }
}

function notARepository(path: string, why: string): TaskError {
  return new TaskError('not-a-repository', `${path} is not in a git repository: ${why}.`, {
    hint: 'Name a folder inside one, or run git init and commit there first.',
  });
}

async function resolveCommit(git: GitRunner, ref: string): Promise<CommitSha> {
  const found = isPlainRef(ref)
    ? await git.run('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(() => '')
    : '';
  if (found.trim() !== '') return commitSha(found);
  const branch =
    ref === 'HEAD' ? (await git.run('symbolic-ref', '--quiet', '--short', 'HEAD').catch(() => '')).trim() : '';
  if (branch !== '') {
    throw new TaskError('unborn-branch', `The branch ${branch} of ${git.directory} has no commit yet.`, {
      hint: 'Commit something first.',
    });
  }
  throw new TaskError('unknown-ref', `${JSON.stringify(ref)} names no commit in ${git.directory}.`, {
    hint: 'git branch -a and git tag list what there is; a shallow clone may have to fetch it first.',
  });
}

/** Never an option, never more than one argument. */
function isPlainRef(ref: string): boolean {
  return ref !== '' && !ref.startsWith('-') && !/[\0\n\r]/.test(ref);
}

async function applyPatch(git: GitRunner, patchFile: string, hasTree: boolean): Promise<void> {
  if (!hasTree) {
    throw new TaskError('git-failed', `${git.directory} has no work tree to apply a patch to.`, {
      hint: 'Apply the patch in a clone of it.',
    });
  }
  const apply = ['apply', '--whitespace=nowarn'] as const;
  await git.run(...apply, '--check', '--', patchFile);
  await git.run(...apply, '--', patchFile);
}
