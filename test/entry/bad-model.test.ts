import { describe, expect, it } from 'vitest';
import type { ModelServerOptions, ScriptedReply } from '../fakes/model-server.ts';
import {
  expectNothingLeft,
  jsonOf,
  MODEL,
  openModelServer,
  openScene,
  RIGHT,
  SUM_FILES,
  TASK,
  useBuiltCli,
  WRONG,
} from './cli-scene.ts';

useBuiltCli();

interface BadModel {
  readonly what: string;
  readonly code: string;
  readonly says: RegExp;
  readonly replies?: readonly ScriptedReply[];
  readonly server?: ModelServerOptions;
  readonly words?: readonly string[];
  readonly calls: number;
}

describe('a model that fails ends the run as an error with the tests of the base in the report', () => {
  it.each<BadModel>([
    {
      what: 'a wrong name',
      code: 'model-not-found',
      says: /no-such-model.*test-coder/s,
      replies: [{ status: 404, body: { error: { message: 'The model `no-such-model` does not exist.' } } }],
      words: ['--model', 'no-such-model'],
      calls: 0,
    },
    {
      what: 'a slow server',
      code: 'model-timeout',
      says: /sent no first token|did not finish within 2 s/,
      replies: [{ silence: 'everything' }],
      words: ['--model-timeout-seconds', '2'],
      calls: 0,
    },
    {
      what: 'a server that falls silent in its answer',
      code: 'model-timeout',
      says: /did not finish within 2 s/,
      replies: [{ pieces: ['sum.js\n', '<<<<<<< SEARCH\n'], silence: 'after-pieces' }],
      words: ['--model-timeout-seconds', '2'],
      calls: 1,
    },
    {
      what: 'a stream that breaks off',
      code: 'model-unreachable',
      says: /broke off its answer after about 2 tokens: it closed the connection/,
      replies: [{ pieces: ['sum.js\n', '<<<<<<< SEARCH\n'], reset: 'after-pieces' }],
      calls: 1,
    },
    {
      what: 'a wrong key',
      code: 'model-unauthorised',
      says: /401/,
      server: { apiKey: 'another-key' },
      calls: 0,
    },
    {
      what: 'a window that the prompt alone fills',
      code: 'model-overflow',
      says: /window/,
      words: ['--window', '512', '--budget', '4096'],
      calls: 0,
    },
  ])('$what', async ({ code, says, replies = [], server = {}, words = [], calls }) => {
    const scene = openScene();
    const model = await openModelServer(replies, server);
    const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, '--json', ...model.words, ...words]);
    expect(end.exitCode).toBe(6);
    const json = jsonOf(end);
    expect(json.error).toMatchObject({ code });
    expect(json.reason).toMatch(says);
    expect(json.tests.before).toMatchObject({ passed: 1, failed: 1 });
    expect(json.model.calls).toBe(calls);
    if (calls > 0) expect(json.model.promptTokens).toBeGreaterThan(100);
    expect(scene.written('report.md')).toContain(json.error.code === 'model-overflow' ? 'window' : '127.0.0.1');
    expectNothingLeft(scene, end);
  });
});

it('says that nobody listens, and what to check', async () => {
  const scene = openScene();
  const { server, words } = await openModelServer([]);
  await server[Symbol.asyncDispose]();
  const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, '--json', ...words]);
  expect(end.exitCode).toBe(6);
  expect(jsonOf(end)).toMatchObject({ error: { code: 'model-unreachable' }, tests: { before: { failed: 1 } } });
  expect(jsonOf(end).reason).toMatch(
    /127\.0\.0\.1:\d+\/v1.* cannot be reached: the connection was refused.*Check that the server runs/,
  );
  expectNothingLeft(scene, end);
});

