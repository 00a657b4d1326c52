import type { TaskError } from '../../src/domain/errors.ts';
import type { Completion, CompletionRequest, Model, ModelProfile } from '../../src/ports/model.ts';

/** What one call gets: a text, an error, or either after looking at the prompt. */
export type ScriptedAnswer =
  | string
  | TaskError
  | Partial<Completion>
  | ((request: CompletionRequest) => string | TaskError | Partial<Completion>);

/** A model that replays a script. A call too many fails at once, a call too few when `assertDone` is asked. */
export interface ScriptedModel extends Model {
  /** Every call, in order. */
  readonly requests: readonly CompletionRequest[];
  /** Text of all messages of one call, joined by newlines. */
  promptOf(call: number): string;
  /** Fails unless every answer of the script was used. */
  assertDone(): void;
  readonly isClosed: boolean;
}

const PROFILE: ModelProfile = {
  name: 'scripted',
  window: 32_768,
  windowSource: 'configured',
  maxOutputTokens: 4096,
  strength: 'strong',
  embedded: false,
  tokenizer: { name: 'quarters', count: (text) => Math.ceil(text.length / 4) },
};

/** Prompt tokens count as reused as far as the prompt begins like the one before. */
export function scriptedModel(script: readonly ScriptedAnswer[], profile: Partial<ModelProfile> = {}): ScriptedModel {
  const requests: CompletionRequest[] = [];
  const known: ModelProfile = { ...PROFILE, ...profile };
  let isClosed = false;
  const textOf = (request: CompletionRequest | undefined) =>
    request?.messages.map(({ content }) => content).join('\n') ?? '';
  return {
    requests,
    get isClosed() {
      return isClosed;
    },
    promptOf(call) {
      if (!requests[call]) throw new Error(`Call ${call} was never made; there were ${requests.length}.`);
      return textOf(requests[call]);
    },
    assertDone() {
      if (requests.length < script.length) {
        throw new Error(`${script.length} answers were scripted and only ${requests.length} asked for.`);
      }
    },
    profile: async () => known,
    async complete(request, signal) {
      signal?.throwIfAborted();
      if (isClosed) throw new Error('The model was called after it was closed.');
      const step = script[requests.length];
      const prompt = textOf(request);
      const shared = commonLength(prompt, textOf(requests.at(-1)));
      requests.push(request);
      if (step === undefined) {
        throw new Error(
          `Call ${requests.length} has no scripted answer. Its prompt ends: ${JSON.stringify(prompt.slice(-300))}`,
        );
      }
      const answer = typeof step === 'function' ? step(request) : step;
      if (answer instanceof Error) throw answer;
      const partial = typeof answer === 'string' ? { text: answer } : answer;
      const text = partial.text ?? '';
      const usage = {
        promptTokens: known.tokenizer.count(prompt),
        reusedTokens: known.tokenizer.count(prompt.slice(0, shared)),
        completionTokens: known.tokenizer.count(text),
      };
      return { text, usage, model: known.name, seconds: 0.5, ...partial };
    },
    async close() {
      isClosed = true;
    },
  };
}

function commonLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}
