import { TaskError } from '../../domain/errors.ts';
import type { CompletionRequest, Model, ModelProfile } from '../../ports/model.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';

export interface Script {
  readonly name: string;
  readonly tokenizer: Tokenizer;
  answer(request: CompletionRequest): Promise<string>;
}

/** A model that gives known answers: the test of everything but the model. Its limits are those of the embedded one. */
export function scriptedModel(script: Script): Model {
  const profile: ModelProfile = {
    name: script.name,
    window: 32_768,
    windowSource: 'configured',
    maxOutputTokens: 4096,
    strength: 'weak',
    embedded: true,
    tokenizer: script.tokenizer,
  };
  return {
    profile: async () => profile,
    async complete(request, signal) {
      if (signal?.aborted) throw new TaskError('interrupted', 'The scripted answer was interrupted.');
      const text = await script.answer(request);
      const prompt = request.messages.map((message) => message.content).join('\n');
      return {
        text,
        model: script.name,
        seconds: 0,
        usage: {
          promptTokens: script.tokenizer.count(prompt),
          reusedTokens: 0,
          completionTokens: script.tokenizer.count(text),
        },
      };
    },
    close: async () => {},
  };
}
