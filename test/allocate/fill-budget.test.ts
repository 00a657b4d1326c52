import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FillOption, fillBudget } from '../../src/stages/allocate/fill-budget.ts';

const option = fc.record({ tokens: fc.integer({ min: 1, max: 40 }), value: fc.integer({ min: 1, max: 60 }) });
const objectLists = fc.array(fc.array(option, { maxLength: 3 }), { maxLength: 7 });
const budgets = fc.integer({ min: 0, max: 100 });

type Objects = readonly (readonly FillOption[])[];

const optionsTaken = (objects: Objects, taken: readonly number[]): readonly FillOption[] =>
  objects.flatMap((options, object) => options[taken[object] ?? -1] ?? []);
const tokensOf = (options: readonly FillOption[]): number => options.reduce((sum, { tokens }) => sum + tokens, 0);
const worthOf = (options: readonly FillOption[]): number => options.reduce((sum, { value }) => sum + value, 0);

/** The best there is, by dynamic programming over the tokens spent. */
function bestWorth(objects: Objects, budget: number): number {
  let best = new Array<number>(budget + 1).fill(0);
  for (const options of objects) {
    best = best.map((without, spent) =>
      options.reduce((most, { tokens, value }) => {
        return tokens <= spent ? Math.max(most, value + (best[spent - tokens] ?? 0)) : most;
      }, without),
    );
  }
  return best[budget] ?? 0;
}

describe('fillBudget', () => {
  it('never spends more than the budget', () => {
    fc.assert(
      fc.property(objectLists, budgets, (objects, budget) => {
        const taken = fillBudget(objects, { budget, leastGain: 0 });
        expect(taken).toHaveLength(objects.length);
        expect(tokensOf(optionsTaken(objects, taken))).toBeLessThanOrEqual(budget);
      }),
    );
  });

  it('is worth at least half of the best choice there is, and never more', () => {
    fc.assert(
      fc.property(objectLists, budgets, (objects, budget) => {
        const worth = worthOf(optionsTaken(objects, fillBudget(objects, { budget, leastGain: 0 })));
        const best = bestWorth(objects, budget);
        expect(worth).toBeLessThanOrEqual(best);
        expect(2 * worth).toBeGreaterThanOrEqual(best);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes the fullest of everything where the budget holds it', () => {
    fc.assert(
      fc.property(objectLists, (objects) => {
        const taken = fillBudget(objects, { budget: 10_000, leastGain: 0 });
        const most = objects.reduce((sum, options) => sum + Math.max(0, ...options.map(({ value }) => value)), 0);
        expect(worthOf(optionsTaken(objects, taken))).toBe(most);
      }),
    );
  });

  it('leaves tokens unused that would bring less than the least gain', () => {
    const objects = [[{ tokens: 10, value: 10 }], [{ tokens: 10, value: 4 }]];
    expect(fillBudget(objects, { budget: 100, leastGain: 0.5 })).toEqual([0, -1]);
    expect(fillBudget(objects, { budget: 100, leastGain: 0.4 })).toEqual([0, 0]);
  });

  it('steps from a stub to the whole where the rest of the budget allows it', () => {
    const stubAndWhole = [
      { tokens: 2, value: 3 },
      { tokens: 10, value: 9 },
    ];
    expect(fillBudget([stubAndWhole, stubAndWhole], { budget: 13, leastGain: 0 })).toEqual([1, 0]);
  });

  it('prefers one large object to small ones that are worth less together', () => {
    const objects = [[{ tokens: 1, value: 2 }], [{ tokens: 100, value: 100 }], [{ tokens: 1, value: 1 }]];
    expect(fillBudget(objects, { budget: 100, leastGain: 0 })).toEqual([-1, 0, -1]);
  });

  it('gives equals in the order of the objects', () => {
    const equal = [{ tokens: 5, value: 5 }];
    expect(fillBudget([equal, equal, equal], { budget: 10, leastGain: 0 })).toEqual([0, 0, -1]);
  });
});
