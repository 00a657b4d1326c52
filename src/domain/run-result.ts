import type { Attempt } from './attempt.ts';
import type { ErrorCode } from './errors.ts';
import type { FrozenTask } from './frozen-task.ts';
import type { AllocatedContext } from './portfolio.ts';
import type { Program } from './program.ts';
import type { SkippedFile } from './repository-index.ts';
import type { Isolation, Judgement, TestComparison, TestRun } from './verdict.ts';
import type { GateDecision } from './witness.ts';

export interface ModelUse {
  readonly name: string;
  readonly promptTokens: number;
  readonly reusedTokens: number;
  readonly completionTokens: number;
  readonly calls: number;
  /** USD, if a price was configured. */
  readonly cost?: number;
}

export interface StageTime {
  readonly stage: string;
  readonly seconds: number;
}

/**
 * Everything one run came to; the report, the JSON and the HTML page are all made from it. A run that ended early
 * simply lacks the later parts.
 */
export interface RunResult {
  readonly task: FrozenTask;
  readonly judgement: Judgement;
  /** Set when the run ended by a machine or a caller at fault. */
  readonly error?: { readonly code: ErrorCode; readonly message: string };
  readonly before?: TestRun;
  readonly after?: TestRun;
  readonly comparison?: TestComparison;
  readonly attempts: readonly Attempt[];
  readonly gate?: GateDecision;
  readonly program?: Program;
  /** The context the chosen program was written from. */
  readonly context?: AllocatedContext;
  readonly refused: readonly string[];
  readonly model?: ModelUse;
  readonly isolation?: Isolation;
  readonly index?: {
    readonly files: number;
    readonly units: number;
    readonly engine: string;
    readonly skipped: readonly SkippedFile[];
  };
  readonly stages: readonly StageTime[];
  readonly startedAt: string;
  readonly durationSeconds: number;
}
