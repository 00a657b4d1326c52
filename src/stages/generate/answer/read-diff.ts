import { problem, type Readable, readable } from './answer-problem.ts';
import type { EditBlock, FileAction, FileEdit } from './file-edit.ts';
import { readHunk } from './read-hunk.ts';

const HUNK = /^@@/;

/** True where the answer holds a hunk header followed by a changed line, or a rename. */
export function holdsDiff(answer: string): boolean {
  const lines = answer.split('\n');
  return lines.some((line, i) => (HUNK.test(line) && changes(lines, i + 1)) || /^rename from /.test(line));
}

function changes(lines: readonly string[], from: number): boolean {
  for (let i = from; i < lines.length && i < from + 200; i++) {
    const line = lines[i] ?? '';
    if (/^[+-]/.test(line)) return true;
    if (!/^[ \\]|^$/.test(line)) return false;
  }
  return false;
}

/** A file's part of a diff while it is read. */
interface FilePart {
  action: FileAction;
  old?: string;
  path?: string;
  from?: string;
  binary: boolean;
  readonly blocks: EditBlock[];
}

/**
 * Reads a unified diff without trusting its numbers: every hunk becomes a search/replace block. Mode lines are told and
 * ignored; a binary part is left out with a word about it, the text parts count.
 */
export function readDiff(answer: string): Readable<readonly FileEdit[]> {
  const lines = answer.split('\n');
  const parts: FilePart[] = [];
  const notes: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (startsFile(lines, at, parts.at(-1))) parts.push(newPart(line));
    if (HUNK.test(line)) {
      const hunk = readHunk(lines, at);
      if (parts.length === 0) parts.push(newPart(''));
      parts.at(-1)?.blocks.push(hunk.block);
      at = hunk.end;
    } else {
      const part = parts.at(-1);
      if (part) readHeader(line, part, notes);
      at += 1;
    }
  }
  const wanted = parts.filter((part) => !part.binary);
  for (const part of parts) if (part.binary) notes.push(`The binary change of ${part.path ?? 'a file'} was left out.`);
  const edits = wanted.filter((part) => part.blocks.length > 0 || part.action !== 'edit').map(editOf);
  return edits.length === 0 ? problem('unparsable', 'The diff changes no text.') : readable(edits, notes);
}

/** `diff --git` opens a file; so does `---` followed by `+++` where no such line came before it. */
function startsFile(lines: readonly string[], i: number, last: FilePart | undefined): boolean {
  const line = lines[i] ?? '';
  if (line.startsWith('diff --git ')) return true;
  if (!line.startsWith('--- ') || !(lines[i + 1] ?? '').startsWith('+++ ')) return false;
  return !last || last.old !== undefined || last.blocks.length > 0;
}

function newPart(line: string): FilePart {
  const cut = line.startsWith('diff --git ') ? line.lastIndexOf(' ') : -1;
  const path = cut < 0 ? undefined : headerPath(line.slice(cut + 1));
  return { action: 'edit', binary: false, blocks: [], ...(path === undefined ? {} : { path }) };
}

function readHeader(line: string, part: FilePart, notes: string[]): void {
  const value = (prefix: string) => headerPath(line.slice(prefix.length));
  if (line.startsWith('--- ')) {
    part.old = value('--- ');
    if (part.old === '/dev/null') part.action = 'create';
  } else if (line.startsWith('+++ ')) {
    const path = value('+++ ');
    if (path === '/dev/null') {
      part.action = 'delete';
      if (part.old !== undefined) part.path = part.old;
    } else part.path = path;
  } else if (line.startsWith('rename from ')) Object.assign(part, { action: 'rename', from: value('rename from ') });
  else if (line.startsWith('copy from ')) Object.assign(part, { action: 'copy', from: value('copy from ') });
  else if (/^(?:rename|copy) to /.test(line)) part.path = value('rename to '.slice(0, line.indexOf(' to ') + 4));
  else if (line.startsWith('new file mode ')) part.action = 'create';
  else if (line.startsWith('deleted file mode ')) part.action = 'delete';
  else if (/^(?:GIT binary patch|Binary files )/.test(line)) part.binary = true;
  else if (/^(?:old|new) mode /.test(line)) notes.push('A change of file mode was ignored.');
}

/** Without `a/` and `b/`, quotes and the tab some tools put before a date. */
function headerPath(written: string): string {
  const bare = written
    .replace(/\t.*$/, '')
    .trim()
    .replace(/^"(.*)"$/, '$1');
  return bare.replace(/^[ab]\//, '');
}

function editOf(part: FilePart): FileEdit {
  const optional = {
    ...(part.path === undefined ? {} : { path: part.path }),
    ...(part.from === undefined ? {} : { from: part.from }),
  };
  return { action: part.action, ...optional, blocks: part.blocks };
}
