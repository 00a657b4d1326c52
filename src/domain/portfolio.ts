import type { ViewKind } from './evidence.ts';
import type { RepoPath } from './repo-path.ts';
import type { UnitKind } from './symbol.ts';

export type SlotRole = 'core' | 'companion' | 'fallback';

/** A candidate that was ranked, with why it was kept or dropped. Lines are 1-based, inclusive. */
export interface RankedObject {
  readonly path: RepoPath;
  readonly start: number;
  readonly end: number;
  readonly name: string | undefined;
  readonly kind: UnitKind | ViewKind | undefined;
  /** Kinds of all its retrieved views, representative first. */
  readonly views: readonly ViewKind[];
  readonly score: number;
  readonly reason: string;
}

/** An object given a position in the prompt (VITAL-RAG Eq. 3 to 5). */
export interface PortfolioSlot extends RankedObject {
  /** From 1, in allocation order. */
  readonly slot: number;
  readonly role: SlotRole;
  /** b_i of Eq. 4, in tokens. */
  readonly share: number;
  /** Tokens really printed; at most `share`. */
  readonly tokens: number;
  readonly text: string;
  /** Set where even the descriptor's first line did not fit (D-19). */
  readonly note?: 'descriptor_overflow';
}

/**
 * `paper`: VITAL-RAG Eq. 1 to 5 as printed. `product`: the same with the reserves that are needed and what was printed
 * charged. `fill`: as many objects as the budget pays for, each whole, as a window or as a stub.
 */
export const ALLOCATION_MODES = ['paper', 'product', 'fill'] as const;
export type AllocationMode = (typeof ALLOCATION_MODES)[number];

/** The allocated context C(q) and everything that explains it. `used` never exceeds `budget`. */
export interface AllocatedContext {
  readonly mode: AllocationMode;
  readonly tokenizer: string;
  readonly budget: number;
  /** b_obj of Eq. 4, where a cap on one object applied. */
  readonly objectCap?: number;
  /** Tokens of `text` by the stated tokenizer. */
  readonly used: number;
  readonly portfolio: readonly PortfolioSlot[];
  /** Best rejected candidates, by rank. */
  readonly rejected: readonly RankedObject[];
  readonly text: string;
  /** `no_evidence` when there was no candidate at all (D-11). */
  readonly status: 'allocated' | 'no_evidence';
}
