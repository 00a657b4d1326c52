import type { FailureEvidence } from '../../domain/evidence.ts';

/** Tests printed with their message; the others are counted. */
const MOST_SHOWN = 4;
const MOST_FRAMES = 6;
const MESSAGE_LINES = 12;
const MESSAGE_CHARACTERS = 900;

/** The failing tests as text: name, message and frames of the first few, bounded, the rest counted. */
export function describeFailures(failures: readonly FailureEvidence[]): string {
  const shown = failures.slice(0, MOST_SHOWN).map(describeFailure);
  const more = failures.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

function describeFailure(failure: FailureEvidence): string {
  const frames = failure.frames.slice(0, MOST_FRAMES).map((frame) => {
    const where = frame.function === undefined ? '' : ` in ${frame.function}`;
    return `  at ${frame.path}:${frame.line}${where}`;
  });
  return [failure.test, ...messageLines(failure.message), ...frames].join('\n');
}

function messageLines(message: string): readonly string[] {
  const lines = message
    .slice(0, MESSAGE_CHARACTERS)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const kept = lines.slice(0, MESSAGE_LINES);
  const isCut = kept.length < lines.length || message.length > MESSAGE_CHARACTERS;
  return [...kept, ...(isCut ? ['[…]'] : [])].map((line) => `  ${line}`);
}
