import type { CommitSha } from '../domain/commit-sha.ts';
import type { CommandOptions } from './command-options.ts';
import type { ParsedCommand } from './parse-command.ts';

/** How to command, as plain text. It must never be a command itself: its first line does not start with the trigger. */
export function commandHelp(trigger: string): string {
  return `The command stands at the start of the first line of a new comment. Lines below belong to the task.

  ${trigger} TASK          solve the task: evidence, two programs, tests before and after
  ${trigger}               the issue itself is the task
  ${trigger} help          this text

Options stand before the task or after it:
  --dry-run               stop before the model is called
  path=src/range.ts       a file to look at
  test="npm test"         the command that runs the tests
  model=NAME              another model
  budget=4096             evidence tokens
  sha=FULL_COMMIT_ID      the commit you looked at; asked for on pull requests from forks`;
}

/** The options as the words they were understood from, for echoing and for commands to paste. */
export function optionWords(options: CommandOptions): readonly string[] {
  const given = Object.entries({
    path: options.path,
    test: options.test,
    model: options.model,
    budget: options.budget?.toString(),
  });
  const words = given.flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${quoted(value)}`]));
  return options.dryRun ? ['--dry-run', ...words] : words;
}

/** Longer tasks are pasted from where they were written. */
const LONGEST_TASK = 4_000;

/** The same command for one commit, with all its lines. */
export function writeCommand(
  trigger: string,
  parsed: Extract<ParsedCommand, { readonly kind: 'generate' }>,
  commit?: CommitSha,
): string {
  const task = parsed.text.untrusted.length > LONGEST_TASK ? 'TASK' : parsed.text.untrusted;
  const words = [trigger, commit ?? '', ...optionWords(parsed.options), task];
  return words.filter((word) => word !== '').join(' ');
}

function quoted(value: string): string {
  if (!/[\s"']/.test(value)) return value;
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}
