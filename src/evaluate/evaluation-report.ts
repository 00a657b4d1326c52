import type { Attempt } from '../domain/attempt.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { AnswerKind } from './answers/answer-kind.ts';

const VERDICTS: readonly Verdict[] = ['pass', 'fail', 'no-tests', 'no-change', 'unstable', 'error'];

type EvaluatedTry = Pick<
  Attempt,
  'portfolio' | 'temperature' | 'verdict' | 'promptTokens' | 'reusedTokens' | 'completionTokens'
>;

/** One task of an evaluation, as printed. */
export interface EvaluatedTask {
  readonly id: string;
  readonly language: string;
  readonly verdict: Verdict;
  readonly reason: string;
  /** Tests that failed before and pass now. */
  readonly fixed: readonly string[];
  readonly broken: readonly string[];
  readonly attempts: number;
  /** What each of them was and came to, to compare what the kinds of tries are worth per token. */
  readonly tries: readonly EvaluatedTry[];
  readonly promptTokens: number;
  readonly reusedTokens: number;
  readonly completionTokens: number;
  readonly seconds: number;
}

/** The JSON of `vital eval`. */
export interface EvaluationReport<T extends EvaluatedTask = EvaluatedTask> {
  readonly schema: string;
  readonly answers: AnswerKind;
  readonly model: string;
  readonly seed: number;
  readonly n: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** Tasks with the verdict `pass`. */
  readonly solved: number;
  readonly languages: Readonly<Record<string, { readonly n: number; readonly solved: number }>>;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly seconds: number;
  /** Set when it was stopped before the last task. */
  readonly interrupted?: true;
  readonly tasks: readonly T[];
}

export function evaluatedTask(
  record: { readonly id: string; readonly language: string },
  result: RunResult,
): EvaluatedTask {
  return {
    id: record.id,
    language: record.language,
    verdict: result.judgement.verdict,
    reason: result.judgement.reason,
    fixed: result.comparison?.fixed ?? [],
    broken: result.comparison?.broken ?? [],
    attempts: result.attempts.length,
    tries: result.attempts.map(evaluatedTry),
    promptTokens: result.model?.promptTokens ?? 0,
    reusedTokens: result.model?.reusedTokens ?? 0,
    completionTokens: result.model?.completionTokens ?? 0,
    seconds: rounded(result.durationSeconds),
  };
}

function evaluatedTry({ portfolio, temperature, verdict, ...tokens }: Attempt): EvaluatedTry {
  const { promptTokens, reusedTokens, completionTokens } = tokens;
  return { portfolio, temperature, ...(verdict ? { verdict } : {}), promptTokens, reusedTokens, completionTokens };
}

/** A task that did not get as far as a run. */
export function failedTask(
  { id, language }: { readonly id: string; readonly language: string },
  reason: string,
): EvaluatedTask {
  const nothing = { attempts: 0, tries: [], promptTokens: 0, reusedTokens: 0, completionTokens: 0, seconds: 0 };
  return { id, language, verdict: 'error', reason, fixed: [], broken: [], ...nothing };
}

export type ReportHead = Pick<EvaluationReport, 'schema' | 'answers' | 'model' | 'seed' | 'interrupted'>;

export function evaluationReport<T extends EvaluatedTask>(head: ReportHead, tasks: readonly T[]): EvaluationReport<T> {
  const sum = (of: (task: T) => number) => tasks.reduce((total, task) => total + of(task), 0);
  const languages = [...new Set(tasks.map((task) => task.language))].sort();
  return {
    ...head,
    n: tasks.length,
    verdicts: countVerdicts(tasks),
    solved: solvedOf(tasks),
    languages: Object.fromEntries(
      languages.map((language) => {
        const own = tasks.filter((task) => task.language === language);
        return [language, { n: own.length, solved: solvedOf(own) }];
      }),
    ),
    promptTokens: sum((task) => task.promptTokens),
    completionTokens: sum((task) => task.completionTokens),
    seconds: rounded(sum((task) => task.seconds)),
    tasks,
  };
}

function countVerdicts(tasks: readonly EvaluatedTask[]): Record<Verdict, number> {
  const none: Record<Verdict, number> = { pass: 0, fail: 0, 'no-tests': 0, 'no-change': 0, unstable: 0, error: 0 };
  for (const verdict of VERDICTS) none[verdict] = tasks.filter((task) => task.verdict === verdict).length;
  return none;
}

function solvedOf(tasks: readonly EvaluatedTask[]): number {
  return tasks.filter((task) => task.verdict === 'pass').length;
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
