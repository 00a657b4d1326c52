import { type Command, Option } from 'commander';
import { readSettings } from '../../config/read-settings.ts';
import type { SettingValues } from '../../config/settings-schema.ts';
import { untrusted } from '../../domain/untrusted-text.ts';
import { createSample, SAMPLE_KINDS, type SampleKind } from '../../evaluate/samples/create-sample.ts';
import { renderTerminal } from '../../stages/report/render-terminal.ts';
import { runTask } from '../../task/run-task.ts';
import { exitCodeOf } from '../exit-codes.ts';
import { usePrivateTemp } from '../private-temp.ts';
import { runSettingsOf } from '../run-settings-of.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { emptySampleFolder, openPorts } from '../wire.ts';
import { type ModelOptions, modelOptions, modelRequest, modelSettings, onCommandLine } from './model-options.ts';

interface TryOptions extends ModelOptions {
  readonly sample: SampleKind;
  readonly out?: string;
}

export function registerTry(program: Command): void {
  const command = program
    .command('try')
    .description('Do the whole job once on a small sample repository made on the spot, with the embedded model.')
    .addOption(new Option('--sample <kind>', 'language of the sample').choices([...SAMPLE_KINDS]).default('node'))
    .option('--out <folder>', 'where patch, context and reports go');
  modelOptions(command).action(async (options: TryOptions) => {
    process.exitCode = await tryOnce(options);
  });
}

async function tryOnce(options: TryOptions): Promise<number> {
  const { values } = readSettings(modelSettings(options), onCommandLine);
  usePrivateTemp();
  return untilInterrupted((signal) => trySample(options, values, signal));
}

async function trySample(options: TryOptions, values: SettingValues, signal: AbortSignal): Promise<number> {
  const folder = await emptySampleFolder(options.sample);
  const sample = await createSample(options.sample, folder);
  const ports = await openPorts({
    ...modelRequest(options, values),
    repository: folder,
    ...(options.out ? { out: options.out } : {}),
  });
  try {
    ports.progress.note(`Sample repository: ${folder}`);
    ports.progress.note(`Task: ${sample.task}`);
    const settings = runSettingsOf(values, { secrets: ports.secrets });
    const command = {
      text: untrusted(sample.task, 'task'),
      actor: 'local',
      source: 'sample',
      authority: { allowed: true },
    } as const;
    const { result, files, unsaved } = await runTask(command, settings, ports, signal);
    process.stdout.write(renderTerminal(result, files));
    if (unsaved) throw unsaved;
    return exitCodeOf(result, false);
  } finally {
    await ports.close();
  }
}
