import { describe, expect, it } from 'vitest';
import { type ScriptedReply, startModelServer } from '../../fakes/model-server.ts';
import { errorOf, modelAt, REQUEST } from './try-model.ts';

const CODE = ['def f(a):\n', '    return "naïve 🐍 数"\n', '\u2028end\r\n'];

async function complete(reply: ScriptedReply, stream = true) {
  await using server = await startModelServer({ replies: [reply] });
  return await modelAt(server.url, { stream, retries: 0 }).model.complete(REQUEST);
}

describe.each([
  ['streamed', true],
  ['at once', false],
])('an answer %s', (_, stream) => {
  it('is put together with usage, model and time', async () => {
    const usage = { prompt_tokens: 40, completion_tokens: 9, prompt_tokens_details: { cached_tokens: 32 } };
    const completion = await complete({ pieces: CODE, usage, model: 'tiny-q4' }, stream);
    expect(completion).toMatchObject({
      text: CODE.join(''),
      model: 'tiny-q4',
      usage: { promptTokens: 40, reusedTokens: 32, completionTokens: 9 },
    });
    expect(completion.seconds).toBeGreaterThan(0);
  });

  it.each([
    ['no usage', null],
    ['zero usage', { prompt_tokens: 0, completion_tokens: 0 }],
  ])('is counted by ourselves with %s', async (_name, usage) => {
    const completion = await complete({ pieces: ['a'.repeat(40)], usage }, stream);
    expect(completion.usage).toEqual({ promptTokens: 20, reusedTokens: 0, completionTokens: 10 });
  });

  it.each([
    ['length', 'model-cut'],
    ['content_filter', 'model-refused'],
    [null, 'model-cut'],
  ])('that ends by %s is %s', async (finish, code) => {
    expect(await errorOf(complete({ finish }, stream))).toMatchObject({ code });
  });

  it.each([
    ['nothing', ['']],
    ['white space', [' \n\n ']],
    ['only closed thoughts', ['<think>hm</think>\n']],
    ['only unclosed thoughts', ['<think>\nhm', ' and more']],
  ])('of %s is empty', async (_name, pieces) => {
    expect(await errorOf(complete({ pieces }, stream))).toMatchObject({ code: 'model-empty' });
  });

  it('loses its thoughts', async () => {
    expect((await complete({ pieces: ['<think>secret plan', '</think>\n\nx = 1\n'] }, stream)).text).toBe('x = 1\n');
  });

  it('that apologises is a refusal', async () => {
    const error = await errorOf(complete({ pieces: ["I'm sorry, but I can't help with that."] }, stream));
    expect(error).toMatchObject({ code: 'model-refused' });
  });

  it('that turns in circles is a loop', async () => {
    const pieces = Array.from({ length: 900 }, () => 'again\n');
    expect(await errorOf(complete({ pieces }, stream))).toMatchObject({ code: 'model-loop' });
  });

  it('that turns in circles without a line end is a loop too', async () => {
    expect(await errorOf(complete({ pieces: Array.from({ length: 4000 }, () => ' ') }, stream))).toMatchObject({
      code: 'model-loop',
    });
  });

  it('past the limit it was given is cut', async () => {
    const pieces = Array.from({ length: 3000 }, (_value, line) => `line ${line}\n`);
    expect(await errorOf(complete({ pieces }, stream))).toMatchObject({ code: 'model-cut' });
  });
});

it.each([1, 2, 3, 7, 64])('reads a stream split every %i bytes the same', async (splitAt) => {
  const completion = await complete({ pieces: CODE, splitAt });
  expect(completion.text).toBe(CODE.join(''));
  expect(completion.usage).toEqual({ promptTokens: 17, reusedTokens: 0, completionTokens: 10 });
});

it('reads a stream with CRLF line ends', async () => {
  expect((await complete({ pieces: CODE, lineEnd: '\r\n', splitAt: 1 })).text).toBe(CODE.join(''));
});

it('reads a stream that begins with a byte order mark', async () => {
  const event = JSON.stringify({ choices: [{ delta: { content: 'x' }, finish_reason: 'stop' }] });
  expect((await complete({ raw: `\uFEFFdata: ${event}\n\ndata: [DONE]\n\n` })).text).toBe('x');
});

