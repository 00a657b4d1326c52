import type { Command } from 'commander';
import { TaskError } from '../../domain/errors.ts';
import type { RecordChoice } from '../../evaluate/records/choose-records.ts';

/** Which records of a file are measured, the same for every evaluation. */
export interface RecordOptions {
  readonly data: string;
  readonly ids?: string;
  readonly language?: string;
  readonly limit?: string;
}

export function recordOptions(command: Command): Command {
  return command
    .requiredOption('--data <file>', 'the records, one JSON object a line, plain or gzipped')
    .option('--ids <ids>', 'only these, separated by commas')
    .option('--language <language>', 'only this language')
    .option('--limit <number>', 'at most so many')
    .option('--json', 'accepted for symmetry: the output is JSON always');
}

export function recordChoice({ data, ids, language, limit }: RecordOptions): RecordChoice {
  return {
    data,
    ...(ids ? { ids: ids.split(',') } : {}),
    ...(language ? { language } : {}),
    ...(limit === undefined ? {} : { limit: readCount(limit, 'limit') }),
  };
}

/** A whole number above 0. Throws `bad-input` naming the option. */
export function readCount(written: string, option: string): number {
  if (/^[1-9]\d{0,8}$/.test(written)) return Number(written);
  throw new TaskError(
    'bad-input',
    `${option} must be a whole number above 0, got ${JSON.stringify(written)} (command line, --${option}).`,
  );
}
