import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/domain/evidence.ts';
import { ALLOCATION_MODES, type AllocatedContext } from '../../src/domain/portfolio.ts';
import { allocateContext } from '../../src/stages/allocate/allocate-context.ts';
import { type AllocationSettings, PAPER_SETTINGS, SELECTIONS } from '../../src/stages/allocate/allocation-settings.ts';
import { objectKey } from '../../src/stages/allocate/object-key.ts';
import { TERM_KINDS } from '../../src/stages/allocate/terms.ts';
import { dearBlankTokenizer, quarterTokenizer, wordTokenizer } from '../fakes/word-tokenizer.ts';
import { pools, queries, toolsFor } from './pool.ts';

const settingsOf: fc.Arbitrary<AllocationSettings> = fc
  .record({
    mode: fc.constantFrom(...ALLOCATION_MODES),
    slots: fc.integer({ min: 1, max: 7 }),
    budget: fc.integer({ min: 0, max: 900 }),
    objectCap: fc.integer({ min: 0, max: 300 }),
    floor: fc.integer({ min: 0, max: 60 }),
    key: fc.constantFrom('paper' as const, 'symbol' as const),
    select: fc.constantFrom(...SELECTIONS),
    terms: fc.constantFrom(...TERM_KINDS),
    bestLast: fc.boolean(),
  })
  .map((settings) => (settings.mode === 'fill' ? { ...settings, select: 'vital' as const } : settings));

const tokenizers = fc.constantFrom(wordTokenizer, quarterTokenizer, dearBlankTokenizer);

const allocate = (views: readonly View[], query: string, settings: AllocationSettings): AllocatedContext =>
  allocateContext(views, query, settings, toolsFor(views));

/** Who stands where, whatever is printed for them. */
const positions = (context: AllocatedContext): readonly string[] =>
  context.portfolio.map(({ path, name, start, role }) => `${path} ${name?.toLowerCase() ?? start} ${role}`);

describe('allocateContext, for any views, query and settings', () => {
  it('stays within the budget as the tokenizer counts the joined text, and within each share and cap', () => {
    fc.assert(
      fc.property(pools, queries, settingsOf, tokenizers, (views, query, settings, tokenizer) => {
        const context = allocateContext(views, query, settings, toolsFor(views, { tokenizer }));
        expect(context.used).toBe(tokenizer.count(context.text));
        expect(context.used).toBeLessThanOrEqual(settings.budget);
        let shares = 0;
        for (const slot of context.portfolio) {
          expect(slot.tokens).toBe(tokenizer.count(slot.text));
          expect(slot.tokens).toBeLessThanOrEqual(slot.share);
          if (settings.mode !== 'fill') expect(slot.share).toBeLessThanOrEqual(settings.objectCap);
          shares += settings.mode === 'paper' ? slot.share : slot.tokens;
        }
        expect(shares).toBeLessThanOrEqual(settings.budget);
      }),
      { numRuns: 500 },
    );
  });

  it('cuts no line: every printed line is a line of the source or one of ours', () => {
    fc.assert(
      fc.property(pools, queries, settingsOf, (views, query, settings) => {
        const known = new Set(views.flatMap(({ text }) => text.split('\n')));
        for (const { text } of allocate(views, query, settings).portfolio) {
          for (const line of text === '' ? [] : text.split('\n')) {
            const ours = /^(?:#|\/\/) (?:… \d+ lines …|\S+:\d+-\d+)$/.test(line);
            const signature = [...known].some((source) => source.split(/\s+/).filter(Boolean).join(' ') === line);
            expect(ours || signature || known.has(line), line).toBe(true);
          }
        }
      }),
    );
  });

  it('gives the same context for the same views in any order', () => {
    fc.assert(
      fc.property(
        pools.chain((views) =>
          fc.tuple(fc.constant(views), fc.shuffledSubarray([...views], { minLength: views.length })),
        ),
        queries,
        settingsOf,
        ([views, shuffled], query, settings) => {
          expect(allocate(shuffled, query, settings)).toEqual(allocate(views, query, settings));
        },
      ),
    );
  });

  it('gives an object at most one position', () => {
    fc.assert(
      fc.property(pools, queries, fc.constantFrom(...ALLOCATION_MODES), (views, query, mode) => {
        const context = allocate(views, query, { ...PAPER_SETTINGS, mode });
        const objects = new Set(views.map((each) => objectKey(each, 'paper')));
        const keys = context.portfolio.map(({ path, name, start }) => `${path} ${name?.toLowerCase() ?? `#${start}`}`);
        expect(new Set(keys).size).toBe(keys.length);
        if (mode !== 'fill') expect(context.portfolio).toHaveLength(Math.min(PAPER_SETTINGS.slots, objects.size));
      }),
    );
  });

  it('moves nobody when weaker views of known objects are added', () => {
    fc.assert(
      fc.property(pools, queries, fc.infiniteStream(fc.nat()), (views, query, picks) => {
        fc.pre(views.length > 0);
        const lowest = Math.min(...views.map(({ score }) => score));
        const added = [...picks.take(10)].map((pick, i): View => {
          const like = views[pick % views.length] as View;
          return { ...like, text: `${like.text}\nadded`, score: lowest - 1, inputRank: views.length + i };
        });
        const before = allocate(views, query, PAPER_SETTINGS);
        const after = allocate([...views, ...added], query, PAPER_SETTINGS);
        expect(positions(after)).toEqual(positions(before));
      }),
    );
  });

  it('takes as companion another object from the file of a core object, sharing an identifier with the task', () => {
    fc.assert(
      fc.property(pools, queries, (views, query) => {
        const { portfolio } = allocate(views, query, PAPER_SETTINGS);
        const companion = portfolio.find(({ role }) => role === 'companion');
        fc.pre(companion !== undefined);
        const core = portfolio.filter(({ role }) => role === 'core');
        expect(core.map(({ path }) => path)).toContain(companion?.path);
        expect(companion?.slot).toBe(portfolio.length);
        expect(companion?.reason).toMatch(/shares \w+(?:, \w+)* with the task/);
      }),
      { numRuns: 200 },
    );
  });
});
