import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTaskError } from '../../src/domain/errors.ts';
import { allocateShares, planShares, type ShareLimits } from '../../src/stages/allocate/allocate-shares.ts';

const limits = (budget: number, mode: ShareLimits['mode']): ShareLimits => ({
  budget,
  objectCap: 1024,
  floor: 128,
  mode,
});
const times = (count: number, value: number): number[] => new Array<number>(count).fill(value);

interface Vector {
  readonly budget: number;
  readonly demands: readonly number[];
  readonly paper: readonly number[];
  /** Where product mode differs. */
  readonly product?: readonly number[];
}

const VECTORS: readonly Vector[] = [
  { budget: 4096, demands: times(5, 2000), paper: [1024, 1024, 1024, 896, 128] },
  { budget: 4096, demands: [300, 2000, 50, 3000, 700], paper: [300, 1024, 50, 1024, 700] },
  { budget: 2048, demands: times(5, 2000), paper: [1024, 640, 128, 128, 128] },
  { budget: 1024, demands: times(5, 2000), paper: [512, 128, 128, 128, 128] },
  { budget: 640, demands: times(5, 2000), paper: times(5, 128) },
  // D-22 alone leaves these three as the paper has them; D-21 then drops what has no floor.
  { budget: 639, demands: times(5, 2000), paper: [639, 0, 0, 0, 0], product: [255, 128, 128, 128, 0] },
  { budget: 300, demands: times(3, 2000), paper: [300, 0, 0], product: [172, 128, 0] },
  { budget: 200, demands: times(5, 60), paper: [60, 60, 60, 20, 0], product: [60, 60, 60, 0, 0] },
  { budget: 384, demands: times(3, 2000), paper: [128, 128, 128] },
  { budget: 1000, demands: [900, 20, 20, 20, 20], paper: [488, 20, 20, 20, 20], product: [900, 20, 20, 20, 20] },
  {
    budget: 2048,
    demands: [1500, 40, 40, 1500, 40],
    paper: [1024, 40, 40, 816, 40],
    product: [1024, 40, 40, 904, 40],
  },
  { budget: 4096, demands: [5000], paper: [1024] },
  { budget: 4096, demands: [], paper: [] },
];

const demandLists = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 8 });
const someLimits = fc.record({
  budget: fc.integer({ min: 0, max: 6000 }),
  objectCap: fc.integer({ min: 0, max: 2000 }),
  floor: fc.integer({ min: 0, max: 300 }),
  mode: fc.constantFrom('paper' as const, 'product' as const),
});

describe('allocateShares', () => {
  it.each(VECTORS)('gives B = $budget and d = $demands the shares of Eq. 4', ({ budget, demands, paper, product }) => {
    expect(allocateShares(demands, limits(budget, 'paper'))).toEqual(paper);
    expect(allocateShares(demands, limits(budget, 'product'))).toEqual(product ?? paper);
  });

  it('never passes the cap of an object, its demand, or the budget in sum', () => {
    fc.assert(
      fc.property(demandLists, someLimits, (demands, some) => {
        const shares = allocateShares(demands, some);
        expect(shares).toHaveLength(demands.length);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(some.budget);
        for (const [i, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(Math.min(some.objectCap, demands[i] ?? 0));
        }
      }),
    );
  });

  it('guarantees the floor of every object once all floors fit', () => {
    fc.assert(
      fc.property(demandLists, someLimits, (demands, some) => {
        fc.pre(some.budget >= demands.length * some.floor);
        const shares = allocateShares(demands, some);
        for (const [i, demand] of demands.entries()) {
          expect(shares[i]).toBeGreaterThanOrEqual(Math.min(demand, some.floor, some.objectCap));
        }
      }),
    );
  });

  it('loses nothing a floor guaranteed when the budget grows (product mode)', () => {
    fc.assert(
      fc.property(demandLists, someLimits, fc.nat(2000), (demands, some, more) => {
        const product = { ...some, mode: 'product' as const };
        const before = allocateShares(demands, product);
        const after = allocateShares(demands, { ...product, budget: some.budget + more });
        for (const [i, demand] of demands.entries()) {
          const floor = Math.min(demand, some.floor, some.objectCap);
          if ((before[i] ?? 0) >= floor) expect(after[i]).toBeGreaterThanOrEqual(floor);
        }
      }),
    );
  });

  it('spends at least as much in product mode as in paper mode while all floors fit', () => {
    const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0);
    fc.assert(
      fc.property(demandLists, someLimits, (demands, some) => {
        fc.pre(some.budget >= demands.length * some.floor);
        const paper = allocateShares(demands, { ...some, mode: 'paper' });
        const product = allocateShares(demands, { ...some, mode: 'product' });
        expect(sum(product)).toBeGreaterThanOrEqual(sum(paper));
      }),
    );
  });

  it('keeps one object even when its floor does not fit', () => {
    expect(planShares([500, 500], limits(100, 'product')).kept).toBe(1);
    expect(allocateShares([500, 500], limits(100, 'product'))).toEqual([100, 0]);
  });

  it.each([
    { some: limits(-1, 'paper'), demands: [1], named: 'budget -1' },
    { some: limits(Number.NaN, 'product'), demands: [1], named: 'budget NaN' },
    { some: limits(10, 'paper'), demands: [1, 0.5], named: 'demand 2 0.5' },
  ])('refuses $named', ({ some, demands, named }) => {
    const thrown = captured(() => allocateShares(demands, some));
    expect(isTaskError(thrown, 'bad-input')).toBe(true);
    expect(String(thrown)).toContain(named);
  });
});

function captured(act: () => unknown): unknown {
  try {
    return act();
  } catch (thrown) {
    return thrown;
  }
}
