import { expect, it } from 'vitest';
import { startModelServer } from '../../fakes/model-server.ts';
import { errorOf, modelAt, REQUEST } from './try-model.ts';

it.each([
  ['max_model_len', { id: 'tiny', max_model_len: 12_288 }],
  ['context_length', { id: 'tiny', context_length: 12_288 }],
  ['context_window', { id: 'tiny', context_window: 12_288 }],
])('takes the window from %s of the model list', async (_, entry) => {
  await using server = await startModelServer({ models: [{ id: 'other', max_model_len: 99 }, entry] });
  expect(await modelAt(server.url).model.profile()).toMatchObject({
    window: 12_288,
    windowSource: 'probed',
    embedded: false,
  });
});

it('takes the window of a llama.cpp slot, under any model name', async () => {
  await using server = await startModelServer({
    models: [{ id: '/models/qwen.gguf', owned_by: 'llamacpp', meta: { n_ctx_train: 32_768 } }],
    answers: { '/props': { default_generation_settings: { n_ctx: 4096 }, total_slots: 1 } },
  });
  const profile = await modelAt(server.url).model.profile();
  expect(profile).toMatchObject({ window: 4096, windowSource: 'probed', maxOutputTokens: 2048 });
  expect(server.chats).toEqual([]);
});

it('takes the window set for an Ollama model', async () => {
  await using server = await startModelServer({
    models: [{ id: 'tiny:latest' }],
    answers: {
      '/api/show': { parameters: 'stop "x"\nnum_ctx    6144\n', model_info: { 'qwen2.context_length': 32_768 } },
    },
  });
  expect(await modelAt(server.url).model.profile()).toMatchObject({ window: 6144, windowSource: 'probed' });
});

it('loads an Ollama model to learn the window it runs with, not the one it was trained with', async () => {
  let loaded = false;
  await using server = await startModelServer({
    models: [{ id: 'tiny' }],
    answers: {
      '/api/show': { model_info: { 'qwen2.context_length': 32_768 } },
      '/api/ps': () => ({ models: loaded ? [{ name: 'tiny:latest', context_length: 4096 }] : [] }),
      '/api/generate': () => {
        loaded = true;
        return { done: true };
      },
    },
  });
  expect(await modelAt(server.url).model.profile()).toMatchObject({ window: 4096, windowSource: 'probed' });
});

it('falls back to the trained window of an Ollama model that says nothing else', async () => {
  await using server = await startModelServer({
    models: [{ id: 'tiny' }],
    answers: { '/api/show': { model_info: { 'general.architecture': 'qwen2', 'qwen2.context_length': 32_768 } } },
  });
  expect(await modelAt(server.url).model.profile()).toMatchObject({ window: 32_768, windowSource: 'probed' });
});

it('prefers the configured window and asks nobody for another', async () => {
  await using server = await startModelServer({ models: [{ id: 'tiny', max_model_len: 4096 }] });
  const { model } = modelAt(server.url, { window: 16_384, maxOutputTokens: 900, price: { prompt: 1, completion: 2 } });
  expect(await model.profile()).toMatchObject({
    window: 16_384,
    windowSource: 'configured',
    maxOutputTokens: 900,
    price: { prompt: 1, completion: 2 },
  });
  expect(server.requests.map(({ path }) => path)).not.toContain('/api/show');
});

it('takes the only model of a server when none is named', async () => {
  await using server = await startModelServer({ models: [{ id: 'tiny-7b', max_model_len: 12_288 }] });
  const { model } = modelAt(server.url, { model: '' });
  expect(await model.profile()).toMatchObject({ name: 'tiny-7b', window: 12_288, windowSource: 'probed' });
  await model.complete(REQUEST);
  expect(server.chats.map(({ body }) => body.model)).toEqual(['tiny-7b']);
});

it('asks for a name where a server has several models, and guesses none', async () => {
  await using server = await startModelServer({ models: [{ id: 'small' }, { id: 'large' }] });
  const error = await errorOf(modelAt(server.url, { model: '' }).model.profile());
  expect(error).toMatchObject({ code: 'bad-input', hint: 'Set model to one of: small, large.' });
  expect(server.chats).toEqual([]);
});

it('assumes a small window when nobody tells', async () => {
  await using server = await startModelServer({ models: [{ id: 'tiny' }] });
  expect(await modelAt(server.url).model.profile()).toMatchObject({ window: 8192, windowSource: 'assumed' });
});

it('asks once and remembers', async () => {
  await using server = await startModelServer();
  const { model } = modelAt(server.url);
  await model.profile();
  const asked = server.requests.length;
  await model.profile();
  expect(server.requests.length).toBe(asked);
});

