import { folderOf, type PathTable } from '../locate/path-table.ts';
import { inFolder, type ModuleResolver, NOWHERE } from './module-resolver.ts';

/** Absolute and relative Python modules. The import root is any folder that is not itself a package. */
export function pythonModules(paths: PathTable): ModuleResolver {
  return (from, module) => {
    const home = folderOf(paths.files[from]?.path ?? '');
    const dots = /^\.*/.exec(module)?.[0].length ?? 0;
    const stem = module.slice(dots).split('.').join('/');
    if (dots === 0) return { files: absoluteModule(paths, stem, home), rest: [] };
    const base = climb(home, dots - 1);
    if (base === undefined) return NOWHERE;
    return { files: moduleAt(paths, stem === '' ? base : inFolder(base, stem)), rest: [] };
  };
}

function climb(folder: string, levels: number): string | undefined {
  const parts = folder === '' ? [] : folder.split('/');
  return levels > parts.length ? undefined : parts.slice(0, parts.length - levels).join('/');
}

function moduleAt(paths: PathTable, stem: string): readonly number[] {
  for (const path of spellings(stem)) {
    const file = paths.exact(path);
    if (file !== undefined) return [file];
  }
  return [];
}

function spellings(stem: string): readonly string[] {
  return [`${stem}.py`, inFolder(stem, '__init__.py'), `${stem}.pyi`, inFolder(stem, '__init__.pyi')];
}

/** Beside several roots that offer the module, the one that shares most of the importing file's path. */
function absoluteModule(paths: PathTable, stem: string, home: string): readonly number[] {
  for (const ending of spellings(stem)) {
    const offered = paths.endingWith(ending).filter((file) => {
      const path: string = paths.files[file]?.path ?? '';
      const root = path.slice(0, Math.max(0, path.length - ending.length - 1));
      return path === ending || paths.exact(inFolder(root, '__init__.py')) === undefined;
    });
    const nearest = offered.reduce<number | undefined>((best, file) => {
      if (best === undefined) return file;
      return shared(paths, file, home) > shared(paths, best, home) ? file : best;
    }, undefined);
    if (nearest !== undefined) return [nearest];
  }
  return [];
}

function shared(paths: PathTable, file: number, home: string): number {
  const path: string = paths.files[file]?.path ?? '';
  let length = 0;
  while (length < home.length && home[length] === path[length]) length++;
  return length;
}
