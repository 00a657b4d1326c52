import { leastStrictName } from '../../domain/file-system-name.ts';
import { tryRepoPath } from '../../domain/repo-path.ts';
import type { PatchRefusal, RefusalRule } from './patch-refusal.ts';

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const MOST_BYTES_OF_A_PART = 255;
const MOST_BYTES = 4_096;
const DEEPEST = 64;
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\..*)?$/;
/** Names of `.git` on Windows (short name) besides what `leastStrictName` already makes equal. */
const GIT_NAMES = new Set(['.git', 'git~1', 'git~2', 'git~3', 'git~4', '.git~1']);

/** What a path's own form says against it. `isNew`: no file of that exact name is in the tree, so its form must be one every system can hold. */
export function checkPath(path: string, isNew: boolean): readonly PatchRefusal[] {
  const refuse = (rule: RefusalRule, message: string): readonly PatchRefusal[] => [{ rule, path, message }];
  if (/^(?:[/\\~]|[A-Za-z]:)/.test(path) || (isNew && /^\w+:/.test(path)))
    return refuse('outside-tree', 'An absolute path or an address leads out of the tree.');
  if (path.split(/[/\\]/).includes('..')) return refuse('outside-tree', 'A path with `..` may lead out of the tree.');
  if (path === '' || path.includes('\0')) return refuse('path-shape', 'A path cannot be empty or hold a NUL.');
  const parts = path.split('/');
  if (parts.map(leastStrictName).some((part) => GIT_NAMES.has(part)))
    return refuse('git-folder', 'The path leads into a git folder, on some system.');
  if (!isNew) return [];
  if (path.includes('\\') || tryRepoPath(path) !== path)
    return refuse('path-shape', 'The path is not in its normal form.');
  return checkNewName(path, parts, refuse);
}

type Refuse = (rule: RefusalRule, message: string) => readonly PatchRefusal[];

function checkNewName(path: string, parts: readonly string[], refuse: Refuse): readonly PatchRefusal[] {
  if (
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/u.test(
      path,
    )
  ) {
    return refuse('new-name', 'A new name may not hold control or invisible characters.');
  }
  if (LONE_SURROGATE.test(path) || /[<>:"|?*]/.test(path))
    return refuse('portable-name', 'A new name may not hold < > : " | ? or *.');
  if (parts.some((part) => /[. ]$/.test(part)))
    return refuse('portable-name', 'A new name may not end in a dot or a space.');
  if (parts.some((part) => DEVICE.test(part.toLowerCase())))
    return refuse('portable-name', 'The name is a device on Windows.');
  const bytes = (text: string) => Buffer.byteLength(text, 'utf8');
  if (bytes(path) > MOST_BYTES || parts.some((part) => bytes(part) > MOST_BYTES_OF_A_PART) || parts.length > DEEPEST) {
    return refuse(
      'portable-name',
      `A path may have ${MOST_BYTES} bytes, ${MOST_BYTES_OF_A_PART} in a part, and ${DEEPEST} levels.`,
    );
  }
  return [];
}
