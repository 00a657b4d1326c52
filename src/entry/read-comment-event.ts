import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { TaskError } from '../domain/errors.ts';
import type { CommentRequest } from '../task/admit-comment.ts';

const Account = z.object({ login: z.string(), type: z.string().optional() });

const CommentEvent = z.object({
  action: z.string(),
  comment: z.object({
    id: z.number().int().positive(),
    body: z.string().nullish(),
    created_at: z.string().optional(),
    updated_at: z.string().optional(),
    user: Account.nullable(),
  }),
  issue: z.object({
    number: z.number().int().positive(),
    title: z.string(),
    body: z.string().nullish(),
    state: z.string(),
    locked: z.boolean().optional(),
    pull_request: z.looseObject({}).nullish(),
  }),
});

/** The comment an event tells of. An event that does not look like one is an error, never a guess. */
export async function readCommentEvent(path: string | undefined): Promise<CommentRequest> {
  if (path === undefined)
    throw new TaskError('bad-input', 'GITHUB_EVENT_PATH is not set, so there is no comment to read.');
  const event = CommentEvent.safeParse(parseJson(await readFile(path, 'utf8'), path));
  if (!event.success) {
    const first = event.error.issues[0];
    throw new TaskError(
      'bad-input',
      `${path} is not an issue_comment event: ${first?.path.join('.')} ${first?.message}`,
    );
  }
  const { action, comment, issue } = event.data;
  return {
    action,
    id: comment.id,
    body: comment.body ?? '',
    createdAt: comment.created_at,
    updatedAt: comment.updated_at,
    author: { login: comment.user?.login ?? 'ghost', isBot: comment.user?.type !== 'User' },
    issue: {
      number: issue.number,
      title: issue.title,
      body: issue.body ?? '',
      isPullRequest: issue.pull_request !== undefined && issue.pull_request !== null,
      isOpen: issue.state === 'open',
      isLocked: issue.locked ?? false,
    },
  };
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TaskError('bad-input', `${path} is not JSON.`, { cause });
  }
}
