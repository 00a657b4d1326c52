import { describe, expect, it } from 'vitest';
import { parseTokenList } from '../../src/stages/allocate/parse-token-list.ts';

describe('parseTokenList', () => {
  it('reads numbers between commas, blanks allowed', () => {
    expect(parseTokenList('2000, 2000,50')).toEqual([2000, 2000, 50]);
  });

  it('reads empty text as no demand', () => {
    expect(parseTokenList(' ')).toEqual([]);
  });

  it.each(['12k', '1,,2', '-1', '1.5', '1e3'])('refuses %s and shows it', (text) => {
    expect(() => parseTokenList(text)).toThrow(/whole numbers only, got "/);
  });
});
