import { describe, expect, it } from 'vitest';
import type { View } from '../../src/domain/evidence.ts';
import { identifierStatistics, resolveAmongViews } from '../../src/stages/allocate/foreign-views.ts';
import { view } from './pool.ts';

describe('resolveAmongViews', () => {
  const body = view({ text: 'def f(a,\n      b):\n    return a', start: 10 });

  it("prints an object from its longest body view, whatever its other views' spans", () => {
    const resolve = resolveAmongViews([view({ kind: 'window', end: 99 }), view({ text: 'def f():' }), body], 'paper');
    expect(resolve(view({ kind: 'signature' }))).toEqual({
      path: 'src/a.py',
      name: 'f',
      kind: undefined,
      language: 'python',
      start: 10,
      end: 12,
      bodyStart: 11,
      signature: 'def f(a,',
      lines: ['def f(a,', '      b):', '    return a'],
    });
  });

  it('takes the view of the widest span where no body is known', () => {
    const views = [view({ kind: 'signature' }), view({ kind: 'test', start: 3, end: 9, text: 'test' })];
    expect(resolveAmongViews(views, 'paper')(views[0] as View)?.lines).toEqual(['test']);
  });

  it('knows nothing of an object without views', () => {
    expect(resolveAmongViews([body], 'paper')(view({ name: 'g' }))).toBeUndefined();
  });
});

describe('identifierStatistics', () => {
  const views = Array.from({ length: 50 }, (_, i) =>
    view({ text: `common own${i} also${i} name${i} return`, name: `n${i}` }),
  );

  it('stops the most frequent hundredth of the identifiers', () => {
    expect([...identifierStatistics(views).stopIdentifiers]).toEqual(['common']);
  });

  it('weighs rare identifiers more than frequent ones, and all above 0', () => {
    const { idf } = identifierStatistics(views);
    expect(idf('own1')).toBeGreaterThan(idf('common'));
    expect(idf('common')).toBeGreaterThan(0);
    expect(idf('never met')).toBeGreaterThan(0);
  });

  it('stops nothing in a pool of fewer than a hundred identifiers', () => {
    expect(identifierStatistics(views.slice(0, 20)).stopIdentifiers.size).toBe(0);
    expect(identifierStatistics([]).idf('x')).toBeGreaterThan(0);
  });
});
