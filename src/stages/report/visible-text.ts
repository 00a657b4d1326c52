import { stripTerminal } from './strip-terminal.ts';

/** Code points a reader cannot see but a machine obeys, as ranges. Tab (9) and line feed (10) stay. */
const UNSEEN_RANGES: readonly (readonly [number, number])[] = [
  [0x00, 0x08], // controls
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad], // soft hyphen
  [0x34f, 0x34f], // grapheme joiner
  [0x61c, 0x61c], // Arabic letter mark
  [0x115f, 0x1160], // Hangul fillers
  [0x17b4, 0x17b5],
  [0x180b, 0x180e], // Mongolian selectors
  [0x200b, 0x200c], // zero width
  [0x200e, 0x200f], // bidi marks
  [0x2028, 0x202e], // line and paragraph separators, bidi embeddings
  [0x2060, 0x206f], // word joiner, invisible operators, bidi isolates
  [0x3164, 0x3164],
  [0xfe00, 0xfe0d], // variation selectors
  [0xfeff, 0xfeff], // byte order mark
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb], // interlinear annotation
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff], // tag characters, further selectors
];

/** The joiner inside an emoji and the emoji presentation selector only ever draw a picture: they stay. */
const MISPLACED_EMOJI_PARTS =
  '(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d|\\u200d(?!\\p{Extended_Pictographic})|(?<!\\p{Emoji})(?:\\ufe0e|\\ufe0f)';

const UNSEEN = new RegExp(
  `[${UNSEEN_RANGES.map(([low, high]) => `\\u{${low.toString(16)}}-\\u{${high.toString(16)}}`).join('')}]|${MISPLACED_EMOJI_PARTS}`,
  'gu',
);

/** Text as a person sees it: terminal sequences gone, every unseen character shown by name, valid Unicode. */
export function visibleText(text: string): string {
  return stripTerminal(text)
    .replaceAll('\r\n', '\n')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(UNSEEN, showUnseen);
}

function showUnseen(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

/** Cuts at `limit` UTF-16 units without splitting a character, and marks the cut. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, safeCut(text, Math.max(0, limit - 1)))}…`;
}

/** The largest position up to `limit` that lies between two characters. */
export function safeCut(text: string, limit: number): number {
  const last = text.charCodeAt(limit - 1);
  return limit > 0 && limit < text.length && last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit;
}
