import { filesNamed, folderOf, type PathTable } from '../locate/path-table.ts';
import { inFolder, type ModuleResolver, type ModuleTarget, NOWHERE } from './module-resolver.ts';

/** A crate of the repository: the folder its module files hang in, and the file that is its root module. */
interface Crate {
  readonly folder: string;
  readonly root: number;
}

const ROOT_NAMES = ['lib.rs', 'main.rs'] as const;

/** Rust paths: `crate::`, `self::`, `super::`, a child module, or the name of a crate of this repository. */
export function rustModules(paths: PathTable): ModuleResolver {
  const crates = namedCrates(paths);
  return (from, module) => {
    const parts = module
      .replace(/^mod\s+/, 'self::')
      .split('::')
      .filter((part) => part !== '' && part !== '*');
    const path: string = paths.files[from]?.path ?? '';
    const first = parts[0] ?? '';
    const crate = crateOf(paths, path);
    if (first === 'crate') return crate ? descend(paths, crate, parts.slice(1)) : NOWHERE;
    if (first === 'self' || first === 'super') return relative(paths, { path, parts, from });
    const child = descend(paths, { folder: childFolder(path), root: -1 }, parts);
    if (child.files.length > 0 && child.files[0] !== -1) return child;
    const named = crates.get(first);
    return named ? descend(paths, named, parts.slice(1)) : NOWHERE;
  };
}

function relative(
  paths: PathTable,
  { path, parts, from }: { path: string; parts: readonly string[]; from: number },
): ModuleTarget {
  let folder = childFolder(path);
  let [root, at] = [from, 0];
  for (; at < parts.length && (parts[at] === 'self' || parts[at] === 'super'); at++) {
    if (parts[at] === 'self') continue;
    folder = folderOf(folder);
    root = moduleFile(paths, folder) ?? -1;
  }
  const found = descend(paths, { folder, root }, parts.slice(at));
  return found.files[0] === -1 ? NOWHERE : found;
}

/** Follows segments that are module files; the rest are names inside the last one. */
function descend(paths: PathTable, start: Crate, parts: readonly string[]): ModuleTarget {
  let { folder, root } = start;
  for (const [at, part] of parts.entries()) {
    const below = inFolder(folder, part);
    const file = paths.exact(`${below}.rs`) ?? paths.exact(`${below}/mod.rs`);
    if (file === undefined) return { files: [root], rest: parts.slice(at) };
    folder = below;
    root = file;
  }
  return { files: [root], rest: [] };
}

/** The folder the children of a file's module are in: its own for a root or mod.rs, else one named like it. */
function childFolder(path: string): string {
  const folder = folderOf(path);
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.rs$/, '');
  return ['lib', 'main', 'mod', 'build'].includes(name) ? folder : inFolder(folder, name);
}

/** The file of the module whose children are in the folder. */
function moduleFile(paths: PathTable, folder: string): number | undefined {
  for (const path of [`${folder}.rs`, ...['mod.rs', ...ROOT_NAMES].map((name) => inFolder(folder, name))]) {
    const file = paths.exact(path);
    if (file !== undefined) return file;
  }
  return undefined;
}

function crateOf(paths: PathTable, path: string): Crate | undefined {
  for (let folder = path; folder !== ''; ) {
    folder = folderOf(folder);
    for (const name of ROOT_NAMES) {
      const root = paths.exact(inFolder(folder, name)) ?? paths.exact(inFolder(folder, `src/${name}`));
      if (root !== undefined) return { folder: folderOfFile(paths, root), root };
    }
  }
  return undefined;
}

function namedCrates(paths: PathTable): ReadonlyMap<string, Crate> {
  const crates = new Map<string, Crate>();
  for (const file of filesNamed(paths, 'Cargo.toml')) {
    const name = /^\[(?:package|lib)\][^[]*?^name\s*=\s*"([^"]+)"/m.exec(file.text)?.[1]?.replaceAll('-', '_');
    const folder = folderOf(file.path);
    const root = paths.exact(inFolder(folder, 'src/lib.rs')) ?? paths.exact(inFolder(folder, 'src/main.rs'));
    if (name && root !== undefined && !crates.has(name)) crates.set(name, { folder: folderOfFile(paths, root), root });
  }
  return crates;
}

function folderOfFile(paths: PathTable, file: number): string {
  const path: string = paths.files[file]?.path ?? '';
  return folderOf(path);
}
