import type { Tokenizer } from '../../src/ports/tokenizer.ts';

/** Words, marks and line ends are one token each: counts a reader can check by hand, and additive over lines. */
export const wordTokenizer: Tokenizer = {
  name: 'words',
  count: (text) => text.match(/\w+|[^\w\s]|\n/g)?.length ?? 0,
};

/** The same, keeping every text it was asked about. */
export function recordingTokenizer(): { tokenizer: Tokenizer; asked: string[] } {
  const asked: string[] = [];
  const count = (text: string): number => {
    asked.push(text);
    return wordTokenizer.count(text);
  };
  return { tokenizer: { name: 'words', count }, asked };
}
