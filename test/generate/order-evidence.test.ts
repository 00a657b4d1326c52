import { describe, expect, it } from 'vitest';
import { listedPath } from '../../src/domain/repo-path.ts';
import { orderEvidence } from '../../src/stages/generate/order-evidence.ts';
import { testExcerpts } from '../../src/stages/generate/test-excerpts.ts';
import { inProcessExtractor } from '../fakes/in-process-extractor.ts';
import { indexedRepository } from '../fakes/indexed-repository.ts';
import { context, slot } from './write-fixture.ts';

const [a, b, c] = [slot(1, 'a.py', 1, 9, 'A'), slot(2, 'b.py', 1, 9, 'B'), slot(3, 'c.py', 1, 9, 'C')];
const paths = (slots: readonly { readonly path: string }[]) => slots.map(({ path }) => path);

describe('evidence', () => {
  it('of one context alone is all shared, in its own order', () => {
    const { shared, own } = orderEvidence({ context: context(b, a), portfolio: 'default' }, []);
    expect([paths(shared), own]).toEqual([['b.py', 'a.py'], []]);
  });

  it('both contexts hold comes first for both, in the order of the default one', () => {
    const first = orderEvidence({ context: context(b, a, c), sharedContext: context(a, b), portfolio: 'default' }, []);
    const second = orderEvidence(
      { context: context(a, b), sharedContext: context(b, a, c), portfolio: 'alternative' },
      [],
    );
    expect(paths(first.shared)).toEqual(['b.py', 'a.py']);
    expect(paths(second.shared)).toEqual(['b.py', 'a.py']);
    expect(paths(first.own)).toEqual(['c.py']);
  });

  it('printed as another text is not the same', () => {
    const other = context(slot(1, 'a.py', 1, 9, 'A, cut'));
    expect(orderEvidence({ context: context(a), sharedContext: other, portfolio: 'default' }, [])).toEqual({
      shared: [],
      own: [a],
    });
  });

  it('whose lines mostly stand in the prompt already is left out', () => {
    const lines = (start: number, end: number) => ({ path: listedPath('a.py'), start, end });
    const left = (...printed: readonly ReturnType<typeof lines>[]) =>
      orderEvidence({ context: context(a), portfolio: 'default' }, printed).shared;
    expect(left(lines(1, 20))).toEqual([]);
    expect(left(lines(1, 3), lines(6, 7))).toEqual([]);
    expect(left(lines(1, 4))).toEqual([a]);
    expect(left({ ...lines(1, 9), path: listedPath('b.py') })).toEqual([a]);
  });
});

describe('the source of failing tests', () => {
  const test = (name: string) => `def ${name}():\n    assert work()\n`;
  const text = `${['test_a', 'test_b', 'test_ab'].map(test).join('\n')}\n${'# filler\n'.repeat(60)}`;
  const failure = (name: string) => ({ test: `tests/test_x.py::${name}[1]`, message: '', frames: [] });
  const source = { path: listedPath('tests/test_x.py'), text };

  it('is only their own functions in a long file', async () => {
    const index = await indexedRepository({ 'tests/test_x.py': text }, await inProcessExtractor());
    expect(testExcerpts([source], [failure('test_b'), failure('test_a')], index)).toEqual([
      { path: source.path, start: 1, end: 2, isPart: true, text: 'def test_a():\n    assert work()' },
      { path: source.path, start: 4, end: 5, isPart: true, text: 'def test_b():\n    assert work()' },
    ]);
  });

  it('is the innermost test of nested groups, and of several with one title the one that the frame stands in', async () => {
    const path = listedPath('test/shop.test.js');
    const group = (name: string, at: number) => [
      `  describe('${name}', () => {`,
      "    it('is empty at first', () => {",
      `      assert.equal(${name}(), ${at});`,
      '    });',
      ...Array.from({ length: 50 }, (_, n) => `    it('takes ${n} of them', () => {});`),
      '  });',
    ];
    const text = ["describe('shop', () => {", ...group('cart', 1), ...group('shelf', 2), '});', ''].join('\n');
    const index = await indexedRepository({ [path]: text }, await inProcessExtractor());
    const failing = (test: string, line: number) => ({ test, message: '', frames: [{ path, line }] });
    const excerpts = (...failures: readonly ReturnType<typeof failing>[]) =>
      testExcerpts([{ path, text }], failures, index).map(({ start, end }) => [start, end]);
    const second = 3 + group('cart', 1).length;
    expect(excerpts(failing('shop shelf is empty at first', second + 1))).toEqual([[second, second + 2]]);
    expect(excerpts(failing('shop > cart > is empty at first', 4))).toEqual([[3, 5]]);
    expect(excerpts(failing('shop shelf is empty at first', 999))).toEqual([
      [3, 5],
      [second, second + 2],
    ]);
  });

  it('is the whole of a short file, and nothing of a long one nobody indexed', async () => {
    const index = await indexedRepository({}, await inProcessExtractor());
    expect(testExcerpts([source], [failure('test_a')], index)).toEqual([]);
    const short = { ...source, text: 'x = 1\r\n' };
    expect(testExcerpts([short], [failure('test_a')], index)).toEqual([
      { path: source.path, start: 1, end: 2, isPart: false, text: 'x = 1\n' },
    ]);
  });
});
