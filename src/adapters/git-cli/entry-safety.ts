import { posix } from 'node:path';
import { leastStrictName } from '../../domain/file-system-name.ts';
import type { RepoPath } from '../../domain/repo-path.ts';
import type { TreeEntry } from '../../ports/git.ts';

/**
 * False for names that would leave the tree or be taken for git's own folder on some file system. Trees can hold them:
 * only `git add` refuses them, whoever writes objects directly does not.
 */
export function isSafeName({ path, mode }: TreeEntry): boolean {
  const parts = path.split('/');
  // Git follows no link of this name, since it would read settings from wherever that leads.
  if (mode === '120000' && parts.at(-1)?.toLowerCase() === '.gitmodules') return false;
  return parts.every(isSafePart);
}

function isSafePart(part: string): boolean {
  if (part === '' || part === '.' || part === '..') return false;
  if (process.platform === 'win32' && /[\\:]/.test(part)) return false;
  const plain = leastStrictName(part);
  // The short name NTFS gives to `.git`.
  return plain !== '.git' && plain !== 'git~1';
}

/**
 * True if a symlink at `path` can only lead inside the tree. Parent steps are allowed at the start only: there they
 * climb real folders, while behind a name they would climb from wherever another link leads.
 */
export function staysInside(path: RepoPath, target: string): boolean {
  if (target === '' || target.includes('\0') || posix.isAbsolute(target) || /^[A-Za-z]:|\\/.test(target)) return false;
  const parts = target.split('/').filter((part) => part !== '' && part !== '.');
  const climbs = parts.findIndex((part) => part !== '..');
  const up = climbs < 0 ? parts.length : climbs;
  const names = parts.slice(up);
  return up <= path.split('/').length - 1 && names.every(isSafePart);
}
