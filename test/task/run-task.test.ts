import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { TaskError } from '../../src/domain/errors.ts';
import { untrusted } from '../../src/domain/untrusted-text.ts';
import { renderTerminal } from '../../src/stages/report/render-terminal.ts';
import { scriptedModel } from '../fakes/scripted-model.ts';
import { editAnswer, rightAnswer, sampleRun } from './sample-run.ts';

const AUTHOR = {
  GIT_AUTHOR_NAME: 'test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
};

test('the right change passes, with the tests that it fixed, its context and its files', async () => {
  const { sample, run } = await sampleRun();
  const model = scriptedModel([rightAnswer(sample)]);
  const { result, files } = await run(model);
  expect(result.judgement.verdict, result.judgement.reason).toBe('pass');
  expect(result.comparison?.fixed).toHaveLength(1);
  expect(result.comparison?.broken).toEqual([]);
  expect(result.before?.counts.failed).toBe(1);
  expect(result.after?.counts.failed).toBe(0);
  expect(result.task.commit).toBe(sample.commit);
  expect(result.context?.portfolio.map(({ path }) => path)).toContain(sample.repair.path);
  expect(await readFile(files.patch ?? '', 'utf8')).toContain(`+++ b/${sample.repair.path}`);
  expect(JSON.parse(await readFile(files.record ?? '', 'utf8'))).toMatchObject({
    verdict: 'pass',
    commit: sample.commit,
  });
  model.assertDone();
});

test('the failing test is part of the prompt, and so is what the contract in the other module says', async () => {
  const { sample, run } = await sampleRun();
  const model = scriptedModel([rightAnswer(sample)]);
  await run(model);
  expect(model.promptOf(0)).toContain(sample.failing[0]);
  expect(model.promptOf(0)).toContain(sample.repair.wrong);
});

test('a wrong default is followed by the alternative, and the better one is judged', async () => {
  const { sample, run } = await sampleRun();
  const wrong = editAnswer(sample.repair.path, sample.repair.wrong, 'false');
  const model = scriptedModel([wrong, rightAnswer(sample)]);
  const { result } = await run(model, { attempts: 2 });
  expect(result.judgement.verdict).toBe('pass');
  expect(result.attempts.map(({ verdict }) => verdict)).toEqual(['fail', 'pass']);
  model.assertDone();
});

test('an old failure of another cause does not hold up a change that mends the test the task names', async () => {
  const { sample, run } = await sampleRun();
  const path = join(sample.directory, 'test', 'desk.test.js');
  await appendFile(path, "\ntest('an older one', () => assert.equal(1, 2));\n");
  await execa('git', ['commit', '-qam', 'An older failure'], { cwd: sample.directory, env: AUTHOR });
  const named = {
    text: untrusted('A member can take a tool too many: "nobody takes more tools than the limit"', 'task'),
  };
  const model = scriptedModel([rightAnswer(sample)]);
  const { result } = await run(model, { attempts: 1 }, named);
  expect(result.judgement).toMatchObject({ verdict: 'pass' });
  expect(result.comparison?.stillFailing).toEqual(['test/desk.test.js::an older one']);
  expect(model.promptOf(0)).not.toContain('::an older one');
  const { result: unnamed } = await run(scriptedModel([rightAnswer(sample)]), { attempts: 1 });
  expect(unnamed.judgement).toMatchObject({ verdict: 'fail' });
});

test('tries end exactly at the limit, and the best patch so far is kept', async () => {
  const { sample, run } = await sampleRun();
  const wrong = (text: string) => editAnswer(sample.repair.path, sample.repair.wrong, text);
  const model = scriptedModel([wrong('false'), wrong('true')]);
  const { result, files } = await run(model, { attempts: 2 });
  expect(result.judgement.verdict).toBe('fail');
  expect(result.attempts).toHaveLength(2);
  expect(files.patch).toBeDefined();
});

test('a program that keeps tests from running is worse than one that leaves them failing', async () => {
  const { sample, run } = await sampleRun();
  const answer = (text: string) => editAnswer(sample.repair.path, sample.repair.wrong, text);
  const { result } = await run(scriptedModel([answer('nothing.of.the.kind('), answer('false')]), { attempts: 2 });
  expect(result.attempts.map(({ verdict }) => verdict)).toEqual(['fail', 'fail']);
  expect(result.program?.patch).toContain('(false)');
});

test('a program that was tried before is not tested again, and the try it was is named by its number', async () => {
  const { sample, run } = await sampleRun();
  const same = editAnswer(sample.repair.path, sample.repair.wrong, sample.repair.wrong);
  const wrong = editAnswer(sample.repair.path, sample.repair.wrong, 'false');
  const model = scriptedModel([same, same, wrong, wrong, wrong]);
  const { result } = await run(model, { attempts: 3, transfer: 'off' });
  expect(result.attempts.map(({ verdict }) => verdict)).toEqual(['no-change', 'fail', 'fail']);
  expect(result.attempts[2]?.reason).toBe('The same program as attempt 2; not tested again.');
  model.assertDone();
});

