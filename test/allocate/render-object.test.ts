import { describe, expect, it } from 'vitest';
import { repoPath } from '../../src/domain/repo-path.ts';
import { type ObjectRenderer, objectRenderer } from '../../src/stages/allocate/render-object.ts';
import { type Source, sourceOf } from '../../src/stages/allocate/source.ts';
import { lineWeigher, termReader } from '../../src/stages/allocate/terms.ts';
import { recordingTokenizer, wordTokenizer } from '../fakes/word-tokenizer.ts';
import { view } from './pool.ts';

const { count } = wordTokenizer;
const readTerms = termReader('identifiers', new Set());

/** Lines of two tokens and a line end each: `a0 x`, `a1 x`, … */
const numbered = (length: number): readonly string[] => Array.from({ length }, (_, i) => `a${i} x`);
const TEN = numbered(10);
const HUNDRED = numbered(100);

function source(lines: readonly string[], part: Partial<Source> = {}): Source {
  const path = repoPath('a.py');
  return { path, language: 'python', start: 1, end: lines.length, signature: 'def f():', lines, seed: 1, ...part };
}

function renderer(of: Source, query = ''): ObjectRenderer {
  return objectRenderer(of, 'window', {
    count,
    weigh: lineWeigher(query, readTerms, () => 1),
  });
}

const printed = (of: Source, share: number, query = ''): readonly string[] =>
  renderer(of, query).render(share).text.split('\n');

