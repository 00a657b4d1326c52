import type { UntrustedText } from '../../domain/untrusted-text.ts';
import { escapeHidden, stripHidden } from './hidden-characters.ts';
import { removeHiddenMarkup } from './hidden-markup.ts';
import { maskSecrets } from './secret-shapes.ts';
import { showSource } from './shown-source.ts';

export interface Fence {
  /** Of this run alone, and taken out of every text, so that no text can close its section. */
  readonly nonce: string;
  /** What the section is, in our words: `task`, `file`, `test-output`. */
  readonly section: string;
  /** `prose` is written by people for people; `source` must survive to the byte. */
  readonly as: 'prose' | 'source';
  /** A title from the repository, such as a path with its lines. */
  readonly title?: string;
}

export interface FencedText {
  readonly text: string;
  /** Hidden characters taken out or made visible, hidden markup included. */
  readonly hidden: number;
}

/** Puts text of strangers into a prompt section that only we can close. The only place where a prompt opens it. */
export function fenceUntrusted(content: UntrustedText, fence: Fence): FencedText {
  const clean = fence.as === 'source' ? showSource(content.untrusted) : cleanProse(content.untrusted);
  // An earlier answer comes from a model that has seen the nonce; other text can hold it by chance only.
  const body = clean.text.replaceAll(fence.nonce, '[section mark removed]').replace(/^\n+/, '').trimEnd();
  const title = fence.title === undefined ? '' : ` ${titleText(fence.title, fence.nonce)}`;
  const name = `${fence.section} ${fence.nonce}`;
  return { text: `<${name}${title}>\n${body}\n</${name}>`, hidden: clean.hidden };
}

function cleanProse(text: string): FencedText {
  const visible = removeHiddenMarkup(text.replace(/\r\n?/g, '\n'));
  const stripped = stripHidden(maskSecrets(visible.text).text);
  return { text: stripped.text, hidden: visible.hidden + stripped.hidden };
}

/** A file name may hold line ends or a closing bracket; in the opening line it must stay one word of ours. */
function titleText(title: string, nonce: string): string {
  return escapeHidden(title)
    .text.replace(/[\n\t<>]/g, '?')
    .replaceAll(nonce, '?')
    .slice(0, 300);
}
