import type { z } from 'zod';
import { TaskError } from '../../domain/errors.ts';
import { readRecordText } from './read-record-text.ts';

const MOST_PROBLEMS = 20;

/**
 * Reads a JSON Lines file, plain or gzipped, one record a line. Every line is looked at before anything is refused, so that all problems are
 * in one list, each with its line.
 */
export async function readRecords<T extends { readonly id: string }>(
  path: string,
  schema: z.ZodType<T>,
): Promise<readonly T[]> {
  const lines = (await readRecordText(path)).split('\n');
  const records: T[] = [];
  const problems: string[] = [];
  const seen = new Map<string, number>();
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    const number = at + 1;
    const read = readRecord(line, schema);
    if (!read.ok) {
      problems.push(...read.problems.map((problem) => `line ${number}: ${problem}`));
      return;
    }
    const earlier = seen.get(read.record.id);
    if (earlier !== undefined) problems.push(`line ${number}: id ${read.record.id} is used on line ${earlier} too`);
    seen.set(read.record.id, number);
    records.push(read.record);
  });
  if (problems.length > 0) throw badRecords(path, problems);
  if (records.length === 0) throw badRecords(path, ['it holds no record']);
  return records;
}

type ReadRecord<T> =
  | { readonly ok: true; readonly record: T }
  | { readonly ok: false; readonly problems: readonly string[] };

function readRecord<T>(line: string, schema: z.ZodType<T>): ReadRecord<T> {
  const value = parseJson(line);
  if (value === undefined) return { ok: false, problems: ['is not JSON'] };
  const checked = schema.safeParse(value);
  if (checked.success) return { ok: true, record: checked.data };
  return {
    ok: false,
    problems: checked.error.issues.map((issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`),
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function badRecords(path: string, problems: readonly string[]): TaskError {
  const shown = problems.slice(0, MOST_PROBLEMS);
  const rest = problems.length - shown.length;
  return new TaskError(
    'bad-input',
    `${path} cannot be used: ${shown.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`,
    {
      hint: 'Each line is one JSON object; mend the lines named, or leave them out.',
    },
  );
}
