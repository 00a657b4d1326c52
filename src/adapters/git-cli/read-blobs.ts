import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TaskError } from '../../domain/errors.ts';
import { ByteReader } from './byte-reader.ts';
import { type GitRunner, gitFailed } from './git-runner.ts';

export interface Blob {
  readonly blob: string;
  readonly content: Buffer;
}

const WORDS = ['cat-file', '--batch'] as const;

/**
 * Contents of blobs in the order asked for, through one process. Reads only as fast as the caller takes: git waits
 * while its pipe is full. Ends the process when the caller stops early. Throws `git-failed` for an object that is
 * missing or no blob.
 */
export async function* readBlobs(git: GitRunner, blobs: readonly string[]): AsyncGenerator<Blob> {
  for (const blob of blobs) checkId(blob);
  if (blobs.length === 0) return;
  const child = git.start(...WORDS);
  const trouble: string[] = [];
  child.on('error', (error) => trouble.push(error.message));
  child.stderr.on('data', (chunk: Buffer) => {
    if (trouble.length < 16) trouble.push(chunk.toString());
  });
  // A closed pipe is noticed on the reading side, where it can be told which object it was.
  const fed = pipeline(Readable.from(blobs.map((blob) => `${blob}\n`)), child.stdin).catch(() => undefined);
  const ended = once(child, 'close').catch(() => undefined);
  try {
    const bytes = new ByteReader(child.stdout);
    for (const blob of blobs) yield { blob, content: await readBlob(bytes, blob) };
  } catch (thrown) {
    if (thrown instanceof TaskError) throw thrown;
    throw gitFailed(WORDS, git.directory, trouble.length > 0 ? trouble.join('') : thrown);
  } finally {
    child.kill();
    // Unread output would keep the pipe, and with it the process's end, open.
    child.stdout.destroy();
    await Promise.all([fed, ended]);
  }
}

async function readBlob(bytes: ByteReader, blob: string): Promise<Buffer> {
  const header = await bytes.line();
  const [, type, size] = header.split(' ');
  if (type !== 'blob') {
    throw new TaskError(
      'git-failed',
      `Object ${blob} cannot be read: git says ${JSON.stringify(header.slice(0, 200))}.`,
      {
        hint: 'In a partial clone, fetch the missing objects first; else see what git fsck says.',
      },
    );
  }
  const content = await bytes.take(Number(size));
  await bytes.take(1);
  return content;
}

/** A line end in an id would be a request of its own. */
function checkId(blob: string): void {
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(blob)) return;
  throw new TaskError('git-failed', `${JSON.stringify(blob)} is not an object id.`);
}
