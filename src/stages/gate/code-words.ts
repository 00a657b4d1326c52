import type { GrammarLanguage } from '../../domain/language.ts';

const HASH: ReadonlySet<GrammarLanguage> = new Set(['python', 'ruby', 'bash', 'php']);
const TRIPLE: ReadonlySet<GrammarLanguage> = new Set(['python', 'kotlin', 'scala', 'java', 'csharp']);
const SCRIPT: ReadonlySet<GrammarLanguage> = new Set(['javascript', 'typescript', 'tsx']);

/**
 * The code with comments and text literals blanked out, line ends kept, so that words in it are names. What literals
 * compute (`${…}`, the braces of an f-string) stays. One pass.
 */
export function blankLiterals(text: string, language: GrammarLanguage): string {
  let out = '';
  let at = 0;
  while (at < text.length) {
    const end = literalEnd(text, at, language);
    if (end === undefined) {
      out += text[at];
      at += 1;
    } else {
      out += blank(text, at, end, language);
      at = end;
    }
  }
  return out;
}

function literalEnd(text: string, at: number, language: GrammarLanguage): number | undefined {
  const character = text[at] ?? '';
  const two = text.slice(at, at + 2);
  if (character === '#' && HASH.has(language) && text[at + 1] !== '[') return lineEnd(text, at);
  if (two === '//' && language !== 'python' && language !== 'ruby' && language !== 'bash') return lineEnd(text, at);
  if (two === '/*' && language !== 'python' && language !== 'ruby' && language !== 'bash')
    return after(text, '*/', at + 2);
  if (language === 'python' && /[rRbBuUfF]/.test(character)) return prefixedEnd(text, at);
  const triple = text.slice(at, at + 3);
  if ((triple === '"""' || triple === "'''") && TRIPLE.has(language)) return after(text, triple, at + 3);
  if (character === '"') return quoteEnd(text, at, language === 'bash' || language === 'php' || language === 'ruby');
  if (character === "'")
    return isCharacterQuote(text, at, language) ? quoteEnd(text, at, language === 'php') : undefined;
  if (character === '`' && (SCRIPT.has(language) || language === 'go')) return quoteEnd(text, at, true);
  if (character === '/' && SCRIPT.has(language) && startsPattern(text, at)) return patternEnd(text, at);
  return undefined;
}

/** A Python literal with its prefix: `rf"…"`. */
function prefixedEnd(text: string, at: number): number | undefined {
  if (/[\p{L}\p{N}_]/u.test(text[at - 1] ?? '')) return undefined;
  const prefix = /^[rRbBuUfF]{1,2}(?=["'])/.exec(text.slice(at, at + 3))?.[0];
  return prefix === undefined ? undefined : literalEnd(text, at + prefix.length, 'python');
}

function lineEnd(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  return feed < 0 ? text.length : feed;
}

function after(text: string, closing: string, from: number): number {
  const found = text.indexOf(closing, from);
  return found < 0 ? text.length : found + closing.length;
}

function quoteEnd(text: string, at: number, overLines: boolean): number {
  const quote = text[at];
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === quote) return i + 1;
    else if (text[i] === '\n' && !overLines) return i;
  }
  return text.length;
}

/** In Rust and its like a quote may open a lifetime or a label instead of a character. */
function isCharacterQuote(text: string, at: number, language: GrammarLanguage): boolean {
  return language !== 'rust' || text[at + 1] === '\\' || text[at + 2] === "'";
}

function startsPattern(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 20), at).trimEnd();
  return before === '' || /[(,=:[!&|?{};+\-*%<>~^]$|\b(?:return|typeof|case|in|of)$/.test(before);
}

function patternEnd(text: string, at: number): number | undefined {
  let inClass = false;
  for (let i = at + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '[') inClass = true;
    else if (text[i] === ']') inClass = false;
    else if (text[i] === '/' && !inClass) return i + 1;
  }
  return undefined;
}

function blank(text: string, from: number, end: number, language: GrammarLanguage): string {
  const literal = text.slice(from, end);
  const isTemplate = SCRIPT.has(language) && literal.startsWith('`');
  const isFormat = language === 'python' && /^[rR]?[fF]/.test(literal);
  if (!isTemplate && !isFormat) return literal.replace(/[^\n]/g, ' ');
  return keepHoles(literal, isTemplate ? '${' : '{');
}

/** Blanks a literal but for what its holes compute; `{{` is a brace and no hole, `:>9` and `!r` say how to print it. */
function keepHoles(literal: string, opening: string): string {
  const isFormat = opening === '{';
  let out = '';
  let depth = 0;
  let isSpec = false;
  for (let i = 0; i < literal.length; i++) {
    const character = literal[i] ?? '';
    if (depth === 0 && isFormat && literal.startsWith('{{', i)) {
      out += '  ';
      i += 1;
    } else if (depth === 0 && literal.startsWith(opening, i)) {
      out += '('.padStart(opening.length);
      i += opening.length - 1;
      depth = 1;
      isSpec = false;
    } else if (depth > 0) {
      if ('{[('.includes(character)) depth += 1;
      if ('}])'.includes(character)) depth -= 1;
      isSpec ||= isFormat && depth === 1 && /^(?::(?!=)|![rsa][:}])/.test(literal.slice(i, i + 3));
      out += depth === 0 ? ')' : isSpec ? ' ' : character;
    } else out += character === '\n' ? '\n' : ' ';
  }
  return out;
}

/** A name where it stands in code. */
export interface Word {
  readonly name: string;
  /** It is reached through something: `b` in `a.b`. */
  readonly isMember: boolean;
  /** It is a key, label or argument name rather than a use: `b` in `{ b: 1 }` or `f(b=1)`. */
  readonly isKey: boolean;
}

/** The names of blanked code, in order. */
export function wordsOf(code: string, language: GrammarLanguage): readonly Word[] {
  const words: Word[] = [];
  for (const match of code.matchAll(/(?<![\w$])[\p{L}_$][\p{L}\p{N}_$]*/gu)) {
    const before = code.slice(Math.max(0, match.index - 40), match.index).trimEnd();
    const next = code.slice(match.index + match[0].length, match.index + match[0].length + 40).trimStart();
    words.push({
      name: plainName(match[0], language),
      isMember: /(?:\.|->|::)$/.test(before) && !before.endsWith('...'),
      isKey: isKey(before, next, language),
    });
  }
  return words;
}

/** Variables of PHP and the shell without their sign. */
export function plainName(name: string, language: GrammarLanguage): string {
  return language === 'php' || language === 'bash' ? name.replace(/^\$/, '') : name;
}

function isKey(before: string, next: string, language: GrammarLanguage): boolean {
  const opened = /[({,]$/.test(before);
  if (opened && /^=(?![=>])/.test(next))
    return language === 'python' || language === 'kotlin' || language === 'scala' || language === 'csharp';
  if (!/^:(?!:)/.test(next)) return false;
  return language !== 'python' && language !== 'go';
}