it('ends as an error when every answer is a page of HTML', async () => {
  const scene = openScene();
  const page = { raw: '<html>Login</html>', headers: { 'content-type': 'text/html' } };
  const { words } = await openModelServer([page, page, page, page]);
  const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, '--json', ...words]);
  expect(end.exitCode).toBe(6);
  expect(jsonOf(end)).toMatchObject({
    verdict: 'error',
    attempts: [{ failure: 'malformed' }, { failure: 'malformed' }],
  });
  expectNothingLeft(scene, end);
});

it('says before the first call what a run can cost at most, and afterwards what it did', async () => {
  const scene = openScene();
  const { words } = await openModelServer([RIGHT]);
  const run = ['run', '--task', TASK, '--out', scene.out, '--price', '2,10', ...words];
  const end = await scene.vital([...run, '--json']);
  const { promptTokens, completionTokens, cost } = jsonOf(end).model;
  expect(cost).toBeCloseTo((promptTokens * 2 + completionTokens * 10) / 1e6, 12);
  expect(end.stderr).toMatch(/Worst case: 4 calls, \d+ prompt and \d+ output tokens, at most USD \d+\.\d{4}\./);
  expect(scene.written('report.md')).toContain('USD 0.00');
});

it('shows what two calls cost when the second fails, and keeps the patch of the first', async () => {
  const scene = openScene();
  const { words } = await openModelServer([WRONG, { pieces: ['sum.js\n', 'x'], reset: 'after-pieces' }]);
  const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, '--json', ...words]);
  expect(end.exitCode).toBe(6);
  const { model, attempts, patch } = jsonOf(end);
  expect(model.calls).toBe(2);
  expect(attempts).toHaveLength(1);
  expect(model.promptTokens).toBeGreaterThan(attempts[0].promptTokens);
  expect(model.completionTokens).toBe(attempts[0].completionTokens + 2);
  expect(patch).toBe(`${scene.out}/change.patch`);
  expect(scene.written('change.patch')).toContain('+  return a * b + 7;');
});

it.each([
  ['cut by its limit', { pieces: ['sum.js\n<<<<<<< SEA'], finish: 'length' }],
  ['closed before its end', { raw: 'data: {"choices":[{"delta":{"content":"sum.js"}}]}\n\n' }],
  ['empty', { pieces: [''] }],
])('takes an answer that is %s for a failed attempt and goes on', async (_what, reply) => {
  const scene = openScene();
  const { words } = await openModelServer([reply, RIGHT]);
  const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, '--json', ...words]);
  expect(end.exitCode, end.stderr).toBe(0);
  expect(jsonOf(end).attempts).toMatchObject([{ verdict: 'error' }, { verdict: 'pass' }]);
  expect(jsonOf(end).model.calls).toBe(2);
});

it('fits prompts of a repository many times its size into a window of 4,096 tokens', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [
      `part${at}.js`,
      Array.from(
        { length: 30 },
        (_, n) =>
          `// adds numbers ${at}\nexport function sum${n}of${at}(numbers) {\n  return numbers.length + ${n};\n}\n`,
      ).join(''),
    ]),
  );
  const scene = openScene({ ...SUM_FILES, ...many });
  const models = [{ id: MODEL, max_model_len: 4096 }];
  const { server, words } = await openModelServer([RIGHT], { models, strictWindow: 4096 });
  const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, '--json', ...words]);
  expect(end.exitCode, end.stderr).toBe(0);
  expect(server.chats).toHaveLength(1);
});

it('shortens a task of 64 KB visibly to fit a window of 4,096 tokens', async () => {
  const scene = openScene();
  const models = [{ id: MODEL, max_model_len: 4096 }];
  const { words } = await openModelServer([RIGHT], { models, strictWindow: 4096 });
  const task = `sum must add. ${'Please add all numbers that sum gets. '.repeat(1_700)}`;
  const end = await scene.vital(['run', '--task', task, '--out', scene.out, '--json', ...words]);
  expect(end.exitCode, end.stderr).toBe(0);
  expect(end.stderr).toMatch(/task.*(?:shortened|left out|cut)/i);
  expectNothingLeft(scene, end);
});
