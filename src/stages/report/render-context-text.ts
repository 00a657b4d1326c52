import type { AllocatedContext, RankedObject } from '../../domain/portfolio.ts';
import { formatCount, formatMany, formatScore } from './format-amount.ts';
import { oneLine } from './quote.ts';
import { clip } from './visible-text.ts';

const BAR = 40;

/** The allocated context for a terminal: how the budget was spent, each slot with its reason, and the best it left out. */
export function renderContextText(context: AllocatedContext): string {
  const head = `${formatMany(context.portfolio.length, 'object')}, ${formatCount(context.used)} of ${formatCount(context.budget)} tokens (${oneLine(context.tokenizer)}, ${context.mode} mode)`;
  if (context.portfolio.length === 0) return `${head}\nNo evidence was found.\n`;
  const slots = context.portfolio.flatMap((slot) => [
    `${String(slot.slot).padStart(3)}  ${slot.role.padEnd(9)}  ${place(slot)}`,
    `     ${`${formatCount(slot.tokens)}/${formatCount(slot.share)}`.padEnd(9)}  ${slot.views.join(', ')}: ${oneLine(slot.reason)}`,
  ]);
  const rejected = context.rejected.map(
    (object) => `     ${formatScore(object.score).padEnd(9)}  ${place(object)}  ${clip(oneLine(object.reason), 60)}`,
  );
  const left = rejected.length === 0 ? [] : ['', 'best left out, by score', ...rejected];
  return `${[head, budgetBar(context), '', ...slots, ...left].join('\n')}\n`;
}

function place(object: RankedObject): string {
  const name = object.name === undefined ? '' : `  ${clip(oneLine(object.name), 60)}`;
  const kind = object.kind === undefined ? '' : ` (${object.kind})`;
  return `${oneLine(object.path)}:${object.start}-${object.end}${name}${kind}`;
}

/** One letter a slot, as wide as its tokens are of the budget; dots are tokens nobody needed. */
function budgetBar(context: AllocatedContext): string {
  let spent = 0;
  let bar = '';
  for (const slot of context.portfolio) {
    spent += slot.tokens;
    const end = Math.min(BAR, Math.round((spent / Math.max(1, context.budget)) * BAR));
    bar += String(slot.slot % 10).repeat(Math.max(0, end - bar.length));
  }
  return `[${bar.padEnd(BAR, '.')}]`;
}
