import { Tiktoken, type TiktokenBPE } from 'js-tiktoken/lite';
import type { Tokenizer } from '../../ports/tokenizer.ts';
import { CountCache } from './count-cache.ts';
import { sliceRuns } from './slice-runs.ts';
import { splitLines } from './split-lines.ts';

export const ENCODINGS = ['o200k_base', 'cl100k_base'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Characters of counted lines kept; an entry costs some hundred bytes more than its text. */
const KEPT_CHARACTERS = 4_000_000;

/**
 * Counts tokens as OpenAI models do. Loading the ranks takes about a second, so it happens on the first call only.
 * Names of special tokens in repository text count as plain text.
 */
export async function openTiktoken(encoding: Encoding = 'o200k_base'): Promise<Tokenizer> {
  const encoder = new Tiktoken(await loadRanks(encoding));
  const cache = new CountCache(KEPT_CHARACTERS);
  const encodedLength = (text: string): number => encoder.encode(text, [], []).length;
  const countLine = (line: string): number => sum(sliceRuns(line), encodedLength);
  return {
    name: encoding,
    count: (text) => (text === '' ? 0 : sum(splitLines(text), (line) => cache.count(line, countLine))),
  };
}

async function loadRanks(encoding: Encoding): Promise<TiktokenBPE> {
  switch (encoding) {
    case 'o200k_base':
      return (await import('js-tiktoken/ranks/o200k_base')).default;
    case 'cl100k_base':
      return (await import('js-tiktoken/ranks/cl100k_base')).default;
    default:
      return encoding satisfies never;
  }
}

function sum(parts: readonly string[], count: (part: string) => number): number {
  return parts.reduce((total, part) => total + count(part), 0);
}
