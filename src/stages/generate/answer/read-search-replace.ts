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
  let at = lines.findIndex((line) => OPEN.test(line));
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
    const { end } = block;
    at = lines.findIndex((line, i) => i > end && OPEN.test(line));
  }
  return edits.length === 0 ? problem('unparsable', 'The answer holds no edit.') : readable(edits);
}

function readBlock(lines: readonly string[], from: number): { value: EditBlock; end: number } | undefined {
  const end = lines.findIndex((line, i) => i >= from && CLOSE.test(line));
  const next = lines.findIndex((line, i) => i >= from && OPEN.test(line));
  if (end < 0 || (next >= 0 && next < end)) return undefined;
  const dividers = lines.slice(from, end).flatMap((line, i) => (DIVIDE.test(line) ? [from + i] : []));
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
