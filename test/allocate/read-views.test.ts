import { describe, expect, it } from 'vitest';
import { isTaskError } from '../../src/domain/errors.ts';
import { readViews } from '../../src/stages/allocate/read-views.ts';

const line = (part: Record<string, unknown> = {}): string =>
  JSON.stringify({ path: 'src/a.py', name: 'f', kind: 'body', start: 1, end: 2, text: 'x', score: 0.5, ...part });

function problemsOf(jsonl: string): string {
  try {
    readViews(jsonl, 'views.jsonl');
  } catch (thrown) {
    expect(isTaskError(thrown, 'bad-input')).toBe(true);
    return String(thrown);
  }
  throw new Error('read without complaint');
}

describe('readViews', () => {
  it('reads one view a line, its place as its rank', () => {
    const views = readViews(
      `\uFEFF${line()}\r\n\n${line({ path: './b/../c.py', name: null, score: -1 })}\n`,
      'views.jsonl',
    );
    expect(views).toEqual([
      { path: 'src/a.py', name: 'f', kind: 'body', start: 1, end: 2, text: 'x', score: 0.5, inputRank: 0, reason: '' },
      { path: 'c.py', name: undefined, kind: 'body', start: 1, end: 2, text: 'x', score: -1, inputRank: 1, reason: '' },
    ]);
  });

  it('takes kinds of definitions, and none at all, for the body view', () => {
    const kinds = readViews(
      [line({ kind: 'function' }), line({ kind: undefined }), line({ kind: 'test' })].join('\n'),
      'v',
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['body', 'body', 'test']);
  });

  it('leaves unknown keys alone', () => {
    expect(readViews(line({ embedding: [1, 2], __proto__: 'x' }), 'v')).toHaveLength(1);
  });

  it('reads an empty file as no views', () => {
    expect(readViews('\n\n', 'v')).toEqual([]);
  });

  it.each([
    [{ path: undefined }, 'line 1: path is missing; it must be a path'],
    [{ path: '../x.py' }, 'line 1: path must stay inside the repository, got "../x.py"'],
    [{ path: '/etc/passwd' }, 'line 1: path must stay inside the repository, got "/etc/passwd"'],
    [{ name: 7 }, 'line 1: name must be text or null, got 7'],
    [
      { kind: 'chunk' },
      'line 1: kind must be one of body, body-slice, signature, docstring, call-site, test, import, window, got "chunk"',
    ],
    [{ start: 0 }, 'line 1: start must be a line number from 1, got 0'],
    [{ start: 1.5 }, 'line 1: start must be a line number from 1, got 1.5'],
    [{ start: 3, end: 2 }, 'line 1: end 2 lies before start 3'],
    [{ text: null }, 'line 1: text must be text, got null'],
    [{ score: '0.5' }, 'line 1: score must be a finite number, got "0.5"'],
    [{ score: null }, 'line 1: score must be a finite number, got null'],
  ])('refuses %j', (part, problem) => {
    expect(problemsOf(line(part))).toContain(problem);
  });

  it.each([
    ['NaN', 'line 1: no JSON'],
    ['1e999', 'line 1: score must be a finite number, got Infinity'],
  ])('refuses the score %s', (score, problem) => {
    expect(problemsOf(line().replace('0.5', score))).toContain(problem);
  });

  it('names every bad line of the file in one error, twenty at most', () => {
    const some = problemsOf([line(), 'oops', '[]', line({ score: 'x', start: 'y' })].join('\n'));
    expect(some.split('\n').slice(1)).toEqual([
      'line 2: no JSON: "oops"',
      'line 3: it must be an object, got []',
      'line 4: start must be a line number from 1, got "y"',
      'line 4: score must be a finite number, got "x"',
    ]);
    const many = problemsOf(Array.from({ length: 30 }, () => '{').join('\n'));
    expect(many.split('\n')).toHaveLength(22);
    expect(many).toContain('and 10 more');
  });
});
