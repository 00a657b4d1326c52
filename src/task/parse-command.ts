import { type UntrustedText, untrusted } from '../domain/untrusted-text.ts';
import { type CommandOptions, readCommandOptions } from './command-options.ts';

/** What a comment asks for. Anything that is not exactly the grammar is `none`: nobody is answered by surprise. */
export type ParsedCommand =
  | { readonly kind: 'none' }
  | { readonly kind: 'help' }
  | { readonly kind: 'not-built'; readonly subcommand: string }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] }
  | { readonly kind: 'generate'; readonly text: UntrustedText; readonly options: CommandOptions };

export const DEFAULT_TRIGGER = '/generate';

/** Words people know from elsewhere. Alone after the trigger they are commands, not tasks: asked for, they must be answered. */
const RESERVED = ['retry', 'rebase', 'stop', 'undo', 'apply', 'config'] as const;

/**
 * Reads a command: the trigger at the start of the first line that is not blank, behind at most three spaces, followed
 * by a blank or the end. The rest of that line holds options and the task; lines below belong to the task. A first line
 * that opens a fence, a quote, a list or an HTML comment is thereby no command. Case and bytes of arguments are kept.
 */
export function parseCommand(body: string, trigger = DEFAULT_TRIGGER): ParsedCommand {
  const start = commandStart(body, trigger);
  if (start === undefined) return { kind: 'none' };
  const lineEnd = endOfLine(body, start);
  const line = body.slice(start, lineEnd);
  const below = body.slice(lineEnd).replaceAll('\r\n', '\n').trim();
  const word = line.trim();
  if (below === '' && (word === 'help' || word === '--help')) return { kind: 'help' };
  const subcommand = below === '' ? RESERVED.find((reserved) => reserved === word) : undefined;
  if (subcommand !== undefined) return { kind: 'not-built', subcommand };
  const { options, text, problems } = readCommandOptions(line);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const task = [text, below].filter((part) => part !== '').join('\n');
  return { kind: 'generate', text: untrusted(task, 'task'), options };
}

/** Where the arguments begin; undefined if the body is no command. Looks at no more than the first line with text. */
function commandStart(body: string, trigger: string): number | undefined {
  let lineStart = 0;
  let at = 0;
  while (body[at] === ' ' || body[at] === '\t' || body[at] === '\r' || body[at] === '\n') {
    at += 1;
    if (body[at - 1] === '\n') lineStart = at;
  }
  const indent = body.slice(lineStart, at);
  if (indent.length > 3 || /[^ ]/.test(indent) || !body.startsWith(trigger, at)) return undefined;
  const after = at + trigger.length;
  return after === body.length || /[ \t\r\n]/.test(body[after] ?? '') ? after : undefined;
}

function endOfLine(body: string, from: number): number {
  const end = body.slice(from).search(/[\r\n]/);
  return end < 0 ? body.length : from + end;
}
