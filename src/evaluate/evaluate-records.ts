import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain, isTaskError } from '../domain/errors.ts';
import { untrusted } from '../domain/untrusted-text.ts';
import type { Extractor } from '../ports/extractor.ts';
import type { CompletionRequest, Model } from '../ports/model.ts';
import { DEFAULT_RUN_SETTINGS, type RunSettings } from '../task/run-settings.ts';
import { runTask } from '../task/run-task.ts';
import type { AnswerKind, ScriptedKind } from './answers/answer-kind.ts';
import { scriptedModel } from './answers/scripted-model.ts';
import type { EvaluationPorts } from './evaluation-ports.ts';
import {
  type EvaluatedTask,
  type EvaluationReport,
  evaluatedTask,
  evaluationReport,
  failedTask,
} from './evaluation-report.ts';

export interface EvaluationOptions {
  /** The record file. */
  readonly data: string;
  readonly answers: AnswerKind;
  /** Budget, attempts, transfer and seed of every run; what a record says of its tests goes before it. */
  readonly settings?: Partial<RunSettings>;
  /** Keeps each task's repository and run files here, under the task's id; otherwise they are removed. */
  readonly out?: string;
  readonly signal?: AbortSignal;
}

/** How one kind of record becomes a task on a repository. */
export interface RecordKind<R extends EvaluableRecord, T extends EvaluatedTask> {
  readonly schema: string;
  /** Makes the repository in an empty folder. */
  prepare(record: R, directory: string): Promise<void>;
  readonly task: (record: R) => string;
  readonly settings: (record: R, directory: string) => Partial<RunSettings>;
  /** Text of a scripted answer. */
  answer(record: R, kind: ScriptedKind, asked: { request: CompletionRequest; extractor: Extractor }): Promise<string>;
  readonly describe: (record: R, task: EvaluatedTask) => T;
}

export interface EvaluableRecord {
  readonly id: string;
  readonly language: string;
}

/** Runs every record through the whole main path, one after the other, and counts what the tests said. */
export async function evaluateRecords<R extends EvaluableRecord, T extends EvaluatedTask>(
  records: readonly R[],
  kind: RecordKind<R, T>,
  { options, ports }: { readonly options: EvaluationOptions; readonly ports: EvaluationPorts },
): Promise<EvaluationReport<T>> {
  const model = options.answers === 'model' ? await ports.openModel() : undefined;
  const tasks: T[] = [];
  try {
    // Asked first: a model that cannot be reached is said before anything is prepared.
    const name = model ? (await model.profile(options.signal)).name : `scripted: ${options.answers}`;
    for (const record of records) {
      if (options.signal?.aborted) break;
      ports.progress.stage('eval', `${tasks.length + 1} of ${records.length}: ${record.id}`);
      const task = await evaluateOne(record, kind, { options, ports, model }).catch((thrown: unknown) =>
        kind.describe(record, notEvaluated(record, thrown)),
      );
      if (options.signal?.aborted) break;
      tasks.push(task);
      ports.progress.note(`${record.id}: ${task.verdict} (${task.seconds.toFixed(1)} s). ${task.reason}`);
    }
    const head = { schema: kind.schema, answers: options.answers, model: name, seed: seedOf(options) };
    return evaluationReport(tasks.length < records.length ? { ...head, interrupted: true } : head, tasks);
  } finally {
    await model?.close();
  }
}

interface OneTask {
  readonly options: EvaluationOptions;
  readonly ports: EvaluationPorts;
  readonly model: Model | undefined;
}

async function evaluateOne<R extends EvaluableRecord, T extends EvaluatedTask>(
  record: R,
  kind: RecordKind<R, T>,
  { options, ports, model }: OneTask,
): Promise<T> {
  const home = options.out ? join(options.out, folderName(record.id)) : await mkdtemp(join(tmpdir(), 'vital-eval-'));
  try {
    if (options.out) await rm(home, { recursive: true, force: true });
    const repository = join(home, 'repository');
    await mkdir(repository, { recursive: true });
    await kind.prepare(record, repository);
    const run = await ports.openRun(repository, join(home, 'run'));
    try {
      const answering = model ?? script(record, kind, { options, ports, extractor: run.extractor });
      const command = {
        text: untrusted(kind.task(record), 'task'),
        actor: 'local',
        source: `evaluation ${record.id}`,
        authority: { allowed: true },
      } as const;
      const { result } = await runTask(
        command,
        { ...settingsOf(options), ...kind.settings(record, repository) },
        { ...run, model: answering },
        options.signal,
      );
      return kind.describe(record, evaluatedTask(record, result));
    } finally {
      await run.close();
    }
  } finally {
    if (!options.out) await rm(home, { recursive: true, force: true });
  }
}

/** A record whose repository cannot be made is one task with an error; the results of the others are kept. */
function notEvaluated(record: EvaluableRecord, thrown: unknown): EvaluatedTask {
  // Anything else is a fault of ours, which must not pass for a result.
  if (!isTaskError(thrown)) throw thrown;
  return failedTask(record, explain(thrown));
}

function settingsOf(options: EvaluationOptions): RunSettings {
  // A script gives the same answer again, so one try says all.
  const scripted: Partial<RunSettings> = options.answers === 'model' ? {} : { attempts: 1, transfer: 'off' };
  return { ...DEFAULT_RUN_SETTINGS, ...options.settings, ...scripted };
}

function script<R extends EvaluableRecord, T extends EvaluatedTask>(
  record: R,
  kind: RecordKind<R, T>,
  given: { readonly options: EvaluationOptions; readonly ports: EvaluationPorts; readonly extractor: Extractor },
): Model {
  const { answers } = given.options;
  if (answers === 'model') throw new RangeError('The model answers for itself.');
  return scriptedModel({
    name: `scripted: ${answers}`,
    tokenizer: given.ports.tokenizer,
    answer: (request) => kind.answer(record, answers, { request, extractor: given.extractor }),
  });
}

function seedOf(options: EvaluationOptions): number {
  return options.settings?.seed ?? DEFAULT_RUN_SETTINGS.seed;
}

/** An id is a stranger's text: only plain characters reach the file system. */
function folderName(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 100);
}
