import { OpenAiModel } from '../../../src/adapters/openai-compatible/openai-model.ts';
import type { OpenAiSettings } from '../../../src/adapters/openai-compatible/openai-settings.ts';
import type { CompletionRequest } from '../../../src/ports/model.ts';
import type { Tokenizer } from '../../../src/ports/tokenizer.ts';
import { quarters } from '../../fakes/model-server.ts';

export const REQUEST: CompletionRequest = {
  messages: [
    { role: 'system', content: 'You mend code.' },
    { role: 'user', content: 'Mend parse_range.' },
  ],
  maxOutputTokens: 256,
  temperature: 0,
  seed: 7,
};

/** A model on a loopback server, with short waits; notes are kept. */
export function modelAt(url: string, settings: Partial<OpenAiSettings> = {}, tokenizer: Tokenizer = quarters) {
  const notes: string[] = [];
  const clock = { now: () => new Date(0), seconds: () => performance.now() / 1000 };
  const progress = { stage: () => {}, update: () => {}, note: (text: string) => void notes.push(text) };
  const model = new OpenAiModel({ baseUrl: url, model: 'tiny', ...settings }, { tokenizer, clock, progress });
  return { model, notes };
}

/** The error a promise is rejected with; fails if it is not. */
export async function errorOf(promise: Promise<unknown>) {
  const thrown = await promise.then(
    (value) => new Error(`no error, but ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  return thrown as Error & { code?: string; hint?: string };
}