it.each([
  ['the plain address', '/v1', ''],
  ['a trailing slash', '/v1', '/'],
  ['the version', '/v1', '/v1'],
  ['version and slash', '/v1', '/v1/'],
  ['the whole path', '/v1', '/v1/chat/completions'],
  ['a prefix', '/team/a/v1', '/team/a'],
  ['a prefix with version', '/team/a/v1', '/team/a/v1/'],
  ['a server without versions', '', ''],
  ['a version in the middle', '/v1beta/openai', '/v1beta/openai/'],
])('reaches the same API by %s', async (_, prefix, written) => {
  await using server = await startModelServer({ prefix });
  const { model } = modelAt(`${server.url}${written}`);
  expect((await model.complete(REQUEST)).text).toBe('ok');
  expect(server.chats.map(({ path }) => path)).toEqual([`${prefix}/chat/completions`]);
});

it.each(['/v1', ''])('works without a model list, chat under %j', async (prefix) => {
  await using server = await startModelServer({ prefix, models: null });
  const { model } = modelAt(server.url);
  expect((await model.profile()).windowSource).toBe('assumed');
  expect((await model.complete(REQUEST)).text).toBe('ok');
});

it('names the models there are when the name is wrong', async () => {
  const refusal = {
    status: 404,
    body: { error: { message: 'The model `typo` does not exist', code: 'model_not_found' } },
  };
  await using server = await startModelServer({ models: [{ id: 'small' }, { id: 'large' }], replies: [refusal] });
  const error = await errorOf(modelAt(server.url, { model: 'typo' }).model.profile());
  expect(error).toMatchObject({ code: 'model-not-found', hint: 'Set model to one of: small, large.' });
  expect(error.message).toContain('"typo"');
});

it('accepts a name that is on no list when the server does', async () => {
  await using server = await startModelServer({ models: [{ id: 'small', max_model_len: 4096 }], replies: [{}, {}] });
  const { model } = modelAt(server.url, { model: 'small:variant' });
  expect(await model.profile()).toMatchObject({ windowSource: 'assumed' });
  expect(server.chats[0]?.body.max_tokens).toBe(1);
});

it('says which setting to check when nobody listens', async () => {
  const server = await startModelServer();
  await server[Symbol.asyncDispose]();
  const error = await errorOf(modelAt(server.url).model.profile());
  expect(error).toMatchObject({ code: 'model-unreachable' });
  expect(error.message).toContain('refused');
  expect(error.hint).toContain('base-url');
});

it('waits for a server that is loading its model, and says so once', async () => {
  await using server = await startModelServer({ loading: 2, models: [{ id: 'tiny', max_model_len: 4096 }] });
  const { model, notes } = modelAt(`${server.url}/v1`);
  expect(await model.profile()).toMatchObject({ window: 4096, windowSource: 'probed' });
  expect(notes).toEqual([`${server.url}/v1 is loading its model; waiting.`]);
});

it('says so when the host has no address', async () => {
  const error = await errorOf(modelAt('http://no-such-host.invalid').model.profile());
  expect(error).toMatchObject({ code: 'model-unreachable' });
  expect(error.message).toContain('name is not known');
});

it('says so when a certificate or protocol does not fit', async () => {
  await using server = await startModelServer();
  const error = await errorOf(modelAt(server.url.replace('http:', 'https:')).model.profile());
  expect(error).toMatchObject({ code: 'model-unreachable' });
});

it('names the key setting, and never the key, when the key is wrong', async () => {
  await using server = await startModelServer({ apiKey: 'right' });
  const error = await errorOf(modelAt(server.url, { apiKey: 'sk-canary-4711' }).model.profile());
  expect(error).toMatchObject({ code: 'model-unauthorised', hint: 'Check api-key.' });
  expect(`${error.message} ${error.hint} ${error.stack}`).not.toContain('canary');
});

it('sends no key it was not given, and the extra headers it was', async () => {
  await using server = await startModelServer();
  await modelAt(server.url, { headers: { 'x-team': 'blue' } }).model.complete(REQUEST);
  for (const { headers } of server.requests) {
    expect(headers.authorization).toBeUndefined();
    expect(headers['x-team']).toBe('blue');
  }
});

it('gives up on a server that accepts and says nothing', async () => {
  const { createServer } = await import('node:net');
  const mute = createServer(() => {});
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const address = mute.address() as { port: number };
  const error = await errorOf(
    modelAt(`http://127.0.0.1:${address.port}`, { timeouts: { connect: 0.05 } }).model.profile(),
  );
  mute.close();
  expect(error).toMatchObject({ code: 'model-timeout' });
  expect(error.message).toContain('limit: connect');
});

it.each(['ftp://host/v1', 'not an address', ''])('refuses %j as an address', async (baseUrl) => {
  expect(await errorOf(modelAt(baseUrl).model.profile())).toMatchObject({ code: 'bad-input' });
});

it('refuses an address with a password in it, without repeating it', async () => {
  const error = await errorOf(modelAt('http://me:hunter2@127.0.0.1:9/v1').model.profile());
  expect(error.code).toBe('bad-input');
  expect(error.message).not.toContain('hunter2');
});
