import type { View } from '../../domain/evidence.ts';
import type { AllocationSettings } from './allocation-settings.ts';
import type { Choices } from './choices.ts';
import { companionGate, type TermTools, termsOf } from './companion-gate.ts';
import { quotientViews, singleViews } from './quotient-views.ts';
import { selectByFile, selectDistinctTexts, selectTop } from './select-controls.ts';
import { selectDiverse } from './select-diverse.ts';
import { selectPortfolio } from './select-portfolio.ts';

/** Chooses who gets a position, by VITAL-RAG or by one of the controls that share its ranking. */
export function selectCandidates(
  views: readonly View[],
  query: string,
  settings: Pick<AllocationSettings, 'select' | 'slots' | 'key'>,
  { readTerms, idf }: TermTools,
): Choices {
  const { select, slots, key } = settings;
  const gate = companionGate(query, { readTerms, idf });
  switch (select) {
    case 'vital':
      return selectPortfolio(quotientViews(views, key), slots, gate);
    case 'no-quotient':
      return selectPortfolio(singleViews(views), slots, gate);
    case 'entity-first':
    case 'no-rendering':
      return selectPortfolio(quotientViews(views, key), slots, undefined);
    case 'raw-surface':
    case 'no-structure':
      return selectTop(singleViews(views), slots);
    case 'exact-dedup':
      return selectDistinctTexts(singleViews(views), slots);
    case 'canonical-5':
      return selectTop(quotientViews(views, key), slots);
    case 'file-quota':
      return selectByFile(singleViews(views), slots);
    case 'mmr':
      return selectDiverse(singleViews(views), slots, (candidate) => termsOf(candidate, readTerms));
    default:
      return select satisfies never;
  }
}
