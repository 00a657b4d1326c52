import { expect, test } from 'vitest';
import { benchAllocate, randomViews } from '../../src/evaluate/bench-allocate.ts';
import { wordTokenizer } from '../fakes/word-tokenizer.ts';

/** Each reading is later by the next of the given steps. */
function steppingClock(steps: readonly number[]): { now: () => Date; seconds: () => number } {
  let time = 0;
  let reading = 0;
  const seconds = (): number => {
    time += steps[reading++ % steps.length] ?? 0;
    return time;
  };
  return { now: () => new Date(0), seconds };
}

test('reports the fastest run of each size and the slope over all sizes', () => {
  // Two readings a run: sizes 10, 100 and 1,000 take 1, 10 and 100 seconds at best, the other run of each twice that.
  const clock = steppingClock([0, 2, 0, 1, 0, 10, 0, 20, 0, 100, 0, 200]);
  const { rows, slope } = benchAllocate({ clock, tokenizer: wordTokenizer, sizes: [10, 100, 1000], runs: 2 });
  expect(rows).toEqual([
    { n: 10, seconds: 1 },
    { n: 100, seconds: 10 },
    { n: 1000, seconds: 100 },
  ]);
  expect(slope).toBeCloseTo(1);
});

test('makes the same views of the same seed, others of another', () => {
  expect(randomViews(50, 7)).toEqual(randomViews(50, 7));
  expect(randomViews(50, 7)).not.toEqual(randomViews(50, 8));
  expect(randomViews(50, 7)).toHaveLength(50);
});
