import { describe, expect, it } from 'vitest';
import { type ScriptedReply, startModelServer } from '../../fakes/model-server.ts';
import { errorOf, modelAt, REQUEST } from './try-model.ts';

const SOON = { 'retry-after-ms': '1' };
const message = (text: string, more: object = {}) => ({ error: { message: text, ...more } });

/** The error of one call, and how often the server was asked. */
async function failing(reply: ScriptedReply, settings: Parameters<typeof modelAt>[1] = {}) {
  await using server = await startModelServer({ replies: [reply] });
  const error = await errorOf(modelAt(`${server.url}/v1`, { retries: 0, ...settings }).model.complete(REQUEST));
  return { error, calls: server.chats.length };
}

describe('a status', () => {
  it.each([
    [400, message('messages must alternate'), 'model-bad-request'],
    [401, message('no key'), 'model-unauthorised'],
    [402, message('no credit'), 'model-unauthorised'],
    [403, message('forbidden'), 'model-unauthorised'],
    [404, message('The model `tiny` does not exist'), 'model-not-found'],
    [404, message('Not Found'), 'model-unreachable'],
    [408, message('slow'), 'model-timeout'],
    [413, message('Payload Too Large'), 'model-overflow'],
    [422, message('wrong field'), 'model-bad-request'],
    [429, message('slow down'), 'model-overloaded'],
    [429, message('You exceeded your quota', { code: 'insufficient_quota' }), 'model-overloaded'],
    [400, message('filtered', { code: 'content_filter' }), 'model-refused'],
    [500, message('boom'), 'model-overloaded'],
    [503, message('busy'), 'model-overloaded'],
    [529, message('overloaded'), 'model-overloaded'],
  ])('%i with %j is %s', async (status, body, code) => {
    const { error, calls } = await failing({ status, body });
    expect(error).toMatchObject({ code });
    expect(error.message).toContain(String(status));
    expect(calls).toBe(1);
  });

  it('is told with the request id and without the key', async () => {
    const body = message('key sk-canary-1 is over its limit');
    const { error } = await failing(
      { status: 429, body, headers: { 'x-request-id': 'req_17' } },
      { apiKey: 'sk-canary-1' },
    );
    expect(error.message).toContain('(request req_17)');
    expect(error.message).toContain('key *** is over its limit');
  });

  it('with a page of HTML shows its beginning only', async () => {
    const { error } = await failing({
      status: 502,
      raw: `<html>${'x'.repeat(5000)}</html>`,
      headers: { 'content-type': 'text/html' },
    });
    expect(error.code).toBe('model-overloaded');
    expect(error.message.length).toBeLessThan(500);
  });
});

