import type { SyntaxNode } from '../../../ports/syntax.ts';
import type { FileScan } from '../file-scan.ts';
import { asValue, isFunction, valueBody } from './javascript-values.ts';

/** Objects nested deeper hold settings, not an interface anyone calls by name. */
const DEPTH_LIMIT = 4;

/** Functions held by an object literal, at any key path. Shorthand methods have a rule of their own. */
export function defineMembers(object: SyntaxNode, scan: FileScan): void {
  let level: readonly SyntaxNode[] = [object];
  for (let depth = 0; depth < DEPTH_LIMIT && level.length > 0; depth += 1) {
    level = level.flatMap((owner) => owner.namedChildren).flatMap((pair) => definePair(pair, scan));
  }
}

/** Defines what one `key: value` holds and returns the object it opens, if any. */
function definePair(pair: SyntaxNode, scan: FileScan): readonly SyntaxNode[] {
  if (pair.type !== 'pair') return [];
  const key = pair.field('key');
  const value = asValue(pair.field('value'));
  if (!key || !value || key.type === 'computed_property_name') return [];
  const isObject = value.type === 'object';
  if (!isObject && !isFunction(value)) return [];
  scan.define({
    kind: isObject ? 'scope' : 'function',
    name: scan.slice(key).replace(/^['"]|['"]$/g, ''),
    start: pair.startIndex,
    end: pair.endIndex,
    bodyStart: isObject ? value.startIndex : valueBody(value, pair.endIndex),
    bases: [],
    ownsMethods: true,
  });
  return isObject ? [value] : [];
}
