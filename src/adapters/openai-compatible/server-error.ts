import { TaskError } from '../../domain/errors.ts';
import { excerpt } from './guarded-fetch.ts';
import { type Overflow, readOverflow, type ServerError } from './read-overflow.ts';

/** What the words of an error need to know about the call. */
export interface FaultContext {
  /** Origin and path of the API, without secrets. */
  readonly server: string;
  readonly model: string;
  /** Names the server lists, if it does. */
  readonly names: readonly string[];
  /** Tokens of the answer that came before the fault. */
  readonly received?: number;
}

/** A fault in our terms, with what the retry loop and the re-planning need to decide. */
export interface Fault {
  readonly error: TaskError;
  readonly status?: number;
  /** Only 429 and 5xx: a 400 is our own malformed request, repeating it costs and cannot help. */
  readonly retryable: boolean;
  readonly headers?: Headers;
  readonly overflow?: Overflow;
  readonly server?: ServerError;
}

interface Reply {
  readonly status: number | undefined;
  readonly body: unknown;
  readonly message: string;
  readonly headers?: Headers | undefined;
}

/** The error a server itself sent, by status or inside a 200. */
export function explainServerError(reply: Reply, context: FaultContext): Fault {
  const server = readServerError(reply.body, reply.message);
  const inBody = Number(server.code);
  const status = reply.status ?? (inBody >= 400 && inBody < 600 ? inBody : undefined);
  const overflow = readOverflow(status, server);
  const said = `${context.server} answers ${status ?? 'an error'}${requestId(reply.headers)}: ${excerpt(server.message)}.`;
  const error = overflow ? overflowError(overflow, context, said) : statusError(status, server, { ...context, said });
  const retryable = error.code === 'model-overloaded' && !isQuota(server);
  return {
    error,
    retryable,
    server,
    ...(status === undefined ? {} : { status }),
    ...(reply.headers ? { headers: reply.headers } : {}),
    ...(overflow ? { overflow } : {}),
  };
}

function overflowError(overflow: Overflow, context: FaultContext, said: string): TaskError {
  const counts = `prompt ${overflow.promptTokens ?? 'of unknown size'}, window ${overflow.window ?? 'not told'}`;
  return new TaskError('model-overflow', `The prompt does not fit ${context.model} (${counts}). ${said}`, {
    hint: 'Lower token-budget, or set the window of the model.',
  });
}

function statusError(
  status: number | undefined,
  server: ServerError,
  context: FaultContext & { said: string },
): TaskError {
  const { said } = context;
  if (isContentFilter(server))
    return new TaskError('model-refused', said, { hint: 'The server filters this content.' });
  if (isUnknownModel(status, server)) return modelNotFound(context, said);
  if (status === 401 || status === 403) return new TaskError('model-unauthorised', said, { hint: 'Check api-key.' });
  if (status === 402)
    return new TaskError('model-unauthorised', said, { hint: 'The account of api-key has no credit left.' });
  if (status === 404 || status === 405)
    return new TaskError('model-unreachable', said, { hint: 'Check base-url: there is no chat completion there.' });
  if (status === 407)
    return new TaskError('model-unreachable', said, { hint: 'A proxy asks for a password; check the proxy settings.' });
  if (status === 408) return new TaskError('model-timeout', said);
  if (isQuota(server)) return new TaskError('model-overloaded', said, { hint: 'The quota of api-key is used up.' });
  const isOurs = status === undefined && /invalid_request|bad_request/i.test(`${server.code} ${server.type}`);
  if (!isOurs && (status === 429 || status === undefined || status >= 500)) {
    return new TaskError('model-overloaded', said, { hint: 'Try again later, or use another server.' });
  }
  return new TaskError('model-bad-request', said, { hint: 'Check model and base-url.' });
}

/** The name is wrong; the list makes the right one easy to copy. */
export function modelNotFound(context: FaultContext, said = ''): TaskError {
  const names = context.names.slice(0, 20).join(', ');
  const more = context.names.length > 20 ? `, and ${context.names.length - 20} more` : '';
  return new TaskError(
    'model-not-found',
    `${context.server} has no model ${JSON.stringify(context.model)}. ${said}`.trim(),
    {
      hint: names ? `Set model to one of: ${names}${more}.` : 'Check the setting model.',
    },
  );
}

function isUnknownModel(status: number | undefined, server: ServerError): boolean {
  if (server.code === 'model_not_found') return true;
  const about =
    /\bmodel\b[\s\S]{0,200}\b(?:not found|does(?: not|n't) exist|not exist|unknown|not available|invalid)|(?:unknown|invalid|no such) model\b/i;
  return (status === 404 || status === 400 || status === 422) && about.test(server.message.slice(0, 1000));
}

function isContentFilter(server: ServerError): boolean {
  return /content_filter|content_policy|ResponsibleAI/i.test(`${server.code} ${server.type}`);
}

function isQuota(server: ServerError): boolean {
  return /insufficient_quota|billing/i.test(`${server.code} ${server.type}`);
}

function requestId(headers: Headers | undefined): string {
  const id = headers?.get('x-request-id');
  return id ? ` (request ${id.slice(0, 80)})` : '';
}

function readServerError(body: unknown, message: string): ServerError {
  const object: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const text = (key: string) =>
    typeof object[key] === 'string' || typeof object[key] === 'number' ? String(object[key]) : '';
  const count = (key: string) => (typeof object[key] === 'number' ? { [key]: object[key] } : {});
  return {
    message: text('message') || (typeof body === 'string' ? body : message),
    code: text('code'),
    type: text('type'),
    param: text('param'),
    ...count('n_ctx'),
    ...count('n_prompt_tokens'),
  };
}
