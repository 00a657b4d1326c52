import type { FileImports } from './bind-imports.ts';

export interface Importer {
  readonly file: number;
  readonly line: number;
}

/** The first file, in path order, that imports a unit by name. */
export function listImporters(imports: readonly FileImports[]): ReadonlyMap<number, Importer> {
  const importers = new Map<number, Importer>();
  imports.forEach(({ bindings }, file) => {
    for (const { units, line } of bindings) {
      for (const unit of units) if (!importers.has(unit)) importers.set(unit, { file, line });
    }
  });
  return importers;
}
