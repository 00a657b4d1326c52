import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One chat completion, as a fault or an answer. Everything left out is what a healthy server sends. */
export interface ScriptedReply {
  /** Pieces of the answer, one event each when streamed. */
  readonly pieces?: readonly string[];
  readonly finish?: string | null;
  readonly usage?: Readonly<Record<string, unknown>> | null;
  readonly model?: string;
  /** Instead of an answer: a status with a JSON body. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Exactly these bytes as the body. */
  readonly raw?: string;
  /** Events sent as they are, instead of those made from `pieces`. */
  readonly events?: readonly unknown[];
  /** Sends nothing at all; headers and then nothing; or its pieces and then nothing. */
  readonly silence?: 'everything' | 'after-headers' | 'after-pieces';
  /** Breaks the connection: at once, or after the pieces. */
  readonly reset?: 'at-once' | 'after-pieces';
  /** Bytes per write; 1 splits every event and every character. */
  readonly splitAt?: number;
  readonly lineEnd?: '\n' | '\r\n';
  /** Answers a streaming request with one JSON object. */
  readonly ignoreStream?: boolean;
}

export interface ModelServerOptions {
  /** Where the API is: `/v1` by default; `` for none, `/team/v1` for a prefix. */
  readonly prefix?: string;
  /** Entries of the model list; null for a server without one. */
  readonly models?: readonly Readonly<Record<string, unknown>>[] | null;
  /** Answers to other paths under the root, by path: `/props`, `/api/show`. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly apiKey?: string;
  /** Refuses a call whose prompt and output together pass this many tokens, as vLLM does. */
  readonly strictWindow?: number;
  readonly replies?: readonly ScriptedReply[];
  /** Answers this many requests of any kind with 503 first, as a server does that loads its model. */
  readonly loading?: number;
}

interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  // Whatever the client sent; tests look into it.
  // biome-ignore lint/suspicious/noExplicitAny: test data of unknown shape
  readonly body: any;
}

export interface ModelServer extends AsyncDisposable {
  /** Root of the server, without version path or slash. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Chat completions only. */
  readonly chats: readonly RecordedRequest[];
}

/** A token is four characters: what the strict window counts with, and the tests' tokenizer too. */
export const quarters = { name: 'quarters', count: (text: string) => Math.ceil(text.length / 4) };

