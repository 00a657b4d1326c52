import { problem, type Readable, readable } from './answer-problem.ts';
import type { EditBlock, FileEdit } from './file-edit.ts';
import { pathInInfo, pathInLine } from './written-path.ts';

const OPEN = /^[ \t]*<{5,9}[ \t]*(?:SEARCH|ORIGINAL|HEAD|OLD|BEFORE)\b[ \t]*(.*)$/i;
const DIVIDE = /^[ \t]*={5,9}[ \t]*$/;
const CLOSE = /^[ \t]*>{5,9}[ \t]*(?:REPLACE|UPDATED|NEW|AFTER|[A-Za-z0-9/_.-]*)[ \t]*$/i;
const FENCE = /^[ \t]*(?:`{3,}|~{3,})(.*)$/;

/** True where the answer holds at least one search/replace opening. */
export function holdsSearchReplace(answer: string): boolean {
  return answer.split('\n').some((line) => OPEN.test(line));
}

/** Reads search/replace blocks; each goes to the file named last before it. One unfinished block spoils the answer. */
export function readSearchReplace(answer: string): Readable<readonly FileEdit[]> {
  const lines = answer.split('\n');
  const edits: FileEdit[] = [];
  let path: string | undefined;
  let at = nextLine(lines, 0, OPEN);
  while (at >= 0) {
    const named = OPEN.exec(lines[at] ?? '')?.[1] ?? '';
    path = pathBefore(lines, at) ?? pathInLine(named) ?? path;
    const block = readBlock(lines, at + 1);
    if (!block) return problem('unparsable', `Edit ${edits.length + 1} is not finished, or has more than one divider.`);
    const isNew = block.value.search.every((line) => line.trim() === '');
    edits.push({
      action: isNew && path !== undefined ? 'create' : 'edit',
      ...(path === undefined ? {} : { path }),
      blocks: [block.value],
    });
    at = nextLine(lines, block.end + 1, OPEN);
  }
  return edits.length === 0 ? problem('unparsable', 'The answer holds no edit.') : readable(edits);
}

function nextLine(lines: readonly string[], from: number, pattern: RegExp): number {
  for (let i = from; i < lines.length; i++) if (pattern.test(lines[i] ?? '')) return i;
  return -1;
}

function readBlock(lines: readonly string[], from: number): { value: EditBlock; end: number } | undefined {
  const end = nextLine(lines, from, CLOSE);
  if (end < 0) return undefined;
  const inside = lines.slice(from, end);
  if (inside.some((line) => OPEN.test(line))) return undefined;
  const dividers = inside.flatMap((line, i) => (DIVIDE.test(line) ? [from + i] : []));
  const [divider] = dividers;
  if (divider === undefined || dividers.length > 1) return undefined;
  const search = withoutFence(lines.slice(from, divider));
  const replace = withoutFence(lines.slice(divider + 1, end));
  return { value: { search, replace }, end };
}

/** Some models fence each half of a block. */
function withoutFence(lines: readonly string[]): readonly string[] {
  const [first] = lines;
  const last = lines.at(-1);
  const fenced =
    first !== undefined &&
    last !== undefined &&
    lines.length >= 2 &&
    FENCE.test(first) &&
    /^[ \t]*(?:`{3,}|~{3,})\s*$/.test(last);
  return fenced ? lines.slice(1, -1) : lines;
}

/** The path stands on the line before the block, or before or in the fence around it. */
function pathBefore(lines: readonly string[], opening: number): string | undefined {
  for (let i = opening - 1; i >= 0 && i >= opening - 3; i--) {
    const line = lines[i] ?? '';
    const fence = FENCE.exec(line);
    const found = fence ? pathInInfo((fence[1] ?? '').trim()) : pathInLine(line);
    if (found !== undefined) return found;
    if (CLOSE.test(line)) return undefined;
  }
  return undefined;
}
