import type { PathTable } from '../locate/path-table.ts';
import { type ModuleResolver, NOWHERE } from './module-resolver.ts';

/** Nested classes and static members that may follow the class in an import. */
const MOST_INNER = 3;

const EXTENSIONS = ['.java', '.kt', '.scala', '.cs', '.php', '.groovy'] as const;

/** Languages whose folders may leave out a common prefix of the package. */
const PARTIAL: ReadonlySet<string> = new Set(['kotlin', 'csharp', 'php']);

/**
 * Modules written as a package and a class (`a.b.C`, `A\B\C`): the file whose path ends in them. Where the language
 * lets a prefix of the package have no folder, leading segments may be missing as long as one folder agrees.
 */
export function packageModules(paths: PathTable): ModuleResolver {
  return (from, module) => {
    const fewest = PARTIAL.has(paths.files[from]?.language ?? '') ? 2 : Number.POSITIVE_INFINITY;
    const parts = module
      .replace(/^static\s+/, '')
      .split(/[.\\]/)
      .filter((part) => part !== '' && part !== '*');
    for (let inner = 0; inner <= MOST_INNER && inner < parts.length; inner++) {
      const rest = parts.slice(parts.length - inner);
      const files = classFiles(paths, parts.slice(0, parts.length - inner), fewest);
      if (files.length > 0) return { files, rest };
    }
    const folders = parts.length > 1 ? paths.directoriesEndingWith(parts.join('/')) : [];
    const files = folders.flatMap((folder) => paths.filesIn(folder));
    return files.length > 0 ? { files, rest: [] } : NOWHERE;
  };
}

function classFiles(paths: PathTable, parts: readonly string[], fewest: number): readonly number[] {
  for (let skip = 0; skip < Math.max(1, parts.length - fewest + 1); skip++) {
    if (parts.length === 1) break;
    for (const extension of EXTENSIONS) {
      const found = paths.endingWith(`${parts.slice(skip).join('/')}${extension}`);
      if (found.length > 0) return found.slice(0, 1);
    }
  }
  return parts.length === 1 ? defaultPackage(paths, parts[0] ?? '') : [];
}

/** A class without package stands at a source root, which we know only when the tree is flat. */
function defaultPackage(paths: PathTable, name: string): readonly number[] {
  for (const extension of EXTENSIONS) {
    const file = paths.exact(`${name}${extension}`);
    if (file !== undefined) return [file];
  }
  return [];
}
