import { TaskError } from '../../domain/errors.ts';
import { emptyAnswer, refusedAnswer, usableText } from '../model-answer/usable-text.ts';
import type { RawAnswer } from './read-answer.ts';

/** Ends that mean the answer is not whole, whatever was written until then. */
const INCOMPLETE = new Set([
  'length',
  'max_tokens',
  'model_length',
  'error',
  'abort',
  'cancelled',
  'insufficient_system_resource',
]);

/** The answer's text without thoughts, or the error that says why there is none to use. */
export function judgeAnswer(answer: RawAnswer): string {
  if (answer.refusal !== '' || answer.finish === 'content_filter') {
    throw refusedAnswer(answer.refusal || 'content filter');
  }
  const hasThoughts = answer.reasoningLength > 0;
  if (answer.isWhole && answer.finish === undefined && answer.text === '') throw emptyAnswer(hasThoughts);
  if (answer.finish === undefined) {
    throw new TaskError('model-cut', `The answer ended without saying why, after ${answer.text.length} characters.`, {
      hint: 'The server or a proxy in between closed the stream; try again.',
    });
  }
  if (INCOMPLETE.has(answer.finish)) {
    throw new TaskError(
      'model-cut',
      `The answer was cut (${answer.finish}) at ${answer.allowedTokens} tokens allowed.`,
      {
        hint: 'Use a smaller task, or a model with a larger output limit.',
      },
    );
  }
  return usableText(answer.text, hasThoughts);
}
