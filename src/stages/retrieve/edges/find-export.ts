import type { ImportRef } from '../../../domain/symbol.ts';
import { folderOf } from '../locate/path-table.ts';
import type { ImportTables } from './bind-imports.ts';
import type { ModuleTarget } from './module-resolver.ts';
import { languageFamily } from './resolve-module.ts';
import { MOST_HOPS } from './star-imports.ts';

/** Files visited for one name; barrels that re-export each other would otherwise multiply. */
const MOST_VISITED = 32;
/** Opened files searched one by one before the bearers of the name are asked instead. */
const MOST_OPENED = 8;

/** Definitions a name means in a module, its re-exports followed; cycles end at the first file met twice. */
export function findExport(
  tables: ImportTables,
  module: ModuleTarget,
  path: readonly string[],
  alias?: string,
): readonly number[] {
  const [first = '', ...inner] = path;
  const visited = new Set<string>();
  const start = { name: first, alias, hops: 0 };
  const files = module.files.slice(0, MOST_VISITED);
  let found = inPackage(tables, files, first);
  if (found.length === 0) found = files.flatMap((file) => findInFile(tables, visited, { ...start, file }));
  if (found.length === 0) found = throughStars(tables, files, first);
  for (const name of inner) found = found.flatMap((unit) => partOf(tables, unit, name));
  if (found.length > 0 || inner.length === 0) return unique(found);
  // A unit that the parser files under another parent.
  return unique(files.flatMap((file) => tables.scopes.anywhereIn(file, path.at(-1) ?? '')));
}

/** Bearers of the name whose file one of the modules opens: finds it in a barrel of hundreds at once. */
function throughStars(
  { table, scopes, stars }: ImportTables,
  files: readonly number[],
  name: string,
): readonly number[] {
  const barrels = files.filter((file) => stars.opened(file).length > 0);
  return barrels.flatMap((file) => {
    const family = languageFamily(table.files[file]?.language ?? 'text');
    return scopes.global(family, name).filter((unit) => stars.reaches(file, table.fileOf[unit] ?? -1));
  });
}

/** Inside it, or a member written apart from it. */
function partOf({ scopes }: ImportTables, unit: number, name: string): readonly number[] {
  const inside = scopes.inside(unit, name);
  return inside.length > 0 ? inside : scopes.member(unit, name);
}

/** A module of many files is a folder, whose names are tabulated together. */
function inPackage({ table, scopes }: ImportTables, files: readonly number[], name: string): readonly number[] {
  return files.length > 1 ? scopes.inFolder(folderOf(table.files[files[0] ?? 0]?.path ?? ''), name) : [];
}

interface ExportStep {
  readonly file: number;
  readonly name: string;
  readonly alias: string | undefined;
  readonly hops: number;
}

function findInFile(tables: ImportTables, visited: Set<string>, step: ExportStep): readonly number[] {
  const key = `${step.file}:${step.name}`;
  if (step.hops > MOST_HOPS || visited.size >= MOST_VISITED || visited.has(key)) return [];
  visited.add(key);
  const own = step.name === 'default' ? defaultOf(tables, step) : ownExport(tables, step.file, step.name);
  if (own.length > 0) return own;
  const named = tables.aliases[step.file]?.named.get(step.name);
  const found = named ? follow(tables, visited, { step, ...named }) : [];
  if (found.length > 0) return found;
  const next = { ...step, hops: step.hops + 1 };
  const opened = tables.stars.opened(step.file).slice(0, MOST_OPENED);
  return opened.flatMap((file) => findInFile(tables, visited, { ...next, file }));
}

function follow(
  tables: ImportTables,
  visited: Set<string>,
  { step, reference, name }: { step: ExportStep; reference: ImportRef; name: string },
): readonly number[] {
  const target = tables.resolve(step.file, reference.module);
  const next = { name: target.rest[0] ?? name, alias: step.name, hops: step.hops + 1 };
  return target.files.flatMap((file) => findInFile(tables, visited, { ...next, file }));
}

function ownExport(tables: ImportTables, file: number, name: string): readonly number[] {
  const top = tables.scopes.topLevel(file, name);
  return top.length > 0 ? top : tables.scopes.anywhereIn(file, name).slice(0, 1);
}

/** Units do not say which is the default export: the one named like the import or the file, else the only one. */
function defaultOf(tables: ImportTables, { file, alias }: ExportStep): readonly number[] {
  const path: string = tables.table.files[file]?.path ?? '';
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
  for (const name of ['default', 'exports', alias ?? '', stem, camelCase(stem)]) {
    const found = name === '' ? [] : tables.scopes.topLevel(file, name);
    if (found.length > 0) return found;
  }
  const candidates: number[] = [];
  for (let unit = tables.table.firstOf[file] ?? 0; unit < (tables.table.firstOf[file + 1] ?? 0); unit++) {
    const kind = tables.table.units[unit]?.unit.kind;
    if ((tables.table.parent[unit] ?? -1) < 0 && (kind === 'function' || kind === 'class')) candidates.push(unit);
    if (candidates.length > 1) return [];
  }
  return candidates;
}

function camelCase(stem: string): string {
  return stem.replace(/[-_.]+(.)/g, (_, letter: string) => letter.toUpperCase());
}

function unique(units: readonly number[]): readonly number[] {
  return [...new Set(units)];
}
