import type { ViewKind } from '../../../domain/evidence.ts';
import { FIELDS, type Field } from '../lexical/fields.ts';
import type { UnitEvidence } from '../lexical/score-units.ts';
import type { DraftView } from './draft-views.ts';
import type { WeighWords } from './match-words.ts';

/** What a view without any word of the task keeps of its object's score. */
const LEAST = 0.1;

/** Fields each kind of view renders; none where it renders text of another place. */
const FIELDS_OF: Readonly<Record<ViewKind, readonly Field[]>> = {
  body: ['name', 'signature', 'doc', 'body'],
  'body-slice': ['body'],
  signature: ['name', 'signature'],
  docstring: ['doc'],
  'call-site': [],
  test: [],
  import: [],
  window: ['body', 'path'],
};

/** Views seen elsewhere speak for the object less than its own text with the same words. */
const OUTSIDE = 0.5;

export interface ViewScoring {
  /** Fused score of the object. */
  readonly score: number;
  readonly evidence: UnitEvidence | undefined;
  readonly evidenceOf: (unit: number) => UnitEvidence;
  readonly weigh: WeighWords;
}

/**
 * Scores of an object's views: its fused score times how much of the best view's field-restricted score each has. So
 * the best view has the object's score itself and Eq. 2, which takes the maximum, compares objects by it.
 */
export function scoreViews(drafts: readonly DraftView[], scoring: ViewScoring): readonly number[] {
  const raw = drafts.map((draft) => rawScore(draft, scoring));
  const best = raw.reduce((max, value) => Math.max(max, value), 0);
  return raw.map((value, position) => {
    const share = best > 0 ? value / best : position === 0 ? 1 : 0;
    return scoring.score * (LEAST + (1 - LEAST) * share);
  });
}

function rawScore(draft: DraftView, scoring: ViewScoring): number {
  const { evidence, evidenceOf, weigh } = scoring;
  if (!evidence) return 0;
  const fields = FIELDS_OF[draft.kind];
  const fromFields = fields.reduce((sum, field) => sum + (evidence.fields[FIELDS.indexOf(field)] ?? 0), 0);
  if (draft.kind !== 'body-slice' && fields.length > 0) return fromFields;
  if (draft.seen?.unit !== undefined) return OUTSIDE * Math.min(evidence.score, evidenceOf(draft.seen.unit).score);
  const share = evidence.weight > 0 ? Math.min(1, weigh(draft.halves ?? [draft.text]) / evidence.weight) : 0;
  return share * (draft.kind === 'body-slice' ? fromFields : OUTSIDE * evidence.score);
}
