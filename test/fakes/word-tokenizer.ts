import type { Tokenizer } from '../../src/ports/tokenizer.ts';

/** Words, marks and line ends are one token each: counts a reader can check by hand, and additive over lines. */
export const wordTokenizer: Tokenizer = {
  name: 'words',
  count: (text) => text.match(/\w+|[^\w\s]|\n/g)?.length ?? 0,
};

/** Rounds up, so that parts counted apart come to more than the whole. */
export const quarterTokenizer: Tokenizer = { name: 'quarters', count: (text) => Math.ceil(text.length / 4) };

/** Charges three more for a blank line than for its two line ends: joining parts always adds tokens. */
export const dearBlankTokenizer: Tokenizer = {
  name: 'dear-blanks',
  count: (text) => wordTokenizer.count(text) + 3 * (text.split('\n\n').length - 1),
};

/** Words, keeping every text it was asked about. */
export function recordingTokenizer(): { readonly tokenizer: Tokenizer; readonly asked: readonly string[] } {
  const asked: string[] = [];
  const count = (text: string): number => {
    asked.push(text);
    return wordTokenizer.count(text);
  };
  return { tokenizer: { name: 'words', count }, asked };
}
