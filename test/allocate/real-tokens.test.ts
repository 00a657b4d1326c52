import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTiktoken } from '../../src/adapters/tiktoken/open-tiktoken.ts';
import { allocateContext } from '../../src/stages/allocate/allocate-context.ts';
import { PAPER_SETTINGS, SELECTIONS } from '../../src/stages/allocate/allocation-settings.ts';
import { toolsFor, view } from './pool.ts';

const FOLDER = 'src/stages/allocate';

/** Whole files of this room, as long definitions that have to be cut. */
const views = readdirSync(FOLDER)
  .sort()
  .map((name, i) =>
    view({ path: `${FOLDER}/${name}`, name, text: readFileSync(join(FOLDER, name), 'utf8'), inputRank: i }),
  );

test('never passes the budget by the real tokenizer, whatever the budget, and wastes less than a line an object', async () => {
  const tokenizer = await openTiktoken();
  const tools = toolsFor(views, { tokenizer });
  // A share can stay unused by as much as the next whole line and its line break would have taken.
  const aLine = 2 + Math.max(...views.flatMap(({ text }) => text.split('\n').map((line) => tokenizer.count(line))));
  const settings = fc.record({
    mode: fc.constantFrom('paper' as const, 'product' as const),
    budget: fc.integer({ min: 0, max: 3000 }),
    select: fc.constantFrom(...SELECTIONS),
    bestLast: fc.boolean(),
  });
  fc.assert(
    fc.property(settings, (some) => {
      const context = allocateContext(views, 'share of the budget and demand', { ...PAPER_SETTINGS, ...some }, tools);
      expect(context.used).toBe(tokenizer.count(context.text));
      expect(context.used).toBeLessThanOrEqual(some.budget);
      for (const slot of context.portfolio.slice(0, -1)) {
        if (slot.share >= aLine) expect(slot.share - slot.tokens, `${slot.path} ${slot.share}`).toBeLessThan(aLine);
      }
    }),
    { numRuns: 60 },
  );
});
