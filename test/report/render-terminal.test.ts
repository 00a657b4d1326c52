import { expect, test } from 'vitest';
import { renderTerminal } from '../../src/stages/report/render-terminal.ts';
import { PASS } from './sample-results.ts';

test.each([
  [1, '1 call, 1,147 prompt tokens (0 reused), 86 written; '],
  [2, '2 calls, 1,147 prompt tokens (0 reused), 86 written; '],
])('counts %d model calls in words', (calls, words) => {
  const model = { name: 'coder', calls, promptTokens: 1147, reusedTokens: 0, completionTokens: 86 };
  expect(renderTerminal({ ...PASS, model }, {})).toContain(`model    coder, ${words}`);
});
