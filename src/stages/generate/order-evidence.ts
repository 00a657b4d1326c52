import type { AllocatedContext, PortfolioSlot } from '../../domain/portfolio.ts';
import type { PortfolioName } from '../../domain/program.ts';
import type { RepoPath } from '../../domain/repo-path.ts';

export interface PrintedLines {
  readonly path: RepoPath;
  readonly start: number;
  readonly end: number;
}

export interface OrderedEvidence {
  /** What both portfolios print, in the default portfolio's order. */
  readonly shared: readonly PortfolioSlot[];
  /** What only this portfolio prints. */
  readonly own: readonly PortfolioSlot[];
}

interface Contexts {
  readonly context: AllocatedContext;
  readonly sharedContext?: AllocatedContext;
  readonly portfolio: PortfolioName;
}

/**
 * Splits a context so that the default and the alternative prompt begin alike for as long as they can. What the prompt
 * prints anyway, as the code to change, is left out.
 */
export function orderEvidence({ context, sharedContext, portfolio }: Contexts, printed: PrintedLines): OrderedEvidence {
  const slots = context.portfolio.filter((slot) => slot.text !== '' && !isInside(slot, printed));
  if (!sharedContext) return { shared: slots, own: [] };
  const other = new Set(sharedContext.portfolio.map(slotKey));
  const mine = new Set(slots.map(slotKey));
  const order = portfolio === 'default' ? slots : sharedContext.portfolio;
  return {
    shared: order.filter((slot) => mine.has(slotKey(slot)) && other.has(slotKey(slot))),
    own: slots.filter((slot) => !other.has(slotKey(slot))),
  };
}

function isInside(slot: PortfolioSlot, printed: PrintedLines): boolean {
  return slot.path === printed.path && slot.start >= printed.start && slot.end <= printed.end;
}

function slotKey(slot: PortfolioSlot): string {
  return `${slot.path}\n${slot.start}\n${slot.end}\n${slot.text}`;
}
