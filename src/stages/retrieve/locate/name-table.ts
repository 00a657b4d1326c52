import type { UnitRef } from '../../../domain/symbol.ts';
import { foldName } from '../../../domain/tokenise-code.ts';
import { isTestCode, type UnitTable } from '../unit-table.ts';

/** Units under a name; beyond this many the name tells nothing and the list is not kept whole. */
const MOST_PER_NAME = 64;

/** Units by simple name, by qualified name, and by simple name in any case. */
export interface NameTable {
  named(simple: string): readonly number[];
  qualified(name: string): readonly number[];
  folded(simple: string): readonly number[];
}

export function tabulateNames(table: UnitTable): NameTable {
  const [simple, qualified, folded] = [newIndex(), newIndex(), newIndex()];
  const enter = ({ unit }: UnitRef, number: number): void => {
    if (unit.kind === 'module' || unit.kind === 'window' || unit.name === '') return;
    add(simple, unit.name, number);
    add(qualified, unit.qualifiedName, number);
    add(folded, foldName(unit.name), number);
  };
  // Tests last, so that many of one name cannot crowd out what they test.
  table.units.forEach((ref, number) => {
    if (!isTestCode(ref)) enter(ref, number);
  });
  table.units.forEach((ref, number) => {
    if (isTestCode(ref)) enter(ref, number);
  });
  return {
    named: (name) => simple.get(name) ?? [],
    qualified: (name) => qualified.get(name) ?? [],
    folded: (name) => folded.get(foldName(name)) ?? [],
  };
}

function newIndex(): Map<string, number[]> {
  return new Map();
}

function add(index: Map<string, number[]>, name: string, number: number): void {
  const units = index.get(name);
  if (!units) index.set(name, [number]);
  else if (units.length < MOST_PER_NAME) units.push(number);
}
