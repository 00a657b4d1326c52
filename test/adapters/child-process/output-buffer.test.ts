import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOutputBuffer } from '../../../src/adapters/child-process/output-buffer.ts';

function fill(limit: number, ...chunks: readonly string[]): string {
  const buffer = createOutputBuffer(limit);
  for (const chunk of chunks) buffer.append('out', Buffer.from(chunk));
  return buffer.text();
}

describe('createOutputBuffer', () => {
  it('keeps everything that fits', () => {
    expect(fill(100, 'one\n', 'two')).toBe('one\ntwo');
  });

  it('keeps head and tail and counts what was left out', () => {
    expect(fill(8, 'abcdefghijklmnop')).toBe('abcd\n[... 8 bytes of output left out ...]\nmnop');
  });

  it('never mixes two streams inside a line', () => {
    const buffer = createOutputBuffer(1000);
    buffer.append('out', Buffer.from('{"a":'));
    buffer.append('error', Buffer.from('warning\n'));
    buffer.append('out', Buffer.from('1}\n'));
    expect(buffer.text()).toBe('warning\n{"a":1}\n');
  });

  it('does not hold back a line without end', () => {
    const buffer = createOutputBuffer(64);
    for (let i = 0; i < 100; i += 1) buffer.append('out', Buffer.alloc(4096, 'x'));
    expect(buffer.bytes()).toBe(409_600);
    expect(buffer.text()).toContain('left out');
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
