import { TaskError } from '../../domain/errors.ts';

/**
 * The addresses that `chat/completions` may stand under, likeliest first. One that names a version anywhere in its path
 * is taken as it is; any other is tried with `/v1` and without.
 */
export function apiAddresses(baseUrl: string): readonly string[] {
  const url = parseBaseUrl(baseUrl);
  const path = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  const plain = `${url.origin}${path}`;
  return /\/v\d+[a-z0-9]*(?:\/|$)/.test(path) ? [plain] : [`${plain}/v1`, plain];
}

/** Where a server's own, version-less questions are answered (`/props`, `/api/show`). */
export function serverRoot(address: string): string {
  return address.replace(/\/v\d+[a-z0-9]*$/, '');
}

function parseBaseUrl(raw: string): URL {
  const url = URL.canParse(raw.trim()) ? new URL(raw.trim()) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new TaskError('bad-input', `base-url must be an http or https address, got ${JSON.stringify(raw)}.`, {
      hint: 'Write something like http://127.0.0.1:8080/v1.',
    });
  }
  if (url.username || url.password) {
    throw new TaskError('bad-input', `base-url for ${url.host} has a name or password in it.`, {
      hint: 'Give the secret by api-key; an address is shown in answers.',
    });
  }
  return url;
}
