import type { TestComparison, TestRun } from '../../domain/verdict.ts';
import { isGreen } from './run-counts.ts';

export type RepeatedTree = 'before' | 'after';

/**
 * Which trees to test once more before the comparison is believed: both where something was fixed, with or without a name; the patched one where something
 * broke or nothing ever failed. Runs that fail alike need no second look. The repeats go into `compareRuns`, which marks what flipped; nothing is repeated
 * until it is green.
 */
export function whatToRepeat(
  { fixed, broken }: TestComparison,
  before: TestRun,
  after: TestRun,
): readonly RepeatedTree[] {
  if (fixed.length > 0 || (isGreen(after) && !isGreen(before))) return ['before', 'after'];
  return broken.length > 0 || isGreen(after) ? ['after'] : [];
}