test('with transfer on, both programs are written and gated before any test', async () => {
  const { sample, run } = await sampleRun();
  const broken = editAnswer(sample.repair.path, sample.repair.wrong, 'held >= (');
  const model = scriptedModel([broken, rightAnswer(sample)]);
  const { result } = await run(model, { transfer: 'on' });
  expect(result.gate).toMatchObject({ decision: 'transfer', chosen: 'alternative' });
  expect(result.gate?.witnesses.map(({ kind }) => kind)).toContain('syntax-repair');
  expect(result.attempts.map(({ portfolio }) => portfolio)).toEqual(['alternative']);
  expect(result.judgement.verdict).toBe('pass');
});

test('an answer that changes nothing is no-change', async () => {
  const { sample, run } = await sampleRun();
  const same = editAnswer(sample.repair.path, sample.repair.wrong, sample.repair.wrong);
  const { result } = await run(scriptedModel([same, same]), { attempts: 1, transfer: 'off' });
  expect(result.judgement.verdict).toBe('no-change');
});

test('without tests nothing is a pass', async () => {
  const { sample, run } = await sampleRun();
  const { result } = await run(scriptedModel([rightAnswer(sample)]), { testCommand: 'none' });
  expect(result.judgement.verdict).toBe('no-tests');
});

test.each([
  [
    'a set-up',
    { setupCommand: 'echo no such index >&2; exit 3' },
    /set-up command .* ended with exit code 3/,
    'no such index',
  ],
  [
    'a test command',
    { testCommand: 'echo usage: none >&2; exit 4' },
    /ran no test: it ended with exit code 4/,
    'usage: none',
  ],
])(
  '%s that cannot do its work ends the run before the model, with what it printed',
  async (_what, settings, reason, printed) => {
    const { run } = await sampleRun();
    const { result, files } = await run(scriptedModel([]), settings);
    expect(result.judgement.verdict).toBe('error');
    expect(result.judgement.reason).toMatch(reason);
    expect(renderTerminal(result, files)).toContain(printed);
    for (const file of [files.report, files.html, files.record]) {
      expect(await readFile(file ?? '', 'utf8')).toContain(printed);
    }
  },
);

test('a dry run prepares everything and asks no model', async () => {
  const { run } = await sampleRun();
  const { result } = await run(scriptedModel([]), { dryRun: true });
  expect(result.context?.portfolio.length).toBeGreaterThan(0);
  expect(result.attempts).toEqual([]);
});

test('an environment that cannot run its tests ends before any model cost', async () => {
  const { run } = await sampleRun();
  const { result } = await run(scriptedModel([]), { testCommand: 'no-such-program --at-all' });
  expect(result.judgement.verdict).toBe('error');
  expect(result.judgement.reason).toContain('no-such-program');
});

test.each([
  ['an empty task', ' \n ', 'bad-input'],
  ['a task over the limit', 'x'.repeat(70_000), 'bad-input'],
] as const)('%s is refused with a reason, and reported', async (_what, text, code) => {
  const { run } = await sampleRun();
  const { result, files } = await run(scriptedModel([]), {}, { text: untrusted(text, 'task') });
  expect(result.error?.code).toBe(code);
  expect(files.report).toBeDefined();
});

test('an unknown ref is named', async () => {
  const { run } = await sampleRun();
  const { result } = await run(scriptedModel([]), {}, { ref: 'no-such-branch' });
  expect(result.error).toMatchObject({ code: 'unknown-ref' });
  expect(result.error?.message).toContain('no-such-branch');
});

test('who may not ask gets a reason and costs nothing', async () => {
  const { run } = await sampleRun();
  const { result } = await run(scriptedModel([]), {}, { authority: { allowed: false, reason: 'reader may not.' } });
  expect(result.judgement).toEqual({ verdict: 'error', reason: 'reader may not.' });
});

test('a model that fails ends the run as an error that still reports', async () => {
  const { run } = await sampleRun();
  const { result, files } = await run(
    scriptedModel([new TaskError('model-unreachable', 'No answer at http://127.0.0.1:1.')]),
  );
  expect(result.error?.code).toBe('model-unreachable');
  expect(result.before?.counts.failed).toBe(1);
  expect(files.report).toBeDefined();
});

test('an interrupted run reports and keeps the best patch so far', async () => {
  const { sample, run } = await sampleRun();
  const stop = new AbortController();
  const wrong = editAnswer(sample.repair.path, sample.repair.wrong, 'false');
  const model = scriptedModel([
    wrong,
    () => {
      stop.abort();
      return new TaskError('interrupted', 'aborted');
    },
  ]);
  const { result, files } = await run(model, { attempts: 3 }, {}, stop.signal);
  expect(result.error?.code).toBe('interrupted');
  expect(files.patch).toBeDefined();
});
