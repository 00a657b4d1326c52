import type { FailureEvidence, StackFrame } from '../../domain/evidence.ts';
import { tryRepoPath } from '../../domain/repo-path.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';

/** Tests printed with their message; the others are counted. */
const MOST_SHOWN = 4;
/** Cases of one test function: two show what varies. */
const MOST_CASES = 2;
const MOST_FRAMES = 6;
const MESSAGE_LINES = 10;
const MESSAGE_CHARACTERS = 800;

/** A source line as printed beside its frame. */
const LINE_CHARACTERS = 160;

/**
 * The failing tests as text: name, message and frames of a few, different ones first, bounded, the rest counted. A frame in the code under test
 * has its source line beside it: a small model finds the place by its words, not by its number.
 */
export function describeFailures(failures: readonly FailureEvidence[], files: RepositoryIndex['byPath']): string {
  const printed = new Set<string>();
  const all = shownFailures(failures);
  const shown = all.map((failure) => describeFailure(failure, printed, files));
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
export function functionOf(test: string): string {
  return test.replace(/\[.*$/s, '');
}

function describeFailure(failure: FailureEvidence, printed: Set<string>, files: RepositoryIndex['byPath']): string {
  const frames = failure.frames.slice(0, MOST_FRAMES).map((frame) => {
    const where = frame.function === undefined ? '' : ` in ${frame.function}`;
    return `  at ${frame.path}:${frame.line}${where}${sourceLine(frame, files)}`;
  });
  const fresh = frames.filter((frame) => !printed.has(frame));
  for (const frame of fresh) printed.add(frame);
  return [failure.test, ...messageLines(failure.message), ...fresh].join('\n');
}

function sourceLine({ path, line }: StackFrame, files: RepositoryIndex['byPath']): string {
  const known = tryRepoPath(path);
  const file = known && files.get(known);
  if (file === undefined || file.isTestFile) return '';
  const text = file.text.split('\n', line)[line - 1]?.trim() ?? '';
  return text === '' ? '' : `: ${text.slice(0, LINE_CHARACTERS)}`;
}

/** What a runner says to people at a terminal and is no news of the failure. */
const CHATTER = /^\s*(?:Use -v to get more diff|\(pytest_assertion plugin: .*\))$/;

/** Where an object happens to lie is no news either, and would make the prompt another one in every run: `<Node at 0x7f3a…>`, `Node@1b2c3d4`. */
function withoutAddresses(line: string): string {
  return line.replace(/\bat 0x[0-9a-f]{6,16}\b/gi, 'at 0x…').replace(/\b([A-Z][\w$]*)@[0-9a-f]{5,8}\b/g, '$1@…');
}

function messageLines(message: string): readonly string[] {
  const lines = message
    .slice(0, MESSAGE_CHARACTERS)
    .split('\n')
    .map((line) => withoutAddresses(line.trimEnd()))
    .filter((line) => line !== '' && !CHATTER.test(line));
  const kept = lines.slice(0, MESSAGE_LINES);
  const isCut = kept.length < lines.length || message.length > MESSAGE_CHARACTERS;
  return [...kept, ...(isCut ? ['[…]'] : [])].map((line) => `  ${line}`);
}
