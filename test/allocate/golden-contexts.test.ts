import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { openTiktoken } from '../../src/adapters/tiktoken/open-tiktoken.ts';
import type { AllocatedContext } from '../../src/domain/portfolio.ts';
import { allocateContext } from '../../src/stages/allocate/allocate-context.ts';
import { type AllocationSettings, PAPER_SETTINGS } from '../../src/stages/allocate/allocation-settings.ts';
import { identifierStatistics, resolveAmongViews } from '../../src/stages/allocate/foreign-views.ts';
import { readViews } from '../../src/stages/allocate/read-views.ts';
import { expectGolden } from './golden.ts';

const TASK =
  'place_order takes one piece too many steps: for "2-4" and a stock of 2 parse_range and take must give 2, not 0.';

/** File, name, kind, first and last line, score: as another retriever might rank the shop for the task. */
const RANKING = [
  ['orders.py', 'place_order', 'signature', 5, 5, 9.1],
  ['orders.py', 'place_order', 'body', 5, 14, 8.7],
  ['units.py', 'parse_range', 'body', 13, 16, 7.9],
  ['units.py', 'parse_range', 'docstring', 14, 14, 7.2],
  ['stock.py', 'Stock', 'body', 9, 38, 5.5],
  ['stock.py', 'Stock.take', 'body', 20, 25, 5.0],
  ['stock.py', 'OutOfStock', 'body', 41, 45, 4.2],
  ['orders.py', 'place_orders', 'body', 17, 18, 3.9],
  ['units.py', 'format_quantity', 'body', 19, 24, 3.1],
  ['units.py', 'parse_quantity', 'body', 7, 10, 2.8],
  ['stock.py', null, 'window', 1, 7, 0.4],
] as const;

const tokenizer = await openTiktoken();
const views = readViews(RANKING.map(asJsonLine).join('\n'), 'ranking');

function asJsonLine([file, name, kind, start, end, score]: (typeof RANKING)[number]): string {
  const lines = readFileSync(`test/fixtures/allocate/shop/${file}`, 'utf8').split('\n');
  const text = lines.slice(start - 1, end).join('\n');
  return JSON.stringify({ path: `shop/${file}`, name, kind, start, end, text, score });
}

function allocate(part: Partial<AllocationSettings>): AllocatedContext {
  const tools = { tokenizer, resolve: resolveAmongViews(views, 'paper'), ...identifierStatistics(views) };
  return allocateContext(views, TASK, { ...PAPER_SETTINGS, ...part }, tools);
}

/** Slots, rejected and context, as a person would check them. */
function shown(context: AllocatedContext): string {
  const slots = context.portfolio.map(
    (slot) =>
      `${slot.slot} ${slot.role} ${slot.path}:${slot.start}-${slot.end} ${slot.name ?? ''} [${slot.views.join(' ')}] ` +
      `share ${slot.share}, printed ${slot.tokens}${slot.note ? `, ${slot.note}` : ''}\n  ${slot.reason}`,
  );
  const rejected = context.rejected.map(({ path, start, end, name, reason }) => {
    return `- ${path}:${start}-${end} ${name ?? ''}\n  ${reason}`;
  });
  const head = `${context.mode} mode, ${context.used} of ${context.budget} tokens (${context.tokenizer})`;
  return [TASK, '', head, ...slots, 'rejected', ...rejected, '-'.repeat(60), context.text, ''].join('\n');
}

describe('the context of a task in a small shop', () => {
  it.each([
    ['paper-4096', { budget: 4096 }],
    ['paper-300', { budget: 300, floor: 40 }],
    ['product-300', { budget: 300, floor: 40, mode: 'product' }],
    ['fill-4096', { budget: 4096, mode: 'fill' }],
    ['fill-300', { budget: 300, floor: 40, mode: 'fill' }],
    ['entity-first-300', { budget: 300, select: 'entity-first' }],
  ] as const)('is %s', (name, part) => {
    expectGolden(`${name}.txt`, shown(allocate(part)));
  });
});
