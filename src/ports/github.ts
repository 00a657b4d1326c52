import type { CommitSha } from '../domain/commit-sha.ts';

export interface GithubComment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
  readonly authorLogin: string;
  readonly authorId: number;
  readonly updatedAt: string;
  readonly createdAt: string;
}

export interface PullRequestHead {
  readonly sha: CommitSha;
  readonly ref: string;
  /** Branch it is to be merged into. */
  readonly baseRef: string;
  /** True when the head lives in another repository, or that repository is gone. */
  readonly isFork: boolean;
  readonly state: 'open' | 'closed';
}

export type Role = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin';

/** The hosting side of one repository. Failing calls throw `github-failed` with status, request id and missing
 * permission, or `github-missing` for what is not there (404, 410). */
export interface Github {
  /** The login and id this token writes as; undefined where the token cannot tell. */
  whoAmI(): Promise<{ readonly login: string; readonly id: number } | undefined>;
  roleOf(login: string): Promise<Role>;
  defaultBranchHead(): Promise<CommitSha>;
  pullRequest(number: number): Promise<PullRequestHead>;
  comment(id: number): Promise<GithubComment>;
  listComments(issue: number): Promise<readonly GithubComment[]>;
  createComment(issue: number, body: string): Promise<GithubComment>;
  updateComment(id: number, body: string): Promise<GithubComment>;
  /** Reactions are courtesy: on a server without them this resolves to false. */
  react(commentId: number, reaction: 'eyes' | 'rocket' | '+1' | '-1' | 'confused'): Promise<boolean>;
}
