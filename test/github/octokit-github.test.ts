import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOctokitGithub } from '../../src/adapters/octokit/octokit-github.ts';
import { explain } from '../../src/domain/errors.ts';
import { FakeGithubServer } from '../fakes/fake-github-server.ts';

const SHA = '3f1c2ab9d04e5f66718293a4b5c6d7e8f9012345';
const OCTO = { login: 'octo', id: 5, type: 'User' } as const;

describe('the Github port over REST', () => {
  let server: FakeGithubServer;

  beforeEach(async () => {
    server = await FakeGithubServer.start('octo/ranges', '/api/v3');
  });
  afterEach(() => server.stop());

  const open = () =>
    openOctokitGithub({ apiUrl: server.url, token: 'tok-123456', repository: 'octo/ranges', waitUnit: 1 });
  const failureOf = async (call: Promise<unknown>) => explain(await call.catch((failure: unknown) => failure));

  it('sends every call to the given server with the token', async () => {
    const comment = server.addComment(4, 'hello', OCTO);
    await open().comment(comment.id);
    await open().whoAmI();
    expect(server.calls).toEqual([
      `GET /repos/octo/ranges/issues/comments/${comment.id}`,
      'GET /user',
      'POST /api/graphql',
    ]);
    expect([...server.authorizations]).toEqual(['token tok-123456']);
  });

  it.each([
    [{ permission: 'read', role_name: 'triage' }, 'triage'],
    [{ permission: 'write', role_name: 'maintain' }, 'maintain'],
    [{ permission: 'admin', role_name: 'admin' }, 'admin'],
    [{ permission: 'write', role_name: 'release-captain' }, 'write'],
    [{ permission: 'read', role_name: 'bug-sorter' }, 'read'],
    [{ permission: 'read' }, 'read'],
    [{ permission: 'something-new', role_name: 'something-new' }, 'none'],
  ])('reads the role of %j as %s', async (payload, role) => {
    server.roles.set('octo', payload);
    expect(await open().roleOf('octo')).toBe(role);
  });

  it('takes an account without access as role none', async () => {
    expect(await open().roleOf('helper[bot]')).toBe('none');
    expect(server.calls).toEqual(['GET /repos/octo/ranges/collaborators/helper[bot]/permission']);
  });

  it.each([403, 500])('throws when the role cannot be read: status %d', async (status) => {
    server.fail(/permission/, status, { times: 9 });
    expect(await failureOf(open().roleOf('octo'))).toContain(`Reading the role of octo failed with status ${status}`);
  });

  it('throws when the answer is no JSON', async () => {
    server.fail(/permission/, 200, { body: '{"permission":' });
    await expect(open().roleOf('octo')).rejects.toMatchObject({ code: 'github-failed' });
  });

  it('names the missing permission and the request', async () => {
    const headers = { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' };
    server.fail(/POST .*comments/, 403, { headers });
    const text = await failureOf(open().createComment(4, 'x'));
    expect(text).toContain('Commenting on 4 failed with status 403');
    expect(text).toContain('(request FA:CE:1)');
    expect(text).toContain("Add to the workflow's permissions: issues: write, or pull-requests: write.");
  });

  it('says which server could not be reached', async () => {
    const url = server.url;
    await server.stop();
    const github = openOctokitGithub({ apiUrl: url, token: 't', repository: 'octo/ranges', waitUnit: 1 });
    await expect(github.defaultBranchHead()).rejects.toMatchObject({ code: 'github-failed' });
    server = await FakeGithubServer.start();
  });

  it('tries again after 502, but never creates a comment twice', async () => {
    server.fail(/GET .*comments\/501/, 502, { times: 2 });
    const comment = server.addComment(4, 'hello', OCTO);
    expect((await open().comment(comment.id)).body).toBe('hello');
    server.fail(/POST .*comments/, 502, { times: 1 });
    await expect(open().createComment(4, 'x')).rejects.toMatchObject({ code: 'github-failed' });
    expect(server.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('waits out a rate limit that passes soon', async () => {
    const comment = server.addComment(4, 'hello', OCTO);
    server.fail(/GET .*comments/, 429, {
      headers: { 'retry-after': '1', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '0' },
    });
    expect((await open().comment(comment.id)).body).toBe('hello');
  });

  it('reads all pages of a long thread', async () => {
    for (let number = 0; number < 230; number += 1) server.addComment(4, `c${number}`, OCTO);
    const comments = await open().listComments(4);
    expect(comments.map((comment) => comment.body)).toEqual(Array.from({ length: 230 }, (_, at) => `c${at}`));
  });

  it('reads the head of a default branch with a slash in its name', async () => {
    server.defaultBranch = 'release/2.x';
    server.branches.set('release/2.x', SHA);
    expect(await open().defaultBranchHead()).toBe(SHA);
  });

  it.each([
    [1000, false],
    [77, true],
    [null, true],
  ])('calls a head in repository %s a fork: %s', async (repoId, isFork) => {
    server.pulls.set(9, { head: { sha: SHA, ref: 'a;id', repoId }, base: { sha: SHA }, state: 'open' });
    expect(await open().pullRequest(9)).toEqual({ sha: SHA, ref: 'a;id', baseRef: 'main', isFork, state: 'open' });
  });

  it('does without reactions where the server has none', async () => {
    server.fail(/reactions/, 404);
    const comment = server.addComment(4, 'hello', OCTO);
    expect(await open().react(comment.id, 'eyes')).toBe(false);
    expect(await open().react(comment.id, 'eyes')).toBe(true);
    expect(server.reactions).toEqual([{ comment: comment.id, content: 'eyes', user: 'github-actions[bot]' }]);
  });

  it('knows who a personal token is, and does not know without any way to ask', async () => {
    server.tokenUser = OCTO;
    expect(await open().whoAmI()).toEqual({ login: 'octo', id: 5 });
    server.fail(/GET \/user/, 403);
    server.fail(/graphql/, 404);
    expect(await open().whoAmI()).toBeUndefined();
  });

  it.each(['octo', 'octo/', 'a/b/c', ''])('refuses the repository name %j', (repository) => {
    expect(() => openOctokitGithub({ apiUrl: server.url, token: 't', repository })).toThrow('owner/name');
  });
});
