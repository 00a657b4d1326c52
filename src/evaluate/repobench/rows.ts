import { ALLOCATION_MODES, type AllocationMode } from '../../domain/portfolio.ts';
import { type ObjectKey, SELECTIONS, type Selection } from '../../stages/allocate/allocation-settings.ts';

/** One way to allocate, as a row of a table. */
export interface Row {
  readonly select: Selection;
  readonly mode: AllocationMode;
  readonly key: ObjectKey;
  /** B, in tokens. */
  readonly budget: number;
}

/** VITAL-RAG Table 2, then Table 6a; all in paper mode. */
const OTHERS = SELECTIONS.filter((select) => select !== 'vital');

/** VITAL-RAG Table 6c. */
const BUDGETS = [1024, 2048, 4096, 8192];

/** All six controls, the ablations, and `vital` itself, at one budget; `vital` once more by the product's key (decision D-4). */
export function mainRows(budget: number): readonly Row[] {
  return [
    ...OTHERS.map((select): Row => ({ select, mode: 'paper', key: 'paper', budget })),
    ...vitalRows(budget),
    { select: 'vital', mode: 'paper', key: 'symbol', budget },
  ];
}

/** `vital` beside what it is without its renderer, at the paper's four budgets. */
export function budgetRows(): readonly Row[] {
  return BUDGETS.flatMap((budget) => [
    { select: 'no-rendering', mode: 'paper', key: 'paper', budget },
    ...vitalRows(budget),
  ]);
}

/** `vital` has every mode; the controls and ablations share the paper's. */
function vitalRows(budget: number): readonly Row[] {
  return ALLOCATION_MODES.map((mode) => ({ select: 'vital', mode, key: 'paper', budget }));
}

/** Rows of both tables that are the same allocation are measured once. */
export function rowKey({ select, mode, key, budget }: Row): string {
  return `${select} ${mode} ${key} ${budget}`;
}
