import { languageOf } from '../../domain/language.ts';
import type { Candidate } from './quotient-views.ts';
import { type IdentifierStatistics, type ReadTerms, sharedTerms } from './terms.ts';

export interface TermTools {
  readonly readTerms: ReadTerms;
  readonly idf: IdentifierStatistics['idf'];
}

/** T(v*_e): the terms of a candidate's representative view. */
export function termsOf({ representative }: Candidate, readTerms: ReadTerms): ReadonlySet<string> {
  return readTerms(representative.text, languageOf(representative.path));
}

/** T(q) ∩ T(v*_e) of VITAL-RAG Eq. 3, the rarest first: what a candidate shares with the task. */
export function companionGate(
  query: string,
  { readTerms, idf }: TermTools,
): (candidate: Candidate) => readonly string[] {
  const wanted = readTerms(query, 'text');
  return (candidate) => sharedTerms(wanted, termsOf(candidate, readTerms), idf);
}
