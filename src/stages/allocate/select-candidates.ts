import type { View } from '../../domain/evidence.ts';
import { languageOf } from '../../domain/language.ts';
import type { AllocationSettings } from './allocation-settings.ts';
import type { Choices } from './choices.ts';
import { type Candidate, quotientViews, singleViews } from './quotient-views.ts';
import { selectByFile, selectDistinctTexts, selectTop } from './select-controls.ts';
import { selectDiverse } from './select-diverse.ts';
import { selectPortfolio } from './select-portfolio.ts';
import { type IdentifierStatistics, type ReadTerms, sharedTerms } from './terms.ts';

/** Chooses who gets a position, by VITAL-RAG or by one of the controls that share its ranking. */
export function selectCandidates(
  views: readonly View[],
  query: string,
  settings: Pick<AllocationSettings, 'select' | 'slots' | 'key'>,
  { readTerms, idf }: { readonly readTerms: ReadTerms; readonly idf: IdentifierStatistics['idf'] },
): Choices {
  const { select, slots, key } = settings;
  const termsIn = (candidate: Candidate): ReadonlySet<string> =>
    readTerms(candidate.representative.text, languageOf(candidate.representative.path));
  const wanted = readTerms(query, 'text');
  const gate = (candidate: Candidate): readonly string[] => sharedTerms(wanted, termsIn(candidate), idf);
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
      return selectDiverse(singleViews(views), slots, termsIn);
    default:
      return select satisfies never;
  }
}
