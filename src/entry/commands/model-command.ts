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
      const lines = models.map(({ entry, isDefault, path, state }) => {
        const size = `${(entry.bytes / 1e6).toFixed(0)} MB`.padStart(8);
        return `${isDefault ? '*' : ' '} ${entry.id}  ${size}  ${state}  ${path}\n`;
      });
      const rows = models.map(({ entry, isDefault, path, state, bytes }) => {
        return {
          id: entry.id,
          isDefault,
          state,
          path,
          bytesPresent: bytes,
          bytes: entry.bytes,
          sha256: entry.sha256,
          licence: entry.licence,
        };
      });
      process.stdout.write(
        options.json ? `${JSON.stringify({ schema: 'vital.models/1', models: rows })}\n` : lines.join(''),
      );
    });
  model
    .command('fetch [id]')
    .description('bring a model into the cache; resumes what was begun')
    .action(async (id: string | undefined) => {
      process.stdout.write(`${await (await openModelCache()).fetch(id)}\n`);
    });
  model
    .command('check [id]')
    .description('hash the file in the cache and compare')
    .action(async (id: string | undefined) => {
      const { path, end, expected, found } = await (await openModelCache()).check(id);
      process.stdout.write(
        `${path}: ${end}${found && end !== 'right' ? `, expected ${expected}, found ${found}` : ''}\n`,
      );
      if (end !== 'right') process.exitCode = EXIT_CODES.error;
    });
}
