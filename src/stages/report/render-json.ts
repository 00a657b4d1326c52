import type { Attempt } from '../../domain/attempt.ts';
import type { RunFiles } from '../../domain/run-files.ts';
import type { RunResult } from '../../domain/run-result.ts';
import type { Isolation, TestCounts, Verdict } from '../../domain/verdict.ts';
import type { GateOutcome, Witness } from '../../domain/witness.ts';
import { stageTimes } from './facts-section.ts';

/** What `vital run --json` prints. Keys stay; new ones may come. Absent facts are null, so that every key is there. */
export interface RunJson {
  readonly schema: 'vital.run/1';
  readonly commit: string;
  readonly verdict: Verdict;
  readonly reason: string;
  readonly error: { readonly code: string; readonly message: string } | null;
  /** What a command that could not do its work printed, shortened. */
  readonly output: string | null;
  readonly tests: {
    readonly command: string | null;
    readonly before: TestCounts | null;
    readonly after: TestCounts | null;
    readonly fixed: readonly string[];
    readonly broken: readonly string[];
    readonly stillFailing: readonly string[];
  };
  readonly attempts: readonly Attempt[];
  readonly gate: {
    readonly decision: GateOutcome;
    readonly chosen: 'default' | 'alternative' | null;
    readonly reason: string | null;
    readonly witnesses: readonly Witness[];
  };
  readonly patch: string | null;
  readonly context: string | null;
  readonly report: string | null;
  readonly html: string | null;
  readonly model: {
    readonly name: string | null;
    readonly promptTokens: number;
    readonly reusedTokens: number;
    readonly completionTokens: number;
    readonly calls: number;
    readonly cost: number | null;
  };
  /** How the tests were kept apart; null where none ran. */
  readonly isolation: Isolation['backend'] | null;
  readonly isolationLevel: Isolation['level'] | null;
  readonly isolationDetail: string | null;
  readonly refused: readonly string[];
  readonly skippedFiles: number;
  readonly startedAt: string;
  readonly durationSeconds: number;
  readonly stages: Readonly<Record<string, number>>;
}

export function renderJson(result: RunResult, files: RunFiles): RunJson {
  return {
    schema: 'vital.run/1',
    commit: result.task.commit,
    verdict: result.judgement.verdict,
    reason: result.judgement.reason,
    error: result.error ?? null,
    output: result.judgement.excerpt ?? null,
    tests: testsJson(result),
    attempts: result.attempts,
    gate: gateJson(result),
    patch: files.patch ?? null,
    context: files.context ?? null,
    report: files.report ?? null,
    html: files.html ?? null,
    model: modelJson(result),
    isolation: result.isolation?.backend ?? null,
    isolationLevel: result.isolation?.level ?? null,
    isolationDetail: result.isolation?.detail ?? null,
    refused: result.refused,
    skippedFiles: result.index?.skipped.length ?? 0,
    startedAt: result.startedAt,
    durationSeconds: roundSeconds(result.durationSeconds),
    stages: Object.fromEntries(stageTimes(result).map(({ stage, seconds }) => [stage, roundSeconds(seconds)])),
  };
}

function testsJson(result: RunResult): RunJson['tests'] {
  return {
    command: (result.before ?? result.after)?.command.display ?? null,
    before: result.before?.counts ?? null,
    after: result.after?.counts ?? null,
    fixed: result.comparison?.fixed ?? [],
    broken: result.comparison?.broken ?? [],
    stillFailing: result.comparison?.stillFailing ?? [],
  };
}

function gateJson(result: RunResult): RunJson['gate'] {
  return {
    decision: result.gate?.decision ?? 'not-run',
    chosen: result.gate?.chosen ?? null,
    reason: result.gate?.reason ?? null,
    witnesses: result.gate?.witnesses ?? [],
  };
}

function modelJson(result: RunResult): RunJson['model'] {
  return {
    name: result.model?.name ?? null,
    promptTokens: result.model?.promptTokens ?? 0,
    reusedTokens: result.model?.reusedTokens ?? 0,
    completionTokens: result.model?.completionTokens ?? 0,
    calls: result.model?.calls ?? 0,
    cost: result.model?.cost ?? null,
  };
}

function roundSeconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
