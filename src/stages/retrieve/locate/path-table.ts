import { comparePaths } from '../../../domain/repo-path.ts';
import type { IndexedFile } from '../../../domain/symbol.ts';

/** Files kept per ending, shallow ones first; more share an ending only where it says nothing, such as `index.js`. */
const MOST_PER_ENDING = 8;

/** Finds files by their path or by an ending of it (`pkg/mod.py` for `src/pkg/mod.py`). */
export interface PathTable {
  readonly files: readonly IndexedFile[];
  exact(path: string): number | undefined;
  endingWith(ending: string): readonly number[];
  /** Directories that hold files, by an ending of their path; '' is the root. */
  directoriesEndingWith(ending: string): readonly string[];
  filesIn(directory: string): readonly number[];
}

/** One entry per file and path segment, so a look-up costs the same in any tree. */
export function tabulatePaths(files: readonly IndexedFile[]): PathTable {
  const exact = new Map<string, number>();
  const byEnding = new Map<string, number[]>();
  const directoryEndings = new Map<string, string[]>();
  const inDirectory = new Map<string, number[]>();
  const shallowFirst = files.map((file, number) => ({ path: file.path, number, depth: depthOf(file.path) }));
  shallowFirst.sort((a, b) => a.depth - b.depth || comparePaths(a.path, b.path));
  for (const { path, number } of shallowFirst) {
    exact.set(path, number);
    for (const ending of endingsOf(path)) addUpTo(byEnding, ending, number);
    const directory = folderOf(path);
    const listed = inDirectory.get(directory);
    if (listed) listed.push(number);
    else {
      inDirectory.set(directory, [number]);
      for (const ending of endingsOf(directory)) addUpTo(directoryEndings, ending, directory);
    }
  }
  return {
    files,
    exact: (path) => exact.get(path),
    endingWith: (ending) => byEnding.get(ending) ?? [],
    directoriesEndingWith: (ending) => directoryEndings.get(ending) ?? [],
    filesIn: (directory) => inDirectory.get(directory) ?? [],
  };
}

/** The folder a path stands in; '' at the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Files of one base name, in path order; for manifests, of which a tree may have many. */
export function filesNamed(paths: PathTable, name: string): readonly IndexedFile[] {
  return paths.files.filter(({ path }) => path === name || path.endsWith(`/${name}`));
}

/** Longest first: the path itself, then without its first segment, and so on. */
export function* endingsOf(path: string): Generator<string> {
  yield path;
  for (let cut = path.indexOf('/'); cut >= 0; cut = path.indexOf('/', cut + 1)) yield path.slice(cut + 1);
}

function depthOf(path: string): number {
  return path.split('/').length;
}

function addUpTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (values.length < MOST_PER_ENDING) values.push(value);
}
