import { describe, expect, it } from 'vitest';
import { hasMarker, openStickyComment } from '../../src/stages/report/sticky-comment.ts';
import { FakeGithub } from '../fakes/fake-github.ts';

const PLACE = { issue: 4, askedIn: 77 };
const MARKER = '<!-- vital:answer 77 -->';
const ME = { authorLogin: 'github-actions[bot]', authorId: 7 };

describe('the sticky comment', () => {
  it('is made once and edited from then on', async () => {
    const github = new FakeGithub();
    const comment = await openStickyComment(PLACE, () => 'working', github);
    await comment.write(() => 'half way');
    await comment.write(() => 'done');
    expect(github.comments.map(({ id, body }) => ({ id, body }))).toEqual([
      { id: comment.id, body: `done\n\n${MARKER}` },
    ]);
  });

  it('is found again by a later try of the same task, with its line ends changed by the server', async () => {
    const github = new FakeGithub();
    github.add({ ...ME, id: 5, body: `old\r\n\r\n${MARKER}\r\n` });
    const comment = await openStickyComment(PLACE, () => 'new', github);
    expect(comment.id).toBe(5);
    expect(github.comments).toHaveLength(1);
  });

  it.each([
    ['by another author', { body: `x\n\n${MARKER}`, authorLogin: 'octo', authorId: 1 }],
    ['by an author who took our login', { ...ME, authorId: 8, body: `x\n\n${MARKER}` }],
    ['quoted inside the text', { ...ME, body: `> ${MARKER}\nmore` }],
    ['of another task', { ...ME, body: 'x\n\n<!-- vital:answer 78 -->' }],
  ])('ignores a marker %s', async (_how, forged) => {
    const github = new FakeGithub();
    github.add({ ...forged, id: 5 });
    const comment = await openStickyComment(PLACE, () => 'ours', github);
    expect(comment.id).not.toBe(5);
    expect(github.comments[0]?.body).toBe(forged.body);
  });

  it('is not made twice when the call failed after the server had made it', async () => {
    const github = new FakeGithub();
    const create = github.createComment.bind(github);
    let failed = false;
    github.createComment = async (issue, body) => {
      const made = await create(issue, body);
      if (failed) return made;
      failed = true;
      throw new Error('socket hang up');
    };
    const comment = await openStickyComment(PLACE, () => 'working', github);
    expect(github.comments.map(({ id }) => id)).toEqual([comment.id]);
  });

  it('is made anew when a person deleted it', async () => {
    const github = new FakeGithub();
    const comment = await openStickyComment(PLACE, () => 'working', github);
    github.comments.length = 0;
    github.add({ id: 900, body: 'somebody else' });
    await comment.write(() => 'done');
    expect(github.comments.at(-1)?.body).toBe(`done\n\n${MARKER}`);
    expect(comment.id).toBe(github.comments.at(-1)?.id);
  });

  it('is shortened when the server refuses it or keeps another text', async () => {
    const github = new FakeGithub();
    const comment = await openStickyComment(PLACE, () => 'working', github);
    const update = github.updateComment.bind(github);
    github.updateComment = async (id, body) => {
      if (body.length > 30_000) throw new Error('422 Body is too long');
      if (body.length > 10_000) return github.comment(id);
      return update(id, body);
    };
    await comment.write((limit) => 'x'.repeat(limit - 100));
    expect(github.comments[0]?.body).toBe(`${'x'.repeat(3_900)}\n\n${MARKER}`);
  });

  it('says so when the server stores nothing at all', async () => {
    const github = new FakeGithub();
    const comment = await openStickyComment(PLACE, () => 'working', github);
    github.updateComment = (id) => github.comment(id);
    await expect(comment.write(() => 'done')).rejects.toThrow('accepted but not stored');
  });

  it('is made without a search when nobody can say who we are', async () => {
    const github = new FakeGithub();
    github.me = undefined;
    await openStickyComment(PLACE, () => 'working', github);
    expect(github.calls).toEqual(['whoAmI', 'createComment']);
  });

  it('is made although the server fails to say who we are', async () => {
    const github = new FakeGithub();
    github.failing.add('whoAmI');
    await openStickyComment(PLACE, () => 'working', github);
    expect(github.comments).toHaveLength(1);
  });

  it('is told from comments of people by its last line', () => {
    expect(hasMarker(`x\n\n${MARKER}\n`)).toBe(true);
    expect(hasMarker(`${MARKER}\nx`)).toBe(false);
    expect(hasMarker('/generate fix')).toBe(false);
  });
});
