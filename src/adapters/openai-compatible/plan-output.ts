import { TaskError } from '../../domain/errors.ts';
import type { ChatMessage } from '../../ports/model.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';

/** Tokens a chat template puts around one message, and before the answer. */
const PER_MESSAGE = 4;
const PER_CHAT = 3;

/** Fewest tokens an answer is worth asking for. */
const LEAST_OUTPUT = 16;

/** The prompt's size by a stated tokenizer, template included. */
export function countPrompt(messages: readonly ChatMessage[], tokenizer: Tokenizer): number {
  return messages.reduce((sum, message) => sum + tokenizer.count(message.content) + PER_MESSAGE, PER_CHAT);
}

export interface OutputPlan {
  readonly window: number;
  /** By our own tokenizer. */
  readonly promptTokens: number;
  /** Tokens of the server for one of ours, as seen in earlier answers; 1 at first. */
  readonly ratio: number;
  readonly wanted: number;
}

/**
 * Output tokens to ask for: strict servers refuse a call when prompt and output together pass the window. The server
 * counts with its own tokenizer, so a tenth of the prompt is left free. Throws `model-overflow` when nothing is left.
 */
export function planOutput(plan: OutputPlan): number {
  const prompt = Math.ceil(plan.promptTokens * plan.ratio);
  const margin = 32 + Math.ceil(prompt / 10);
  const room = plan.window - prompt - margin;
  if (room < Math.min(LEAST_OUTPUT, plan.wanted)) {
    throw new TaskError(
      'model-overflow',
      `The prompt of about ${prompt} tokens leaves no room in a window of ${plan.window}.`,
      {
        hint: 'Lower token-budget, or set the window of the model.',
      },
    );
  }
  return Math.min(plan.wanted, room);
}
