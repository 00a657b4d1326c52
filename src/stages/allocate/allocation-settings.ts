import { TaskError } from '../../domain/errors.ts';
import type { AllocationMode } from '../../domain/portfolio.ts';
import type { TermKind } from './terms.ts';

/**
 * Which candidates get positions: `vital`, one of the six controls of VITAL-RAG Table 2, or an ablation of Table 6a
 * (`no-rendering` is `entity-first` and `no-structure` is `raw-surface`, as the paper describes them).
 */
export const SELECTIONS = [
  'vital',
  'raw-surface',
  'exact-dedup',
  'canonical-5',
  'file-quota',
  'mmr',
  'entity-first',
  'no-quotient',
  'no-rendering',
  'no-structure',
] as const;
export type Selection = (typeof SELECTIONS)[number];

/** What makes two views one object (decision D-4): the paper's folded name, or the exact symbol. */
export type ObjectKey = 'paper' | 'symbol';

export interface AllocationSettings {
  readonly mode: AllocationMode;
  /** K: positions, the companion's included. */
  readonly slots: number;
  /** B, in tokens of the stated tokenizer. */
  readonly budget: number;
  /** b_obj: most tokens one object may take. */
  readonly objectCap: number;
  /** b_min: tokens kept back for every later object while the budget allows it. */
  readonly floor: number;
  readonly key: ObjectKey;
  readonly select: Selection;
  /** What makes an object a companion and a line worth printing (decision D-8). */
  readonly terms: TermKind;
  /** Prints the best object last, next to the question (decision D-26); positions and shares stay as they are. */
  readonly bestLast?: boolean;
}

/** The constants of VITAL-RAG. */
export const PAPER_SETTINGS: AllocationSettings = {
  mode: 'paper',
  slots: 5,
  budget: 4096,
  objectCap: 1024,
  floor: 128,
  key: 'paper',
  select: 'vital',
  terms: 'identifiers',
};

/** Controls print the retrieved text; only these two print from the object's own source (VITAL-RAG Eq. 5). */
export function printsDefinitions(select: Selection): boolean {
  return select === 'vital' || select === 'no-quotient';
}

/** Throws `bad-input` for constants no allocation can have, and for `fill` with a rule that limits the positions. */
export function checkAllocationSettings(settings: AllocationSettings): void {
  const wrong = (['slots', 'budget', 'objectCap', 'floor'] as const).filter(
    (name) => !Number.isSafeInteger(settings[name]) || settings[name] < (name === 'slots' ? 1 : 0),
  );
  if (settings.mode === 'fill' && !printsDefinitions(settings.select)) {
    throw new TaskError('bad-input', `Mode fill has no positions to give by ${settings.select}.`, {
      hint: 'Use it with vital or no-quotient; the controls go with paper.',
    });
  }
  if (wrong.length === 0) return;
  const seen = wrong.map((name) => `${name} ${settings[name]}`).join(', ');
  throw new TaskError('bad-input', `Allocation cannot work with ${seen}.`, {
    hint: 'Give whole numbers: at least 1 position, token counts of 0 or more.',
  });
}
