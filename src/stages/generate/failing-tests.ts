import type { FailureEvidence } from '../../domain/evidence.ts';

/** Tests printed with their message; the others are counted. */
const MOST_SHOWN = 4;
/** Cases of one test function: two show what varies. */
const MOST_CASES = 2;
const MOST_FRAMES = 6;
const MESSAGE_LINES = 10;
const MESSAGE_CHARACTERS = 800;

/** The failing tests as text: name, message and frames of a few, different ones first, bounded, the rest counted. */
export function describeFailures(failures: readonly FailureEvidence[]): string {
  const printed = new Set<string>();
  const all = shownFailures(failures);
  const shown = all.map((failure) => describeFailure(failure, printed));
  const more = failures.length - all.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** The failures that are printed: the first few, not more than two cases of one test. */
export function shownFailures(failures: readonly FailureEvidence[]): readonly FailureEvidence[] {
  const cases = new Map<string, number>();
  const ofEach = failures.filter((failure) => {
    const name = functionOf(failure.test);
    const count = (cases.get(name) ?? 0) + 1;
    cases.set(name, count);
    return count <= MOST_CASES;
  });
  return ofEach.slice(0, MOST_SHOWN);
}

/** The test without the case: `test_last[3-5]` and `test_last[4-6]` are one function. */
function functionOf(test: string): string {
  return test.replace(/\[.*$/s, '');
}

function describeFailure(failure: FailureEvidence, printed: Set<string>): string {
  const frames = failure.frames.slice(0, MOST_FRAMES).map((frame) => {
    const where = frame.function === undefined ? '' : ` in ${frame.function}`;
    return `  at ${frame.path}:${frame.line}${where}`;
  });
  const fresh = frames.filter((frame) => !printed.has(frame));
  for (const frame of fresh) printed.add(frame);
  return [failure.test, ...messageLines(failure.message), ...fresh].join('\n');
}

/** What a runner says to people at a terminal and is no news of the failure. */
const CHATTER = /^\s*(?:Use -v to get more diff|\(pytest_assertion plugin: .*\))$/;

function messageLines(message: string): readonly string[] {
  const lines = message
    .slice(0, MESSAGE_CHARACTERS)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !CHATTER.test(line));
  const kept = lines.slice(0, MESSAGE_LINES);
  const isCut = kept.length < lines.length || message.length > MESSAGE_CHARACTERS;
  return [...kept, ...(isCut ? ['[…]'] : [])].map((line) => `  ${line}`);
}
