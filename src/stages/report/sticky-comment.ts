import { isTaskError, TaskError } from '../../domain/errors.ts';
import type { Github, GithubComment } from '../../ports/github.ts';
import { ANSWER_LIMIT } from './render-markdown.ts';

/** Which task an answer belongs to: the comment that asked, in the thread it stands in. */
export interface StickyPlace {
  readonly issue: number;
  readonly askedIn: number;
}

/** Gives the text of an answer in at most so many UTF-16 units. */
export type RenderWithin = (limit: number) => string;

/** The one comment that answers a task: made once, edited from then on. */
export interface StickyComment {
  readonly id: number;
  readonly url: string;
  /** Writes the text, reads it back, and shortens it if the server refused it or kept another. */
  write(render: RenderWithin): Promise<void>;
}

/** The second and third are for servers that count otherwise than the first was measured. */
const LIMITS = [ANSWER_LIMIT, 20_000, 4_000] as const;

/**
 * Finds this task's comment of an earlier try, or makes it. A comment counts as ours only if its last line is the
 * marker and its author is the account we write as: a quoted or forged marker names nothing.
 */
export async function openStickyComment(
  place: StickyPlace,
  render: RenderWithin,
  github: Github,
): Promise<StickyComment> {
  const found = await findOwn(place, github);
  if (found !== undefined) {
    const comment = stickyAt(found, place, github);
    await comment.write(render);
    return comment;
  }
  return stickyAt(await createOnce(place, render, github), place, github);
}

/** True for a comment of ours: such a comment never starts a run, whoever owns the token. */
export function hasMarker(body: string): boolean {
  return /^<!-- vital:answer \d{1,20} -->$/.test(lastLine(body));
}

async function createOnce(place: StickyPlace, render: RenderWithin, github: Github): Promise<GithubComment> {
  const body = marked(render(ANSWER_LIMIT), place);
  try {
    return await github.createComment(place.issue, body);
  } catch {
    // The call may have failed after the comment was made: look before making a second one.
    const made = await findOwn(place, github);
    return made ?? (await github.createComment(place.issue, body));
  }
}

async function findOwn(place: StickyPlace, github: Github): Promise<GithubComment | undefined> {
  // Not knowing who we are costs the search at most, never the answer.
  const me = await github.whoAmI().catch(() => undefined);
  if (me === undefined) return undefined;
  const comments = await github.listComments(place.issue);
  const own = comments.filter((comment) => comment.authorId === me.id && comment.authorLogin === me.login);
  return own.find((comment) => lastLine(comment.body) === marker(place));
}

function stickyAt(made: GithubComment, place: StickyPlace, github: Github): StickyComment {
  let current = made;
  return {
    get id() {
      return current.id;
    },
    get url() {
      return current.url;
    },
    async write(render) {
      let refusal: unknown;
      for (const limit of LIMITS) {
        const body = marked(render(limit), place);
        try {
          current = await put(current, body, { place, github });
          return;
        } catch (failure) {
          refusal = failure;
        }
      }
      throw refusal;
    },
  };
}

/** Edits the comment, or makes it anew if a person deleted it, and reads back what is stored. */
async function put(
  current: GithubComment,
  body: string,
  { place, github }: { readonly place: StickyPlace; readonly github: Github },
): Promise<GithubComment> {
  const written = await github.updateComment(current.id, body).catch((failure: unknown) => {
    if (!isTaskError(failure, 'github-missing')) throw failure;
    return github.createComment(place.issue, body);
  });
  const stored = await github.comment(written.id);
  if (normal(stored.body) !== normal(body)) {
    throw new TaskError(
      'github-failed',
      `Comment ${written.id} was accepted but not stored (${body.length} characters).`,
    );
  }
  return stored;
}

function marked(text: string, place: StickyPlace): string {
  return `${text.trimEnd()}\n\n${marker(place)}`;
}

function marker(place: StickyPlace): string {
  return `<!-- vital:answer ${place.askedIn} -->`;
}

function lastLine(body: string): string {
  return body.trimEnd().split('\n').at(-1) ?? '';
}

function normal(body: string): string {
  return body.replaceAll('\r\n', '\n').trimEnd();
}
