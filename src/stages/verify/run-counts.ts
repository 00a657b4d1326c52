import type { TestCounts, TestRun } from '../../domain/verdict.ts';

/** Tests that ran to an outcome; skipped ones did not. */
export function executed({ passed, failed, errors }: TestCounts): number {
  return passed + failed + errors;
}

export function failing({ failed, errors }: TestCounts): number {
  return failed + errors;
}

/** Every test has a name. Where a runner names only those that fail, a missing name means that the test passed. */
export function namesAll({ cases, counts }: TestRun): boolean {
  return cases.length >= executed(counts) + counts.skipped;
}

/** Ended by itself and not by a crash: shells and test tools pass a signal on as an exit code above 128. */
export function endedNormally({ end, exitCode }: TestRun): boolean {
  return end === 'exited' && exitCode !== null && exitCode <= 128;
}

/** It ran tests to its end and none failed. */
export function isGreen(run: TestRun): boolean {
  return endedNormally(run) && executed(run.counts) > 0 && failing(run.counts) === 0;
}

/** Why a run was ended from outside, as the sandbox wrote below its output: too many processes, too much disk. */
export function endedBecause({ output }: TestRun): string | undefined {
  return /\[ended by Vital: ([^\]\n]{1,200})\]\s*$/.exec(output.slice(-300))?.[1];
}

/** Exit code and report say the same about whether something failed. */
export function isConsistent({ exitCode, counts }: TestRun): boolean {
  return (exitCode === 0) === (failing(counts) === 0);
}

/** `12 tests`, `1 test`. */
export function tests(count: number): string {
  return `${count} ${count === 1 ? 'test' : 'tests'}`;
}

/** `fails` of one test, `fail` of more. */
export function verb(count: number, of: 'fail' | 'pass' | 'do'): string {
  if (count !== 1) return of;
  return of === 'fail' ? 'fails' : `${of}es`;
}
