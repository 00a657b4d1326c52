import type { CommitSha } from '../domain/commit-sha.ts';
import { isTaskError } from '../domain/errors.ts';
import type { UntrustedText } from '../domain/untrusted-text.ts';
import type { Github } from '../ports/github.ts';
import { hasMarker } from '../stages/report/sticky-comment.ts';
import { type AuthorizationPolicy, authorize } from './authorize.ts';
import { commandHelp } from './command-help.ts';
import type { CommandOptions } from './command-options.ts';
import { commandTask } from './command-task.ts';
import { freezeHead } from './freeze-head.ts';
import { type ParsedCommand, parseCommand } from './parse-command.ts';

/** A comment as the event that brought it says; nothing in it is believed where the hosting side can be asked. */
export interface CommentRequest {
  readonly action: string;
  readonly id: number;
  readonly body: string;
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
  readonly author: { readonly login: string; readonly isBot: boolean };
  readonly issue: {
    readonly number: number;
    readonly title: string;
    readonly body: string;
    readonly isPullRequest: boolean;
    readonly isOpen: boolean;
    readonly isLocked: boolean;
  };
}

/** What a comment comes to. `ignored` and `refused` are told to whoever reads the log, `answered` to the thread. */
export type Admission =
  | { readonly kind: 'ignored'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** `block` is to be shown as it is: a help text, a command to paste. */
  | { readonly kind: 'answered'; readonly reason: string; readonly block?: string }
  | {
      readonly kind: 'accepted';
      readonly text: UntrustedText;
      readonly options: CommandOptions;
      readonly commit: CommitSha;
      readonly fork: boolean;
      /** Branch the pull request goes to; empty on an issue. */
      readonly baseRef: string;
    };

export interface AdmissionPolicy extends AuthorizationPolicy {
  readonly trigger: string;
}

/**
 * Decides what becomes of a comment. Order matters: what is no command costs no call, a stranger learns nothing and
 * is answered nothing, and the commit is frozen last, when everything else holds. Any doubt is a refusal.
 */
export async function admitComment(
  request: CommentRequest,
  policy: AdmissionPolicy,
  github: Github,
): Promise<Admission> {
  if (request.action !== 'created') {
    return { kind: 'ignored', reason: `Only new comments are commands; this one was ${request.action}.` };
  }
  const parsed = parseCommand(request.body, policy.trigger);
  if (parsed.kind === 'none') return { kind: 'ignored', reason: `The comment does not start with ${policy.trigger}.` };
  if (hasMarker(request.body)) return { kind: 'ignored', reason: 'The comment is an answer of ours, or quotes one.' };
  const me = await github.whoAmI().catch(() => undefined);
  if (request.author.isBot && me?.login === request.author.login) {
    return { kind: 'ignored', reason: 'The comment is our own.' };
  }
  const authority = await authorize(request.author, policy, github);
  if (!authority.allowed) return { kind: 'refused', reason: authority.reason };
  const changed = await changedSince(request, github);
  if (changed !== undefined) return changed;
  if (request.issue.isLocked) return { kind: 'refused', reason: 'The conversation is locked.' };
  if (!request.issue.isOpen) return answered('It is closed. Reopen it and comment again.');
  return admitCommand(parsed, request, { policy, github });
}

async function admitCommand(
  parsed: Exclude<ParsedCommand, { readonly kind: 'none' }>,
  request: CommentRequest,
  { policy, github }: { readonly policy: AdmissionPolicy; readonly github: Github },
): Promise<Admission> {
  switch (parsed.kind) {
    case 'help':
      return answered('How to command', commandHelp(policy.trigger));
    case 'not-built':
      return answered(`${policy.trigger} ${parsed.subcommand} is not built yet. ${policy.trigger} help lists what is.`);
    case 'invalid':
      return answered(parsed.problems.join(' '));
    case 'generate': {
      const text = commandTask(parsed.text, parsed.options, request.issue);
      const frozen = await freezeHead({ parsed, issue: request.issue, trigger: policy.trigger }, github);
      if (!frozen.ok) return answered(frozen.reason, frozen.command);
      const { commit, fork, baseRef } = frozen;
      return { kind: 'accepted', text, options: parsed.options, commit, fork, baseRef };
    }
    default: {
      const never: never = parsed;
      return never;
    }
  }
}

/** The text that was approved must be the text that is run: an edit, even by the author, asks for a new comment. */
async function changedSince(request: CommentRequest, github: Github): Promise<Admission | undefined> {
  if (request.createdAt === undefined || request.updatedAt === undefined) {
    return { kind: 'refused', reason: 'The event does not say when the comment was written.' };
  }
  try {
    const now = await github.comment(request.id);
    const same = now.body.replaceAll('\r\n', '\n') === request.body.replaceAll('\r\n', '\n');
    if (same && now.updatedAt === now.createdAt && now.createdAt === request.createdAt) return undefined;
    return answered('The comment was edited after it was written. Post the command anew.');
  } catch (failure) {
    if (isTaskError(failure, 'github-missing')) return { kind: 'ignored', reason: 'The comment is gone.' };
    throw failure;
  }
}

function answered(reason: string, block?: string): Admission {
  return { kind: 'answered', reason, ...(block === undefined ? {} : { block }) };
}
