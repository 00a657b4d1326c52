import type { Extractor } from '../../ports/extractor.ts';
import type { ScriptedKind } from './answer-kind.ts';
import { breakDefinition } from './break-definition.ts';
import type { KnownChange } from './known-change.ts';

/** What an answer of this kind makes of the file. */
export async function scriptedChange(
  kind: ScriptedKind,
  known: KnownChange,
  extractor: Extractor,
): Promise<KnownChange> {
  switch (kind) {
    case 'fixed':
      return known;
    case 'bug':
      return { ...known, after: known.before };
    case 'wrong':
      return breakDefinition(known, extractor);
    default:
      throw new RangeError(`No scripted answer ${JSON.stringify(kind satisfies never)}`);
  }
}
