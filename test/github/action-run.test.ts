import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../src/task/parse-command.ts';
import { type ActionRun, ActionScene, FIXED, git, KEY, TOKEN } from './action-scene.ts';

describe('a comment answered by the built action', () => {
  let scene: ActionScene;
  let run: ActionRun;

  beforeAll(async () => {
    scene = await ActionScene.open();
    scene.comment('/generate fix parseRange');
    run = await scene.run();
  });
  afterAll(() => scene[Symbol.asyncDispose]());

  const answers = () => scene.github.comments.filter((comment) => comment.user.type === 'Bot');

  it('is acknowledged with eyes and, after a pass, with a thumb', () => {
    const asked = scene.github.comments[0]?.id;
    expect(scene.github.reactions.map(({ comment, content }) => [comment, content])).toEqual([
      [asked, 'eyes'],
      [asked, '+1'],
    ]);
  });

  it('has one comment that went through the phases to a measured pass with its context', () => {
    const [answer, ...others] = answers();
    expect(others).toEqual([]);
    expect(answer?.history[0]).toMatch(/^### ⏳ Working/);
    expect(answer?.history.some((body) => body.includes('- [x] checkout'))).toBe(true);
    expect(answer?.body).toMatch(/^### ✅ Pass: /);
    expect(answer?.body).toContain('#### What the model saw');
    expect(answer?.body).toContain(`/octo/ranges/blob/${scene.head}/src/ranges.js#L`);
    expect(answer?.body).toContain('- **Fixed: 1**');
  });

  it('gives the verdict, the frozen commit and a patch that applies to later steps', () => {
    expect(run.exitCode).toBe(0);
    expect(run.outputs.get('verdict')).toBe('pass');
    expect(run.outputs.get('sha')).toBe(scene.head);
    expect(run.outputs.get('session-id')).toMatch(/^vital-\d+-\d+$/);
    expect(run.outputs.get('comment-id')).toBe(String(answers()[0]?.id));
    expect(run.summary).toContain('### ✅ Pass');
    expect(git(scene.workspace, 'status', '--porcelain')).toBe('');
    git(scene.workspace, 'apply', run.outputs.get('patch-file') ?? '');
    expect(readFileSync(join(scene.workspace, 'src/ranges.js'), 'utf8')).toBe(FIXED);
  });

  it('shows no secret in log, answer, outputs or files', () => {
    const files = readdirSync(scene.folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(scene.folder, name))
      .filter((file) => statSync(file).isFile());
    const withoutMasks = run.log.replace(/^::add-mask::.*$/gm, '');
    const bodies = scene.github.comments.flatMap((comment) => comment.history);
    const everything = [withoutMasks, run.summary, ...bodies, ...files.map((file) => readFileSync(file, 'latin1'))];
    for (const secret of [TOKEN, KEY, Buffer.from(`x-access-token:${TOKEN}`).toString('base64')]) {
      expect(everything.filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  it('does not command us when it comes back as an event', async () => {
    for (const body of new Set(answers()[0]?.history)) expect(parseCommand(body).kind).toBe('none');
  });
});

/** The code of a fork only runs where bubblewrap does. */
const canIsolate = spawnSync('bwrap', ['--unshare-all', '--ro-bind', '/', '/', 'true']).status === 0;

describe('the built action', () => {
  it.runIf(canIsolate)('fetches the head of a fork that was named in full, and asks for it otherwise', async () => {
    await using scene = await ActionScene.open();
    const head = scene.proposeHead();
    scene.github.pulls.set(9, { head: { sha: head, ref: 'fix', repoId: 2 }, base: { sha: scene.head }, state: 'open' });
    scene.comment('/generate fix parseRange', { issue: 9, isPullRequest: true });
    const first = await scene.run();
    expect(first.outputs.get('conclusion')).toBe('neutral');
    expect(scene.github.comments.at(-1)?.body).toContain(`/generate ${head} fix parseRange`);
    expect(scene.model.chats).toHaveLength(0);

    scene.comment(`/generate ${head} fix parseRange`, { issue: 9, isPullRequest: true });
    const second = await scene.run();
    expect(second.outputs.get('verdict')).toBe('pass');
    expect(second.outputs.get('sha')).toBe(head);
    expect(second.outputs.get('fork')).toBe('true');
    expect(second.outputs.get('base-ref')).toBe('main');
    expect(second.outputs.get('ref')).toMatch(/^refs\/pull\/\d+\/head$/);
  });

  it('starts nothing for a reader, and tells only the log', async () => {
    await using scene = await ActionScene.open();
    scene.github.roles.set('octo', { permission: 'read', role_name: 'read' });
    scene.comment('/generate fix parseRange');
    const run = await scene.run();
    expect(run.outputs.get('triggered')).toBe('false');
    expect(run.log).toContain('octo has the role read');
    expect(scene.github.comments).toHaveLength(1);
    expect(scene.github.reactions).toEqual([]);
    expect(scene.github.calls.some((call) => call.startsWith('POST /repos'))).toBe(false);
  });

  it('says which phrase it looked for when a comment is no command', async () => {
    await using scene = await ActionScene.open();
    scene.comment('I have seen this too');
    const run = await scene.run();
    expect(run).toMatchObject({ exitCode: 0 });
    expect(run.outputs.get('triggered')).toBe('false');
    expect(run.summary).toContain('does not start with /generate');
    expect(scene.github.calls).toEqual([]);
  });

  it('does not answer its own answers', async () => {
    await using scene = await ActionScene.open();
    scene.comment('/generate fix', { user: scene.github.tokenUser });
    expect((await scene.run()).outputs.get('triggered')).toBe('false');
    expect(scene.model.chats).toHaveLength(0);
  });

  it('runs a task that the workflow itself gives, without any comment', async () => {
    await using scene = await ActionScene.open();
    const run = await scene.run({
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      INPUT_PROMPT: 'fix parseRange',
      INPUT_TOKEN_BUDGET: '1000',
    });
    expect(run.outputs.get('verdict')).toBe('pass');
    expect(run.summary).toContain('of 1,000 tokens');
    expect(scene.github.calls).toEqual([]);
  });

  it('lists all wrong inputs and touches nothing', async () => {
    await using scene = await ActionScene.open();
    scene.comment('/generate fix parseRange');
    const run = await scene.run({ 'INPUT_TOKEN-BUDGET': '12k', 'INPUT_OUTPUT-MODE': 'push' });
    expect(run.exitCode).toBe(1);
    expect(run.outputs.get('error')).toContain('token-budget');
    expect(run.outputs.get('error')).toContain('output-mode push is not built yet');
    expect(scene.github.calls).toEqual([]);
  });

  it('names the missing permission when it may not comment', async () => {
    await using scene = await ActionScene.open();
    scene.github.fail(/POST .*issues\/4\/comments/, 403, {
      times: 9,
      headers: { 'x-accepted-github-permissions': 'issues=write' },
    });
    scene.comment('/generate fix parseRange');
    const run = await scene.run();
    expect(run.exitCode).toBe(1);
    expect(run.outputs.get('error')).toContain('issues: write');
    expect(scene.model.chats).toHaveLength(0);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('leaves a true comment when it is ended by %s', async (signal) => {
    await using scene = await ActionScene.open([{ silence: 'everything' }]);
    scene.comment('/generate fix parseRange');
    const run = await scene.run({}, (stop) => {
      const watch = setInterval(() => {
        if (scene.model.chats.length === 0) return;
        clearInterval(watch);
        stop(signal);
      }, 20);
    });
    const working = scene.github.comments.at(-1)?.body.startsWith('### ⏳ Working');
    expect(working).toBe(signal === 'SIGKILL');
    const state = Object.fromEntries([...run.state].map(([name, value]) => [`STATE_${name}`, value]));
    const after = await scene.run(state);
    expect(after.exitCode).toBe(0);
    const answers = scene.github.comments.filter((comment) => comment.user.type === 'Bot');
    expect(answers).toHaveLength(1);
    expect(answers[0]?.body).toMatch(/^### 🛑 Error: /);
  });

  it('leaves a true comment when it is killed while the comment is made', async () => {
    await using scene = await ActionScene.open();
    scene.comment('/generate fix parseRange');
    const run = await scene.run({}, (stop) => {
      const watch = setInterval(() => {
        if (!scene.github.calls.some((call) => /^POST .*issues\/4\/comments/.test(call))) return;
        clearInterval(watch);
        stop('SIGKILL');
      }, 1);
    });
    await scene.run(Object.fromEntries([...run.state].map(([name, value]) => [`STATE_${name}`, value])));
    const answers = scene.github.comments.filter((comment) => comment.user.type === 'Bot');
    expect(answers.map(({ body }) => body.slice(0, 12))).toEqual(['### 🛑 Error']);
  });
});
