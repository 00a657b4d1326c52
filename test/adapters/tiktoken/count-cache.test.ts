import { describe, expect, it } from 'vitest';
import { CountCache } from '../../../src/adapters/tiktoken/count-cache.ts';

describe('CountCache', () => {
  it('asks once for a text it keeps', () => {
    const { cache, asked } = counting(160);
    cache('line one');
    cache('line one');
    expect(asked).toEqual(['line one']);
  });

  it('lets the least recently used go when it is full', () => {
    const { cache, asked } = counting(160);
    const lines = Array.from({ length: 16 }, (_, i) => `${i}`.padEnd(10, '-'));
    for (const line of lines) cache(line);
    cache(lines[0] ?? '');
    cache('the 17th');
    asked.length = 0;
    for (const line of [lines[0], 'the 17th', lines[1]]) cache(line ?? '');
    expect(asked).toEqual([lines[1]]);
  });

  it('keeps no text that would push out most others', () => {
    const { cache, asked } = counting(160);
    cache('eleven char');
    cache('eleven char');
    expect(asked).toHaveLength(2);
  });
});

function counting(capacity: number): { cache: (text: string) => number; asked: string[] } {
  const asked: string[] = [];
  const kept = new CountCache(capacity);
  const counted = (text: string): number => {
    asked.push(text);
    return text.length;
  };
  return { cache: (text) => kept.count(text, counted), asked };
}
