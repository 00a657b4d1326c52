import { join } from 'node:path';
import type { ModelEntry } from './model-catalogue.ts';
import { fileBytes, hashFile, markVerified } from './verified-file.ts';

export interface ModelCheck {
  readonly path: string;
  readonly end: 'right' | 'wrong-hash' | 'absent';
  readonly expected: string;
  readonly found?: string;
}

/** Hashes the cached file anew, whatever was recorded about it. A wrong file is told, not removed. */
export async function checkModel(
  entry: ModelEntry,
  folder: string,
  onBytes?: (bytes: number) => void,
): Promise<ModelCheck> {
  const path = join(folder, entry.file);
  if ((await fileBytes(path)) === 0) return { path, end: 'absent', expected: entry.sha256 };
  const found = await hashFile(path, onBytes);
  if (found !== entry.sha256) return { path, end: 'wrong-hash', expected: entry.sha256, found };
  await markVerified(path, entry.sha256);
  return { path, end: 'right', expected: entry.sha256, found };
}
