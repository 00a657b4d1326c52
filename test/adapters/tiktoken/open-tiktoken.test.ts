import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { Tiktoken } from 'js-tiktoken/lite';
import cl100k from 'js-tiktoken/ranks/cl100k_base';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { describe, expect, it } from 'vitest';
import { openTiktoken } from '../../../src/adapters/tiktoken/open-tiktoken.ts';
import { sliceRuns } from '../../../src/adapters/tiktoken/slice-runs.ts';

const tokenizers = { o200k_base: await openTiktoken(), cl100k_base: await openTiktoken('cl100k_base') };
const encoders = { o200k_base: new Tiktoken(o200k), cl100k_base: new Tiktoken(cl100k) };

/** Our own sources: as normal a text as any. */
const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

const piece = fc.constantFrom(
  ...[
    'a',
    'Ab',
    "'s",
    'é',
    '\u0301',
    '漢',
    '😀',
    '1',
    '23',
    '_',
    '/',
    '//',
    ')',
    '{',
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    '\r',
    '\u2028',
  ],
);
const mixed = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

describe.each(['o200k_base', 'cl100k_base'] as const)('openTiktoken with %s', (encoding) => {
  const tokenizer = tokenizers[encoding];
  const plain = (text: string): number => encoders[encoding].encode(text, [], []).length;

  it('says which encoding it counts by', () => {
    expect(tokenizer.name).toBe(encoding);
  });

  it('counts normal text exactly as the encoder does', () => {
    expect(sources.length).toBeGreaterThan(20);
    for (const text of sources) expect(tokenizer.count(text)).toBe(plain(text));
  });

  it('counts any mix of short pieces exactly as the encoder does', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        fc.pre(sliceRuns(text).length <= 1);
        expect(tokenizer.count(text)).toBe(plain(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('counts special tokens of repository text as plain text', () => {
    expect(tokenizer.count('x<|endoftext|>y')).toBe(plain('x<|endoftext|>y'));
    expect(tokenizer.count('<|endoftext|>')).toBeGreaterThan(1);
  });

  it('gives the same count for a text it has seen', () => {
    const text = 'one\n  two\n';
    expect(tokenizer.count(text)).toBe(tokenizer.count(text));
  });

  it('counts no tokens in no text', () => {
    expect(tokenizer.count('')).toBe(0);
  });

  // Without the guard each of these takes minutes: merging is quadratic in the length of a piece.
  it.each([
    ['letters', 'a'],
    ['ideographs', '漢'],
    ['combining marks', '\u0301'],
    ['punctuation', '!'],
    ['blanks', ' '],
    ['line ends', '\n'],
    ['slashes and line ends after punctuation', '/\n', '!'],
    ['marks on punctuation', '!\u0301'],
    ['halves of surrogate pairs', '\ud800'],
  ])('finishes on 40,000 characters of %s', (_, unit, before = '') => {
    const text = before + unit.repeat(40_000 / unit.length);
    expect(tokenizer.count(text)).toBeGreaterThan(0);
    expect(Math.max(...sliceRuns(text).map((slice) => slice.length))).toBeLessThanOrEqual(64);
  });
});

describe('sliceRuns', () => {
  it('leaves text without long runs whole', () => {
    expect(sliceRuns(`${'a'.repeat(64)} ${'b'.repeat(64)}`)).toHaveLength(1);
  });

  it('loses nothing and splits no surrogate pair', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, fc.nat(200))), (runs) => {
        const text = runs.map(([unit, times]) => unit.repeat(times)).join('');
        const slices = sliceRuns(text);
        expect(slices.join('')).toBe(text);
        for (const slice of slices) expect(Buffer.from(slice).toString()).toBe(slice);
      }),
    );
  });
});