/** A real HTTP server on loopback that speaks the OpenAI protocol and misbehaves as told. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  const replies = [...(options.replies ?? [{}])];
  const prefix = options.prefix ?? '/v1';
  const server = createServer(async (request, response) => {
    const text = await readText(request);
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const recorded = {
      method: request.method ?? '',
      path,
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    requests.push(recorded);
    if (requests.length <= (options.loading ?? 0)) {
      return sendJson(response, 503, { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } });
    }
    if (options.apiKey && request.headers.authorization !== `Bearer ${options.apiKey}`) {
      return sendJson(response, 401, {
        error: { message: `Incorrect API key provided: ${request.headers.authorization}` },
      });
    }
    if (path === `${prefix}/models` && options.models !== null) {
      return sendJson(response, 200, { object: 'list', data: options.models ?? [{ id: 'tiny', max_model_len: 8192 }] });
    }
    if (path === `${prefix}/chat/completions`) return answerChat(response, recorded, { options, replies });
    const answer = options.answers?.[path];
    if (answer === undefined) return sendJson(response, 404, { error: { message: 'no such route' } });
    return sendJson(response, 200, typeof answer === 'function' ? answer(recorded) : answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    get chats() {
      return requests.filter(({ path }) => path.endsWith('/chat/completions'));
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Script {
  readonly options: ModelServerOptions;
  readonly replies: ScriptedReply[];
}

async function answerChat(response: ServerResponse, request: RecordedRequest, script: Script): Promise<void> {
  const overflow = strictRefusal(request.body, script.options.strictWindow);
  if (overflow) return sendJson(response, 400, overflow);
  const reply = script.replies.shift();
  if (!reply) return sendJson(response, 418, { error: { message: 'no reply was scripted for this call' } });
  if (reply.silence === 'everything') return;
  if (reply.reset === 'at-once') return void response.destroy();
  if (reply.status !== undefined && reply.raw === undefined)
    return sendJson(response, reply.status, reply.body, reply.headers);
  const streams = request.body.stream === true && !reply.ignoreStream;
  const type = reply.headers?.['content-type'] ?? (streams ? 'text/event-stream' : 'application/json');
  response.writeHead(reply.status ?? 200, { 'content-type': type, ...reply.headers });
  response.flushHeaders();
  if (reply.silence === 'after-headers') return;
  const usage = reply.usage === undefined ? honestUsage(request, reply) : reply.usage;
  const payload =
    reply.raw ?? (streams ? streamOf(reply, usage) : JSON.stringify(reply.body ?? wholeAnswer(reply, usage)));
  await writeSplit(response, payload, reply.splitAt);
  if (reply.silence === 'after-pieces') return;
  if (reply.reset === 'after-pieces') return void response.destroy();
  response.end();
}

function strictRefusal(body: RecordedRequest['body'], window: number | undefined): unknown {
  if (window === undefined) return undefined;
  const prompt = body.messages.reduce(
    (sum: number, { content }: { content: string }) => sum + quarters.count(content),
    0,
  );
  const output = body.max_tokens ?? body.max_completion_tokens;
  if (prompt + output <= window) return undefined;
  const message =
    `This model's maximum context length is ${window} tokens. However, you requested ${prompt + output} tokens ` +
    `(${prompt} in the messages, ${output} in the completion).`;
  return {
    object: 'error',
    message,
    type: 'BadRequestError',
    code: 400,
    error: { message, type: 'BadRequestError', code: 400 },
  };
}

function streamOf(reply: ScriptedReply, usage: unknown): string {
  const isBroken = reply.reset === 'after-pieces' || reply.silence === 'after-pieces';
  const events = reply.events ?? [
    ...(reply.pieces ?? ['ok']).map((content) => ({
      choices: [{ index: 0, delta: { content }, finish_reason: null }],
    })),
    ...(isBroken ? [] : [{ choices: [{ index: 0, delta: {}, finish_reason: finishOf(reply) }] }]),
    ...(isBroken || usage === null ? [] : [{ choices: [], usage }]),
  ];
  const end = reply.lineEnd ?? '\n';
  const named = events.map((event) => JSON.stringify({ model: reply.model ?? 'tiny', ...(event as object) }));
  const lines = [...named, ...(isBroken ? [] : ['[DONE]'])].map(
    (event) => `: keep-alive${end}${end}data: ${event}${end}${end}`,
  );
  return lines.join('');
}

function wholeAnswer(reply: ScriptedReply, usage: unknown): unknown {
  const message = { role: 'assistant', content: (reply.pieces ?? ['ok']).join('') };
  return {
    model: reply.model ?? 'tiny',
    choices: [{ index: 0, message, finish_reason: finishOf(reply) }],
    ...(usage === null ? {} : { usage }),
  };
}

function finishOf(reply: ScriptedReply): string | null {
  return reply.finish === undefined ? 'stop' : reply.finish;
}

function honestUsage(request: RecordedRequest, reply: ScriptedReply): unknown {
  const prompt_tokens = promptTokens(request.body) + 8;
  return { prompt_tokens, completion_tokens: quarters.count((reply.pieces ?? ['ok']).join('')) };
}

function promptTokens(body: RecordedRequest['body']): number {
  return body.messages.reduce((sum: number, { content }: { content: string }) => sum + quarters.count(content), 0);
}

async function writeSplit(response: ServerResponse, payload: string, size: number | undefined): Promise<void> {
  const bytes = Buffer.from(payload);
  for (let at = 0; at < bytes.length; at += size ?? bytes.length) {
    if (response.destroyed) return;
    // Waiting for each write keeps the pieces apart on their way.
    await new Promise((resolve) => response.write(bytes.subarray(at, at + (size ?? bytes.length)), resolve));
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body ?? { error: { message: `status ${status}` } }));
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
