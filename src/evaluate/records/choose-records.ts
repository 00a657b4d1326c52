import { TaskError } from '../../domain/errors.ts';

export interface RecordChoice {
  /** The record file, for messages. */
  readonly data: string;
  readonly ids?: readonly string[];
  readonly language?: string;
  readonly limit?: number;
}

/** The records asked for, in file order. Throws `bad-input` for an id or a language that the file does not have. */
export function chooseRecords<R extends { readonly id: string; readonly language: string }>(
  all: readonly R[],
  { data, ids, language, limit }: RecordChoice,
): readonly R[] {
  const unknown = (ids ?? []).filter((id) => !all.some((record) => record.id === id));
  if (unknown.length > 0) {
    throw new TaskError('bad-input', `${data} has no record ${unknown.join(', ')}.`, {
      hint: `Known are: ${all.map((record) => record.id).join(', ')}.`,
    });
  }
  const wanted = all
    .filter((record) => !ids || ids.includes(record.id))
    .filter((record) => !language || record.language === language);
  if (wanted.length > 0) return wanted.slice(0, limit ?? wanted.length);
  throw new TaskError('bad-input', `${data} has no record in ${JSON.stringify(language)}.`, {
    hint: `Its languages are: ${[...new Set(all.map((record) => record.language))].sort().join(', ')}.`,
  });
}
