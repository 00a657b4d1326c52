import OpenAI from 'openai';
import type { CompletionRequest } from '../../ports/model.ts';
import { guardedFetch, guardedStreamFetch } from './guarded-fetch.ts';
import type { OpenAiSettings } from './openai-settings.ts';
import type { Abilities, OptionalParameter } from './optional-parameters.ts';
import { requestHeaders } from './request-headers.ts';

export interface ChatCall {
  readonly address: string;
  readonly request: CompletionRequest;
  readonly maxOutputTokens: number;
  readonly abilities: Abilities;
  readonly isLlamaCpp: boolean;
  readonly signal: AbortSignal;
  readonly totalSeconds: number;
}

/** Sends the prompt and gives the answer's events; a whole answer is one event. */
export async function sendChat(
  call: ChatCall,
  settings: OpenAiSettings,
): Promise<AsyncIterable<unknown> | readonly unknown[]> {
  const { abilities, request } = call;
  const may = (name: OptionalParameter) => !abilities.dropped.has(name);
  const streams = settings.stream !== false && may('stream');
  const client = new OpenAI({
    baseURL: call.address,
    // The client insists on a key; the header is ours to send or not.
    apiKey: settings.apiKey || 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    defaultHeaders: { authorization: null, ...requestHeaders(settings) },
    maxRetries: 0,
    timeout: call.totalSeconds * 1000,
    logLevel: 'off',
    fetch: streams ? guardedStreamFetch : guardedFetch,
  });
  const body = {
    model: settings.model,
    messages: request.messages.map(({ role, content }) => ({ role, content })),
    ...(abilities.newLimitName
      ? { max_completion_tokens: call.maxOutputTokens }
      : { max_tokens: call.maxOutputTokens }),
    ...(may('temperature') ? { temperature: request.temperature } : {}),
    ...(may('seed') ? { seed: request.seed } : {}),
  };
  const options = { signal: call.signal };
  if (!streams) return [await client.chat.completions.create({ ...body, stream: false }, options)];
  const streaming = {
    ...body,
    stream: true as const,
    ...(may('stream_options') ? { stream_options: { include_usage: true } } : {}),
    ...(call.isLlamaCpp && may('return_progress') ? { return_progress: true } : {}),
  };
  return client.chat.completions.create(streaming, options);
}
