import type { ViewKind } from '../../../domain/evidence.ts';
import { FIELDS, type Field } from '../lexical/fields.ts';
import type { UnitEvidence, WeighedTerm } from '../lexical/score-units.ts';
import { type NameTokeniser, tokeniseCode } from '../lexical/tokenise-code.ts';
import type { DraftView } from './draft-views.ts';

/** What a view without any word of the task keeps of its object's score. */
const LEAST = 0.1;

/** Fields each kind of view renders. */
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
  readonly terms: readonly WeighedTerm[];
  readonly tokenise: NameTokeniser;
  readonly evidence: UnitEvidence | undefined;
  /** Fused score of the object. */
  readonly score: number;
}

/**
 * Scores of an object's views: its fused score times how much of the best view's field-restricted score each has. So
 * the best view has the object's score itself and Eq. 2, which takes the maximum, compares objects by it.
 */
export function scoreViews(drafts: readonly DraftView[], scoring: ViewScoring): readonly number[] {
  const whole = wordsIn(drafts[0]?.text ?? '', scoring);
  const raw = drafts.map((draft) => rawScore(draft, whole, scoring));
  const best = raw.reduce((max, value) => Math.max(max, value), 0);
  return raw.map((value, position) => {
    const share = best > 0 ? value / best : position === 0 ? 1 : 0;
    return scoring.score * (LEAST + (1 - LEAST) * share);
  });
}

function rawScore(draft: DraftView, whole: number, scoring: ViewScoring): number {
  const fields = FIELDS_OF[draft.kind];
  const fromFields = fields.reduce((sum, field) => sum + (scoring.evidence?.fields[FIELDS.indexOf(field)] ?? 0), 0);
  if (draft.kind === 'body-slice') return whole > 0 ? (fromFields * wordsIn(draft.text, scoring)) / whole : 0;
  if (fields.length > 0) return fromFields;
  const own = scoring.evidence?.score ?? 0;
  return whole > 0 ? OUTSIDE * Math.min(1, wordsIn(draft.text, scoring) / whole) * own : 0;
}

/** Weight of the task's terms that a text holds, each once. */
function wordsIn(text: string, { terms, tokenise }: ViewScoring): number {
  if (terms.length === 0) return 0;
  const present = new Set(tokeniseCode(text, tokenise));
  return terms.reduce((sum, { token, factor }) => (present.has(token) ? sum + factor : sum), 0);
}
