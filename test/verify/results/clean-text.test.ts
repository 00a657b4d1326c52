import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, cutEnd, cutMiddle } from '../../../src/stages/verify/results/clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['colours', '\u001b[31mred\u001b[0m \u001b[1;38;5;9mbold\u001b[m', 'red bold'],
    ['cursor moves', 'a\u001b[2K\u001b[1Gb\u009b5mc', 'abc'],
    ['window titles and links', '\u001b]0;title\u0007a\u001b]8;;https://x.test\u001b\\b', 'ab'],
    ['a sequence that never ends', 'a\u001b]8;;no end\nb', 'a'],
    ['control characters', 'a\u0000\u0008\u007fb\tc', 'ab\tc'],
    ['marks that reorder text', 'a\u202eb\u2066c', 'abc'],
    ['Windows line ends', 'a\r\nb\r\r\nc', 'a\nb\nc'],
    ['progress lines', '10%\r50%\r100%\ndone', '100%\ndone'],
  ])('removes %s', (_, raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  it('takes time in proportion to the text', () => {
    for (const part of ['\u001b', '\u001b[', '\u001b]', '\r', 'a\r', '\u001b[0']) cleanText(part.repeat(1_000_000));
    cleanText(`${'x'.repeat(4_000_000)}\r${'y'.repeat(4_000_000)}`);
  });
});

describe('cleanLine', () => {
  it('makes one line', () => expect(cleanLine(' a\n\tb\u0000  c\r\n')).toBe('a b c'));
});

describe('cutMiddle', () => {
  it('leaves short texts alone', () => expect(cutMiddle('abc', 3)).toBe('abc'));

  it('cuts at line ends and says how much is gone', () => {
    const text = Array.from({ length: 100 }, (_, i) => `line ${i}\n`).join('');
    const tail = [93, 94, 95, 96, 97, 98, 99].map((i) => `line ${i}\n`).join('');
    expect(cutMiddle(text, 80)).toBe(`line 0\nline 1\n[... 720 characters left out ...]\n${tail}`);
  });

  it('never cuts a character in half', () => {
    for (let limit = 8; limit < 40; limit += 1) {
      const cut = cutMiddle('😀'.repeat(50), limit) + cutEnd('😀'.repeat(50), limit);
      expect(Buffer.from(cut, 'utf8').toString('utf8')).toBe(cut);
    }
  });
});
