import { type Definition, objectId, type ResolveDefinition, type View } from '../../domain/evidence.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { IndexedFile, Unit, UnitRef } from '../../domain/symbol.ts';
import { foldName } from './lexical/tokenise-code.ts';
import { nameOf } from './unit-table.ts';
import { linesOf } from './views/source-lines.ts';

/**
 * Finds the source a view renders: by its object, else (a foreign retriever's view) by path and name, the line deciding
 * between bearers, else by path and line. A file outside the index has no definition.
 */
export function definitionResolver(index: RepositoryIndex): ResolveDefinition {
  const byObject = new Map<string, UnitRef>();
  for (const file of index.files) {
    for (const unit of file.units) {
      const key = objectId({ file, unit });
      if (!byObject.has(key)) byObject.set(key, { file, unit });
    }
  }
  return (view) => {
    const known = view.object === undefined ? undefined : byObject.get(view.object);
    const ref = known ?? byPlace(index.byPath.get(view.path), view);
    return ref && asDefinition(ref);
  };
}

function byPlace(file: IndexedFile | undefined, view: View): UnitRef | undefined {
  if (!file) return undefined;
  const holds = (unit: Unit): boolean => unit.start <= view.start && unit.end >= view.start;
  const name = view.name === undefined ? undefined : foldName(view.name);
  const bearers = file.units.filter((unit) => name !== undefined && isCalled(unit, name));
  const unit =
    innermost(bearers.filter(holds)) ??
    bearers[0] ??
    (name === undefined ? innermost(file.units.filter(holds)) : undefined);
  return unit && { file, unit };
}

function isCalled(unit: Unit, folded: string): boolean {
  return foldName(unit.qualifiedName) === folded || foldName(unit.name) === folded;
}

function innermost(units: readonly Unit[]): Unit | undefined {
  return units.reduce<Unit | undefined>((best, unit) => {
    return best === undefined || unit.endOffset - unit.startOffset < best.endOffset - best.startOffset ? unit : best;
  }, undefined);
}

function asDefinition(ref: UnitRef): Definition {
  const { file, unit } = ref;
  return {
    path: file.path,
    name: nameOf(unit),
    kind: unit.kind,
    language: file.language,
    start: unit.start,
    end: unit.end,
    bodyStart: unit.bodyStart,
    signature: unit.signature,
    lines: linesOf(ref),
  };
}
