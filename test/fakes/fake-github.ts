import { commitSha } from '../../src/domain/commit-sha.ts';
import { TaskError } from '../../src/domain/errors.ts';
import type { Github, GithubComment, PullRequestHead, Role } from '../../src/ports/github.ts';

export const DEFAULT_HEAD = commitSha('1111111111111111111111111111111111111111');

/** A repository kept in memory. Every call is written down; a call named in `failing` throws. */
export class FakeGithub implements Github {
  readonly calls: string[] = [];
  readonly comments: GithubComment[] = [];
  readonly reactions: string[] = [];
  readonly roles = new Map<string, Role>();
  readonly pullRequests = new Map<number, PullRequestHead>();
  readonly failing = new Set<string>();
  me: { readonly login: string; readonly id: number } | undefined = { login: 'github-actions[bot]', id: 7 };
  head = DEFAULT_HEAD;

  async whoAmI() {
    this.#call('whoAmI');
    return this.me;
  }

  async roleOf(login: string): Promise<Role> {
    this.#call(`roleOf ${login}`);
    return this.roles.get(login) ?? 'none';
  }

  async defaultBranchHead() {
    this.#call('defaultBranchHead');
    return this.head;
  }

  async pullRequest(number: number): Promise<PullRequestHead> {
    this.#call(`pullRequest ${number}`);
    return required(this.pullRequests.get(number), `pull request ${number}`);
  }

  async comment(id: number): Promise<GithubComment> {
    this.#call(`comment ${id}`);
    return required(
      this.comments.find((comment) => comment.id === id),
      `comment ${id}`,
    );
  }

  async listComments(): Promise<readonly GithubComment[]> {
    this.#call('listComments');
    return [...this.comments];
  }

  async createComment(_issue: number, body: string): Promise<GithubComment> {
    this.#call('createComment');
    const author = this.me ?? { login: 'somebody', id: 99 };
    return this.add({ body, authorLogin: author.login, authorId: author.id });
  }

  async updateComment(id: number, body: string): Promise<GithubComment> {
    this.#call(`updateComment ${id}`);
    const at = this.comments.findIndex((comment) => comment.id === id);
    const changed = { ...required(this.comments[at], `comment ${id}`), body, updatedAt: '2026-11-29T12:30:00Z' };
    this.comments[at] = changed;
    return changed;
  }

  async react(commentId: number, reaction: string): Promise<boolean> {
    this.#call('react');
    this.reactions.push(`${commentId} ${reaction}`);
    return true;
  }

  add(comment: Partial<GithubComment>): GithubComment {
    const id = comment.id ?? 100 + this.comments.length;
    const whole: GithubComment = {
      id,
      body: '',
      url: `https://git.example/c/${id}`,
      authorLogin: 'octo',
      authorId: 1,
      createdAt: '2026-11-29T12:00:00Z',
      updatedAt: '2026-11-29T12:00:00Z',
      ...comment,
    };
    this.comments.push(whole);
    return whole;
  }

  #call(call: string): void {
    this.calls.push(call);
    const name = call.split(' ')[0] ?? call;
    if (this.failing.has(name)) throw new TaskError('github-failed', `${name} failed with status 500.`);
  }
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new TaskError('github-missing', `${what} does not exist (status 404).`);
  return value;
}
