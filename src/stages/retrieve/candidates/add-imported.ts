import type { RetrievalIndex } from '../build-retrieval-index.ts';
import type { ImportBinding } from '../edges/bind-imports.ts';
import type { CandidatePool } from './candidate-pool.ts';
import type { FileInPlay } from './files-in-play.ts';

/** Units taken through the imports of one file. */
const MOST_OF_FILE = 80;
/** Units of a module that is imported whole. */
const MOST_OF_MODULE = 20;

/** What the files in play import: the definitions named, or the top of a module imported whole. */
export function addImported(pool: CandidatePool, index: RetrievalIndex, files: readonly FileInPlay[]): void {
  for (const { file, strength } of files) {
    const reason = `imported by ${index.table.files[file]?.path}`;
    for (const unit of importedUnits(index, file)) pool.raise(unit, 'imported', { value: strength, reason });
  }
}

/** Definitions a file imports, in the order of its imports, each once. */
export function importedUnits(index: RetrievalIndex, file: number): readonly number[] {
  const units = new Set<number>();
  for (const binding of index.imports[file]?.bindings ?? []) {
    if (units.size >= MOST_OF_FILE) break;
    for (const unit of boundUnits(index, binding, 1)) units.add(unit);
  }
  return [...units].slice(0, MOST_OF_FILE);
}

/** A barrel has no definitions of its own; what it passes on is what the importer gets. */
function boundUnits(index: RetrievalIndex, binding: ImportBinding, hops: number): readonly number[] {
  if (binding.units.length > 0) return binding.units;
  return binding.files.slice(0, MOST_OF_MODULE).flatMap((file) => {
    const own = topUnits(index, file);
    if (own.length > 0 || hops === 0) return own;
    const passedOn = index.imports[file]?.bindings.slice(0, MOST_OF_MODULE) ?? [];
    return passedOn.flatMap((inner) => boundUnits(index, inner, hops - 1));
  });
}

function topUnits({ table }: RetrievalIndex, file: number): readonly number[] {
  const units: number[] = [];
  for (let unit = table.firstOf[file] ?? 0; unit < (table.firstOf[file + 1] ?? 0); unit++) {
    if (units.length >= MOST_OF_MODULE) break;
    if ((table.parent[unit] ?? -1) < 0 && table.units[unit]?.unit.kind !== 'module') units.push(unit);
  }
  return units;
}
