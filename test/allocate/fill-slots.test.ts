import { describe, expect, it } from 'vitest';
import type { View } from '../../src/domain/evidence.ts';
import type { AllocatedContext } from '../../src/domain/portfolio.ts';
import { allocateContext } from '../../src/stages/allocate/allocate-context.ts';
import { type AllocationSettings, PAPER_SETTINGS } from '../../src/stages/allocate/allocation-settings.ts';
import { toolsFor, view } from './pool.ts';

/** Objects of one file each, best first, by their number of lines; every line has two words. */
function ranked(...lengths: readonly number[]): readonly View[] {
  return lengths.map((length, rank) =>
    view({
      path: `f${rank}.py`,
      name: `n${rank}`,
      score: 100 - rank,
      text: Array.from({ length }, (_, line) => `a${line} n${rank}`).join('\n'),
    }),
  );
}

function fill(views: readonly View[], part: Partial<AllocationSettings> = {}, query = 'fix n1'): AllocatedContext {
  const settings: AllocationSettings = { ...PAPER_SETTINGS, mode: 'fill', ...part };
  return allocateContext(views, query, settings, toolsFor(views));
}

const forms = ({ portfolio }: AllocatedContext): readonly string[] =>
  portfolio.map(({ name, reason }) => `${name} ${reason.split(', ').at(-1)}`);

describe('fill mode', () => {
  it('has no limit of positions', () => {
    const { portfolio, rejected } = fill(ranked(...new Array<number>(9).fill(3)));
    expect(portfolio.map(({ name }) => name)).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8']);
    expect(rejected).toEqual([]);
  });

  it('has no cap on an object that fits whole', () => {
    const { portfolio } = fill(ranked(500), { budget: 4096 });
    expect(portfolio[0]?.tokens).toBeGreaterThan(PAPER_SETTINGS.objectCap);
    expect(forms(fill(ranked(500)))).toEqual(['n0 printed whole']);
  });

  it('prints a part around the words of the task of what does not fit whole', () => {
    const views = ranked(300).map((each) => ({ ...each, text: each.text.replace('a200 n0', 'a200 target') }));
    const { portfolio } = fill(views, { budget: 400 }, 'fix target');
    expect(forms(fill(views, { budget: 400 }, 'fix target'))).toEqual(['n0 printed in part']);
    expect(portfolio[0]?.text).toContain('a200 target');
    expect(portfolio[0]?.tokens).toBeLessThanOrEqual(128);
  });

  it('names by a stub what has no room for more', () => {
    const context = fill(ranked(20, 100), { budget: 110, floor: 60 });
    expect(forms(context)).toEqual(['n0 printed whole', 'n1 printed as a stub']);
    expect(context.portfolio[1]?.text).toBe('# f1.py:1-100\na0 n1\n# … 100 lines …');
  });

  it('keeps the companion before what ranks higher', () => {
    const views = [
      ...ranked(3, 3, 3, 3, 3, 3),
      view({ path: 'f0.py', name: 'mate', start: 20, score: 1, text: 'calls target' }),
    ];
    const { portfolio } = fill(views, {}, 'fix target');
    expect(portfolio.map(({ name, role }) => `${name} ${role}`)).toEqual([
      'n0 core',
      'n1 core',
      'n2 core',
      'n3 core',
      'mate companion',
      'n4 fallback',
      'n5 fallback',
    ]);
  });

  it('leaves tokens unused that would bring too little', () => {
    const { used, budget, rejected } = fill(ranked(...new Array<number>(60).fill(40)), { budget: 8192 });
    expect(used).toBeLessThan(budget / 2);
    expect(rejected[0]?.reason).toMatch(/^rank \d+ of 60, not worth its tokens within the budget/);
  });

  it('says so where lines of an object stand above', () => {
    const lines = Array.from({ length: 9 }, (_, line) => `a${line} n`);
    const part = (name: string, start: number, end: number, score: number): View =>
      view({ name, start, end, score, text: lines.slice(start - 1, end).join('\n') });
    const context = fill([part('first', 1, 6, 2), part('second', 4, 9, 1)]);
    expect(forms(context)).toEqual(['first printed whole', 'second printed whole but for lines that stand above']);
    expect(context.portfolio[1]?.text).toContain('… 3 lines …');
  });
});
