import type { StackFrame } from '../../../domain/evidence.ts';
import { FRAME_FORMATS, type FrameFormat } from './frame-formats.ts';

/** Longer lines are cut before matching; no printed frame is that long. */
const LONGEST_LINE = 500;
/** Frames read from one text; a recursion of ten thousand says no more than its first hundred. */
const MOST_FRAMES = 200;

export interface ExtractedFrames {
  /** Each printed trace on its own, innermost frame first. */
  readonly traces: readonly (readonly StackFrame[])[];
  /** The text without the frames' lines and the source lines echoed below them. */
  readonly rest: string;
}

interface Trace {
  readonly format: FrameFormat;
  readonly frames: StackFrame[];
}

/** Takes stack frames out of a text: they are evidence of their own and must not drown its words. */
export function extractFrames(text: string): ExtractedFrames {
  const traces: Trace[] = [];
  const rest: string[] = [];
  let open: Trace | undefined;
  let [count, previous] = [0, ''];
  for (const raw of text.split('\n')) {
    const line = raw
      .slice(0, LONGEST_LINE)
      .replace(/^(?:> ?)+/, '')
      .trimEnd();
    const found = count < MOST_FRAMES ? matchFrame(line, previous) : undefined;
    if (found) {
      count++;
      if (open?.format.name !== found.format.name) {
        open = { format: found.format, frames: [] };
        traces.push(open);
      }
      open.frames.push(found.frame);
    } else if (!open || !isEcho(line)) {
      rest.push(raw);
      open = open && staysOpen(open.format, line) ? open : undefined;
    }
    previous = line;
  }
  return {
    traces: traces.map(({ format, frames }) => (format.innermost === 'last' ? frames.toReversed() : frames)),
    rest: rest.join('\n'),
  };
}

/** pytest prints code and messages between the frames of one failure, and a ruled heading before the next. */
function staysOpen(format: FrameFormat, line: string): boolean {
  return format.name === 'pytest' && !/^(?:_{4}|={4})/.test(line);
}

function matchFrame(line: string, previous: string): { format: FrameFormat; frame: StackFrame } | undefined {
  for (const format of FRAME_FORMATS) {
    const groups = format.pattern.exec(line)?.groups;
    const path = groups?.path;
    if (!groups || !path) continue;
    const named = groups.function ?? format.functionBefore?.exec(previous)?.groups?.function;
    const frame = { path, line: Number(groups.line) };
    return { format, frame: named ? { ...frame, function: named.trim() } : frame };
  }
  return undefined;
}

/** A line that belongs to the frame above: indented source, a marker, a frame without place, Go's function line. */
function isEcho(line: string): boolean {
  return /^(?:\s{2,}|>?\t|>\s{2,}|\s*at |[\w./*()-]+\(.*\)$)/.test(line);
}
