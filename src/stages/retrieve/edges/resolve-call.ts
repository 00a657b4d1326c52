import type { Call } from '../../../domain/symbol.ts';
import { folderOf } from '../locate/path-table.ts';
import { isClassLike, type UnitTable } from '../unit-table.ts';
import type { FileImports, ImportBinding, ImportTables } from './bind-imports.ts';
import type { ClassChain } from './class-chain.ts';
import { findExport } from './find-export.ts';
import { languageFamily } from './resolve-module.ts';

export interface CallTables extends ImportTables {
  readonly imports: readonly FileImports[];
  readonly chain: ClassChain;
}

export interface ResolvedCall {
  readonly units: readonly number[];
  /** 1 where the name was resolved, less where it was only the name that agreed. */
  readonly weight: number;
}

/** More definitions of one name and the call is dropped. */
const MOST_CALLEES = 5;
/** A method on an unknown object is often the standard library's. */
const BY_NAME = 0.8;
const BY_NAME_ON_OBJECT = 0.4;
/** Scopes climbed from a call outwards. */
const MOST_OUTER = 32;

/** Languages where a plain name may be a member of the class around it. */
const IMPLICIT_THIS: ReadonlySet<string> = new Set(['java', 'kotlin', 'scala', 'csharp', 'cpp', 'ruby']);
/** Languages where the files of a folder see each other without imports. */
const SHARED_FOLDER: ReadonlySet<string> = new Set(['go', 'java', 'kotlin', 'scala', 'csharp', 'cpp', 'c']);
const SELF: ReadonlySet<string> = new Set([
  'self',
  'this',
  'cls',
  'Self',
  '$this',
  'static',
  '@self',
  'super',
  'super()',
  'parent',
  'base',
]);
const SUPER: ReadonlySet<string> = new Set(['super', 'super()', 'parent', 'base']);

/** How a called name is found, in this order: local definition, imported name, class chain, unique name, few bearers. */
export function resolveCall(tables: CallTables, caller: number, call: Call): ResolvedCall {
  const { receiver, name } = call;
  const known =
    receiver === undefined ? plainCallees(tables, caller, name) : ownedCallees(tables, caller, { receiver, name });
  if (known.length > 0) return { units: known.slice(0, MOST_CALLEES), weight: 1 };
  const family = languageFamily(tables.table.units[caller]?.file.language ?? 'text');
  const bearers = tables.scopes.global(family, name);
  if (bearers.length === 0 || bearers.length > MOST_CALLEES) return { units: [], weight: 0 };
  return { units: bearers, weight: (receiver === undefined ? BY_NAME : BY_NAME_ON_OBJECT) / bearers.length };
}

function plainCallees(tables: CallTables, caller: number, name: string): readonly number[] {
  const local = inScope(tables, caller, name);
  if (local.length > 0) return local;
  const language = languageAt(tables.table, caller);
  const owner = tables.scopes.classOf(caller);
  const member = owner >= 0 && IMPLICIT_THIS.has(language) ? tables.chain.findMember(owner, name) : [];
  if (member.length > 0) return member;
  const imports = tables.imports[tables.table.fileOf[caller] ?? 0];
  const binding = imports?.byAlias.get(name);
  if (binding) return boundUnits(tables, binding);
  const opened = imports ? findExport(tables, { files: imports.opened, rest: [] }, [name]) : [];
  if (opened.length > 0) return opened;
  if (!SHARED_FOLDER.has(language)) return [];
  return tables.scopes.inFolder(folderOf(tables.table.units[caller]?.file.path ?? ''), name);
}

/** From the call outwards; a class is no scope for plain names unless the language says so. */
function inScope({ table, scopes }: CallTables, caller: number, name: string): readonly number[] {
  const file = table.fileOf[caller] ?? 0;
  let scope = caller;
  for (let climbed = 0; scope >= 0 && climbed < MOST_OUTER; climbed++) {
    const isClass = isClassLike(table.units[scope]?.unit.kind);
    const found = isClass && !IMPLICIT_THIS.has(languageAt(table, caller)) ? [] : scopes.inside(scope, name);
    if (found.length > 0) return found;
    scope = table.parent[scope] ?? -1;
  }
  return scopes.topLevel(file, name);
}

interface OwnedCall {
  readonly receiver: string;
  readonly name: string;
}

function ownedCallees(tables: CallTables, caller: number, { receiver, name }: OwnedCall): readonly number[] {
  const owner = tables.scopes.classOf(caller);
  if (SELF.has(receiver) || receiver === goReceiver(tables.table, caller)) {
    if (owner < 0) return [];
    return SUPER.has(receiver) ? tables.chain.findInherited(owner, name) : tables.chain.findMember(owner, name);
  }
  const segments = receiver.split(/\.|::|->|\\/).filter((segment) => segment !== '');
  const file = tables.table.fileOf[caller] ?? 0;
  const imports = tables.imports[file];
  const whole = imports?.byAlias.get(receiver);
  if (whole) return onBinding(tables, whole, [name]);
  const first = imports?.byAlias.get(segments[0] ?? '');
  if (first) return onBinding(tables, first, [...segments.slice(1), name]);
  const last = segments.at(-1) ?? '';
  const types = inScope(tables, caller, last).filter((unit) => isClassLike(tables.table.units[unit]?.unit.kind));
  const shared = SHARED_FOLDER.has(languageAt(tables.table, caller))
    ? tables.scopes.inFolder(folderOf(tables.table.files[file]?.path ?? ''), last)
    : [];
  const onType = (types.length > 0 ? types : shared).flatMap((unit) => tables.chain.findMember(unit, name));
  if (onType.length > 0 || languageAt(tables.table, caller) !== 'rust') return onType;
  return findExport(tables, tables.resolve(file, receiver), [...tables.resolve(file, receiver).rest, name]);
}

/** A member of the bound class, or a name in the bound module. */
function onBinding(tables: CallTables, binding: ImportBinding, path: readonly string[]): readonly number[] {
  const name = path.at(-1) ?? '';
  if (binding.units.length > 0) {
    const members = binding.units.flatMap((unit) => tables.chain.findMember(unit, name));
    if (members.length > 0) return members;
    return path.length === 1 ? [] : binding.units;
  }
  const found = findExport(tables, { files: binding.files, rest: [] }, path.slice(0, 1));
  if (path.length === 1) return found;
  return found.flatMap((unit) => tables.chain.findMember(unit, name));
}

/** The definitions of a name; for a module used as a function its default, else the head that an unnamed one stands in. */
function boundUnits(tables: CallTables, { units, files, alias }: ImportBinding): readonly number[] {
  if (units.length > 0) return units;
  const main = findExport(tables, { files, rest: [] }, ['default'], alias);
  if (main.length > 0) return main;
  return files.slice(0, 1).flatMap((file) => {
    const first = tables.table.firstOf[file] ?? 0;
    return tables.table.units[first]?.unit.kind === 'module' ? [first] : [];
  });
}

/** `s` of `func (s *Server) run()`. */
function goReceiver(table: UnitTable, caller: number): string | undefined {
  const ref = table.units[caller];
  return ref?.file.language === 'go' ? /^func\s*\(\s*(\w+)/.exec(ref.unit.signature)?.[1] : undefined;
}

function languageAt(table: UnitTable, unit: number): string {
  return table.units[unit]?.file.language ?? 'text';
}
