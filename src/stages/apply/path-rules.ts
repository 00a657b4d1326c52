/** Why a path may not be written at all, or undefined. The attacker is whoever wrote the model's answer. */
export function pathRule(path: string): string | undefined {
  if (path === '' || path.startsWith('/') || path.startsWith('~') || /^[A-Za-z]:/.test(path) || path.includes('\\')) {
    return 'leaves the repository or is no relative path';
  }
  if (/[\u0000-\u001f\u007f-\u009f]/.test(path)) return 'has control characters';
  if (/[\u202a-\u202e\u2066-\u2069]/.test(path)) return 'has characters that change the order of text';
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    return 'leaves the repository or is not normalised';
  if (parts.length > 64 || path.length > 4096 || parts.some((part) => Buffer.byteLength(part) > 255))
    return 'is too long or too deep';
  for (const part of parts) {
    const rule = partRule(part);
    if (rule) return rule;
  }
  return undefined;
}

function partRule(part: string): string | undefined {
  if (isGitFolder(part)) return 'is inside git’s own folder, or looks like it to some file system';
  if (/[<>:"|?*]/.test(part) || /[. ]$/.test(part)) return 'cannot be a name on every system';
  if (/^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?:\.|$)/i.test(part))
    return 'is the name of a device on some systems';
  return undefined;
}

/** Names that some file system takes for `.git`: other case, trailing dots and spaces, short names, ignorable code points, streams. */
function isGitFolder(part: string): boolean {
  const seen = part
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .toLowerCase()
    .replace(/:.*$/, '')
    .replace(/[. ]+$/, '');
  return seen === '.git' || /^git~\d+$/.test(seen);
}
