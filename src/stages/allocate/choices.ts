import type { SlotRole } from '../../domain/portfolio.ts';
import type { Candidate } from './quotient-views.ts';

/** A candidate given a position, or the best of those that were not, with the reason in words. */
export interface Choice {
  readonly candidate: Candidate;
  readonly role: SlotRole;
  readonly why: string;
}

export interface PassedOver {
  readonly candidate: Candidate;
  readonly why: string;
}

export interface Choices {
  /** All there was to choose from, best first. */
  readonly ranked: readonly Candidate[];
  /** In allocation order. */
  readonly chosen: readonly Choice[];
  /** By rank; at most `REJECTED_SHOWN`. */
  readonly passedOver: readonly PassedOver[];
}

/** Rejected candidates that a context shows: enough to see what nearly made it. */
export const REJECTED_SHOWN = 10;

/** The best of all candidates that were not chosen, each with what `explain` says of it. */
export function passOver(
  candidates: readonly Candidate[],
  chosen: readonly Choice[],
  explain: (candidate: Candidate) => string,
): readonly PassedOver[] {
  const taken = new Set(chosen.map(({ candidate }) => candidate));
  const passed: PassedOver[] = [];
  for (const candidate of candidates) {
    if (passed.length === REJECTED_SHOWN) break;
    if (!taken.has(candidate)) passed.push({ candidate, why: explain(candidate) });
  }
  return passed;
}

/** Candidates picked for themselves, without roles: the common end of the controls. */
export function plainChoices(candidates: readonly Candidate[], picked: readonly Candidate[]): Choices {
  const why = (candidate: Candidate): string => rankOf(candidate, candidates.length);
  const chosen = picked.map((candidate): Choice => ({ candidate, role: 'core', why: why(candidate) }));
  const passedOver = passOver(candidates, chosen, (candidate) => `${why(candidate)}, not selected`);
  return { ranked: candidates, chosen, passedOver };
}

export function rankOf(candidate: Candidate, total: number): string {
  return `rank ${candidate.rank} of ${total}`;
}
