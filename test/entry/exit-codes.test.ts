import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  EXIT_BAD_INPUT,
  EXIT_CODES,
  EXIT_INTERRUPTED,
  EXIT_TIME_LIMIT,
  exitCodeOf,
} from '../../src/entry/exit-codes.ts';
import { NO_TESTS } from '../report/sample-results.ts';

const codes = [...Object.values(EXIT_CODES), EXIT_BAD_INPUT, EXIT_TIME_LIMIT, EXIT_INTERRUPTED];

it('gives every outcome a code of its own', () => {
  expect(new Set(codes).size).toBe(codes.length);
});

it('has every code, and no other, in the documentation', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/cli.md'), 'utf8');
  const listed = [...page.matchAll(/^\| (\d+) \| (.*) \|$/gm)].map(
    ([, code, meaning]) => [Number(code), meaning] as const,
  );
  expect(listed.map(([code]) => code)).toEqual([...codes].sort((a, b) => a - b));
  for (const [verdict, code] of Object.entries(EXIT_CODES)) {
    expect(listed.find(([known]) => known === code)?.[1]).toContain(`\`${verdict}\``);
  }
});

it.each([
  ['no-change', 0],
  ['error', EXIT_CODES.error],
  ['no-tests', EXIT_CODES['no-tests']],
] as const)('gives a dry run that ends as %s the code %i', (verdict, code) => {
  expect(exitCodeOf({ ...NO_TESTS, judgement: { verdict, reason: '' } }, true)).toBe(code);
});
