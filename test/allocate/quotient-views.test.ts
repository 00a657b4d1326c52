import { describe, expect, it } from 'vitest';
import { isTaskError } from '../../src/domain/errors.ts';
import type { ObjectId } from '../../src/domain/evidence.ts';
import { checkScores, compareViews } from '../../src/stages/allocate/order-views.ts';
import { quotientViews } from '../../src/stages/allocate/quotient-views.ts';
import { view } from './pool.ts';

describe('quotientViews', () => {
  it('takes the score of the best view and never a sum', () => {
    const [object] = quotientViews(
      [view({ score: 3 }), view({ score: 5, kind: 'signature' }), view({ score: 4, kind: 'test' })],
      'paper',
    );
    expect(object?.representative.score).toBe(5);
    expect(object?.kinds).toEqual(['signature', 'body', 'test']);
  });

  it('folds case of names but not of paths under the paper key', () => {
    const names = [view({ name: 'Foo' }), view({ name: 'foo' }), view({ name: 'foo', path: 'src/A.py' })];
    expect(quotientViews(names, 'paper')).toHaveLength(2);
    expect(quotientViews(names, 'symbol')).toHaveLength(3);
  });

  it('takes composed and decomposed letters of a name for the same', () => {
    expect(quotientViews([view({ name: 'caf\u00e9' }), view({ name: 'cafe\u0301' })], 'paper')).toHaveLength(1);
  });

  it("tells objects of one name apart by the index's id under the symbol key", () => {
    const ids = ['a.py/f/0', 'a.py/f/1'].map((id) => view({ object: id as ObjectId }));
    expect(quotientViews(ids, 'symbol')).toHaveLength(2);
    expect(quotientViews(ids, 'paper')).toHaveLength(1);
  });

  it('keeps nameless views apart by their first line', () => {
    const nameless = [view({ name: undefined }), view({ name: undefined, start: 40 }), view({ name: undefined })];
    expect(quotientViews(nameless, 'paper').map(({ representative }) => representative.start)).toEqual([1, 40]);
  });

  it('takes no identifier for a nameless line', () => {
    expect(
      quotientViews([view({ name: undefined, start: 7 }), view({ name: '7' }), view({ name: '#7' })], 'paper'),
    ).toHaveLength(3);
  });

  it.each(['__proto__', 'constructor', 'toString'])('treats the name %s like any other', (name) => {
    expect(quotientViews([view({ name }), view({ name }), view()], 'paper')).toHaveLength(2);
  });
});

describe('compareViews', () => {
  it('orders by score, kind, rank, path and line, in this order', () => {
    const ordered = [
      view({ score: 2, kind: 'import', inputRank: 9, path: 'z.py' }),
      view({ kind: 'body', inputRank: 3, path: 'z.py' }),
      view({ kind: 'body', inputRank: 4, path: 'a.py', start: 2 }),
      view({ kind: 'body', inputRank: 4, path: 'a.py', start: 3 }),
      view({ kind: 'body', inputRank: 4, path: 'b.py', start: 1 }),
      view({ kind: 'signature', inputRank: 0, path: 'a.py' }),
      view({ kind: 'docstring', inputRank: 0 }),
      view({ kind: 'call-site', inputRank: 0 }),
      view({ kind: 'test', inputRank: 0 }),
      view({ kind: 'import', inputRank: 0 }),
    ];
    expect([...ordered].reverse().sort(compareViews)).toEqual(ordered);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('has no place for the score %d and names the view', (score) => {
    try {
      checkScores([view(), view({ name: 'parse_range', score, start: 3, end: 9 })]);
      expect.unreachable();
    } catch (thrown) {
      expect(isTaskError(thrown, 'bad-input')).toBe(true);
      expect(String(thrown)).toContain(`src/a.py:3-9 parse_range has the score ${score}`);
    }
  });
});
