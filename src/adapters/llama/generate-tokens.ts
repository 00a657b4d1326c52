import { TaskError } from '../../domain/errors.ts';
import type { CompletionProgress } from '../../ports/model.ts';
import { TOKEN_REPETITION, watchForRepetition } from '../model-answer/watch-for-repetition.ts';
import type { LlamaModelHandle, LlamaSequence } from './library-types.ts';
import type { RenderedPrompt } from './render-prompt.ts';

export interface Generation {
  readonly prompt: RenderedPrompt;
  readonly maxOutputTokens: number;
  readonly temperature: number;
  readonly seed: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: CompletionProgress) => void) | undefined;
  /** Counted as they come, so that an answer that ends in an error is counted, too. */
  readonly usage: {
    /** Prompt tokens that an earlier call had evaluated already. */
    reusedTokens: number;
    completionTokens: number;
  };
}

/** Prompt tokens evaluated between two signs of progress; about a second of work for a small model. */
const STEP = 128;

/**
 * Evaluates what the prompt does not share with the one before, then lets the model write until it ends its turn. The tokens are without what ended it.
 * Throws `model-cut` at the limit and `model-loop` when it turns in circles.
 */
export async function generateTokens(
  sequence: LlamaSequence,
  model: LlamaModelHandle,
  generation: Generation,
): Promise<readonly number[]> {
  generation.usage.reusedTokens = await keepSharedPrefix(sequence, generation.prompt.tokens);
  const last = await evaluatePrompt(sequence, generation);
  const tokens = await writeAnswer(sequence, model, { ...generation, last });
  generation.usage.completionTokens = tokens.length;
  return tokens;
}

/** Drops what differs from the new prompt. Its last token is always evaluated anew, since the answer comes out of it. */
async function keepSharedPrefix(sequence: LlamaSequence, prompt: readonly number[]): Promise<number> {
  const shared = Math.min(sequence.compareContextTokens(prompt).firstDifferentIndex, prompt.length - 1);
  if (shared < sequence.nextTokenIndex) {
    await sequence.eraseContextTokenRanges([{ start: shared, end: sequence.nextTokenIndex }]);
  }
  return sequence.nextTokenIndex;
}

async function evaluatePrompt(sequence: LlamaSequence, generation: Generation): Promise<readonly number[]> {
  const { tokens } = generation.prompt;
  const tell = () =>
    generation.onProgress?.({ phase: 'prompt', tokens: sequence.nextTokenIndex, total: tokens.length });
  tell();
  while (tokens.length - sequence.nextTokenIndex > STEP) {
    stopIfAsked(generation.signal);
    const start = sequence.nextTokenIndex;
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(start, start + STEP));
    tell();
  }
  stopIfAsked(generation.signal);
  return tokens.slice(sequence.nextTokenIndex);
}

async function writeAnswer(
  sequence: LlamaSequence,
  model: LlamaModelHandle,
  generation: Generation & { readonly last: readonly number[] },
): Promise<readonly number[]> {
  const { maxOutputTokens, temperature, seed, prompt, last } = generation;
  const repeats = watchForRepetition(TOKEN_REPETITION);
  const answer: number[] = [];
  for await (const token of sequence.evaluate(last, { temperature, seed, yieldEogToken: true })) {
    stopIfAsked(generation.signal);
    if (answer.length === 0)
      generation.onProgress?.({ phase: 'prompt', tokens: prompt.tokens.length, total: prompt.tokens.length });
    if (model.isEogToken(token)) return answer;
    answer.push(token);
    generation.usage.completionTokens = answer.length;
    generation.onProgress?.({ phase: 'output', tokens: answer.length, total: maxOutputTokens });
    const stop = prompt.stops.find((run) => endsWith(answer, run));
    if (stop) return answer.slice(0, -stop.length);
    if (repeats([token])) throw loop(model.detokenize(answer.slice(-20)));
    if (answer.length >= maxOutputTokens) break;
  }
  throw new TaskError('model-cut', `The answer was cut at the ${maxOutputTokens} tokens it was allowed.`, {
    hint: 'Use a smaller task, or a model with a larger output limit.',
  });
}

function endsWith(tokens: readonly number[], run: readonly number[]): boolean {
  const start = tokens.length - run.length;
  return start >= 0 && run.every((token, index) => tokens[start + index] === token);
}

function loop(tail: string): TaskError {
  return new TaskError('model-loop', `The model repeats itself: ${JSON.stringify(tail.slice(-60))}.`, {
    hint: 'Another temperature or a larger model may help.',
  });
}

function stopIfAsked(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new TaskError('interrupted', 'The model call was stopped.');
}
