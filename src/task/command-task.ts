import { type UntrustedText, untrusted } from '../domain/untrusted-text.ts';
import type { CommandOptions } from './command-options.ts';

/** Longer issue texts are cut, visibly: they are background, the command is the task. */
const ISSUE_LIMIT = 20_000;

/** The whole task: what the command says, then the issue it stands in, both as the event brought them. */
export function commandTask(
  command: UntrustedText,
  options: CommandOptions,
  issue: { readonly number: number; readonly title: string; readonly body: string },
): UntrustedText {
  const body = withoutHiddenText(issue.body.replaceAll('\r\n', '\n')).trim();
  const background =
    body.length > ISSUE_LIMIT ? `${body.slice(0, ISSUE_LIMIT)}\n[cut: ${body.length} characters]` : body;
  const parts = [
    command.untrusted.trim(),
    options.path === undefined ? '' : `Look at ${options.path}`,
    `Issue ${issue.number}: ${issue.title.trim()}`,
    background,
  ];
  return untrusted(parts.filter((part) => part !== '').join('\n\n'), 'comment and issue');
}

/**
 * Without HTML comments: nobody reading the issue sees them, so nobody has approved them. Removing one can join two
 * halves of another, hence the repetition; what still opens after that is opened by an attacker and goes to the end.
 */
function withoutHiddenText(text: string): string {
  let shown = text;
  for (let pass = 0; pass < 4 && shown.includes('<!--'); pass += 1) shown = withoutComments(shown);
  const left = shown.indexOf('<!--');
  return left < 0 ? shown : shown.slice(0, left);
}

function withoutComments(text: string): string {
  let shown = '';
  let from = 0;
  for (let open = text.indexOf('<!--'); open >= 0; open = text.indexOf('<!--', from)) {
    shown += text.slice(from, open);
    const close = text.indexOf('-->', open + 4);
    if (close < 0) return shown;
    from = close + 3;
  }
  return shown + text.slice(from);
}
