import type { Command } from 'commander';
import { readSettings } from '../../config/read-settings.ts';
import { examine } from '../examine.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { type ModelOptions, modelOptions, modelRequest, modelSettings, onCommandLine } from './model-options.ts';

interface DoctorOptions extends ModelOptions {
  readonly repo: string;
  readonly json?: boolean;
}

export function registerDoctor(program: Command): void {
  const command = program
    .command('doctor')
    .description('Check git, Node, model, sandbox and test command, and say for each what to do.')
    .option('--repo <path>', 'the repository', '.')
    .option('--json', 'one JSON object on standard output');
  modelOptions(command).action(async (options: DoctorOptions) => {
    const { values } = readSettings(modelSettings(options), onCommandLine);
    const findings = await examine(options.repo, modelRequest(options, values));
    const ok = findings.every((finding) => finding.ok);
    const lines = findings.map(
      ({ ok: good, what, detail, advice }) =>
        `${good ? 'ok  ' : 'FAIL'} ${what}: ${detail}${advice ? `\n     ${advice}` : ''}\n`,
    );
    process.stdout.write(
      options.json ? `${JSON.stringify({ schema: 'vital.doctor/1', ok, findings })}\n` : lines.join(''),
    );
    if (!ok) process.exitCode = EXIT_CODES.error;
  });
}
