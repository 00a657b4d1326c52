import type { Language } from '../../../domain/language.ts';
import type { ImportedName, ImportRef } from '../../../domain/symbol.ts';
import type { PathTable } from '../locate/path-table.ts';
import type { UnitTable } from '../unit-table.ts';
import { findExport } from './find-export.ts';
import { goPackageName } from './go-modules.ts';
import { type ImportAliases, scriptStem } from './import-aliases.ts';
import { type ModuleResolver, type ModuleTarget, NOWHERE } from './module-resolver.ts';
import type { ScopeTable } from './scope-table.ts';
import type { StarImports } from './star-imports.ts';

/** A name a file has from elsewhere in the repository. */
export interface ImportBinding {
  /** `*` where everything of the files becomes visible. */
  readonly alias: string;
  /** Definitions it means; empty where it means a whole module. */
  readonly units: readonly number[];
  /** Files it comes from, re-exports followed for `units` only. */
  readonly files: readonly number[];
  readonly line: number;
}

export interface FileImports {
  readonly bindings: readonly ImportBinding[];
  readonly byAlias: ReadonlyMap<string, ImportBinding>;
  /** Files whose every name is visible without a qualifier. */
  readonly opened: readonly number[];
}

export interface ImportTables {
  readonly table: UnitTable;
  readonly scopes: ScopeTable;
  readonly paths: PathTable;
  readonly aliases: readonly ImportAliases[];
  readonly stars: StarImports;
  readonly resolve: ModuleResolver;
}

/** Names read from one file; a generated barrel of ten thousand would gain nothing. */
const MOST_BINDINGS = 2000;
const MOST_OPENED = 16;

/** A class path (`a.b.C`) and not a folder is what these import, so the longest path is tried first. */
const CLASS_PATHS: ReadonlySet<Language> = new Set(['java', 'kotlin', 'scala', 'php']);
/** Whole modules become visible without a qualifier. */
const OPENING: ReadonlySet<Language> = new Set(['c', 'cpp', 'csharp', 'ruby', 'bash']);

/** What each file imports from inside the repository; imports of other code bind nothing. */
export function bindImports(tables: ImportTables): readonly FileImports[] {
  return tables.table.files.map((file, number) => {
    const bindings: ImportBinding[] = [];
    for (const reference of file.imports) {
      if (bindings.length >= MOST_BINDINGS) break;
      bindings.push(...bindReference(tables, number, reference));
    }
    const byAlias = new Map<string, ImportBinding>();
    for (const binding of bindings) if (!byAlias.has(binding.alias)) byAlias.set(binding.alias, binding);
    const opened = bindings.filter(({ alias }) => alias === '*').flatMap(({ files }) => files.slice(0, MOST_OPENED));
    return { bindings, byAlias, opened: opened.slice(0, MOST_OPENED) };
  });
}

function bindReference(tables: ImportTables, from: number, reference: ImportRef): readonly ImportBinding[] {
  const { line, module, names } = reference;
  const target = tables.resolve(from, module);
  if (names.length === 0) {
    const binding = bindModule(tables, from, { line, module, target });
    return binding ? [binding] : [];
  }
  const bound: ImportBinding[] = [];
  for (const name of names.slice(0, MOST_BINDINGS)) {
    const binding = bindName(tables, { from, module, line, files: target.files, within: target.rest }, name);
    if (binding) bound.push(binding);
  }
  return bound;
}

interface WholeModule {
  readonly line: number;
  readonly module: string;
  readonly target: ModuleTarget;
  /** Absent where the language takes the name from the module. */
  readonly alias?: string;
}

function bindModule(tables: ImportTables, from: number, use: WholeModule): ImportBinding | undefined {
  const { line, module, target } = use;
  const ownName = moduleAlias(tables, from, { module, files: target.files });
  const isClass = CLASS_PATHS.has(languageAt(tables, from)) && target.files.length === 1;
  const path = target.rest.length > 0 || !isClass ? target.rest : [ownName];
  const units = path.length > 0 ? findExport(tables, target, path) : [];
  const isMissing = target.files.length === 0 || (target.rest.length > 0 && units.length === 0);
  return isMissing ? undefined : { alias: use.alias ?? ownName, units, files: target.files, line };
}

interface ModuleUse {
  readonly from: number;
  readonly module: string;
  readonly line: number;
  readonly files: readonly number[];
  readonly within: readonly string[];
}

function bindName(tables: ImportTables, use: ModuleUse, imported: ImportedName): ImportBinding | undefined {
  const { name, line, files } = { name: imported.name, ...use };
  const alias = imported.alias === '' ? name : imported.alias;
  if (name === '*' || name === '') {
    const target = { files, rest: alias === '*' ? [] : use.within };
    return bindModule(tables, use.from, { line, module: use.module, target, alias });
  }
  const submodule = submoduleOf(tables, use, name);
  const isClassPath = CLASS_PATHS.has(languageAt(tables, use.from)) && submodule.files.length > 0;
  const path = name === 'default' ? ['default'] : [...use.within, name];
  const module = isClassPath ? submodule : { files, rest: [] };
  const units = findExport(tables, module, isClassPath && submodule.rest.length > 0 ? submodule.rest : path, alias);
  if (units.length > 0) return { alias, units, files: filesOf(tables.table, units), line };
  if (submodule.files.length > 0 && submodule.rest.length === 0) {
    return { alias, units: [], files: submodule.files, line };
  }
  // A default export without a name, or one the parser does not know: the module is still what is meant.
  return files.length > 0 ? { alias, units: [], files, line } : undefined;
}

function filesOf(table: UnitTable, units: readonly number[]): readonly number[] {
  return [...new Set(units.map((unit) => table.fileOf[unit] ?? 0))];
}

/** What `name` means as a module inside the module. */
function submoduleOf(tables: ImportTables, { from, module }: ModuleUse, name: string): ModuleTarget {
  const language = languageAt(tables, from);
  if (language === 'rust') return tables.resolve(from, `${module}::${name}`);
  if (language === 'php') return tables.resolve(from, `${module}\\${name}`);
  const dot = module.endsWith('.') || module === '' ? '' : '.';
  const isDotted = language === 'python' || CLASS_PATHS.has(language);
  return isDotted ? tables.resolve(from, `${module}${dot}${name}`) : NOWHERE;
}

function languageAt(tables: ImportTables, file: number): Language {
  return tables.table.files[file]?.language ?? 'text';
}

/** The name a module is used by where the import gives none. */
function moduleAlias(
  tables: ImportTables,
  from: number,
  { module, files }: { module: string; files: readonly number[] },
): string {
  const language = languageAt(tables, from);
  if (language === 'python') return module;
  if (OPENING.has(language)) return '*';
  if (language === 'go') {
    const packageName = goPackageName(tables.table.files[files[0] ?? 0]?.text ?? '');
    return packageName ?? module.slice(module.lastIndexOf('/') + 1);
  }
  if (language === 'javascript' || language === 'typescript' || language === 'tsx') return scriptStem(module);
  return module.split(/[.\\/]|::|\s/).at(-1) ?? module;
}
