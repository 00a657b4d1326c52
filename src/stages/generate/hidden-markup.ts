import type { CleanText } from './hidden-characters.ts';

/** Markup the rendered page does not show, by how it opens and closes. Unclosed, it hides all that follows. */
const CLOSINGS: ReadonlyMap<string, RegExp> = new Map([
  ['<!--', /--!?>/g],
  ['<![CDATA[', /\]\]>/g],
  ['<?', /\?>/g],
]);

/** `[//]: # (text)` and its likes: a link definition nobody links to, used as a comment. */
const DEFINITION_COMMENT = /^ {0,3}\[[^\]]{0,99}\]:[ \t]*(?:#|<>)/;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const RAW_BLOCK = /^ {0,3}<(pre|script|style|textarea)\b/i;
const TAG_BLOCK = /^ {0,3}<[A-Za-z/]/;

/** Where the reading stands: in a code block that ends at `closing`, or in raw tags, where back-ticks mean nothing. */
type Block = { readonly kind: 'text' } | { readonly kind: 'code' | 'raw'; readonly closing: RegExp };

/**
 * Takes out of Markdown what its page would not show (comments, CDATA, processing instructions, comment-like link
 * definitions) and says so in place. Inside code it is shown on the page, so there it stays. Other tags stay as written.
 * In doubt about what a page shows, text counts as hidden: the attack is text only the model reads.
 */
export function removeHiddenMarkup(text: string): CleanText {
  const parts: string[] = [];
  let hidden = 0;
  let block: Block = { kind: 'text' };
  let at = 0;
  while (at < text.length) {
    const lineEnd = endOfLine(text, at);
    const line = text.slice(at, lineEnd);
    // The rest of a line on which a comment ended belongs to that comment's block: no fence opens there.
    const whole = at === 0 || text[at - 1] === '\n';
    const next: Block = whole ? blockAfter(block, line) : block;
    if (block.kind === 'code' || next.kind === 'code') {
      parts.push(line);
      at = lineEnd;
    } else {
      const end = concealLine(
        text,
        { from: at, to: lineEnd, backticks: whole && next.kind === 'text' },
        (part, removed) => {
          parts.push(part);
          hidden += removed;
        },
      );
      at = end;
    }
    block = next;
  }
  return { text: parts.join(''), hidden };
}

function endOfLine(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  return feed < 0 ? text.length : feed + 1;
}

function blockAfter(block: Block, line: string): Block {
  if (block.kind !== 'text') return block.closing.test(line) ? { kind: 'text' } : block;
  const fence = FENCE.exec(line.trimEnd())?.[1];
  if (fence) return { kind: 'code', closing: new RegExp(`^ {0,3}${fence[0]}{${fence.length},}\\s*$`) };
  const raw = RAW_BLOCK.exec(line)?.[1];
  if (raw) return { kind: 'raw', closing: new RegExp(`</${raw}`, 'i') };
  return TAG_BLOCK.test(line) ? { kind: 'raw', closing: /^\s*$/ } : block;
}

interface LineSpan {
  readonly from: number;
  readonly to: number;
  /** Whether inline code is code here. */
  readonly backticks: boolean;
}

/** Emits one line without concealed markup; returns where reading goes on, past the line if the markup closes later. */
function concealLine(text: string, line: LineSpan, emit: (part: string, removed: number) => void): number {
  const conceal = (length: number) => emit(`[hidden text removed: ${length}]`, length);
  if (DEFINITION_COMMENT.test(text.slice(line.from, line.to))) {
    const length = text.slice(line.from, line.to).trimEnd().length;
    conceal(length);
    emit(text.slice(line.from + length, line.to), 0);
    return line.to;
  }
  const opener = /<!--|<!\[CDATA\[|<\?|\\?`+/g;
  let at = line.from;
  while (at < line.to) {
    opener.lastIndex = at;
    const found = opener.exec(text);
    if (!found || found.index >= line.to) break;
    const afterOpener = found.index + found[0].length;
    const closing = CLOSINGS.get(found[0]);
    if (closing) {
      emit(text.slice(at, found.index), 0);
      at = endOf(text, afterOpener, closing);
      conceal(at - found.index);
    } else {
      const end = line.backticks ? endOfInlineCode(text.slice(afterOpener, line.to), found[0]) : undefined;
      emit(text.slice(at, afterOpener + (end ?? 0)), 0);
      at = afterOpener + (end ?? 0);
    }
  }
  if (at < line.to) emit(text.slice(at, line.to), 0);
  return Math.max(at, line.to);
}

function endOf(text: string, from: number, closing: RegExp): number {
  const pattern = new RegExp(closing.source, 'g');
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found ? found.index + found[0].length : text.length;
}

/** Characters up to the end of the closing run on the same line; undefined for an escaped or unclosed opening. */
function endOfInlineCode(rest: string, opening: string): number | undefined {
  if (opening.startsWith('\\')) return undefined;
  const closing = new RegExp(`(?<!\`)\`{${opening.length}}(?!\`)`).exec(rest);
  return closing ? closing.index + closing[0].length : undefined;
}
