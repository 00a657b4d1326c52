import { describe, expect, it } from 'vitest';
import { commitSha } from '../../src/domain/commit-sha.ts';
import type { Role } from '../../src/ports/github.ts';
import { renderPhases } from '../../src/stages/report/render-phases.ts';
import { renderReply } from '../../src/stages/report/render-reply.ts';
import { type Admission, admitComment, type CommentRequest } from '../../src/task/admit-comment.ts';
import { commandHelp } from '../../src/task/command-help.ts';
import { parseCommand } from '../../src/task/parse-command.ts';
import { DEFAULT_HEAD, FakeGithub } from '../fakes/fake-github.ts';

const POLICY = { roles: ['write', 'maintain', 'admin'], allowedBots: [], trigger: '/generate' } as const;
const TIME = '2026-11-29T12:00:00Z';
const HEAD = commitSha('2222222222222222222222222222222222222222');
const BASE = commitSha('3333333333333333333333333333333333333333');

interface Scene {
  readonly role?: Role;
  readonly pull?: 'own' | 'fork' | 'closed';
  readonly request?: Partial<CommentRequest>;
  readonly issue?: Partial<CommentRequest['issue']>;
  readonly prepare?: (github: FakeGithub) => void;
}

async function admit(
  body: string,
  scene: Scene = {},
): Promise<{ readonly admission: Admission; readonly github: FakeGithub }> {
  const github = new FakeGithub();
  github.roles.set('octo', scene.role ?? 'write');
  if (scene.pull) {
    const state = scene.pull === 'closed' ? 'closed' : 'open';
    github.pullRequests.set(4, { sha: HEAD, ref: 'fix', baseRef: 'main', isFork: scene.pull === 'fork', state });
  }
  github.add({ id: 77, body, createdAt: TIME, updatedAt: TIME });
  scene.prepare?.(github);
  const issue = {
    number: 4,
    title: 'Ranges are off',
    body: 'Line 9 <!-- hidden --> is lost.',
    isPullRequest: scene.pull !== undefined,
  };
  const request: CommentRequest = {
    action: 'created',
    id: 77,
    body,
    createdAt: TIME,
    updatedAt: TIME,
    author: { login: 'octo', isBot: false },
    issue: { ...issue, isOpen: true, isLocked: false, ...scene.issue },
    ...scene.request,
  };
  return { admission: await admitComment(request, POLICY, github), github };
}

