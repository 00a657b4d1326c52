import type { SkipReason } from '../../domain/repository-index.ts';

export type Content =
  | { readonly isText: true; readonly text: string }
  | { readonly isText: false; readonly reason: SkipReason };

const LFS_HEADER = 'version https://git-lfs.github.com/spec/';
const LFS_POINTER_LIMIT = 1024;
/** Characters a line has on average in code no one wrote by hand. */
const MINIFIED_MEAN = 300;
/** A short file may well be one long line. */
const MINIFIED_LEAST = 1000;

// A byte order mark is kept: offsets into the text must be offsets into the file.
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Text or not, by content alone: an extension proves nothing. */
export function classifyContent(content: Buffer): Content {
  if (content.length < LFS_POINTER_LIMIT && content.toString('latin1').startsWith(LFS_HEADER)) {
    return { isText: false, reason: 'lfs-pointer' };
  }
  if (hasUtf16Mark(content)) return { isText: false, reason: 'not-utf8' };
  if (content.includes(0)) return { isText: false, reason: 'binary' };
  const text = decode(content);
  if (text === undefined) return { isText: false, reason: 'not-utf8' };
  return isMinified(text) ? { isText: false, reason: 'minified' } : { isText: true, text };
}

function hasUtf16Mark(content: Buffer): boolean {
  return (content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0xfe && content[1] === 0xff);
}

function decode(content: Buffer): string | undefined {
  try {
    return UTF8.decode(content);
  } catch {
    return undefined;
  }
}

function isMinified(text: string): boolean {
  if (text.length < MINIFIED_LEAST) return false;
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1)) lines += 1;
  return text.length / lines > MINIFIED_MEAN;
}
