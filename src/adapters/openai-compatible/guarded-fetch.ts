import { TaskError } from '../../domain/errors.ts';

/** More than any answer needs; past it a server is flooding us. */
const BODY_LIMIT = 64 * 1024 * 1024;

/**
 * A fetch that keeps the key on its server and the answer bounded. Redirects are never followed: the key, the prompt
 * and with them the repository's text would go wherever the server points.
 */
export async function guardedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const dispatcher = withoutLimits();
  const response = await fetch(input, { ...init, redirect: 'manual', ...(dispatcher ? { dispatcher } : {}) });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw redirectError(response);
  }
  const headers = new Headers(response.headers);
  const body = response.body?.pipeThrough(limitBytes(BODY_LIMIT)) ?? null;
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

/**
 * Node gives up on a server that is silent for five minutes, which a long prompt on a slow machine takes; our own clocks decide that. Its client is no
 * module of its own, but keeps its connections under this symbol.
 */
function withoutLimits(): RequestInit['dispatcher'] {
  const connections: unknown = Reflect.get(globalThis, Symbol.for('undici.globalDispatcher.1'));
  if (typeof connections !== 'object' || connections === null) return undefined;
  if (patience?.of !== connections)
    patience = {
      of: connections,
      dispatcher: Reflect.construct(connections.constructor, [{ headersTimeout: 0, bodyTimeout: 0 }]),
    };
  return patience.dispatcher;
}

let patience: { readonly of: object; readonly dispatcher: RequestInit['dispatcher'] } | undefined;

/**
 * The same for a streamed chat: some servers answer a streaming request with one JSON object. It becomes a stream of one
 * event, so that one reader serves both. Anything that is neither is no model server's answer.
 */
export async function guardedStreamFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await guardedFetch(input, init);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('text/event-stream')) return response;
  const text = await response.text();
  const event = asOneLine(text);
  if (event === undefined) {
    throw new TaskError('model-malformed', `The server answered with ${type || 'no content type'}: ${excerpt(text)}.`, {
      hint: 'Check that base-url is the address of an OpenAI-compatible API.',
    });
  }
  return new Response(`data: ${event}\n\n`, { headers: { 'content-type': 'text/event-stream' } });
}

/** JSON without line breaks, or undefined if it is no object. */
function asOneLine(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : undefined;
  } catch {
    return undefined;
  }
}

/** The beginning of a foreign text, on one line and short enough for a message. */
export function excerpt(text: string): string {
  const line = text.slice(0, 2000).replace(/\s+/g, ' ').trim();
  return JSON.stringify(line.length > 300 ? `${line.slice(0, 300)}…` : line);
}

function redirectError(response: Response): TaskError {
  const location = response.headers.get('location') ?? '';
  const target = URL.canParse(location, response.url) ? new URL(location, response.url) : undefined;
  const words = target ? `${target.origin}${target.pathname}` : 'another address';
  return new TaskError(
    'model-unreachable',
    `The server answers ${response.status}: go to ${words}. Redirects are not followed.`,
    {
      hint: 'If you trust that address, set base-url to it.',
    },
  );
}

function limitBytes(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > limit) controller.error(new TaskError('model-malformed', `The server sent more than ${limit} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
