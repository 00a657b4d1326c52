import { TaskError } from '../../domain/errors.ts';

/**
 * Below this ratio no honest server counts. Its tokenizer is not ours: on source code and English the counts of current
 * models are within a tenth, on Chinese text or long rulers a server may count a quarter less. Truncation to half or
 * less of the prompt is caught for certain; a smaller loss is prevented by the probed window instead.
 */
const LOWEST_HONEST_RATIO = 0.6;

/** Shorter prompts are never truncated, and templates would distort the ratio. */
const LEAST_TOKENS = 512;

export interface PromptCheck {
  /** By our own tokenizer. */
  readonly own: number;
  /** As the server reports it; 0 where it does not. */
  readonly reported: number;
  /** Part of the prompt that an earlier call had sent already: some servers leave what they reused out of the count. */
  readonly sharedRatio: number;
  readonly server: string;
}

/** Throws `model-truncated-prompt` when the server saw far less than was sent: its answer is about something else. */
export function checkPromptKept(check: PromptCheck): void {
  const fresh = check.own * (1 - check.sharedRatio);
  if (check.reported <= 0 || fresh < LEAST_TOKENS || check.reported >= fresh * LOWEST_HONEST_RATIO) return;
  throw new TaskError(
    'model-truncated-prompt',
    `${check.server} evaluated ${check.reported} of about ${check.own} prompt tokens and answered all the same.`,
    { hint: `Raise the server's context length (Ollama: num_ctx), or set window to ${check.reported}.` },
  );
}

/** How much of a text, 0 to 1, is the beginning of an earlier one. */
export function sharedRatio(text: string, earlier: string): number {
  let at = 0;
  while (at < text.length && text.charCodeAt(at) === earlier.charCodeAt(at)) at++;
  return text.length === 0 ? 0 : at / text.length;
}
