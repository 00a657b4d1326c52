import type { CommitSha } from '../domain/commit-sha.ts';
import type { Github } from '../ports/github.ts';
import { writeCommand } from './command-help.ts';
import type { ParsedCommand } from './parse-command.ts';

export type FrozenHead =
  | { readonly ok: true; readonly commit: CommitSha; readonly fork: boolean; readonly baseRef: string }
  /** `command` is what to post instead, where something would do. */
  | { readonly ok: false; readonly reason: string; readonly command?: string };

interface HeadRequest {
  readonly parsed: Extract<ParsedCommand, { readonly kind: 'generate' }>;
  readonly issue: { readonly number: number; readonly isPullRequest: boolean };
  readonly trigger: string;
}

/**
 * The commit a command speaks of: the head of its pull request, or of the default branch. A head in a fork can be
 * changed by a stranger between reading and asking, so there the asker must name the commit he looked at.
 */
export async function freezeHead({ parsed, issue, trigger }: HeadRequest, github: Github): Promise<FrozenHead> {
  const head = issue.isPullRequest ? await github.pullRequest(issue.number) : undefined;
  if (head !== undefined && head.state !== 'open') return { ok: false, reason: 'The pull request is closed.' };
  const commit = head?.sha ?? (await github.defaultBranchHead());
  const fork = head?.isFork ?? false;
  const { sha } = parsed.options;
  const command = writeCommand(trigger, parsed, commit);
  if (sha !== undefined && sha !== commit) {
    return {
      ok: false,
      reason: `${sha} is not the current head, which is ${commit}. Look at that commit, then post:`,
      command,
    };
  }
  if (fork && sha === undefined) {
    const reason = `The pull request comes from a fork, so the commit must be named. Look at ${commit}, then post:`;
    return { ok: false, reason, command };
  }
  return { ok: true, commit, fork, baseRef: head?.baseRef ?? '' };
}
