import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOutputBuffer } from '../../../src/adapters/child-process/output-buffer.ts';

function fill(limit: number, ...chunks: readonly string[]): string {
  const buffer = createOutputBuffer(limit);
  for (const chunk of chunks) buffer.append(Buffer.from(chunk));
  return buffer.text();
}

describe('createOutputBuffer', () => {
  it('keeps everything that fits', () => {
    expect(fill(100, 'one\n', 'two')).toBe('one\ntwo');
  });

  it('keeps head and tail and counts what was left out', () => {
    expect(fill(8, 'abcdefghijklmnop')).toBe('abcd\n[... 8 bytes of output left out ...]\nmnop');
  });

  it('keeps the same bytes however the output is cut into chunks', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.integer({ min: 2, max: 200 }),
        fc.integer({ min: 1, max: 40 }),
        (text, limit, step) => {
          const plain = text.replace(/[^\x20-\x7e\n]/g, '.');
          const pieces = plain.match(new RegExp(`[^]{1,${step}}`, 'g')) ?? [];
          expect(fill(limit, ...pieces)).toBe(fill(limit, plain));
        },
      ),
      { numRuns: 300, seed: 1 },
    );
  });
});
