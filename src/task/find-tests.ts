import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listedPath, type RepoPath } from '../domain/repo-path.ts';
import type { TestCommand } from '../domain/verdict.ts';
import type { TreeEntry } from '../ports/git.ts';
import { detectTestCommand } from '../stages/verify/detect-test-command.ts';

export interface TestsWanted {
  /** Folder of the tree that was asked for. */
  readonly directory?: string;
  /** Configured command, or `none`. */
  readonly testCommand?: string;
}

export interface FoundTests {
  /** Folder of the tree the tests run in; empty for its top. */
  readonly folder: string;
  readonly command?: TestCommand;
}

/** The tests of the folder asked for, else those of the nearest folder above it: `src` is tested where its project is. */
export function findTests(root: string, entries: readonly TreeEntry[], wanted: TestsWanted): FoundTests {
  const { directory = '', testCommand } = wanted;
  const folders = foldersUpFrom(directory).filter((folder) => folder === '' || filesIn(folder, entries).length > 0);
  for (const folder of folders) {
    const command = commandIn(folder, { root, entries, testCommand });
    if (command) return { folder, command };
  }
  return { folder: folders[0] ?? '' };
}

function foldersUpFrom(folder: string): readonly string[] {
  return folder === '' || folder === '.' ? [''] : [folder, ...foldersUpFrom(dirname(folder))];
}

function filesIn(folder: string, entries: readonly TreeEntry[]): readonly RepoPath[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const files = entries.filter((entry) => entry.mode.startsWith('100') && entry.path.startsWith(prefix));
  return files.map((entry) => listedPath(entry.path.slice(prefix.length)));
}

interface Tree {
  readonly root: string;
  readonly entries: readonly TreeEntry[];
  readonly testCommand: string | undefined;
}

function commandIn(folder: string, { root, entries, testCommand }: Tree): TestCommand | undefined {
  const paths = filesIn(folder, entries);
  const known = new Set<string>(paths);
  const read = (path: string): string | undefined =>
    known.has(path) ? readFileSync(join(root, folder, path), 'utf8') : undefined;
  return detectTestCommand({ paths, read }, testCommand);
}