describe('a repeated call', () => {
  it.each([429, 500, 503, 529])('succeeds after two times %i', async (status) => {
    await using server = await startModelServer({
      replies: [{ status, headers: SOON }, { status, headers: SOON }, {}],
    });
    const { model, notes } = modelAt(server.url);
    expect((await model.complete(REQUEST)).text).toBe('ok');
    expect(notes).toHaveLength(2);
    expect(notes[0]).toContain(String(status));
  });

  it('ends after the tries it was given', async () => {
    const replies = Array.from({ length: 9 }, () => ({ status: 429, headers: SOON }));
    await using server = await startModelServer({ replies });
    expect(await errorOf(modelAt(server.url, { retries: 2 }).model.complete(REQUEST))).toMatchObject({
      code: 'model-overloaded',
    });
    expect(server.chats).toHaveLength(3);
  });

  it.each([
    ['in seconds', { 'retry-after': '3600' }],
    ['as a date', { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }],
    ['in milliseconds', { 'retry-after-ms': '3600000' }],
  ])('does not wait an hour because a server says so %s', async (_, headers) => {
    await using server = await startModelServer({ replies: [{ status: 429, headers }] });
    expect(await errorOf(modelAt(server.url).model.complete(REQUEST))).toMatchObject({ code: 'model-overloaded' });
    expect(server.chats).toHaveLength(1);
  });

  it('can be stopped while it waits', async () => {
    await using server = await startModelServer({ replies: [{ status: 429, headers: { 'retry-after': '60' } }] });
    const controller = new AbortController();
    const { model } = modelAt(server.url);
    await model.profile();
    const call = errorOf(model.complete(REQUEST, controller.signal));
    while (server.chats.length === 0) await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    expect(await call).toMatchObject({ code: 'interrupted' });
  });

  it.each([400, 401, 404, 409, 413])('is not made after %i', async (status) => {
    await using server = await startModelServer({ replies: [{ status, headers: SOON }, {}] });
    await errorOf(modelAt(server.url, { baseUrl: `${server.url}/v1` }).model.complete(REQUEST));
    expect(server.chats).toHaveLength(1);
  });

  it('is not made after a broken connection, which may have been paid for', async () => {
    await using server = await startModelServer({ replies: [{ reset: 'at-once' }, {}] });
    expect(await errorOf(modelAt(server.url).model.complete(REQUEST))).toMatchObject({ code: 'model-unreachable' });
    expect(server.chats).toHaveLength(1);
  });

  it('is not made when the quota is used up', async () => {
    const body = message('You exceeded your quota', { code: 'insufficient_quota' });
    await using server = await startModelServer({ replies: [{ status: 429, body, headers: SOON }, {}] });
    await errorOf(modelAt(server.url).model.complete(REQUEST));
    expect(server.chats).toHaveLength(1);
  });
});

describe('a broken stream', () => {
  it.each<[string, ScriptedReply, string]>([
    ['cut in the middle', { pieces: ['def f(', 'a'], reset: 'after-pieces' }, 'model-unreachable'],
    ['closed before any token', { raw: '' }, 'model-cut'],
    ['closed in the middle', { raw: 'data: {"choices":[{"delta":{"content":"def f("}}]}\n\n' }, 'model-cut'],
    [
      'done without a reason',
      { raw: 'data: {"choices":[{"delta":{"content":"x"},"finish_reason":null}]}\n\ndata: [DONE]\n\n' },
      'model-cut',
    ],
    ['with broken JSON', { raw: 'data: {"choices":[{"delta\n\n' }, 'model-malformed'],
    ['with two objects in one event', { raw: 'data: {"choices":[]}{"choices":[]}\n\n' }, 'model-malformed'],
    ['of a wrong shape', { raw: 'data: {"choices":"none"}\n\n' }, 'model-malformed'],
    ['of plain numbers', { raw: 'data: 17\n\n' }, 'model-malformed'],
    ['of HTML', { raw: '<html>Login</html>', headers: { 'content-type': 'text/html' } }, 'model-malformed'],
    ['with an error inside', { raw: 'data: {"error":{"message":"out of memory","code":500}}\n\n' }, 'model-overloaded'],
    [
      'with a client error inside',
      { raw: 'data: {"error":{"message":"bad role","code":400}}\n\n' },
      'model-bad-request',
    ],
    [
      'with an error object for a body',
      { raw: '{"error":{"message":"out of memory","code":500}}', headers: { 'content-type': 'application/json' } },
      'model-overloaded',
    ],
  ])('%s is an error', async (_, reply, code) => {
    expect((await failing(reply)).error).toMatchObject({ code });
  });

  it.each<[string, ScriptedReply, string]>([
    ['an error object', { body: message('out of memory', { code: 500 }) }, 'model-overloaded'],
    ['broken JSON', { raw: '{"choices": [' }, 'model-malformed'],
    ['HTML', { raw: '<html>Login</html>', headers: { 'content-type': 'text/html' } }, 'model-malformed'],
  ])('is not needed for an error: %s at once', async (_, reply, code) => {
    expect((await failing(reply, { stream: false })).error).toMatchObject({ code });
  });
});

