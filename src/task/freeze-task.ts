import type { CommitSha } from '../domain/commit-sha.ts';
import { TaskError } from '../domain/errors.ts';
import type { FrozenTask } from '../domain/frozen-task.ts';
import type { Git } from '../ports/git.ts';
import type { GenerateCommand } from './run-settings.ts';

/** Longest task text in UTF-16 units; a longer one is refused, since cutting it would change what was asked. */
const TASK_LIMIT = 65_536;

/** Fixes who asked what, of which commit. Throws `bad-input` for an empty or oversize task, and git's `unknown-ref`. */
export async function freezeTask(command: GenerateCommand, git: Git): Promise<FrozenTask> {
  const length = command.text.untrusted.trim().length;
  if (length === 0) {
    throw new TaskError('bad-input', `The task is empty (${command.source}).`, { hint: 'Say what should change.' });
  }
  if (length > TASK_LIMIT) {
    throw new TaskError(
      'bad-input',
      `The task has ${length} characters, more than ${TASK_LIMIT} (${command.source}).`,
      {
        hint: 'Shorten it; name files and lines instead of pasting them.',
      },
    );
  }
  return unfrozen(command, await git.resolve(command.ref ?? 'HEAD'));
}

/** The same request before its commit is known; only for the record of a run that ends before. */
export function unfrozen(command: GenerateCommand, commit: CommitSha): FrozenTask {
  return { text: command.text, commit, actor: command.actor, source: command.source };
}
