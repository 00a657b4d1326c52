import { TaskError } from './errors.ts';

declare const repoPathBrand: unique symbol;

/** A path inside the repository: POSIX separators, no `.`/`..`, no leading slash, NFC, case kept. */
export type RepoPath = string & { readonly [repoPathBrand]: true };

/** Normalises a path (VITAL-RAG decision D-2). Throws `bad-path` for an empty, absolute or escaping one. */
export function repoPath(raw: string): RepoPath {
  const path = tryRepoPath(raw);
  if (path === undefined) {
    throw new TaskError('bad-path', `${JSON.stringify(raw)} is not a path inside the repository.`, {
      hint: 'Write it relative to the repository root, without leaving it.',
    });
  }
  return path;
}

export function tryRepoPath(raw: string): RepoPath | undefined {
  if (raw.includes('\0') || raw.startsWith('/') || /^[A-Za-z]:[\\/]/.test(raw)) return undefined;
  const parts: string[] = [];
  for (const part of raw.normalize('NFC').replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.length === 0 ? undefined : (parts.join('/') as RepoPath);
}

/**
 * A path exactly as git lists it: bytes kept, since normalising a tree entry would name another file.
 * Only for names that come from git itself.
 */
export function listedPath(name: string): RepoPath {
  return name as RepoPath;
}

export function baseName(path: RepoPath): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function directoryOf(path: RepoPath): string {
  const cut = path.lastIndexOf('/');
  return cut < 0 ? '' : path.slice(0, cut);
}

/** Byte-wise order of code units, the same on every machine and locale. */
export function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