describe('a silent server', () => {
  it.each<[string, ScriptedReply, object]>([
    ['firstToken', { silence: 'everything' }, { firstToken: 0.05 }],
    ['firstToken', { silence: 'after-headers' }, { firstToken: 0.05 }],
    ['idle', { pieces: ['a', 'b'], silence: 'after-pieces' }, { idle: 0.05 }],
    ['total', { pieces: ['a', 'b'], silence: 'after-pieces' }, { total: 0.2 }],
  ])('runs into the limit %s', async (phase, reply, timeouts) => {
    const { error } = await failing(reply, { timeouts });
    expect(error).toMatchObject({ code: 'model-timeout' });
    expect(error.message).toContain(`limit: ${phase}`);
  });

  it('is not kept alive by comments', async () => {
    const raw = ': still here\n\n'.repeat(50);
    const { error } = await failing({ raw, silence: 'after-pieces' }, { timeouts: { firstToken: 0.05 } });
    expect(error.message).toContain('limit: firstToken');
  });

  it('can be left by the caller', async () => {
    await using server = await startModelServer({ replies: [{ pieces: ['a'], silence: 'after-pieces' }] });
    const controller = new AbortController();
    const request = {
      ...REQUEST,
      onProgress: ({ phase }: { phase: string }) => phase === 'output' && controller.abort(),
    };
    expect(await errorOf(modelAt(server.url).model.complete(request as never, controller.signal))).toMatchObject({
      code: 'interrupted',
    });
  });
});

describe('a redirect', () => {
  it.each([301, 302, 307, 308])('%i is not followed, and the key stays at home', async (status) => {
    await using elsewhere = await startModelServer();
    const headers = { location: `${elsewhere.url}/v1/chat/completions` };
    await using server = await startModelServer({ replies: [{ status, headers, body: {} }] });
    const error = await errorOf(modelAt(server.url, { apiKey: 'sk-canary-1' }).model.complete(REQUEST));
    expect(error).toMatchObject({ code: 'model-unreachable' });
    expect(error.message).toContain(elsewhere.url);
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('an unsupported parameter', () => {
  it.each([
    ['seed', 'Unsupported parameter: seed'],
    [
      'temperature',
      "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
    ],
    ['stream_options', 'Extra inputs are not permitted: stream_options'],
  ])('%s is left out from then on', async (name, text) => {
    const refusal = { status: 400, body: message(text, { param: name }) };
    await using server = await startModelServer({ replies: [refusal, {}, {}] });
    const { model, notes } = modelAt(server.url);
    await model.complete(REQUEST);
    await model.complete(REQUEST);
    expect(server.chats.map(({ body }) => name in body)).toEqual([true, false, false]);
    expect(notes).toEqual([`tiny takes no ${name}; going on without.`]);
  });

  it('max_tokens is called by its newer name', async () => {
    const text =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    await using server = await startModelServer({ replies: [{ status: 400, body: message(text) }, {}] });
    await modelAt(server.url).model.complete(REQUEST);
    expect(server.chats[1]?.body).toMatchObject({ max_completion_tokens: 256 });
    expect(server.chats[1]?.body.max_tokens).toBeUndefined();
  });

  it('stream makes it ask for whole answers', async () => {
    const refusal = { status: 400, body: message('stream is not supported') };
    await using server = await startModelServer({ replies: [refusal, { pieces: ['x'] }] });
    expect((await modelAt(server.url).model.complete(REQUEST)).text).toBe('x');
    expect(server.chats[1]?.body.stream).toBe(false);
  });

  it('ends the call when the server goes on refusing', async () => {
    const replies = Array.from({ length: 20 }, () => ({
      status: 400,
      body: message('seed is not supported', { param: 'seed' }),
    }));
    await using server = await startModelServer({ replies });
    expect(await errorOf(modelAt(server.url).model.complete(REQUEST))).toMatchObject({ code: 'model-bad-request' });
    expect(server.chats).toHaveLength(2);
  });
});
