import { type ErrorCode, isTaskError } from '../domain/errors.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { Verdict } from '../domain/verdict.ts';

/** One exit status an outcome; documented in docs/cli.md. 2 is a request Vital could not understand. */
export const EXIT_CODES = {
  pass: 0,
  fail: 1,
  'no-tests': 3,
  'no-change': 4,
  unstable: 5,
  error: 6,
} as const satisfies Record<Verdict, number>;

export const EXIT_BAD_INPUT = 2;
/** Of the whole run; what was finished by then is reported. */
export const EXIT_TIME_LIMIT = 7;
export const EXIT_INTERRUPTED = 130;

const BAD_INPUT: readonly ErrorCode[] = [
  'bad-input',
  'bad-path',
  'not-a-repository',
  'unborn-branch',
  'unknown-ref',
  'empty-tree',
  'dirty-tree',
  'not-built',
];

export function exitCodeOf(result: RunResult, dryRun: boolean): number {
  if (result.error?.code === 'interrupted') return EXIT_INTERRUPTED;
  if (result.error?.code === 'time-limit') return EXIT_TIME_LIMIT;
  if (result.error && BAD_INPUT.includes(result.error.code)) return EXIT_BAD_INPUT;
  if (dryRun && !result.error && result.judgement.verdict === 'no-change') return 0;
  return EXIT_CODES[result.judgement.verdict];
}

export function exitCodeOfThrown(thrown: unknown): number {
  if (isTaskError(thrown, 'interrupted')) return EXIT_INTERRUPTED;
  return isTaskError(thrown, ...BAD_INPUT) ? EXIT_BAD_INPUT : EXIT_CODES.error;
}
