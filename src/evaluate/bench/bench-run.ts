import { join } from 'node:path';
import { untrusted } from '../../domain/untrusted-text.ts';
import type { Model } from '../../ports/model.ts';
import { DEFAULT_RUN_SETTINGS } from '../../task/run-settings.ts';
import { runTask } from '../../task/run-task.ts';
import { askedForm } from '../answers/asked-form.ts';
import { renderAnswer } from '../answers/render-answer.ts';
import { scriptedModel } from '../answers/scripted-model.ts';
import type { EvaluationPorts, OpenRun } from '../evaluation-ports.ts';
import { type CreatedSample, createSample } from '../samples/create-sample.ts';
import { repairedFile } from '../samples/sample.ts';
import type { Measured } from './figure.ts';

export interface RunRequest {
  /** Empty folder for the sample and its run. */
  readonly folder: string;
  readonly isScripted: boolean;
  readonly signal?: AbortSignal;
}

/** Seconds of every stage of one whole run on the sample repository. */
export async function benchRun(request: RunRequest, ports: EvaluationPorts): Promise<Measured> {
  const sample = await createSample('node', join(request.folder, 'sample'));
  const run = await ports.openRun(sample.directory, join(request.folder, 'run'));
  const model = request.isScripted ? scripted(sample, run, ports) : await ports.openModel();
  try {
    const command = {
      text: untrusted(sample.task, 'task'),
      actor: 'local',
      source: 'bench',
      authority: { allowed: true },
    } as const;
    const { result } = await runTask(command, DEFAULT_RUN_SETTINGS, { ...run, model }, request.signal);
    const whole = { name: 'the whole run', value: result.durationSeconds };
    const answers = request.isScripted ? ' (a script answers, no model)' : '';
    const name = `${result.model?.name ?? 'no model'}${answers}`;
    const { verdict, reason } = result.judgement;
    return {
      missing: verdict === 'error' ? [{ name: 'later stages', reason }] : [],
      figures: [
        {
          name: 'one run',
          value: result.durationSeconds,
          unit: 's',
          baseline: { name: 'its tests alone, once', value: result.before?.seconds ?? 0 },
          detail: `${verdict}, ${result.attempts.length} attempts, ${name}, ${result.model?.promptTokens ?? 0} prompt and ${result.model?.completionTokens ?? 0} output tokens`,
        },
        ...result.stages.map(({ stage, seconds }) => ({
          name: `stage ${stage}`,
          value: seconds,
          unit: 's',
          baseline: whole,
        })),
      ],
    };
  } finally {
    await Promise.all([run.close(), model.close()]);
  }
}

function scripted(sample: CreatedSample, { extractor }: OpenRun, { tokenizer }: EvaluationPorts): Model {
  const { path, content: after } = repairedFile(sample);
  const before = sample.files.find((file) => file.path === path)?.content ?? '';
  const change = { path, language: 'javascript' as const, before, after };
  return scriptedModel({
    name: 'scripted: fixed',
    tokenizer,
    answer: ({ messages }) => renderAnswer(change, askedForm(messages), extractor),
  });
}
