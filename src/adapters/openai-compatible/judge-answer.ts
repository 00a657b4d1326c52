import { TaskError } from '../../domain/errors.ts';
import { stripReasoning } from '../model-answer/strip-reasoning.ts';
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

/** An apology instead of an answer: short, no code, and it begins like one. */
const REFUSAL =
  /^(?:i['’]m sorry|i am sorry|sorry|i apologi[sz]e|i can['’]?t|i cannot|i['’]m (?:not able|unable)|as an ai)\b/i;
const LONGEST_REFUSAL = 400;

/** The answer's text without thoughts, or the error that says why there is none to use. */
export function judgeAnswer(answer: RawAnswer, maxOutputTokens: number): string {
  if (answer.refusal !== '' || answer.finish === 'content_filter') {
    throw refused(answer.refusal || 'content filter');
  }
  if (answer.isWhole && answer.finish === undefined && answer.text === '') throw empty(answer);
  if (answer.finish === undefined) {
    throw new TaskError('model-cut', `The answer ended without saying why, after ${answer.text.length} characters.`, {
      hint: 'The server or a proxy in between closed the stream; try again.',
    });
  }
  if (INCOMPLETE.has(answer.finish)) {
    throw new TaskError('model-cut', `The answer was cut (${answer.finish}) at ${maxOutputTokens} tokens allowed.`, {
      hint: 'Use a smaller task, or a model with a larger output limit.',
    });
  }
  const text = stripReasoning(answer.text);
  if (text.trim() === '') throw empty(answer);
  if (text.length <= LONGEST_REFUSAL && !text.includes('```') && REFUSAL.test(text.trim())) throw refused(text.trim());
  return text;
}

function empty(answer: RawAnswer): TaskError {
  const thought = answer.reasoningLength > 0 || answer.text.trim() !== '';
  return new TaskError(
    'model-empty',
    thought ? 'The model sent thoughts and no answer.' : 'The model sent an empty answer.',
    {
      hint: thought ? 'Raise max-output-tokens, or use a model that thinks less.' : 'Try again, or use another model.',
    },
  );
}

function refused(words: string): TaskError {
  return new TaskError('model-refused', `The model refuses: ${JSON.stringify(words.slice(0, 200))}.`, {
    hint: 'Word the task differently, or use another model.',
  });
}
