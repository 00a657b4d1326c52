import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { codeOf, TaskError } from '../../domain/errors.ts';

/** Bytes of a record file's text; it is read whole. */
const LARGEST_TEXT = 256 * 1024 * 1024;

/**
 * The text of a record file, unpacked where it begins as gzip does, whatever its name. Throws `bad-input` for a file that
 * is not there or broken, and for one whose text is larger than 256 MiB, of which no more than that is ever unpacked.
 */
export async function readRecordText(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) {
    throw new TaskError('bad-input', `There is no file ${path}.`, { hint: 'Name the record file with --data.' });
  }
  if (found.size > LARGEST_TEXT) throw tooLarge(path, `has ${found.size} bytes`);
  const bytes = await readFile(path);
  return (isGzip(bytes) ? await unpack(path, bytes) : bytes).toString('utf8');
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function unpack(path: string, bytes: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: LARGEST_TEXT });
  } catch (cause) {
    if (codeOf(cause) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(path, 'unpacks to more bytes');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TaskError('bad-input', `${path} cannot be unpacked: ${reason}.`, {
      hint: 'Give a whole gzip file, or the plain text.',
      cause,
    });
  }
}

function tooLarge(path: string, seen: string): TaskError {
  return new TaskError('bad-input', `${path} ${seen}, more than ${LARGEST_TEXT}.`, { hint: 'Split it.' });
}
