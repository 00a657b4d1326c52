import { type CaseDraft, DID_NOT_END } from './case-draft.ts';
import type { LocatePath } from './parse-frames.ts';
import { parseFrames } from './parse-frames.ts';

const DUMP =
  /^(?:Timeout \([\d:.]+\)!|Fatal Python error: .*|Current thread .*|Thread 0x[0-9a-f]+.*\(most recent call first\):)$/m;

/** The test that was running when a Python run was stopped, from the stack that its fault handler printed. */
export function readPythonHang(text: string, locate: LocatePath): CaseDraft | undefined {
  const start = text.search(DUMP);
  if (start < 0) return undefined;
  const dump = `(most recent call first)\n${stackAfter(text.slice(start))}`;
  const frames = parseFrames(dump, locate);
  const test = frames.findLast((frame) => /^test/i.test(frame.function ?? '')) ?? frames.at(-1);
  if (test === undefined) return undefined;
  const module = test.path.replace(/\.py$/, '').replaceAll('/', '.');
  return {
    id: `${module}::${test.function ?? 'line'}`,
    status: 'error',
    message: DID_NOT_END,
    trace: dump,
    file: test.path,
  };
}

/** The first run of stack lines. */
function stackAfter(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith('  File "'));
  if (first < 0) return '';
  const end = lines.findIndex((line, position) => position > first && !line.startsWith('  File "'));
  return lines.slice(first, end < 0 ? undefined : end).join('\n');
}
