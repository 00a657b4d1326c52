import { describe, expect, it } from 'vitest';
import { clip, visibleText } from '../../src/stages/report/visible-text.ts';

describe('visibleText', () => {
  it.each([
    ['\x1b[31mred\x1b[0m', 'red'],
    ['\x1b]8;;https://evil.example\x07link\x1b]8;;\x1b\\', 'link'],
    ['\x1b]52;c;ZXZpbA==\x07text', 'text'],
    ['\x1b]0;title', ''],
    ['\x1b]8;;unfinished\nnext line', '\nnext line'],
    ['\x1bPdevice\x1b\\kept', 'kept'],
    ['\x9b2Jkept', 'kept'],
    ['\x1b(Bkept', 'kept'],
    ['\x1b[2K\x1b[1Gkept', 'kept'],
  ])('removes the terminal sequences of %j completely', (text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  it.each([
    ['a\u202eb', 'a⟨U+202E⟩b'],
    ['a\u200bb', 'a⟨U+200B⟩b'],
    ['a\u{e0041}b', 'a⟨U+E0041⟩b'],
    ['a\ufe01b', 'a⟨U+FE01⟩b'],
    ['a\u2028b', 'a⟨U+2028⟩b'],
    ['a\ufeffb', 'a⟨U+FEFF⟩b'],
    ['a\0b', 'a␀b'],
    ['evil()\rok()', 'evil()␍ok()'],
    ['ab\b\b', 'ab␈␈'],
    ['a\u200dc', 'a⟨U+200D⟩c'],
  ])('shows what cannot be seen in %j', (text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  it('keeps what people write', () => {
    const text = 'tab\t, 数据, עברית, é, 👩‍💻 ❤️ 🏳️‍🌈\nline';
    expect(visibleText(text)).toBe(text);
  });

  it('gives valid Unicode for lone surrogates', () => {
    expect(visibleText('a\ud800b\udc00')).toBe('a\ufffdb\ufffd');
  });

  it('takes carriage return and line feed as one line end', () => {
    expect(visibleText('a\r\nb')).toBe('a\nb');
  });
});

describe('clip', () => {
  it('never cuts inside a character', () => {
    for (let limit = 1; limit < 12; limit += 1) expect(clip('😀'.repeat(20), limit)).not.toMatch(/\p{Surrogate}/u);
  });
});
