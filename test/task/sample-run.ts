import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { folderStore } from '../../src/adapters/folder-store/folder-store.ts';
import { systemClock } from '../../src/adapters/system-clock/system-clock.ts';
import { untrusted } from '../../src/domain/untrusted-text.ts';
import { openExtractor, openRepository, openSandbox } from '../../src/entry/wire.ts';
import { type CreatedSample, createSample } from '../../src/evaluate/samples/create-sample.ts';
import { repairedFile } from '../../src/evaluate/samples/sample.ts';
import type { Progress } from '../../src/ports/progress.ts';
import {
  DEFAULT_RUN_SETTINGS,
  type GenerateCommand,
  type RunPorts,
  type RunSettings,
} from '../../src/task/run-settings.ts';
import { runTask, type TaskEnd } from '../../src/task/run-task.ts';
import type { ScriptedModel } from '../fakes/scripted-model.ts';

export interface SampleRun {
  readonly sample: CreatedSample;
  readonly notes: readonly string[];
  run(
    model: ScriptedModel,
    settings?: Partial<RunSettings>,
    more?: Partial<GenerateCommand>,
    signal?: AbortSignal,
  ): Promise<TaskEnd>;
}

/** The node sample as a real repository with real git, parser, sandbox and tests; only the model is scripted. */
export async function sampleRun(): Promise<SampleRun> {
  const folder = await mkdtemp(join(tmpdir(), 'vital-run-'));
  const sample = await createSample('node', join(folder, 'repository'));
  const extractor = await openExtractor();
  const sandbox = await openSandbox();
  const notes: string[] = [];
  const progress: Progress = { stage: () => {}, update: () => {}, note: (text) => void notes.push(text) };
  onTestFinished(async () => {
    await Promise.all([extractor.close(), sandbox.close()]);
    await rm(folder, { recursive: true, force: true });
  });
  return {
    sample,
    notes,
    async run(model, settings = {}, more = {}, signal) {
      const git = await openRepository(sample.directory);
      const store = folderStore(join(folder, 'out'));
      const ports: RunPorts = { git, extractor, sandbox, model, store, progress, clock: systemClock };
      const command: GenerateCommand = {
        text: untrusted(sample.task, 'task'),
        actor: 'local',
        source: 'test',
        authority: { allowed: true },
        ...more,
      };
      return runTask(command, { ...DEFAULT_RUN_SETTINGS, ...settings }, ports, signal);
    },
  };
}

/** A search/replace answer, as a strong model would write it. */
export function editAnswer(path: string, search: string, replace: string): string {
  return `${path}\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`;
}

/** The right repair of the sample as an edit. */
export function rightAnswer(sample: CreatedSample): string {
  repairedFile(sample);
  return editAnswer(sample.repair.path, sample.repair.wrong, sample.repair.right);
}
