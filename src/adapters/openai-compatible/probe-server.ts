import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { TaskError } from '../../domain/errors.ts';
import { type Asker, askIfKnown, askServer, type ServerReply } from './ask-server.ts';
import { ollamaWindow, sameModel } from './ollama-window.ts';
import { warmUpPause } from './retry-overload.ts';
import { apiAddresses, serverRoot } from './server-address.ts';
import { explainServerError, modelNotFound } from './server-error.ts';

/** What a server tells about itself before the first call. */
export interface ServerFacts {
  /** Address that `/chat/completions` is appended to, likeliest first; the others are tried when it is not there. */
  readonly addresses: readonly string[];
  /** The model asked for, or the only one there is. */
  readonly model: string;
  /** Model names it lists; empty where it has no list. */
  readonly names: readonly string[];
  /** Window in tokens, prompt and output together. */
  readonly window: number | undefined;
  /** Tells how far it is in the prompt while it works. */
  readonly isLlamaCpp: boolean;
}

export interface ProbeRequest extends Asker {
  readonly baseUrl: string;
  /** Loading a model on first use takes as long as a first token. */
  readonly loadSeconds: number;
  /** No window question is asked when it is configured. */
  readonly knownWindow?: number | undefined;
  /** Told once when the server is still loading its model. */
  readonly onWait?: () => void;
}

const tokens = z.number().int().positive().optional().catch(undefined);
const listSchema = z.looseObject({
  data: z.array(
    z.looseObject({
      id: z.string(),
      owned_by: z.string().optional().catch(undefined),
      max_model_len: tokens,
      context_length: tokens,
      context_window: tokens,
      max_context_length: tokens,
    }),
  ),
});
const propsSchema = z.looseObject({
  default_generation_settings: z.looseObject({ n_ctx: z.number().int().positive() }),
});
/** Finds the API under the address, its models and the window. Throws `model-unreachable`, `-unauthorised`, `-not-found`. */
export async function probeServer(asked: ProbeRequest): Promise<ServerFacts> {
  const found = await findModelList(asked);
  const names = found.models.map((entry) => entry.id);
  const model = asked.model === '' ? onlyName(names, found.addresses[0] ?? asked.baseUrl) : asked.model;
  const request = { ...asked, model };
  const entry = found.models.find((candidate) => sameModel(candidate.id, request.model));
  const root = serverRoot(found.addresses[0] ?? request.baseUrl);
  const props = propsSchema.safeParse(await askIfKnown(request, `${root}/props`));
  const isLlamaCpp = props.success || found.models.some((candidate) => candidate.owned_by === 'llamacpp');
  // llama.cpp serves its one model under any name.
  if (names.length > 0 && !entry && !isLlamaCpp) await tryName(request, found.addresses[0] ?? '', names);
  const listed = entry?.max_model_len ?? entry?.context_length ?? entry?.context_window ?? entry?.max_context_length;
  const told = listed ?? (props.success ? props.data.default_generation_settings.n_ctx : undefined);
  const window = request.knownWindow ?? told ?? (await ollamaWindow(request, root, request.loadSeconds));
  return { addresses: found.addresses, model, names, window, isLlamaCpp };
}

/** Servers without a list have one model and take any name for it. */
function onlyName([first = '', ...others]: readonly string[], server: string): string {
  if (others.length === 0) return first;
  const names = [first, ...others].slice(0, 20).join(', ');
  const more = others.length > 19 ? `, and ${others.length - 19} more` : '';
  throw new TaskError('bad-input', `No model was named, and ${server} has ${others.length + 1}.`, {
    hint: `Set model to one of: ${names}${more}.`,
  });
}

async function findModelList(request: ProbeRequest) {
  const addresses = apiAddresses(request.baseUrl);
  for (const address of addresses) {
    const reply = await askWhenReady(request, `${address}/models`);
    if (reply.status === 401) throw refusal(request, address, reply);
    const list = listSchema.safeParse(reply.json);
    if (list.success) {
      return { addresses: [address, ...addresses.filter((other) => other !== address)], models: list.data.data };
    }
  }
  return { addresses, models: [] };
}

/** llama.cpp answers 503 to everything while it loads its model; what it would say afterwards is worth the wait. */
async function askWhenReady(request: ProbeRequest, url: string): Promise<ServerReply> {
  let waited = 0;
  for (let tries = 0; ; tries++) {
    const reply = await askServer(request, url);
    if (reply.status !== 503 || waited > request.loadSeconds) return reply;
    if (tries === 0) request.onWait?.();
    waited += warmUpPause(tries);
    await pause(warmUpPause(tries) * 1000, undefined, request.signal ? { signal: request.signal } : {});
  }
}

/** A list may be incomplete, so the server itself is asked about a name that is not on it, for one token. */
async function tryName(request: ProbeRequest, address: string, names: readonly string[]): Promise<void> {
  const body = { model: request.model, messages: [{ role: 'user', content: 'Hi' }], max_tokens: 1 };
  const reply = await askServer(request, `${address}/chat/completions`, { body, seconds: request.loadSeconds });
  const context = { server: address, model: request.model, names };
  if (reply.status === 404) throw modelNotFound(context);
  if (reply.status < 400) return;
  const fault = refusal({ ...request, names }, address, reply);
  if (fault.code === 'model-not-found') throw fault;
}

function refusal(request: ProbeRequest & { names?: readonly string[] }, address: string, reply: ServerReply) {
  const body = z.looseObject({ error: z.unknown().optional() }).safeParse(reply.json);
  const context = { server: address, model: request.model, names: request.names ?? [] };
  return explainServerError(
    { status: reply.status, body: body.data?.error, message: reply.text, headers: reply.headers },
    context,
  ).error;
}
