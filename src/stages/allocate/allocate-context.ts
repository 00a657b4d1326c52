import type { ResolveDefinition, View } from '../../domain/evidence.ts';
import type { AllocatedContext } from '../../domain/portfolio.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';
import { type AllocationSettings, checkAllocationSettings } from './allocation-settings.ts';
import { type Choices, type PassedOver, REJECTED_SHOWN } from './choices.ts';
import { type FilledSlots, fillSlots } from './fill-slots.ts';
import { joinWithinBudget } from './join-context.ts';
import { checkScores } from './order-views.ts';
import type { PrintTools } from './prepare-object.ts';
import { printSlots } from './print-slots.ts';
import { selectCandidates } from './select-candidates.ts';
import { describeObject } from './slot-printer.ts';
import { type IdentifierStatistics, lineWeigher, termReader } from './terms.ts';

/** What allocation needs to know of the repository and of the model's way to count. */
export interface AllocationTools extends IdentifierStatistics {
  readonly tokenizer: Tokenizer;
  readonly resolve: ResolveDefinition;
}

/**
 * VITAL-RAG: quotient the views by object, give positions, share the budget, print (Eq. 1 to 5). Pure; O(n log n) in
 * the views, and only what got a position is ever read as source or counted; `fill` reads the best thousand objects.
 * Throws `bad-input` for a score that is no finite number.
 */
export function allocateContext(
  views: readonly View[],
  query: string,
  settings: AllocationSettings,
  tools: AllocationTools,
): AllocatedContext {
  checkAllocationSettings(settings);
  checkScores(views);
  const { tokenizer, resolve, idf } = tools;
  const readTerms = termReader(settings.terms, tools.stopIdentifiers);
  const choices = selectCandidates(views, query, settings, { readTerms, idf });
  const printTools = { tokenizer, resolve, weigh: lineWeigher(query, readTerms, idf) };
  const { printed, passedOver } = printChoices(choices, settings, printTools);
  const { slots, text, used } = joinWithinBudget(printed, settings, tokenizer);
  return {
    mode: settings.mode,
    tokenizer: tokenizer.name,
    budget: settings.budget,
    ...(settings.mode === 'fill' ? {} : { objectCap: settings.objectCap }),
    used,
    portfolio: slots,
    rejected: passedOver.map(({ candidate, why }) => {
      return describeObject(candidate, resolve(candidate.representative), why);
    }),
    text,
    status: views.length === 0 ? 'no_evidence' : 'allocated',
  };
}

function printChoices(choices: Choices, settings: AllocationSettings, tools: PrintTools): FilledSlots {
  const { mode } = settings;
  if (mode === 'fill') return fillSlots(choices, settings, tools);
  const printed = printSlots(choices.chosen, { ...settings, mode }, tools);
  return { printed, passedOver: withSqueezed(choices, printed.length) };
}

/** The best that were passed over, and those chosen whose floor the budget could not hold, by rank. */
function withSqueezed({ chosen, passedOver }: Choices, kept: number): readonly PassedOver[] {
  const squeezed = chosen.slice(kept).map(({ candidate, why }): PassedOver => {
    return { candidate, why: `${why}, but the budget has no room for its floor` };
  });
  return [...squeezed, ...passedOver].sort((a, b) => a.candidate.rank - b.candidate.rank).slice(0, REJECTED_SHOWN);
}
