import { describe, expect, it } from 'vitest';
import { readOverflow } from '../../../src/adapters/openai-compatible/read-overflow.ts';
import { startModelServer } from '../../fakes/model-server.ts';
import { errorOf, modelAt, REQUEST } from './try-model.ts';

const error = (message: string, more: object = {}) => ({ message, code: '', type: '', param: '', ...more });
const prompt = (characters: number) => ({
  ...REQUEST,
  messages: [{ role: 'user' as const, content: 'word '.repeat(characters / 5) }],
  maxOutputTokens: 2048,
});

describe('readOverflow', () => {
  it.each([
    [
      'OpenAI',
      400,
      error("This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens.", {
        code: 'context_length_exceeded',
      }),
      { window: 8192, promptTokens: 9001 },
    ],
    [
      'vLLM',
      400,
      error(
        "This model's maximum context length is 4096 tokens. However, you requested 4500 tokens (4000 in the messages, 500 in the completion).",
        { code: '400', type: 'BadRequestError' },
      ),
      { window: 4096, promptTokens: 4000 },
    ],
    ['vLLM with nothing left', 400, error('max_tokens must be at least 1, got -186.'), {}],
    [
      'vLLM of today',
      400,
      error(
        "'max_tokens' or 'max_completion_tokens' is too large: 8000. This model's maximum context length is 8192 tokens and your request has 500 input tokens (8000 > 8192 - 500).",
      ),
      { window: 8192, promptTokens: 500 },
    ],
    [
      'llama.cpp',
      400,
      error('the request exceeds the available context size, try increasing it', {
        type: 'exceed_context_size_error',
        n_ctx: 4096,
        n_prompt_tokens: 5012,
      }),
      { window: 4096, promptTokens: 5012 },
    ],
    ['a status alone', 413, error('Payload Too Large'), {}],
  ])('recognises %s', (_, status, thrown, counts) => {
    expect(readOverflow(status, thrown)).toEqual(counts);
  });

  it.each(['messages must alternate', 'model not found', 'seed is not supported', 'the token is invalid'])(
    'does not take %j for one',
    (message) => {
      expect(readOverflow(400, error(message))).toBeUndefined();
    },
  );
});

describe('a strict server', () => {
  it('gets no call whose prompt and output pass its window', async () => {
    await using server = await startModelServer({ models: [{ id: 'tiny', max_model_len: 4096 }], strictWindow: 4096 });
    const { model } = modelAt(server.url, { maxOutputTokens: 4000 });
    expect((await model.complete(prompt(12_000))).text).toBe('ok');
    expect(server.chats).toHaveLength(1);
    expect(server.chats[0]?.body.max_tokens).toBeLessThan(4096 - 3000);
    expect(server.chats[0]?.body.max_tokens).toBeGreaterThan(600);
  });

  it('that cuts an answer is told how much it was allowed', async () => {
    const replies = [{ finish: 'length' }];
    await using server = await startModelServer({ models: [{ id: 'tiny', max_model_len: 4096 }], replies });
    const thrown = await errorOf(modelAt(server.url, { maxOutputTokens: 4000 }).model.complete(prompt(12_000)));
    expect(thrown).toMatchObject({ code: 'model-cut' });
    expect(thrown.message).toContain(`${server.chats[0]?.body.max_tokens} tokens allowed`);
  });

  it('is not even asked when the prompt alone fills the window', async () => {
    await using server = await startModelServer({ models: [{ id: 'tiny', max_model_len: 4096 }], strictWindow: 4096 });
    const thrown = await errorOf(modelAt(server.url).model.complete(prompt(20_000)));
    expect(thrown).toMatchObject({ code: 'model-overflow' });
    expect(thrown.message).toMatch(/50\d\d tokens .* 4096/);
    expect(server.chats).toHaveLength(0);
  });

  it('teaches its window, which holds from then on', async () => {
    await using server = await startModelServer({ models: [{ id: 'tiny' }], strictWindow: 4096, replies: [{}, {}] });
    const { model } = modelAt(server.url, { maxOutputTokens: 4000 });
    expect(await model.profile()).toMatchObject({ window: 8192, windowSource: 'assumed' });
    expect((await model.complete({ ...prompt(12_000), maxOutputTokens: 4000 })).text).toBe('ok');
    expect(await model.profile()).toMatchObject({ window: 4096, windowSource: 'probed' });
    await model.complete(prompt(12_000));
    expect(server.chats).toHaveLength(3);
  });

  it('that counts more tokens than we do still gets a call that fits', async () => {
    const half = { name: 'halves', count: (text: string) => Math.ceil(text.length / 8) };
    await using server = await startModelServer({ models: [{ id: 'tiny', max_model_len: 4096 }], strictWindow: 4096 });
    const { model } = modelAt(server.url, { maxOutputTokens: 4000 }, half);
    expect((await model.complete({ ...prompt(12_000), maxOutputTokens: 4000 })).text).toBe('ok');
    expect(server.chats).toHaveLength(2);
  });

  it('that can never take the prompt makes an overflow with its counts', async () => {
    await using server = await startModelServer({ models: [{ id: 'tiny' }], strictWindow: 4096 });
    const thrown = await errorOf(modelAt(server.url).model.complete(prompt(20_000)));
    expect(thrown).toMatchObject({ code: 'model-overflow' });
    expect(thrown.message).toContain('4096');
    expect(server.chats).toHaveLength(1);
  });
});

describe('a server that cuts prompts silently', () => {
  it.each([true, false])('is found out by its own count (streaming %s)', async (stream) => {
    const usage = { prompt_tokens: 1024, completion_tokens: 2 };
    await using server = await startModelServer({ replies: [{ usage }] });
    const thrown = await errorOf(modelAt(server.url, { stream }).model.complete(prompt(16_000)));
    expect(thrown).toMatchObject({ code: 'model-truncated-prompt' });
    expect(thrown.message).toContain('1024 of about 40');
  });

  it.each([
    ['counts a quarter less than we do', { prompt_tokens: 3000, completion_tokens: 2 }],
    ['tells no count', { prompt_tokens: 0, completion_tokens: 2 }],
  ])('is not suspected when it %s', async (_, usage) => {
    await using server = await startModelServer({ replies: [{ usage }] });
    expect((await modelAt(server.url).model.complete(prompt(16_000))).text).toBe('ok');
  });

  it('is not suspected when it leaves out what an earlier call had sent', async () => {
    const usage = { prompt_tokens: 4003, completion_tokens: 2 };
    await using server = await startModelServer({ replies: [{ usage }, { usage: { ...usage, prompt_tokens: 30 } }] });
    const { model } = modelAt(server.url);
    await model.complete(prompt(16_000));
    expect((await model.complete(prompt(16_100))).usage.promptTokens).toBe(30);
  });
});
