import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectTop } from '../../src/stages/retrieve/lexical/select-top.ts';

test('gives what sorting everything and cutting would give', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 })), fc.integer({ min: 0, max: 20 }), (values, count) => {
      const items = values.map((value, place) => ({ value, place }));
      const compare = (a: { value: number; place: number }, b: { value: number; place: number }) =>
        b.value - a.value || a.place - b.place;
      expect(selectTop(items, count, compare)).toEqual([...items].sort(compare).slice(0, count));
    }),
  );
});

test('compares each of n items about log k times at most', () => {
  let comparisons = 0;
  const items = Array.from({ length: 20_000 }, (_, place) => (place * 7919) % 20_011);
  selectTop(items, 200, (a, b) => {
    comparisons++;
    return b - a;
  });
  expect(comparisons).toBeLessThan(20_000 * 4);
});
