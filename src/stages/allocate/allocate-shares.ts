import { TaskError } from '../../domain/errors.ts';
import type { AllocationMode } from '../../domain/portfolio.ts';

/** The constants of VITAL-RAG Eq. 4, all in tokens. */
export interface ShareLimits {
  /** B */
  readonly budget: number;
  /** b_obj */
  readonly objectCap: number;
  /** b_min */
  readonly floor: number;
  /** `fill` has no shares: it pays for whole renderings. */
  readonly mode: Exclude<AllocationMode, 'fill'>;
}

/** Eq. 4 one object at a time, so that a caller may charge what was printed instead of what was granted (D-24). */
export interface SharePlan {
  /** Objects that stay; the ones after it are dropped because their floors do not fit (D-21, product mode only). */
  readonly kept: number;
  /** b_i for the object at `index`, given R_i, the tokens not charged yet. */
  share(index: number, remaining: number): number;
}

/**
 * Token shares of objects in allocation order (VITAL-RAG Eq. 4). Never above the cap, never above the budget in sum.
 * Dropped objects get 0.
 */
export function allocateShares(demands: readonly number[], limits: ShareLimits): readonly number[] {
  const plan = planShares(demands, limits);
  const shares: number[] = [];
  let remaining = limits.budget;
  for (let i = 0; i < demands.length; i++) {
    const share = i < plan.kept ? plan.share(i, remaining) : 0;
    shares.push(share);
    remaining -= share;
  }
  return shares;
}

/** Looks at all demands once; each share then costs constant time. */
export function planShares(demands: readonly number[], limits: ShareLimits): SharePlan {
  checkLimits(demands, limits);
  const { kept, reserves } =
    limits.mode === 'paper' ? paperReserves(demands, limits) : productReserves(demands, limits);
  const share = (index: number, remaining: number): number =>
    Math.min(demands[index] ?? 0, limits.objectCap, Math.max(0, remaining - (reserves[index] ?? 0)));
  return { kept, share };
}

interface Reserves {
  readonly kept: number;
  /** Tokens kept back for the objects after each one. */
  readonly reserves: readonly number[];
}

/** (m − i)·β, where β is all or nothing: one token less than m·b_min and nobody has a floor. */
function paperReserves(demands: readonly number[], { budget, floor }: ShareLimits): Reserves {
  const m = demands.length;
  const beta = budget >= m * floor ? floor : 0;
  return { kept: m, reserves: demands.map((_, i) => (m - 1 - i) * beta) };
}

/**
 * Keeps back what a later object can really use, min(d_j, b_min) (D-22), and drops from the end until the floors of
 * those that stay fit (D-21). The sum of usable floors decides, not m·b_min: five objects of 60 tokens need 300, not 640.
 */
function productReserves(demands: readonly number[], { budget, floor, objectCap }: ShareLimits): Reserves {
  const floors = demands.map((demand) => Math.min(demand, floor, objectCap));
  let kept = 0;
  for (let sum = 0; kept < floors.length; kept++) {
    sum += floors[kept] ?? 0;
    if (sum > budget && kept > 0) break;
  }
  const reserves = new Array<number>(kept).fill(0);
  for (let i = kept - 2; i >= 0; i--) reserves[i] = (reserves[i + 1] ?? 0) + (floors[i + 1] ?? 0);
  return { kept, reserves };
}

function checkLimits(demands: readonly number[], limits: ShareLimits): void {
  const named: readonly (readonly [string, number])[] = [
    ['budget', limits.budget],
    ['cap of an object', limits.objectCap],
    ['floor', limits.floor],
    ...demands.map((demand, i) => [`demand ${i + 1}`, demand] as const),
  ];
  const wrong = named.filter(([, value]) => !Number.isSafeInteger(value) || value < 0);
  if (wrong.length === 0) return;
  const seen = wrong.slice(0, 10).map(([name, value]) => `${name} ${value}`);
  throw new TaskError('bad-input', `Token counts must be whole numbers of 0 or more, got ${seen.join(', ')}.`);
}
