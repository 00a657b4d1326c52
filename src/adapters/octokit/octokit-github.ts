import { type CommitSha, commitSha } from '../../domain/commit-sha.ts';
import { isTaskError, TaskError } from '../../domain/errors.ts';
import type { Github, GithubComment, PullRequestHead, Role } from '../../ports/github.ts';
import { githubFailure, statusOf } from './github-failure.ts';
import { type ClientSettings, type GithubClient, openClient } from './octokit-client.ts';

const ROLES: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];

export interface GithubSettings extends ClientSettings {
  /** `owner/name` */
  readonly repository: string;
}

interface CommentPayload {
  readonly id: number;
  readonly body?: string | undefined;
  readonly html_url: string;
  readonly user: { readonly login: string; readonly id: number } | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The Github port over REST, on whichever server `apiUrl` names. */
export function openOctokitGithub(settings: GithubSettings): Github {
  const [owner = '', repo = '', ...rest] = settings.repository.split('/');
  if (owner === '' || repo === '' || rest.length > 0) {
    throw new TaskError('bad-input', `${JSON.stringify(settings.repository)} is not a repository (owner/name).`);
  }
  const client = openClient(settings);
  const where = { owner, repo };
  // Asked once: a token does not change hands.
  let me: ReturnType<Github['whoAmI']> | undefined;
  return {
    whoAmI: () => {
      me ??= whoAmI(client);
      return me;
    },
    roleOf: (login) => roleOf(client, where, login),
    defaultBranchHead: () => defaultBranchHead(client, where),
    pullRequest: (number) => pullRequest(client, where, number),
    ...commentCalls(client, where),
  };
}

type CommentCalls = Pick<Github, 'comment' | 'listComments' | 'createComment' | 'updateComment' | 'react'>;

function commentCalls(client: GithubClient, where: Where): CommentCalls {
  const { issues, reactions } = client.rest;
  return {
    comment: async (id) => {
      const read = () => issues.getComment({ ...where, comment_id: id });
      return asComment((await attempt(`Reading comment ${id}`, read)).data);
    },
    listComments: async (issue) => {
      const read = () => client.paginate(issues.listComments, { ...where, issue_number: issue, per_page: 100 });
      return (await attempt(`Listing the comments of ${issue}`, read)).map(asComment);
    },
    createComment: async (issue, body) => {
      // Not retried here: a call that failed after the server had done it would leave a second comment.
      const call = { ...where, issue_number: issue, body, request: { retries: 0 } };
      return asComment((await attempt(`Commenting on ${issue}`, () => issues.createComment(call))).data);
    },
    updateComment: async (id, body) => {
      const update = () => issues.updateComment({ ...where, comment_id: id, body });
      return asComment((await attempt(`Editing comment ${id}`, update)).data);
    },
    react: async (id, content) => {
      try {
        await reactions.createForIssueComment({ ...where, comment_id: id, content });
        return true;
      } catch (failure) {
        if (statusOf(failure) === undefined) throw githubFailure('Reacting', failure);
        return false;
      }
    },
  };
}

async function defaultBranchHead(client: GithubClient, where: Where): Promise<CommitSha> {
  const read = async () => {
    const { data } = await client.rest.repos.get(where);
    return client.rest.repos.getBranch({ ...where, branch: data.default_branch });
  };
  return commitSha((await attempt('Reading the default branch', read)).data.commit.sha);
}

async function attempt<T>(what: string, call: () => Promise<T>): Promise<T> {
  let answer: T;
  try {
    answer = await call();
  } catch (failure) {
    throw githubFailure(what, failure);
  }
  // An answer that is no JSON is handed on as text.
  if (isText(answer)) throw new TaskError('github-failed', `${what} failed: the answer is not JSON.`);
  return answer;
}

function isText(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'data' in answer && typeof answer.data === 'string';
}

/** The token of a workflow has no user of its own to read; its name is known to the query API only. */
async function whoAmI(client: GithubClient): Promise<{ readonly login: string; readonly id: number } | undefined> {
  try {
    const { data } = await client.rest.users.getAuthenticated();
    return { login: data.login, id: data.id };
  } catch (failure) {
    if (statusOf(failure) !== 403 && statusOf(failure) !== 404)
      throw githubFailure('Reading who the token is', failure);
  }
  try {
    const { viewer } = await client.graphql<Viewer>('query { viewer { login databaseId } }');
    return typeof viewer.databaseId === 'number' ? { login: viewer.login, id: viewer.databaseId } : undefined;
  } catch {
    return undefined;
  }
}

interface Viewer {
  readonly viewer: { readonly login: string; readonly databaseId: number | null };
}

/** A type and not an interface: only that fits the library's open-ended parameters. */
type Where = {
  readonly owner: string;
  readonly repo: string;
};

async function roleOf(client: GithubClient, where: Where, username: string): Promise<Role> {
  try {
    const read = () => client.rest.repos.getCollaboratorPermissionLevel({ ...where, username });
    const { data } = await attempt(`Reading the role of ${username}`, read);
    // `permission` calls triage `read` and maintain `write`; only a custom role falls back to it.
    const known = ROLES.find((role) => role === data.role_name) ?? ROLES.find((role) => role === data.permission);
    return known ?? 'none';
  } catch (failure) {
    if (isTaskError(failure, 'github-missing')) return 'none';
    throw failure;
  }
}

async function pullRequest(client: GithubClient, where: Where, number: number): Promise<PullRequestHead> {
  const read = () => client.rest.pulls.get({ ...where, pull_number: number });
  const { head, base, state } = (await attempt(`Reading pull request ${number}`, read)).data;
  return {
    sha: commitSha(head.sha),
    ref: head.ref,
    baseRef: base.ref,
    // A deleted fork has no repository at all.
    isFork: head.repo?.id !== base.repo.id,
    state: state === 'open' ? 'open' : 'closed',
  };
}

function asComment(payload: CommentPayload): GithubComment {
  return {
    id: payload.id,
    body: payload.body ?? '',
    url: payload.html_url,
    authorLogin: payload.user?.login ?? 'ghost',
    authorId: payload.user?.id ?? 0,
    createdAt: payload.created_at,
    updatedAt: payload.updated_at,
  };
}
