import { baseName, directoryOf, listedPath, type RepoPath } from '../../../domain/repo-path.ts';

/** The files of a tree, as test command detection looks at them. */
export interface RepositoryFiles {
  readonly paths: readonly RepoPath[];
  /** Text of a file, undefined if there is none. */
  read(path: string): string | undefined;
}

/** A command that could be the test command. */
export interface Candidate {
  readonly argv: readonly string[];
  readonly runner: string;
  readonly reason: string;
  /** Extensions of the files it is about: the candidate of the most files wins. */
  readonly extensions: readonly string[];
}

export function hasFile({ paths }: RepositoryFiles, name: string): boolean {
  return paths.some((path) => path === name);
}

/** Paths whose last part has the form. */
export function filesNamed({ paths }: RepositoryFiles, form: RegExp): readonly RepoPath[] {
  return paths.filter((path) => form.test(baseName(path)));
}

export function countFiles({ paths }: RepositoryFiles, extensions: readonly string[]): number {
  return paths.filter((path) => extensions.some((extension) => path.endsWith(extension))).length;
}

/** The part of the tree below a folder, as a tree of its own. */
export function belowFolder(files: RepositoryFiles, folder: string): RepositoryFiles {
  const start = `${folder}/`;
  return {
    paths: files.paths.filter((path) => path.startsWith(start)).map((path) => listedPath(path.slice(start.length))),
    read: (path) => files.read(start + path),
  };
}

/** Folder that all paths share, empty for the root. */
export function commonFolder(paths: readonly RepoPath[]): string {
  const [first = [], ...others] = paths.map((path) => directoryOf(path).split('/'));
  const shared = first.findIndex((part, position) => others.some((parts) => parts[position] !== part));
  return (shared < 0 ? first : first.slice(0, shared)).join('/');
}
