import type { FileChange } from '../../domain/program.ts';
import type { PatchRefusal } from './patch-refusal.ts';

export interface SizeLimits {
  readonly fileBytes: number;
  readonly files: number;
  /** All texts that are written, together. */
  readonly patchBytes: number;
}

export const DEFAULT_SIZES: SizeLimits = { fileBytes: 1024 * 1024, files: 50, patchBytes: 512 * 1024 };

/** A line of base64 or hexadecimal that no person writes. */
const LONGEST_BLOB = 4_096;

/** What the new texts themselves say against them. */
export function checkContents(changes: readonly FileChange[], limits: SizeLimits): readonly PatchRefusal[] {
  const bytes = changes.map(({ after }) => (after === null ? 0 : Buffer.byteLength(after, 'utf8')));
  const written = changes.reduce((sum, change, position) => sum + addedBytes(change, bytes[position] ?? 0), 0);
  const whole: PatchRefusal[] = [];
  if (changes.length > limits.files) {
    whole.push({
      rule: 'file-count',
      path: '',
      message: `${changes.length} files are changed; ${limits.files} are allowed.`,
    });
  }
  if (written > limits.patchBytes) {
    whole.push({
      rule: 'patch-size',
      path: '',
      message: `${written} bytes are written; ${limits.patchBytes} are allowed.`,
    });
  }
  return [...whole, ...changes.flatMap((change, position) => checkContent(change, bytes[position] ?? 0, limits))];
}

/** Growth of the text: a one-line change of a large file is a small patch. */
function addedBytes({ before, after }: FileChange, bytes: number): number {
  if (after === null) return 0;
  const common = commonEnds(before ?? '', after);
  return Math.max(0, bytes - common);
}

/** Units that both texts share at their beginning and their end. */
function commonEnds(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < most - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end += 1;
  return start + end;
}

function checkContent({ path, before, after }: FileChange, bytes: number, limits: SizeLimits): readonly PatchRefusal[] {
  if (after === null) return [];
  if (bytes > limits.fileBytes)
    return [{ rule: 'file-size', path, message: `The file has ${bytes} bytes; ${limits.fileBytes} are allowed.` }];
  if (after.includes('\0') || (before ?? '').includes('\0'))
    return [{ rule: 'binary', path, message: 'The text holds a NUL: it is binary.' }];
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(after)) {
    return [{ rule: 'binary', path, message: 'The text holds half a character and cannot be written as UTF-8.' }];
  }
  if (hasBlob(after) && !hasBlob(before ?? ''))
    return [{ rule: 'binary', path, message: `A block of more than ${LONGEST_BLOB} encoded characters is added.` }];
  if (/^GIT binary patch$/m.test(after) && before === null)
    return [{ rule: 'binary', path, message: 'The new file is a binary patch.' }];
  return [];
}

function hasBlob(text: string): boolean {
  let run = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isEncoded =
      (code >= 48 && code <= 57) ||
      (code >= 65 && code <= 90) ||
      (code >= 97 && code <= 122) ||
      code === 43 ||
      code === 47 ||
      code === 61;
    if (isEncoded) run += 1;
    else if (code !== 10 && code !== 13) run = 0;
    if (run > LONGEST_BLOB) return true;
  }
  return false;
}
