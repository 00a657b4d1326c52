import type { ResolveDefinition, View } from '../../domain/evidence.ts';
import type { AllocatedContext, RankedObject } from '../../domain/portfolio.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';
import { type AllocationSettings, checkAllocationSettings } from './allocation-settings.ts';
import { type Choices, type PassedOver, REJECTED_SHOWN } from './choices.ts';
import { joinWithinBudget } from './join-context.ts';
import { checkScores } from './order-views.ts';
import { describeObject, printSlots } from './print-slots.ts';
import { selectCandidates } from './select-candidates.ts';
import { type IdentifierStatistics, lineWeigher } from './terms.ts';

/** What allocation needs to know of the repository and of the model's way to count. */
export interface AllocationTools extends IdentifierStatistics {
  readonly tokenizer: Tokenizer;
  readonly resolve: ResolveDefinition;
}

/**
 * VITAL-RAG: quotient the views by object, give positions, share the budget, print (Eq. 1 to 5). Pure; O(n log n) in
 * the views, and only what got a position is ever read as source or counted. Throws `bad-input` for a score that is
 * no finite number.
 */
export function allocateContext(
  views: readonly View[],
  query: string,
  settings: AllocationSettings,
  tools: AllocationTools,
): AllocatedContext {
  checkAllocationSettings(settings);
  checkScores(views);
  const choices = selectCandidates(views, query, settings, tools);
  const { tokenizer, resolve } = tools;
  const printed = printSlots(choices.chosen, settings, { tokenizer, resolve, weigh: lineWeigher(query, tools) });
  const { slots, text, used } = joinWithinBudget(printed, settings, tokenizer);
  return {
    mode: settings.mode,
    tokenizer: tokenizer.name,
    budget: settings.budget,
    objectCap: settings.objectCap,
    used,
    portfolio: slots,
    rejected: describeRejected(choices, slots.length, resolve),
    text,
    status: views.length === 0 ? 'no_evidence' : 'allocated',
  };
}

/** The best that were passed over, and those chosen whose floor the budget could not hold, by rank. */
function describeRejected(
  { chosen, passedOver }: Choices,
  kept: number,
  resolve: ResolveDefinition,
): readonly RankedObject[] {
  const squeezed = chosen.slice(kept).map(({ candidate, why }): PassedOver => {
    return { candidate, why: `${why}, but the budget has no room for its floor` };
  });
  return [...squeezed, ...passedOver]
    .sort((a, b) => a.candidate.rank - b.candidate.rank)
    .slice(0, REJECTED_SHOWN)
    .map(({ candidate, why }) => describeObject(candidate, resolve(candidate.representative), why));
}
