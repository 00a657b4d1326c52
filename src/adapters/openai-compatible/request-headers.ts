import { type SpentTokens, TaskError } from '../../domain/errors.ts';
import type { OpenAiSettings } from './openai-settings.ts';

/** What identifies the caller to the server. Without a key no such header is sent at all. */
export function requestHeaders(settings: OpenAiSettings): Readonly<Record<string, string>> {
  const key = settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {};
  return { ...key, ...settings.headers };
}

const SHORTEST_SECRET = 4;

/** An error whose words hold no key, even where a server echoed it. The cause is left out: it holds headers. */
export function withoutSecrets(error: TaskError, settings: OpenAiSettings, spent?: SpentTokens): TaskError {
  const secrets = [settings.apiKey ?? '', ...Object.values(settings.headers ?? {})]
    .flatMap((value) => [value, value.replace(/^\w+ /, '')])
    .filter((value) => value.length >= SHORTEST_SECRET)
    .sort((a, b) => b.length - a.length);
  const clean = (text: string) => secrets.reduce((left, secret) => left.replaceAll(secret, '***'), text);
  return new TaskError(error.code, clean(error.message), {
    ...(error.hint === undefined ? {} : { hint: clean(error.hint) }),
    ...(spent ? { spent } : {}),
  });
}
