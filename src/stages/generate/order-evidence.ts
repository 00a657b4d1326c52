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
 * prints anyway, the code to change and the failing tests, is left out.
 */
export function orderEvidence(
  { context, sharedContext, portfolio }: Contexts,
  printed: readonly PrintedLines[],
): OrderedEvidence {
  const slots = context.portfolio.filter((slot) => slot.text !== '' && !isPrinted(slot, printed));
  if (!sharedContext) return { shared: slots, own: [] };
  const other = new Set(sharedContext.portfolio.map(slotKey));
  const mine = new Set(slots.map(slotKey));
  const order = portfolio === 'default' ? slots : sharedContext.portfolio;
  return {
    shared: order.filter((slot) => mine.has(slotKey(slot)) && other.has(slotKey(slot))),
    own: slots.filter((slot) => !other.has(slotKey(slot))),
  };
}

/** Most of its lines stand in the prompt already. */
function isPrinted(slot: PortfolioSlot, printed: readonly PrintedLines[]): boolean {
  const overlap = printed
    .filter((lines) => lines.path === slot.path)
    .map((lines) => Math.min(slot.end, lines.end) - Math.max(slot.start, lines.start) + 1)
    .reduce((sum, lines) => sum + Math.max(0, lines), 0);
  return overlap * 2 > slot.end - slot.start + 1;
}

function slotKey(slot: PortfolioSlot): string {
  return `${slot.path}\n${slot.start}\n${slot.end}\n${slot.text}`;
}
