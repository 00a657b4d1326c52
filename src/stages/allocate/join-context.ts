import type { PortfolioSlot } from '../../domain/portfolio.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';
import { type PrintedSlot, withRendering } from './slot-printer.ts';

/** What stands between two objects (decision D-25). */
export const BETWEEN = '\n\n';

export interface JoinedContext {
  readonly slots: readonly PortfolioSlot[];
  readonly text: string;
  /** Tokens of `text`, counted after joining: parts counted apart need not add up. */
  readonly used: number;
}

/**
 * C(q): the renderings with a blank line between, within the budget as counted on the joined text. Where separators
 * push it over, the last object that prints anything gives way (decision D-25).
 */
export function joinWithinBudget(
  printed: readonly PrintedSlot[],
  { budget, bestLast = false }: { readonly budget: number; readonly bestLast?: boolean },
  tokenizer: Tokenizer,
): JoinedContext {
  const slots = printed.map(({ slot }) => slot);
  for (;;) {
    const texts = slots.map(({ text }) => text).filter((text) => text !== '');
    const text = (bestLast ? texts.reverse() : texts).join(BETWEEN);
    const used = tokenizer.count(text);
    const last = slots.findLastIndex((slot) => slot.text !== '');
    const slot = slots[last];
    if (used <= budget || slot === undefined) return { slots, text, used };
    // Each round asks for less than was printed, so it ends even where a tokenizer counts oddly.
    const less = Math.max(0, slot.tokens - Math.max(1, used - budget));
    const rendering = printed[last]?.render(less);
    slots[last] = withRendering(
      slot,
      rendering && rendering.tokens <= less ? rendering : { text: '', tokens: 0, printed: [] },
    );
  }
}
