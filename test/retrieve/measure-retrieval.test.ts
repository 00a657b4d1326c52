import { expect, test } from 'vitest';
import type { Clock } from '../../src/ports/clock.ts';
import { measureRetrieval } from '../../src/stages/retrieve/measure-retrieval.ts';
import { synthesiseIndex, synthesiseQueries } from '../../src/stages/retrieve/synthesise-index.ts';

/** Every reading is a second later than the one before. */
function tickingClock(): Clock {
  let seconds = 0;
  return { now: () => new Date(0), seconds: () => seconds++ };
}

test('makes the same index for the same size, of that many units', () => {
  expect(synthesiseIndex(95)).toEqual(synthesiseIndex(95));
  expect(synthesiseIndex(95).files.reduce((sum, { units }) => sum + units.length, 0)).toBe(95);
});

test('reports what a tree of some size costs', () => {
  const cost = measureRetrieval(synthesiseIndex(300), synthesiseQueries(3), tickingClock());
  expect(cost.units).toBe(300);
  expect(cost.buildSeconds).toBe(1);
  expect(cost.querySeconds).toEqual([1, 1, 1]);
  expect(Math.min(cost.terms, cost.postings, cost.edges)).toBeGreaterThan(0);
});

test('writes postings and edges in proportion to the tree', () => {
  const [small, large] = [300, 3000].map((size) => measureRetrieval(synthesiseIndex(size), [], tickingClock()));
  expect(large?.postings).toBeLessThan(10.5 * (small?.postings ?? 0));
  expect(large?.edges).toBeLessThan(5 * 4 * 3000);
});
