import type { PortfolioName, ProgramFailureKind } from './program.ts';
import type { TestComparison, TestCounts, Verdict } from './verdict.ts';

/** One try at the task: what was written, what the tests said. */
export interface Attempt {
  /** From 1. */
  readonly number: number;
  readonly portfolio: PortfolioName;
  readonly target: string;
  readonly targetReason: string;
  readonly format?: string;
  readonly temperature: number;
  readonly promptTokens: number;
  readonly reusedTokens: number;
  readonly completionTokens: number;
  /** Absent when no program came of the answer; then `failure` says why. */
  readonly verdict?: Verdict;
  readonly reason: string;
  readonly failure?: ProgramFailureKind;
  /** The program as a diff. */
  readonly patch?: string;
  /** What the model wrote where no program came of it. */
  readonly answer?: string;
  readonly after?: TestCounts;
  readonly comparison?: TestComparison;
  readonly seconds: number;
}