// Counted in words: `# a.py:1-10` is 8 and its line end 1, `def f():` 5 and 1, `# … n lines …` 5 and 1, `a0 x` 2 and 1.
describe('a rendering', () => {
  it('prints the path line and the whole source where they fit, without repeating the signature', () => {
    expect(renderer(source(TEN)).demand).toBe(8 + 10 * 3);
    expect(printed(source(TEN), 38)).toEqual(['# a.py:1-10', ...TEN]);
  });

  it('centres on the line that shares an identifier with the task, then goes on downward, then upward', () => {
    const lines = HUNDRED.map((line, i) => (i === 50 ? 'target x' : line));
    expect(printed(source(lines), 29, 'target')).toEqual([
      '# a.py:1-100',
      'def f():',
      '# … 50 lines …',
      'target x',
      '# … 49 lines …',
    ]);
    expect(printed(source(lines), 35, 'target').slice(3, -1)).toEqual(['target x', 'a51 x', 'a52 x']);
    const atEnd = printed(source(lines.slice(0, 52)), 35, 'target');
    expect(atEnd.slice(2)).toEqual(['# … 47 lines …', 'a47 x', 'a48 x', 'a49 x', 'target x', 'a51 x']);
  });

  it('takes the run of largest weight, the earliest of equals', () => {
    const lines = TEN.map((line, i) => ([2, 7, 8].includes(i) ? `hit${i} x` : line));
    expect(printed(source(lines), 33, 'hit2 hit7 hit8')).toContain('hit7 x');
    expect(printed(source(lines), 33, 'hit2 hit7')).toContain('hit2 x');
    expect(printed(source(lines), 33, 'hit2 hit7')).not.toContain('hit7 x');
  });

  it('weighs rare identifiers more and each identifier of a line once', () => {
    const lines = TEN.map((line, i) => (i === 2 ? 'often often often' : i === 7 ? 'rare x' : line));
    const idf = (term: string): number => (term === 'rare' ? 2.5 : 1);
    const weigh = lineWeigher('rare often', readTerms, idf);
    const { text } = objectRenderer(source(lines), 'window', { count, weigh }).render(30);
    expect(text).toContain('rare x');
    expect(text).not.toContain('often');
  });

  it('starts at the first body line when nothing matches the task', () => {
    expect(printed(source(HUNDRED, { seed: 40 }), 29).slice(1)).toEqual([
      'def f():',
      '# … 40 lines …',
      'a40 x',
      '# … 59 lines …',
    ]);
  });

  it('leaves the signature out when the window reaches the first line', () => {
    const lines = ['def f():', ...TEN];
    const share = 30;
    expect(printed(source(lines, { seed: 0 }), share)).toEqual([
      '# a.py:1-11',
      'def f():',
      ...TEN.slice(0, 3),
      '# … 7 lines …',
    ]);
  });

  it('reaches the first line with the tokens its signature does not need any more', () => {
    const lines = ['def f(long, list, of, arguments):', ...TEN];
    const signature = lines[0] ?? '';
    expect(printed(source(lines, { signature, seed: 1 }), 44)).toEqual([
      '# a.py:1-11',
      ...lines.slice(0, 6),
      '# … 5 lines …',
    ]);
  });

  it('skips a line longer than the rest of the share and never cuts one', () => {
    const long = Array.from({ length: 40 }, () => 'word').join(' ');
    const lines = [...TEN.slice(0, 2), long, ...TEN.slice(3)];
    expect(printed(source(lines, { seed: 1 }), 36)).toEqual([
      '# a.py:1-10',
      'a0 x',
      'a1 x',
      '# … 1 lines …',
      'a3 x',
      'a4 x',
      'a5 x',
      '# … 4 lines …',
    ]);
  });

  it('is not drawn to a matching line that cannot fit', () => {
    const long = `target ${Array.from({ length: 40 }, () => 'word').join(' ')}`;
    const lines = [...TEN.slice(0, 4), long, 'target x', ...TEN.slice(6)];
    expect(printed(source(lines), 36, 'target')).toContain('target x');
  });

  it('prints a marker for a line of over 1,000 characters', () => {
    const data = `x = "${'A'.repeat(1000)}"`;
    expect(printed(source(['def f():', data]), 100)).toEqual([
      '# a.py:1-2',
      'def f():',
      `# … ${data.length} characters …`,
    ]);
    expect(printed(source(['def f():', 'A'.repeat(1000)]), 100).at(-1)).toBe('A'.repeat(1000));
  });

  it('falls to the descriptor, then to its first line, then to nothing', () => {
    const lines = ['def f(): return one.two.three.four.five.six.seven.eight', ...TEN];
    expect(printed(source(lines, { seed: 0 }), 20)).toEqual(['# a.py:1-11', 'def f():', '# … 11 lines …']);
    expect(printed(source(lines, { seed: 0 }), 14)).toEqual(['# a.py:1-11', 'def f():']);
    expect(printed(source(lines, { seed: 0 }), 13)).toEqual(['# a.py:1-11']);
    expect(renderer(source(lines)).render(7)).toEqual({ text: '', tokens: 0, printed: [] });
    expect(renderer(source(lines)).render(0)).toEqual({ text: '', tokens: 0, printed: [] });
  });

  it('folds a signature onto one line and ends it at a blank before 64 tokens', () => {
    const parameters = Array.from({ length: 60 }, (_, i) => `p${i}`);
    const signature = `def f(\n    ${parameters.join(',\n    ')}\n):`;
    const [, line] = printed(source(HUNDRED, { signature, seed: 50 }), 95);
    expect(line).toMatch(/^def f\( p0, p1, .*, …$/);
    expect(count(line ?? '')).toBeLessThanOrEqual(64);
    expect(count(line ?? '')).toBeGreaterThanOrEqual(62);
  });

  it('speaks the comment of the language', () => {
    const [head] = printed(source(TEN, { language: 'go', path: repoPath('a.go') }), 100);
    expect(head).toBe('// a.go:1-10');
  });

  it('keeps a line end in a path from speaking as code', () => {
    const [head, next] = printed(source(TEN, { path: repoPath('a\nimport evil\u2028.py') }), 100);
    expect(head).toBe('# a\\u000aimport evil\\u2028.py:1-10');
    expect(next).toBe('a0 x');
  });

  it('counts text in proportion to its length, however much has to be left out', () => {
    const { tokenizer, asked } = recordingTokenizer();
    const lines = Array.from({ length: 20_000 }, (_, i) => `line${i} x`);
    const weigh = lineWeigher('line15000', readTerms, () => 1);
    const text = objectRenderer(source(lines), 'window', { count: tokenizer.count, weigh }).render(1024).text;
    expect(text).toContain('line15000 x');
    const whole = lines.join('\n').length;
    expect(asked.reduce((sum, each) => sum + each.length, 0)).toBeLessThan(3 * whole);
  });
});

describe('a chunk without a known definition', () => {
  const weigh = lineWeigher('target', readTerms, () => 1);
  const lines = Array.from({ length: 200 }, (_, i) => (i === 100 ? 'target' : `l${i}`));

  it('is 40 lines on each side of its best line', () => {
    const chunk = sourceOf(view({ text: lines.join('\n'), start: 11 }), undefined, weigh);
    expect([chunk.start, chunk.end, chunk.lines.length]).toEqual([71, 151, 81]);
    expect(chunk.lines[chunk.seed]).toBe('target');
  });

  it('keeps the span of the view where its text has other lines than the span', () => {
    const chunk = sourceOf(view({ text: lines.join('\n'), start: 11, end: 20 }), undefined, weigh);
    expect([chunk.start, chunk.end, chunk.lines.length]).toEqual([11, 20, 81]);
  });

  it('is whole when it is short, carriage returns and last line end aside', () => {
    expect(sourceOf(view({ text: 'a\r\nb\r\n' }), undefined, weigh).lines).toEqual(['a', 'b']);
  });
});
