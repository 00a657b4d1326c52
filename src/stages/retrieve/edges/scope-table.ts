import { folderOf } from '../locate/path-table.ts';
import { isClassLike, isTestCode, type UnitTable } from '../unit-table.ts';
import { languageFamily } from './resolve-module.ts';

/** Units kept per name and scope: overloads. More is noise or an attack on linear time. */
const MOST_PER_SCOPE = 6;
/** Members listed per class. */
const MOST_MEMBERS = 200;

/** Who is visible under a name from where. Look-ups cost the same in any tree. */
export interface ScopeTable {
  /** At the top of a file. */
  topLevel(file: number, name: string): readonly number[];
  /** Directly inside a unit. */
  inside(unit: number, name: string): readonly number[];
  anywhereIn(file: number, name: string): readonly number[];
  /** At the top of any file of a folder: what a Go or Java package shares. */
  inFolder(folder: string, name: string): readonly number[];
  /** Outside tests and what only tests use, in one language family. */
  global(family: string, name: string): readonly number[];
  /** The class a unit is a member of, also where it is written outside of it; -1 if none. */
  classOf(unit: number): number;
  member(classUnit: number, name: string): readonly number[];
  membersOf(classUnit: number): readonly number[];
}

export function tabulateScopes(table: UnitTable): ScopeTable {
  const scopes = new Map<string, number[]>();
  const members = new Map<number, number[]>();
  table.units.forEach(({ unit, file }, number) => {
    if (unit.kind === 'module' || unit.kind === 'window' || unit.name === '') return;
    const [fileNumber, parent] = [table.fileOf[number] ?? 0, table.parent[number] ?? -1];
    add(scopes, `a${fileNumber}:${unit.name}`, number);
    if (parent >= 0) add(scopes, `u${parent}:${unit.name}`, number);
    else {
      add(scopes, `f${fileNumber}:${unit.name}`, number);
      add(scopes, `d${folderOf(file.path)}:${unit.name}`, number);
    }
    if (!isTestCode({ unit, file })) add(scopes, `g${languageFamily(file.language)}:${unit.name}`, number);
  });
  const found = (key: string): readonly number[] => scopes.get(key) ?? [];
  const classes = findClasses(table, found);
  table.units.forEach(({ unit }, number) => {
    const owner = classes[number] ?? -1;
    if (owner < 0) return;
    add(scopes, `m${owner}:${unit.name}`, number);
    const listed = members.get(owner);
    if (!listed) members.set(owner, [number]);
    else if (listed.length < MOST_MEMBERS) listed.push(number);
  });
  return {
    topLevel: (file, name) => found(`f${file}:${name}`),
    inside: (unit, name) => found(`u${unit}:${name}`),
    anywhereIn: (file, name) => found(`a${file}:${name}`),
    inFolder: (folder, name) => found(`d${folder}:${name}`),
    global: (family, name) => found(`g${family}:${name}`),
    classOf: (unit) => classes[unit] ?? -1,
    member: (classUnit, name) => found(`m${classUnit}:${name}`),
    membersOf: (classUnit) => members.get(classUnit) ?? [],
  };
}

function add(scopes: Map<string, number[]>, key: string, number: number): void {
  const listed = scopes.get(key);
  if (!listed) scopes.set(key, [number]);
  else if (listed.length < MOST_PER_SCOPE) listed.push(number);
}

/** By nesting; for Go methods, Rust impls and C++ bodies by the qualified name, in the file and then its folder. */
function findClasses(table: UnitTable, found: (key: string) => readonly number[]): Int32Array {
  return Int32Array.from(table.units, ({ unit, file }, number) => {
    const parent = table.parent[number] ?? -1;
    if (parent >= 0 && isClassLike(table.units[parent]?.unit.kind)) return parent;
    const qualifier = unit.qualifiedName.split('.').at(-2);
    if (qualifier === undefined) return -1;
    const bearers = [
      ...found(`a${table.fileOf[number]}:${qualifier}`),
      ...found(`d${folderOf(file.path)}:${qualifier}`),
    ];
    return bearers.find((other) => other !== number && isClassLike(table.units[other]?.unit.kind)) ?? -1;
  });
}
