import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { isMissing } from './is-missing.ts';

interface Marker {
  readonly bytes: number;
  readonly mtimeMs: number;
  readonly sha256: string;
}

/**
 * True if the file has the hash, as a marker beside it says that was written after hashing. Size and time of change are
 * compared, so that a gigabyte is not read again at every start.
 */
export async function isVerified(file: string, sha256: string): Promise<boolean> {
  const [marker, found] = await Promise.all([readMarker(file), describe(file)]);
  return marker?.sha256 === sha256 && marker.bytes === found?.bytes && marker.mtimeMs === found.mtimeMs;
}

/** Records that the file was found to have the hash. */
export async function markVerified(file: string, sha256: string): Promise<void> {
  const found = await describe(file);
  if (!found) return;
  const temporary = `${markerOf(file)}.${process.pid}.tmp`;
  await writeFile(temporary, JSON.stringify({ ...found, sha256 }));
  await rename(temporary, markerOf(file));
}

/** Removes a file and what was known about it. */
export async function removeFile(file: string): Promise<void> {
  await Promise.all([rm(file, { force: true }), rm(markerOf(file), { force: true })]);
}

/** SHA-256 of a file in hexadecimal digits, read in pieces. */
export async function hashFile(file: string, onBytes?: (bytes: number) => void): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk);
    bytes += chunk.length;
    onBytes?.(bytes);
  }
  return hash.digest('hex');
}

/** Bytes of a file; 0 if it is not there. */
export async function fileBytes(file: string): Promise<number> {
  return (await describe(file))?.bytes ?? 0;
}

function markerOf(file: string): string {
  return `${file}.verified.json`;
}

async function describe(file: string): Promise<{ readonly bytes: number; readonly mtimeMs: number } | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? { bytes: found.size, mtimeMs: found.mtimeMs } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function readMarker(file: string): Promise<Marker | undefined> {
  try {
    const { bytes, mtimeMs, sha256 } = JSON.parse(await readFile(markerOf(file), 'utf8'));
    return { bytes: Number(bytes), mtimeMs: Number(mtimeMs), sha256: String(sha256) };
  } catch {
    return undefined;
  }
}
