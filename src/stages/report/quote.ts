import { asSentence } from './format-amount.ts';
import { clip, visibleText } from './visible-text.ts';

/**
 * The only ways foreign text gets into an answer. What any of these return can hold no live mention, reference,
 * closing keyword, HTML, link, image, marker or command, and cannot leave the place it is put in.
 */

/** A fenced block whose fence is longer than any run of backticks inside. The text is shown as it is. */
export function quoteBlock(text: string, info: 'diff' | 'text' | 'sh' | '' = 'text'): string {
  const shown = visibleText(text).replace(/\n+$/, '');
  const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1));
  return `${fence}${info}\n${shown}\n${fence}`;
}

/** One inline-code node on one line, also inside a table cell. */
export function quoteCode(text: string, limit = 120): string {
  const line = clip(oneLine(text), limit);
  if (line === '') return '*(empty)*';
  // A pipe ends a table cell even in code. Escaping is read in two ways after a backslash, so there it is named.
  const shown = line.replace(/(\\?)\|/g, (_, backslash: string) => (backslash ? '\\⟨U+007C⟩' : '\\|'));
  const ticks = '`'.repeat(longestRun(shown) + 1);
  const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
  return `${ticks}${pad}${shown}${pad}${ticks}`;
}

/** A sentence of running text on one line, also inside a table cell: every mark of Markdown and GitHub is inert. */
export function quoteProse(text: string, limit = 400): string {
  return clip(oneLine(text), limit)
    .replace(/[&<>"$|]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/[\\`*[\]~!^]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&')
    .replace(/^(?=[-+=#:])|^(?=\d+[.)])/, '&#8203;')
    .replace(/@|(?<!&)#(?=\d)|GH-(?=\d)|:(?=\/\/)|www(?=\.)|mailto(?=:)|xmpp(?=:)/gi, '$&&#8203;')
    .replace(/\b(?=[0-9a-f]{0,39}\d)([0-9a-f]{4})(?=[0-9a-f]{3,36}\b)/gi, '$1&#8203;');
}

/** The same as a sentence of its own, ended by a stop. */
export function quoteSentence(text: string, limit = 400): string {
  return quoteProse(asSentence(oneLine(text)), limit);
}

/** The line as it may stand in running text: visible, without line ends, blanks folded. */
export function oneLine(text: string): string {
  return visibleText(text).replaceAll('\n', '⏎').replace(/\s+/g, ' ').trim();
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
