import type { TestComparison } from '../../domain/verdict.ts';

export type RepeatedTree = 'before' | 'after';

/**
 * Which trees to test once more before the comparison is believed: both where something was fixed, the patched one where something broke. Runs that agree need
 * no second look. The repeats go into `compareRuns`, which marks what flipped; nothing is repeated until it is green.
 */
export function whatToRepeat({ fixed, broken }: TestComparison): readonly RepeatedTree[] {
  if (fixed.length > 0) return ['before', 'after'];
  return broken.length > 0 ? ['after'] : [];
}
