import { type Definition, type ObjectId, objectId, type ResolveDefinition, type View } from '../../domain/evidence.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { IndexedFile, Unit, UnitRef } from '../../domain/symbol.ts';
import { foldName } from '../../domain/tokenise-code.ts';
import { linesOf } from './unit-lines.ts';
import { nameOf } from './unit-table.ts';

/**
 * Finds the source a view renders: by its object, else (a foreign retriever's view) by path and name, the line deciding
 * between bearers, else by path and line. A file outside the index has no definition.
 */
export function definitionResolver(index: RepositoryIndex): ResolveDefinition {
  return (view) => {
    const file = index.byPath.get(view.path);
    const ref = byObject(file, view.object) ?? byPlace(file, view);
    return ref && asDefinition(ref);
  };
}

/** Asked for some fifteen objects of a context, so the units of their files are looked through, not those of the tree. */
function byObject(file: IndexedFile | undefined, object: ObjectId | undefined): UnitRef | undefined {
  if (file === undefined || object === undefined) return undefined;
  const unit = file.units.find((candidate) => objectId({ file, unit: candidate }) === object);
  return unit && { file, unit };
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
