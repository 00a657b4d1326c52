import type { Attempt } from '../domain/attempt.ts';
import { explain, isTaskError, noSpaceError } from '../domain/errors.ts';
import type { FrozenTask } from '../domain/frozen-task.ts';
import type { RunResult, StageTime } from '../domain/run-result.ts';
import type { Judgement } from '../domain/verdict.ts';
import type { Clock } from '../ports/clock.ts';
import type { Progress } from '../ports/progress.ts';

type Facts = Partial<Omit<RunResult, 'judgement' | 'attempts' | 'stages' | 'startedAt' | 'durationSeconds'>>;

/** What is known of a run so far. It is readable at any moment, so that a crashed or cancelled run still reports. */
export interface RunRecord {
  /** Runs one stage, timed under its name; its time is kept when it throws, too. */
  time<T>(stage: string, detail: string, work: () => Promise<T>): Promise<T>;
  learn(facts: Facts): void;
  refuse(what: string): void;
  addAttempt(attempt: Omit<Attempt, 'number'>): Attempt;
  readonly facts: Facts;
  attempts(): readonly Attempt[];
  close(judgement: Judgement): RunResult;
}

export function startRecord(placeholder: FrozenTask, clock: Clock, progress: Progress): RunRecord {
  const started = clock.seconds();
  const startedAt = clock.now().toISOString();
  const seconds = new Map<string, number>();
  const attempts: Attempt[] = [];
  const refused: string[] = [];
  let facts: Facts = { task: placeholder };
  return {
    async time(stage, detail, work) {
      progress.stage(stage, detail);
      const begun = clock.seconds();
      try {
        return await work();
      } finally {
        seconds.set(stage, (seconds.get(stage) ?? 0) + clock.seconds() - begun);
      }
    },
    learn(more) {
      facts = { ...facts, ...more };
    },
    refuse(what) {
      refused.push(what);
    },
    addAttempt(attempt) {
      const numbered = { ...attempt, number: attempts.length + 1 };
      attempts.push(numbered);
      return numbered;
    },
    get facts() {
      return facts;
    },
    attempts: () => attempts,
    close: (judgement) => ({
      ...facts,
      task: facts.task ?? placeholder,
      judgement,
      attempts: [...attempts],
      refused: [...(facts.refused ?? []), ...refused],
      stages: [...seconds].map(([stage, spent]): StageTime => ({ stage, seconds: spent })),
      startedAt,
      durationSeconds: clock.seconds() - started,
    }),
  };
}

/** A thrown error becomes an outcome too: whoever asked always gets an answer. */
export function asError(raised: unknown): Pick<RunResult, 'error' | 'judgement'> {
  const thrown = noSpaceError(raised) ?? raised;
  const code = isTaskError(thrown)
    ? thrown.code
    : thrown instanceof Error && thrown.name === 'AbortError'
      ? 'interrupted'
      : 'internal';
  const message = explain(thrown);
  return { judgement: { verdict: 'error', reason: message }, error: { code, message } };
}
