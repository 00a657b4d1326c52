import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Definition, View } from '../../src/domain/evidence.ts';
import type { AllocatedContext } from '../../src/domain/portfolio.ts';
import { allocateContext } from '../../src/stages/allocate/allocate-context.ts';
import { type AllocationSettings, PAPER_SETTINGS } from '../../src/stages/allocate/allocation-settings.ts';
import { toolsFor, view } from './pool.ts';

const FILE = Array.from({ length: 80 }, (_, index) => `line${index + 1} alpha`);

/** Objects of one file, best first, each by its lines. */
function objects(...spans: readonly (readonly [number, number])[]): readonly View[] {
  return spans.map(([start, end], rank) =>
    view({ name: `n${rank}`, start, end, text: FILE.slice(start - 1, end).join('\n'), score: 100 - rank }),
  );
}

function definitionOf({ path, name, start, end, text }: View): Definition {
  const lines = text.split('\n');
  return { path, name, kind: 'class', language: 'python', start, end, bodyStart: start, signature: '', lines };
}

function allocate(views: readonly View[], part: Partial<AllocationSettings>): AllocatedContext {
  return allocateContext(
    views,
    'fix alpha',
    { ...PAPER_SETTINGS, ...part },
    toolsFor(views, { resolve: definitionOf }),
  );
}

const linesIn = (text: string): readonly string[] => text.match(/^line\d+ alpha$/gm) ?? [];

describe('an object inside another', () => {
  it('is printed once in product mode: the class leaves out the method that stands before it', () => {
    const { portfolio, text } = allocate(objects([4, 6], [1, 10]), { mode: 'product' });
    expect(portfolio[0]?.text).toBe('# src/a.py:4-6\nline4 alpha\nline5 alpha\nline6 alpha');
    expect(portfolio[1]?.text).toBe(
      ['# src/a.py:1-10', ...FILE.slice(0, 3), '# … 3 lines …', ...FILE.slice(6, 10)].join('\n'),
    );
    expect(linesIn(text)).toHaveLength(10);
  });

  it('keeps its position and says only where it stands when the class before it has printed it', () => {
    const { portfolio } = allocate(objects([1, 10], [4, 6]), { mode: 'product' });
    expect(portfolio.map((slot) => slot.text.split('\n').at(0))).toEqual(['# src/a.py:1-10', '# src/a.py:4-6']);
    expect(portfolio[1]?.text).toBe('# src/a.py:4-6\n# … 3 lines …');
  });

  it('gives its place away in fill mode when the class before it is printed whole', () => {
    const { portfolio, rejected } = allocate(objects([1, 10], [4, 6], [20, 22]), { mode: 'fill' });
    expect(portfolio.map(({ name }) => name)).toEqual(['n0', 'n2']);
    expect(rejected[0]?.reason).toBe('rank 2 of 3, stands in n0, printed whole');
  });

  it('keeps its place in fill mode when it stands before the class', () => {
    const { portfolio, text } = allocate(objects([4, 6], [1, 10]), { mode: 'fill' });
    expect(portfolio.map(({ name }) => name)).toEqual(['n0', 'n1']);
    expect(linesIn(text)).toHaveLength(10);
  });

  it('is printed by both in paper mode, as Eq. 5 has it', () => {
    const { text } = allocate(objects([4, 6], [1, 10]), { mode: 'paper' });
    expect(linesIn(text)).toHaveLength(13);
  });
});

it.each(['product', 'fill'] as const)(
  'prints no line of a file twice in %s mode, whatever overlaps and however little room there is',
  (mode) => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 60 })), {
      maxLength: 7,
    });
    const limits = fc.record({
      budget: fc.integer({ min: 0, max: 400 }),
      objectCap: fc.integer({ min: 0, max: 200 }),
      floor: fc.integer({ min: 0, max: 60 }),
      bestLast: fc.boolean(),
    });
    fc.assert(
      fc.property(spans, limits, (drawn, part) => {
        const views = objects(...drawn.map(([start, length]) => [start, Math.min(80, start + length)] as const));
        const context = allocate(views, { ...part, mode });
        const printed = linesIn(context.text);
        expect(new Set(printed).size).toBe(printed.length);
        expect(context.used).toBeLessThanOrEqual(part.budget);
        for (const slot of context.portfolio) expect(slot.tokens).toBeLessThanOrEqual(slot.share);
      }),
      { seed: 7 },
    );
  },
);

it('leaves out in fill mode only what another object does print whole', () => {
  const spans = fc.array(fc.tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 60 })), { maxLength: 9 });
  const limits = fc.record({ budget: fc.integer({ min: 0, max: 500 }), floor: fc.integer({ min: 0, max: 200 }) });
  fc.assert(
    fc.property(spans, limits, (drawn, part) => {
      const views = objects(...drawn.map(([start, length]) => [start, Math.min(80, start + length)] as const));
      const { portfolio, rejected } = allocate(views, { ...part, mode: 'fill' });
      for (const { reason } of rejected) {
        const cover = /stands in (n\d+), printed whole/.exec(reason)?.[1];
        if (cover === undefined) continue;
        expect(portfolio.find(({ name }) => name === cover)?.reason).toContain('printed whole');
      }
      for (const { text } of portfolio) expect(text).not.toBe('');
    }),
    { numRuns: 2000 },
  );
});
