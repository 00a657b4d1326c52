import type { ObjectId } from '../../domain/evidence.ts';
import type { UnitRef } from '../../domain/symbol.ts';

/** Key of a unit in product mode (decision D-4). NUL stands in no path, so no two units share a key. */
export function objectId({ file, unit }: UnitRef): ObjectId {
  return brand([file.path, unit.qualifiedName, unit.kind, unit.ordinal].join('\0'));
}

function brand(key: string): ObjectId {
  return key as ObjectId;
}