describe('admitComment', () => {
  it('freezes the head of the default branch for an issue, and its text for the task', async () => {
    const { admission } = await admit('/generate fix it path=src/a.py');
    expect(admission).toMatchObject({ kind: 'accepted', commit: DEFAULT_HEAD, fork: false });
    expect(admission.kind === 'accepted' && admission.text.untrusted).toBe(
      'fix it\n\nLook at src/a.py\n\nIssue 4: Ranges are off\n\nLine 9  is lost.',
    );
  });

  it('takes the issue itself as the task when the command says nothing more', async () => {
    const { admission } = await admit('/generate');
    expect(admission.kind === 'accepted' && admission.text.untrusted).toBe(
      'Issue 4: Ranges are off\n\nLine 9  is lost.',
    );
  });

  it('freezes the head of a pull request of the same repository', async () => {
    expect((await admit('/generate fix', { pull: 'own' })).admission).toMatchObject({ kind: 'accepted', commit: HEAD });
  });

  it('asks for the commit of a fork, with the command to post', async () => {
    const { admission } = await admit('/generate --dry-run fix it', { pull: 'fork' });
    expect(admission).toEqual({
      kind: 'answered',
      reason: expect.stringContaining(HEAD),
      block: `/generate ${HEAD} --dry-run fix it`,
    });
    const again = await admit(`/generate ${HEAD.toUpperCase()} --dry-run fix it`, { pull: 'fork' });
    expect(again.admission).toMatchObject({ kind: 'accepted', commit: HEAD, fork: true });
  });

  it('asks for the commit of a fork with every line of the command', async () => {
    const { admission } = await admit('/generate fix it\r\nbut keep `f`\r\nand g', { pull: 'fork' });
    expect(admission).toMatchObject({ block: `/generate ${HEAD} fix it\nbut keep \`f\`\nand g` });
    const long = await admit(`/generate --dry-run ${'x'.repeat(60_000)}`, { pull: 'fork' });
    expect(long.admission).toMatchObject({ block: `/generate ${HEAD} --dry-run TASK` });
  });

  it.each(['own', 'fork'] as const)('refuses a commit that is not the head (%s)', async (pull) => {
    const { admission } = await admit(`/generate sha=${BASE} fix`, { pull });
    expect(admission).toMatchObject({ kind: 'answered', block: `/generate ${HEAD} fix` });
  });

  it.each([
    ['an edited comment', 'ignored', { request: { action: 'edited' } }],
    ['a deleted comment', 'ignored', { request: { action: 'deleted' } }],
    ['a reader', 'refused', { role: 'read' }],
    ['a triager', 'refused', { role: 'triage' }],
    ['a bot that is not listed', 'refused', { request: { author: { login: 'evil[bot]', isBot: true } } }],
    ['our own account', 'ignored', { request: { author: { login: 'github-actions[bot]', isBot: true } } }],
    ['an event without times', 'refused', { request: { updatedAt: undefined } }],
    ['a locked conversation', 'refused', { issue: { isLocked: true } }],
    ['a closed issue', 'answered', { issue: { isOpen: false } }],
    ['a closed pull request', 'answered', { pull: 'closed' }],
    ['an unreadable role', 'refused', { prepare: (github: FakeGithub) => github.failing.add('roleOf') }],
    ['a comment that is gone', 'ignored', { prepare: (github: FakeGithub) => github.comments.splice(0) }],
  ] as const)('starts nothing for %s', async (_what, kind, scene) => {
    expect((await admit('/generate fix', scene as Scene)).admission.kind).toBe(kind);
  });

  it('costs no call when the comment is no command', async () => {
    const { admission, github } = await admit('I like it');
    expect(admission).toEqual({ kind: 'ignored', reason: 'The comment does not start with /generate.' });
    expect(github.calls).toEqual([]);
  });

  it('ignores an answer of ours whoever owns the token, at no cost', async () => {
    const { admission, github } = await admit('/generate fix\n\n<!-- vital:answer 12 -->');
    expect(admission.kind).toBe('ignored');
    expect(github.calls).toEqual([]);
  });

  it.each([
    ['its text changed', { body: '/generate other' }],
    ['its time changed', { updatedAt: '2026-11-29T12:00:01Z' }],
  ])('asks to post anew when %s after it was written', async (_how, change) => {
    const { admission } = await admit('/generate fix', {
      prepare: (github) => {
        github.comments[0] = { ...(github.comments[0] as (typeof github.comments)[number]), ...change };
      },
    });
    expect(admission).toMatchObject({ kind: 'answered', reason: expect.stringContaining('Post the command anew') });
  });

  it('fails closed when the comment cannot be read again', async () => {
    await expect(admit('/generate fix', { prepare: (github) => github.failing.add('comment') })).rejects.toThrow(
      'status 500',
    );
  });

  it('answers a mistyped option and a call for help, and freezes nothing', async () => {
    for (const body of ['/generate --dryrun fix', '/generate help', '/generate undo']) {
      const { admission, github } = await admit(body);
      expect(admission.kind).toBe('answered');
      expect(github.calls).not.toContain('defaultBranchHead');
    }
  });
});

describe('our own words', () => {
  it('never command us', async () => {
    const { admission } = await admit('/generate fix it', { pull: 'fork' });
    const working = {
      task: '/generate again',
      commit: HEAD,
      actor: '/generate',
      options: ['--dry-run'],
      links: { server: 'https://git.example', repository: 'o/r', runId: '1' },
      entered: ['index'],
      detail: '/generate now',
    };
    const said = [
      commandHelp('/generate'),
      renderReply({ reason: '/generate fix', block: commandHelp('/generate') }),
      renderReply(admission as { readonly reason: string }),
      renderPhases(working),
    ];
    expect(said.map((text) => parseCommand(text).kind)).toEqual(['none', 'none', 'none', 'none']);
  });
});
