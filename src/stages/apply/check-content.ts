import type { FileChange } from '../../domain/program.ts';
import type { PatchRefusal } from './patch-refusal.ts';

export interface SizeLimits {
  readonly fileBytes: number;
  readonly files: number;
  /** All texts that are written, together. */
  readonly patchBytes: number;
}

export const DEFAULT_SIZES: SizeLimits = { fileBytes: 1024 * 1024, files: 50, patchBytes: 512 * 1024 };

/** Base64 or hexadecimal, on one line or broken over long ones, that no person writes. */
const LONGEST_BLOB = 4_096;
const SHORTEST_BLOB_LINE = 32;

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
  return checkHidden(path, before ?? '', after);
}

/** Turns of writing direction and tag characters: a reader of the diff does not see what they do. Those of the old text may stay. */
const HIDDEN = /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;

function checkHidden(path: string, before: string, after: string): readonly PatchRefusal[] {
  const old = new Set(before.split('\n').filter((line) => line.search(HIDDEN) >= 0));
  const lines = after.split('\n');
  const at = lines.findIndex((line) => line.search(HIDDEN) >= 0 && !old.has(line));
  const [first] = lines[at]?.match(HIDDEN) ?? [];
  if (first === undefined) return [];
  const name = `U+${first.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  const message = `Characters that turn or hide the text around them are added, in line ${at + 1}: ${name}.`;
  return [{ rule: 'hidden-characters', path, message }];
}

function hasBlob(text: string): boolean {
  let run = 0;
  for (const line of text.split(/\r?\n/)) {
    for (const [part] of line.matchAll(/[0-9A-Za-z+/=]+|[^0-9A-Za-z+/=]+/g)) {
      run = /^[0-9A-Za-z+/=]/.test(part) ? run + part.length : 0;
      if (run > LONGEST_BLOB) return true;
    }
    // A list of words is no block, however many there are.
    if (line.length < SHORTEST_BLOB_LINE) run = 0;
  }
  return false;
}
