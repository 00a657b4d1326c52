import { z } from 'zod';
import { explain, TaskError } from '../domain/errors.ts';
import { type UntrustedText, untrusted } from '../domain/untrusted-text.ts';
import { readInputFile } from './read-input-file.ts';

export interface TaskSource {
  readonly task?: string;
  readonly taskFile?: string;
  readonly issue?: string;
}

/** The task from exactly one of text, file and saved issue. Throws `bad-input` for none, several, or an unreadable one. */
export async function readTask(source: TaskSource): Promise<UntrustedText> {
  const given = [source.task, source.taskFile, source.issue].filter((value) => value !== undefined).length;
  if (given !== 1) {
    throw new TaskError(
      'bad-input',
      given === 0 ? 'No task was given (command line).' : 'More than one task was given (command line).',
      {
        hint: 'Give exactly one of --task, --task-file and --issue.',
      },
    );
  }
  if (source.task !== undefined) return untrusted(source.task, 'task');
  if (source.taskFile !== undefined) return untrusted(await readInputFile(source.taskFile, '--task-file'), 'task file');
  return untrusted(issueText(await readInputFile(source.issue ?? '', '--issue')), 'issue');
}

const Issue = z.object({ title: z.string(), body: z.string().nullish() });
const Saved = z.union([Issue, z.object({ issue: Issue }).transform(({ issue }) => issue)]);

/** A saved issue is JSON as the hosting API gives it (an issue, or an event that holds one), or plain text. */
function issueText(saved: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(saved);
  } catch (cause) {
    if (!saved.trimStart().startsWith('{')) return saved;
    throw new TaskError('bad-input', `The saved issue begins like JSON and is none (--issue): ${explain(cause)}.`, {
      hint: 'Save it again; it may have been cut.',
      cause,
    });
  }
  const issue = Saved.safeParse(parsed);
  if (!issue.success) {
    const seen = Array.isArray(parsed) ? 'is a list' : 'has no title';
    throw new TaskError('bad-input', `The saved issue ${seen} (--issue).`, {
      hint: 'Save one issue, as JSON with "title" and "body" or as plain text.',
    });
  }
  return `${issue.data.title}\n\n${issue.data.body ?? ''}`.trimEnd();
}
