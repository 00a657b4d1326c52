import { TaskError } from '../../domain/errors.ts';
import { stripReasoning } from './strip-reasoning.ts';

/** An apology instead of an answer: short, no code or edit, and it begins like one. */
const REFUSAL =
  /^(?:i['’]m sorry|i am sorry|sorry|i apologi[sz]e|i can['’]?t|i cannot|i['’]m (?:not able|unable)|as an ai)\b/i;
const LONGEST_REFUSAL = 400;
/** A fence, an edit or a diff: then something was answered, whatever was said first. */
const HOLDS_WORK = /```|~~~|^[ \t]*<{5,9}|^(?:diff --git|---|@@) /m;

/** A whole answer without its thoughts. Throws `model-empty` or `model-refused` when nothing to use is left. */
export function usableText(answer: string, hasThoughts = false): string {
  const text = stripReasoning(answer);
  if (text.trim() === '') throw emptyAnswer(hasThoughts || answer.trim() !== '');
  const isRefusal = text.length <= LONGEST_REFUSAL && !HOLDS_WORK.test(text) && REFUSAL.test(text.trim());
  if (isRefusal) throw refusedAnswer(text.trim());
  return text;
}

export function emptyAnswer(hasThoughts: boolean): TaskError {
  const what = hasThoughts ? 'The model sent thoughts and no answer.' : 'The model sent an empty answer.';
  return new TaskError('model-empty', what, {
    hint: hasThoughts
      ? 'Raise max-output-tokens, or use a model that thinks less.'
      : 'Try again, or use another model.',
  });
}

export function refusedAnswer(words: string): TaskError {
  return new TaskError('model-refused', `The model refuses: ${JSON.stringify(words.slice(0, 200))}.`, {
    hint: 'Word the task differently, or use another model.',
  });
}
