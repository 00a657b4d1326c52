import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryRepoPath } from '../../../domain/repo-path.ts';
import type { LocatePath } from './parse-frames.ts';

const INSTALLED = /(?:^|\/)(?:node_modules|site-packages|dist-packages|\.venv|venv|vendor\/bundle|\.tox|\.nox)\//;

/** Looks up printed paths in the tree under `directory`: absolute, `file:` or relative to `folder`; installed packages are not of the tree. */
export function locateIn(directory: string, folder = ''): LocatePath {
  const roots = [...new Set([directory, realpathSync(directory)])].map((root) => `${root.replace(/\/+$/, '')}/`);
  const known = new Map<string, string | undefined>();
  const find = (printed: string): string | undefined => {
    const plain = withoutScheme(printed);
    const root = roots.find((start) => plain.startsWith(start));
    if (root === undefined && plain.startsWith('/')) return undefined;
    const path = tryRepoPath(root === undefined ? join(folder, plain) : plain.slice(root.length));
    return path !== undefined && !INSTALLED.test(path) && existsSync(join(directory, path)) ? path : undefined;
  };
  return (printed) => {
    if (!known.has(printed)) known.set(printed, find(printed));
    return known.get(printed);
  };
}

function withoutScheme(printed: string): string {
  if (!printed.startsWith('file://')) return printed;
  try {
    return fileURLToPath(printed);
  } catch {
    return printed.slice('file://'.length);
  }
}
