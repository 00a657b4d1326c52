import { readFile } from 'node:fs/promises';
import { TaskError } from '../domain/errors.ts';

/** A text file that a person named with an option. Throws `bad-input` naming both. */
export async function readInputFile(path: string, option: string): Promise<string> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TaskError('bad-input', `${option} ${path} could not be read: ${reason}.`, {
      hint: 'Check the path.',
      cause,
    });
  });
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    throw new TaskError('bad-input', `${option} ${path} is not UTF-8 text.`, { hint: 'Save it as UTF-8.' });
  }
  return text;
}

/** Undefined for other encodings and for what is no text at all. */
function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    // Takes off the byte order mark that some editors and shells write first.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
