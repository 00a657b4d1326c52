import { pathInInfo, pathInLine } from './written-path.ts';

/** A fenced block of an answer. */
export interface CodeBlock {
  readonly info: string;
  readonly text: string;
  /** A path named by the fence or by the line before it, as written. */
  readonly path?: string;
  readonly closed: boolean;
  /** 0-based lines of the answer the content stands on, end excluded. */
  readonly start: number;
  readonly end: number;
}

interface OpenFence {
  readonly character: string;
  readonly length: number;
  readonly indent: string;
  readonly info: string;
  /** 0-based line of the opening fence. */
  readonly line: number;
}

/** More blocks than any answer has, and deeper ones: each is a copy of text. */
const MOST_BLOCKS = 60;
const DEEPEST = 3;

const FENCE = /^([ \t]*)(`{3,}|~{3,})([^`\n]*)$/;

/**
 * All fenced blocks, outer ones before those inside. A fence with an info string inside a block opens another one, as
 * models do when they wrap a whole answer in ```` ```markdown ````; an unclosed block runs to the end and says so.
 */
export function codeBlocks(answer: string): readonly CodeBlock[] {
  const lines = answer.split('\n');
  const open: OpenFence[] = [];
  const blocks: CodeBlock[] = [];
  const close = (fence: OpenFence, end: number, closed: boolean) => blocks.push(blockOf(lines, fence, { end, closed }));
  lines.forEach((line, i) => {
    const [, indent = '', run = '', info = ''] = FENCE.exec(line) ?? [];
    if (run === '') return;
    const top = open.at(-1);
    if (top && info.trim() === '' && run[0] === top.character && run.length >= top.length) {
      open.pop();
      close(top, i, true);
    } else if ((!top || info.trim() !== '') && open.length < DEEPEST && open.length + blocks.length < MOST_BLOCKS) {
      open.push({ character: run[0] ?? '`', length: run.length, indent, info: info.trim(), line: i });
    }
  });
  for (const fence of open) close(fence, lines.length, false);
  return blocks.sort((a, b) => a.start - b.start || b.end - a.end);
}

function blockOf(lines: readonly string[], fence: OpenFence, span: { end: number; closed: boolean }): CodeBlock {
  const content = lines.slice(fence.line + 1, span.end).map((line) => withoutIndent(line, fence.indent));
  const path = pathInInfo(fence.info) ?? pathInLine(lastLineBefore(lines, fence.line));
  return {
    info: fence.info,
    text: content.join('\n'),
    ...(path === undefined ? {} : { path }),
    closed: span.closed,
    start: fence.line + 1,
    end: span.end,
  };
}

/** A fence inside a list is indented, and its content with it. */
function withoutIndent(line: string, indent: string): string {
  return indent !== '' && line.startsWith(indent) ? line.slice(indent.length) : line;
}

function lastLineBefore(lines: readonly string[], line: number): string {
  for (let i = line - 1; i >= 0 && i >= line - 2; i--) {
    const text = lines[i] ?? '';
    if (text.trim() !== '') return text;
  }
  return '';
}

/** The text from the first opening fence to the last fence: right where the code itself holds bare fences. */
export function widestBlock(answer: string): string | undefined {
  const lines = answer.split('\n');
  const fences = lines.flatMap((line, i) => (FENCE.test(line) ? [i] : []));
  const [first] = fences;
  const last = fences.at(-1);
  if (first === undefined || last === undefined || last - first < 2 || fences.length < 3) return undefined;
  return lines.slice(first + 1, last).join('\n');
}
