import { isTaskError, TaskError } from '../../domain/errors.ts';
import { timeoutError } from './call-limits.ts';
import { explainFault } from './explain-fault.ts';
import { guardedFetch } from './guarded-fetch.ts';

/** Who asks, as what, and how long it may take. */
export interface Asker {
  readonly model: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connectSeconds: number;
  readonly signal?: AbortSignal | undefined;
}

export interface ServerReply {
  readonly status: number;
  readonly json: unknown;
  readonly text: string;
  readonly headers: Headers;
}

interface AskOptions {
  /** Sent as JSON by POST; without it the question is a GET. */
  readonly body?: unknown;
  readonly seconds?: number;
}

/** One small question. A server that lacks it answers with some status; one that cannot be reached throws. */
export async function askServer(asker: Asker, url: string, options: AskOptions = {}): Promise<ServerReply> {
  const seconds = options.seconds ?? asker.connectSeconds;
  const limit = AbortSignal.timeout(seconds * 1000);
  const signal = asker.signal ? AbortSignal.any([limit, asker.signal]) : limit;
  const json = options.body === undefined ? {} : { 'content-type': 'application/json' };
  const sending = options.body === undefined ? {} : { method: 'POST', body: JSON.stringify(options.body) };
  try {
    const headers = { ...asker.headers, ...json, accept: 'application/json' };
    const response = await guardedFetch(url, { ...sending, headers, signal });
    const text = await response.text();
    return { status: response.status, json: parseJson(text), text: text.slice(0, 2000), headers: response.headers };
  } catch (thrown) {
    if (asker.signal?.aborted) throw new TaskError('interrupted', 'The model call was stopped.');
    if (limit.aborted) throw timeoutError('connect', seconds, url);
    throw explainFault(thrown, { server: url, model: asker.model, names: [] }).error;
  }
}

/** A question that only some servers know: whatever goes wrong with it means that this one does not. */
export async function askIfKnown(asker: Asker, url: string, options: AskOptions = {}): Promise<unknown> {
  try {
    const reply = await askServer(asker, url, options);
    return reply.status < 400 ? reply.json : undefined;
  } catch (thrown) {
    if (isTaskError(thrown, 'interrupted')) throw thrown;
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
