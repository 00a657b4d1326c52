import { filesNamed, folderOf, type PathTable } from '../locate/path-table.ts';
import { inFolder, joinPath, type ModuleResolver, NOWHERE } from './module-resolver.ts';

const EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.d.ts'] as const;

/** What is written for the compiled file and what the source is called. */
const SOURCE_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['.js', ['.ts', '.tsx', '.jsx']],
  ['.mjs', ['.mts']],
  ['.cjs', ['.cts']],
  ['.jsx', ['.tsx']],
]);

/** JavaScript and TypeScript modules: relative, by a package of this repository, or under a source alias. */
export function scriptModules(paths: PathTable): ModuleResolver {
  const packages = findPackages(paths);
  return (from, module) => {
    const home: string = paths.files[from]?.path ?? '';
    const folder = folderOf(home);
    if (module.startsWith('.')) return target(resolveAt(paths, packages, joinPath(folder, module)));
    const aliased = /^[@~#]\/(.+)$/.exec(module)?.[1];
    if (aliased) return target(resolveAlias(paths, packages, { folder, path: aliased }));
    const parts = module.split('/');
    const name = parts.slice(0, module.startsWith('@') ? 2 : 1).join('/');
    const found = packages.get(name);
    if (!found) return NOWHERE;
    const inner = module.slice(name.length + 1);
    return target(inner === '' ? packageEntry(paths, found) : packagePart(paths, packages, { found, inner }));
  };
}

interface ScriptPackage {
  readonly folder: string;
  /** Files its package.json names as the way in, as written. */
  readonly entries: readonly string[];
}

function target(file: number | undefined): { files: readonly number[]; rest: readonly string[] } {
  return file === undefined ? NOWHERE : { files: [file], rest: [] };
}

function findPackages(paths: PathTable): ReadonlyMap<string, ScriptPackage> {
  const packages = new Map<string, ScriptPackage>();
  for (const file of filesNamed(paths, 'package.json')) {
    const manifest = readManifest(file.text);
    const folder = folderOf(file.path);
    const found = { folder, entries: manifest.entries };
    // A folder with a package.json is entered by it even when it is imported by path.
    packages.set(`/${folder}`, found);
    if (manifest.name !== undefined && !packages.has(manifest.name)) packages.set(manifest.name, found);
  }
  return packages;
}

/** A manifest that does not parse still marks its folder as a package. */
function readManifest(text: string): { name: string | undefined; entries: readonly string[] } {
  const values = new Map<string, unknown>(Object.entries(parseObject(text)));
  const name = values.get('name');
  const entries = ['source', 'exports', 'module', 'main', 'types'].flatMap((key) => pathsIn(values.get(key), 4));
  return { name: typeof name === 'string' ? name : undefined, entries };
}

function parseObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Texts anywhere in an `exports` tree; its conditions all lead to the same source. */
function pathsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.values(value)
    .slice(0, 20)
    .flatMap((inner) => pathsIn(inner, depth - 1));
}

function packageEntry(paths: PathTable, { folder, entries }: ScriptPackage): number | undefined {
  for (const entry of entries) {
    const written = resolveFile(paths, joinPath(folder, entry));
    if (written !== undefined) return written;
    // Build output is rarely committed: `dist/index.js` comes from `src/index.ts`.
    const base = entry.split('/').at(-1) ?? '';
    const source = resolveFile(paths, inFolder(folder, `src/${base}`));
    if (source !== undefined) return source;
  }
  for (const guess of ['index', 'src/index', 'lib/index', 'src/main']) {
    const found = resolveFile(paths, inFolder(folder, guess));
    if (found !== undefined) return found;
  }
  return undefined;
}

type Packages = ReadonlyMap<string, ScriptPackage>;

function packagePart(
  paths: PathTable,
  packages: Packages,
  { found, inner }: { found: ScriptPackage; inner: string },
): number | undefined {
  return (
    resolveAt(paths, packages, joinPath(found.folder, inner)) ??
    resolveAt(paths, packages, joinPath(found.folder, `src/${inner}`))
  );
}

/** `@/x`, `~/x` and `#/x` are by custom the source folder of the nearest package. */
function resolveAlias(
  paths: PathTable,
  packages: Packages,
  { folder, path }: { folder: string; path: string },
): number | undefined {
  let nearest = folder;
  while (nearest !== '' && !packages.has(`/${nearest}`)) nearest = folderOf(nearest);
  return (
    resolveAt(paths, packages, joinPath(nearest, `src/${path}`)) ?? resolveAt(paths, packages, joinPath(nearest, path))
  );
}

function resolveAt(paths: PathTable, packages: Packages, stem: string | undefined): number | undefined {
  const file = resolveFile(paths, stem);
  if (file !== undefined || stem === undefined) return file;
  const found = packages.get(`/${stem}`);
  return found ? packageEntry(paths, found) : undefined;
}

/** A path as written, with the source's ending, with an ending added, or as a folder with an index. */
function resolveFile(paths: PathTable, stem: string | undefined): number | undefined {
  if (stem === undefined) return undefined;
  const dot = stem.lastIndexOf('.');
  const written = dot < 0 ? '' : stem.slice(dot);
  const swapped = (SOURCE_OF.get(written) ?? []).map((extension) => `${stem.slice(0, dot)}${extension}`);
  const added = EXTENSIONS.map((extension) => `${stem}${extension}`);
  const index = EXTENSIONS.map((extension) => inFolder(stem, `index${extension}`));
  for (const path of [stem, ...swapped, ...added, ...index]) {
    const file = paths.exact(path);
    if (file !== undefined) return file;
  }
  return undefined;
}
