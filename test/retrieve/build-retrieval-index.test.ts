import { expect, test } from 'vitest';
import { buildRetrievalIndex } from '../../src/stages/retrieve/build-retrieval-index.ts';
import { synthesiseIndex } from './synthesise-index.ts';

test('writes postings and edges in proportion to the tree', () => {
  const [small, large] = [buildRetrievalIndex(synthesiseIndex(300)), buildRetrievalIndex(synthesiseIndex(3000))];
  expect([small.table.units.length, large.table.units.length]).toEqual([300, 3000]);
  expect(small.postings.unitOf.length).toBeGreaterThan(300);
  expect(large.postings.unitOf.length).toBeLessThan(10.5 * small.postings.unitOf.length);
  expect(small.edges.count).toBeGreaterThan(0);
  expect(large.edges.count).toBeLessThan(5 * 4 * 3000);
});
