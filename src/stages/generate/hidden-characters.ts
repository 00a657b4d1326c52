/**
 * Characters a person does not see and a model reads: controls, soft hyphen, bidirectional marks, zero-width and invisible
 * operators, fillers, variation selectors, tags, private use, lone surrogates. Tab and line feed are not among them.
 */
const HIDDEN =
  '[\\0-\\x08\\x0B-\\x1F\\x7F-\\x9F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E' +
  '\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF9-\\uFFFB\\p{Co}\\p{Cs}\\u{E0000}-\\u{E0FFF}]';

/** Hidden characters that are part of a visible picture: the three subdivision flags, joined emoji, the emoji style. */
const PICTURES =
  '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}' +
  '|(?<=\\p{Extended_Pictographic})\\uFE0F|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})';

const PICTURE_OR_HIDDEN = new RegExp(`(${PICTURES})|${HIDDEN}`, 'gu');
/** The escape's own opening is escaped too, so that unescaping gives back exactly what was there. */
const PICTURE_OR_HIDDEN_OR_ESCAPE = new RegExp(`(${PICTURES})|${HIDDEN}|\u27E6(?=U\\+)`, 'gu');

export interface CleanText {
  readonly text: string;
  /** How many hidden characters were met. */
  readonly hidden: number;
}

/** Takes hidden characters out of text written by people. */
export function stripHidden(text: string): CleanText {
  let hidden = 0;
  const clean = text.replace(/\r\n?/g, '\n').replace(PICTURE_OR_HIDDEN, (_, picture?: string) => {
    if (picture !== undefined) return picture;
    hidden += 1;
    return '';
  });
  return { text: clean, hidden };
}

/** Writes hidden characters of source text as `⟦U+202E⟧`: removing them would make the model's copy another program. */
export function escapeHidden(text: string): CleanText {
  let hidden = 0;
  const clean = text.replace(/\r\n/g, '\n').replace(PICTURE_OR_HIDDEN_OR_ESCAPE, (found, picture?: string) => {
    if (picture !== undefined) return picture;
    hidden += 1;
    return `\u27E6U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}\u27E7`;
  });
  return { text: clean, hidden };
}

/** Undoes `escapeHidden` in an answer, but only for characters the original had: an answer may not smuggle in new ones. */
export function unescapeHidden(answer: string, original: string): string {
  return answer.replace(/\u27E6U\+([0-9A-F]{4,6})\u27E7/g, (written, digits: string) => {
    const code = Number.parseInt(digits, 16);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    return character !== undefined && original.includes(character) ? character : written;
  });
}
