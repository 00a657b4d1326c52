import type { Command } from 'commander';
import { EXIT_CODES } from '../exit-codes.ts';
import { openModelCache } from '../wire.ts';

interface JsonOption {
  readonly json?: boolean;
}

export function registerModel(program: Command): void {
  const model = program
    .command('model')
    .description('The embedded models: list them, fetch one, check the file of one.');
  model
    .command('list')
    .option('--json', 'one JSON object on standard output')
    .action(async (options: JsonOption) => {
      const models = await (await openModelCache()).list();
      const table = models.map(
        (entry) => `${entry.present ? '*' : ' '} ${entry.id}  ${(entry.bytes / 1e6).toFixed(0)} MB  ${entry.path}\n`,
      );
      process.stdout.write(options.json ? `${JSON.stringify({ schema: 'vital.models/1', models })}\n` : table.join(''));
    });
  model
    .command('fetch [id]')
    .description('bring a model into the cache (resumes what was begun)')
    .action(async (id: string | undefined) => {
      const path = await (await openModelCache()).fetch(id);
      process.stdout.write(`${path}\n`);
    });
  model
    .command('check [id]')
    .description('hash the file in the cache and compare')
    .action(async (id: string | undefined) => {
      const check = await (await openModelCache()).check(id);
      process.stdout.write(`${check.ok ? 'ok' : 'not ok'}: ${check.detail}\n`);
      if (!check.ok) process.exitCode = EXIT_CODES.error;
    });
}
