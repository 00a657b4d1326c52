import { isClassLike, type UnitTable } from '../unit-table.ts';
import type { FileImports } from './bind-imports.ts';
import { languageFamily } from './resolve-module.ts';
import type { ScopeTable } from './scope-table.ts';

/** Classes looked through from one class upwards. */
const MOST_CLASSES = 16;
const MOST_BASES = 8;

export interface ClassChain {
  /** Classes a class declares as bases, as far as they are in the repository. */
  basesOf(classUnit: number): readonly number[];
  /** The member a name means in a class: its own, else the nearest inherited one. */
  findMember(classUnit: number, name: string): readonly number[];
  findInherited(classUnit: number, name: string): readonly number[];
}

export interface ChainTables {
  readonly table: UnitTable;
  readonly scopes: ScopeTable;
  readonly imports: readonly FileImports[];
}

export function chainClasses(tables: ChainTables): ClassChain {
  const known = new Map<number, readonly number[]>();
  const basesOf = (classUnit: number): readonly number[] => {
    const before = known.get(classUnit);
    if (before) return before;
    const bases = resolveBases(tables, classUnit);
    known.set(classUnit, bases);
    return bases;
  };
  // Breadth first and each class once: a class may be its own ancestor in broken or hostile code.
  const search = (start: readonly number[], name: string): readonly number[] => {
    const seen = new Set(start);
    for (const classUnit of seen) {
      const found = tables.scopes.member(classUnit, name);
      if (found.length > 0) return found;
      for (const base of basesOf(classUnit)) if (seen.size < MOST_CLASSES) seen.add(base);
    }
    return [];
  };
  return {
    basesOf,
    findMember: (classUnit, name) => search([classUnit], name),
    findInherited: (classUnit, name) => search(basesOf(classUnit), name),
  };
}

function resolveBases({ table, scopes, imports }: ChainTables, classUnit: number): readonly number[] {
  const ref = table.units[classUnit];
  if (!ref) return [];
  const file = table.fileOf[classUnit] ?? 0;
  const bases = new Set<number>();
  for (const written of ref.unit.bases.slice(0, MOST_BASES)) {
    const name =
      written
        .match(/[\p{L}_$][\p{L}\p{N}_$.:]*/u)?.[0]
        .split(/[.:]+/)
        .at(-1) ?? '';
    const lists = [
      scopes.anywhereIn(file, name),
      imports[file]?.byAlias.get(name)?.units ?? [],
      scopes.global(languageFamily(ref.file.language), name),
    ];
    const found = lists
      .map((units) => units.filter((unit) => unit !== classUnit && isClassLike(table.units[unit]?.unit.kind)))
      .find((units) => units.length > 0);
    if (found && found.length === 1) bases.add(found[0] ?? classUnit);
  }
  return [...bases];
}
