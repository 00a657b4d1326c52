import { expect, it } from 'vitest';
import { guessStrength } from '../../../src/adapters/model-answer/guess-strength.ts';

it.each([
  ['qwen2.5-coder-1.5b-instruct-q4_k_m', 'weak'],
  ['qwen2.5-coder:7b', 'weak'],
  ['Qwen/Qwen2.5-Coder-14B-Instruct', 'weak'],
  ['Qwen/Qwen2.5-Coder-32B-Instruct', 'strong'],
  ['llama-3.1-405b', 'strong'],
  ['qwen3-30b-a3b', 'strong'],
  ['gpt-4o-mini', 'strong'],
  ['', 'strong'],
] as const)('takes %s for a %s model', (name, strength) => {
  expect(guessStrength(name)).toBe(strength);
});