it('takes a whole JSON answer to a streaming request', async () => {
  expect((await complete({ pieces: CODE, ignoreStream: true })).text).toBe(CODE.join(''));
});

it.each(['reasoning_content', 'reasoning'])('keeps %s out of the text', async (field) => {
  const events = [
    { choices: [{ delta: { role: 'assistant', content: null } }] },
    { choices: [{ delta: { [field]: 'secret plan' } }] },
    { choices: [{ delta: { content: 'x = 1' } }] },
    { choices: [{ delta: {}, finish_reason: 'stop' }] },
  ];
  expect((await complete({ events })).text).toBe('x = 1');
});

it('says that only thoughts came', async () => {
  const events = [{ choices: [{ delta: { reasoning_content: 'secret plan' }, finish_reason: 'stop' }] }];
  const error = await errorOf(complete({ events }));
  expect(error).toMatchObject({ code: 'model-empty' });
  expect(error.message).toContain('thoughts');
  expect(error.message).not.toContain('secret');
});

it('joins the text parts of a content array', async () => {
  const content = [
    { type: 'text', text: 'x = ' },
    { type: 'text', text: '1' },
  ];
  const body = { choices: [{ message: { content }, finish_reason: 'stop' }] };
  expect((await complete({ body }, false)).text).toBe('x = 1');
});

it.each([
  ['no choices', { choices: [] }],
  ['a null message', { choices: [{ message: null, finish_reason: 'stop' }] }],
  ['a tool call', { choices: [{ message: { content: null, tool_calls: [] }, finish_reason: 'tool_calls' }] }],
])('has no text in %s', async (_, body) => {
  expect(await errorOf(complete({ body }, false))).toMatchObject({ code: 'model-empty' });
});

it('takes a refusal field for a refusal', async () => {
  const events = [
    { choices: [{ delta: { refusal: 'Not this.' } }] },
    { choices: [{ delta: {}, finish_reason: 'stop' }] },
  ];
  expect(await errorOf(complete({ events }))).toMatchObject({ code: 'model-refused' });
});

it('takes the first choice when more come, in any order', async () => {
  const events = [
    {
      choices: [
        { index: 1, delta: { content: 'second' } },
        { index: 0, delta: { content: 'first' } },
      ],
    },
    { choices: [{ index: 1, delta: {}, finish_reason: 'length' }] },
    { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  ];
  expect((await complete({ events })).text).toBe('first');
});

it('takes the last of cumulative usages', async () => {
  const usage = (completion_tokens: number) => ({ prompt_tokens: 11, completion_tokens });
  const events = [
    { choices: [{ delta: { content: 'a' } }], usage: usage(1) },
    { choices: [{ delta: { content: 'b' }, finish_reason: 'stop' }], usage: usage(2) },
  ];
  expect((await complete({ events })).usage.completionTokens).toBe(2);
});

it('tells how far prompt and output are', async () => {
  const seen: string[] = [];
  await using server = await startModelServer({
    models: [{ id: 'x', owned_by: 'llamacpp' }],
    replies: [
      {
        events: [
          { choices: [{ delta: {} }], prompt_progress: { total: 20, cache: 0, processed: 12, time_ms: 3 } },
          { choices: [{ delta: { content: 'x' }, finish_reason: 'stop' }], timings: { cache_n: 5 } },
        ],
      },
    ],
  });
  const { model } = modelAt(server.url);
  const completion = await model.complete({
    ...REQUEST,
    onProgress: ({ phase, tokens, total }) => seen.push(`${phase} ${tokens}/${total}`),
  });
  expect(seen).toEqual(['prompt 0/20', 'prompt 12/20', 'output 1/256']);
  expect(completion.usage.reusedTokens).toBe(5);
  expect(server.chats[0]?.body.return_progress).toBe(true);
});

it('asks for what the port asks for, and no more', async () => {
  await using server = await startModelServer();
  await modelAt(server.url).model.complete(REQUEST);
  expect(server.chats[0]?.body).toEqual({
    model: 'tiny',
    messages: REQUEST.messages,
    max_tokens: 256,
    temperature: 0,
    seed: 7,
    stream: true,
    stream_options: { include_usage: true },
  });
});
