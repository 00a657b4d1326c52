import { describe, expect, it } from 'vitest';
import { isTaskError } from '../../src/domain/errors.ts';
import type { View } from '../../src/domain/evidence.ts';
import type { AllocatedContext } from '../../src/domain/portfolio.ts';
import { allocateContext } from '../../src/stages/allocate/allocate-context.ts';
import { type AllocationSettings, PAPER_SETTINGS } from '../../src/stages/allocate/allocation-settings.ts';
import { dearBlankTokenizer, recordingTokenizer } from '../fakes/word-tokenizer.ts';
import { toolsFor, view } from './pool.ts';

/** `count` objects in files of their own, best first, `lines` lines of three words each. */
function ranked(count: number, lines = 10): readonly View[] {
  return Array.from({ length: count }, (_, i) =>
    view({
      path: `f${i}.py`,
      name: `n${i}`,
      score: 100 - i,
      inputRank: i,
      reason: `name matches n${i}`,
      text: Array.from({ length: lines }, (_, line) => `a${line} b c`).join('\n'),
    }),
  );
}

function allocate(views: readonly View[], part: Partial<AllocationSettings> = {}): AllocatedContext {
  return allocateContext(views, 'fix n1', { ...PAPER_SETTINGS, ...part }, toolsFor(views));
}

describe('allocateContext', () => {
  it('says of every slot where it stood and why it was retrieved', () => {
    const [first, , , , last] = allocate(ranked(7)).portfolio;
    expect(first).toMatchObject({ slot: 1, role: 'core', path: 'f0.py', start: 1, end: 10, name: 'n0', score: 100 });
    expect(first?.reason).toBe('rank 1 of 7: name matches n0');
    expect(last).toMatchObject({ slot: 5, role: 'fallback' });
    expect(last?.reason).toBe('rank 5 of 7, no companion qualified: name matches n4');
  });

  it('shows the best rejected without their text', () => {
    const { rejected } = allocate(ranked(30));
    expect(rejected).toHaveLength(10);
    expect(rejected[0]).toEqual({
      path: 'f5.py',
      start: 1,
      end: 10,
      name: 'n5',
      kind: 'body',
      views: ['body'],
      score: 95,
      reason: 'rank 6 of 30, all 5 positions taken: name matches n5',
    });
  });

  it('joins the renderings with a blank line, in allocation order', () => {
    const { portfolio, text } = allocate(ranked(3));
    expect(text).toBe(portfolio.map((slot) => slot.text).join('\n\n'));
  });

  it('prints the best object last on request, positions unchanged', () => {
    const { portfolio, text } = allocate(ranked(3), { bestLast: true });
    expect(portfolio.map(({ path }) => path)).toEqual(['f0.py', 'f1.py', 'f2.py']);
    expect(text).toBe(
      [...portfolio]
        .reverse()
        .map((slot) => slot.text)
        .join('\n\n'),
    );
  });

  it('goes on without evidence when there is none', () => {
    const { portfolio, rejected, used, text, status } = allocate([]);
    expect({ portfolio, rejected, used, text, status }).toEqual({
      portfolio: [],
      rejected: [],
      used: 0,
      text: '',
      status: 'no_evidence',
    });
  });

  it('keeps the slot of an object whose path does not fit and says so', () => {
    const { portfolio, text } = allocate(ranked(2), { budget: 20, floor: 0 });
    expect(portfolio.map(({ note, tokens }) => ({ note, tokens: tokens > 0 }))).toEqual([
      { note: undefined, tokens: true },
      { note: 'descriptor_overflow', tokens: false },
    ]);
    expect(text).toBe(portfolio[0]?.text);
  });

  it.each([0, 1])('prints nothing under a budget of %i and still shows who was chosen', (budget) => {
    const context = allocate(ranked(6), { budget });
    expect(context).toMatchObject({ text: '', used: 0, status: 'allocated' });
    expect(context.portfolio.map(({ note }) => note)).toEqual(new Array(5).fill('descriptor_overflow'));
  });

  it('takes tokens from the last object where joining makes the whole too long', () => {
    const views = ranked(2, 40);
    const tools = toolsFor(views, { tokenizer: dearBlankTokenizer });
    const context = allocateContext(views, '', { ...PAPER_SETTINGS, budget: 200, floor: 50 }, tools);
    const [first, last] = context.portfolio;
    expect(first?.tokens).toBeGreaterThan((first?.share ?? 0) - 5);
    expect((last?.share ?? 0) - (last?.tokens ?? 0)).toBeGreaterThanOrEqual(5);
    expect(context.used).toBeLessThanOrEqual(200);
  });

  it('gives later objects what cutting at lines left over, in product mode only', () => {
    const views = ranked(2, 40);
    const shares = (mode: 'paper' | 'product'): readonly number[] =>
      allocate(views, { mode, budget: 150, floor: 50, slots: 2 }).portfolio.map(({ share }) => share);
    expect(shares('paper')).toEqual([100, 50]);
    expect(shares('product')[0]).toBe(100);
    expect(shares('product')[1]).toBeGreaterThan(50);
  });

  it('drops the last where floors do not fit, in product mode, and says so among the rejected', () => {
    const { portfolio, rejected } = allocate(ranked(5, 60), { mode: 'product', budget: 639 });
    expect(portfolio).toHaveLength(4);
    expect(rejected[0]?.reason).toBe(
      'rank 5 of 5, no companion qualified, but the budget has no room for its floor: name matches n4',
    );
  });

  it('prints the retrieved text, not the definition, for a control', () => {
    const views = [view({ kind: 'signature', text: 'def f():', score: 2 }), view({ text: 'def f():\n    return 1' })];
    expect(allocate(views, { select: 'canonical-5' }).text).toBe('# src/a.py:1-1\ndef f():');
    expect(allocate(views).text).toBe('# src/a.py:1-2\ndef f():\n    return 1');
  });

  it('names the view whose score is not a number', () => {
    const thrown = captured(() => allocate([view({ score: Number.NaN })]));
    expect(isTaskError(thrown, 'bad-input')).toBe(true);
  });

  it.each([
    { slots: 0 },
    { budget: -1 },
    { budget: 1.5 },
    { objectCap: Number.NaN },
    { floor: Number.POSITIVE_INFINITY },
  ])('refuses %j', (part) => {
    const thrown = captured(() => allocate(ranked(1), part));
    expect(isTaskError(thrown, 'bad-input')).toBe(true);
    expect(String(thrown)).toContain(Object.entries(part).flat().join(' '));
  });

  it('reads and counts only what gets a position', () => {
    const resolved: View[] = [];
    const views = ranked(1000);
    const { tokenizer, asked } = recordingTokenizer();
    const plain = toolsFor(views, { tokenizer });
    const resolve = (each: View) => {
      resolved.push(each);
      return plain.resolve(each);
    };
    allocateContext(views, 'fix n1', PAPER_SETTINGS, { ...plain, resolve });
    expect(resolved.length).toBe(5 + 10);
    expect(asked.length).toBeLessThan(50);
  });
});

function captured(act: () => unknown): unknown {
  try {
    return act();
  } catch (thrown) {
    return thrown;
  }
}
