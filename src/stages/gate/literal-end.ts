import type { GrammarLanguage } from '../../domain/language.ts';

const HASH: ReadonlySet<GrammarLanguage> = new Set(['python', 'ruby', 'bash', 'php']);
const SLASHES: ReadonlySet<GrammarLanguage> = new Set([
  'javascript',
  'typescript',
  'tsx',
  'java',
  'go',
  'rust',
  'c',
  'cpp',
  'csharp',
  'php',
  'kotlin',
  'scala',
] as const);
const TRIPLE: ReadonlySet<GrammarLanguage> = new Set(['python', 'kotlin', 'scala', 'java', 'csharp']);
const OVER_LINES: ReadonlySet<GrammarLanguage> = new Set(['bash', 'php', 'ruby', 'rust']);
/** A regular expression longer than this is taken for a division that went wrong. */
const LONGEST_PATTERN = 500;

export function isScript(language: GrammarLanguage): boolean {
  return language === 'javascript' || language === 'typescript' || language === 'tsx';
}

/** Where the comment or text literal that begins at `at` ends; undefined where none begins. */
export function literalEnd(text: string, at: number, language: GrammarLanguage): number | undefined {
  const character = text[at] ?? '';
  switch (character) {
    case '#':
      return hashEnd(text, at, language);
    case '/':
      return slashEnd(text, at, language);
    case '"':
      if (text.startsWith('"""', at) && TRIPLE.has(language)) return after(text, '"""', at + 3);
      return quoteEnd(text, at, OVER_LINES.has(language));
    case "'":
      if (text.startsWith("'''", at) && language === 'python') return after(text, "'''", at + 3);
      return isCharacterQuote(text, at, language) ? quoteEnd(text, at, language === 'php') : undefined;
    case '`':
      if (isScript(language)) return templateEnd(text, at);
      return language === 'go' ? after(text, '`', at + 1) : undefined;
    case '%':
      return language === 'ruby' ? percentEnd(text, at) : undefined;
    case '<':
      return HEREDOCS.has(language) ? heredocEnd(text, at) : undefined;
    case 'b':
    case 'r':
      if (language === 'rust') return rawEnd(text, at);
      return language === 'python' ? prefixedEnd(text, at) : undefined;
    default:
      return language === 'python' && /[rRbBuUfF]/.test(character) ? prefixedEnd(text, at) : undefined;
  }
}

/** A comment, or an attribute of Rust, whose words are no names of the program. */
function hashEnd(text: string, at: number, language: GrammarLanguage): number | undefined {
  if (language === 'rust') return /^#!?\[/.test(text.slice(at, at + 3)) ? after(text, ']', at) : undefined;
  return HASH.has(language) && text[at + 1] !== '[' ? lineEnd(text, at) : undefined;
}

function slashEnd(text: string, at: number, language: GrammarLanguage): number | undefined {
  if (language === 'ruby') return startsPattern(text, at, language) ? patternEnd(text, at) : undefined;
  if (!SLASHES.has(language)) return undefined;
  if (text[at + 1] === '/') return lineEnd(text, at);
  if (text[at + 1] === '*') return after(text, '*/', at + 2);
  return isScript(language) && startsPattern(text, at, language) ? patternEnd(text, at) : undefined;
}

const BRACKETS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
]);

/** `%w[a b]`, `%r{…}` and their likes in Ruby; elsewhere a per cent sign divides. */
function percentEnd(text: string, at: number): number | undefined {
  const [, sort = '', opening = ''] = /^%([wWiIqQrsx]?)([([{<|!/])/.exec(text.slice(at, at + 3)) ?? [];
  const isLiteral = startsPattern(text, at, 'ruby') || (sort !== '' && /\s/.test(text[at - 1] ?? ''));
  if (opening === '' || !isLiteral) return undefined;
  const closing = BRACKETS.get(opening) ?? opening;
  let depth = 1;
  let next = at + sort.length + 2;
  while (next < text.length && depth > 0) {
    if (text[next] === closing) depth -= 1;
    else if (text[next] === opening) depth += 1;
    next += text[next] === '\\' ? 2 : 1;
  }
  return Math.min(next, text.length);
}

const HEREDOCS: ReadonlySet<GrammarLanguage> = new Set(['ruby', 'php', 'bash'] as const);

/** `<<~TEXT`, `<<<'RAW'`, `<<EOF`, up to the line that names it again; what follows on the first line goes with it. */
function heredocEnd(text: string, at: number): number | undefined {
  const name = /^<<<?[~-]?[ \t]*(["'`]?)([A-Za-z_]\w*)\1/.exec(text.slice(at, at + 80))?.[2];
  const start = lineEnd(text, at);
  const closing = name === undefined ? -1 : text.slice(start).search(new RegExp(`\\n[ \\t]*${name}\\b`));
  return closing < 0 ? undefined : text.indexOf(name ?? '', start + closing) + (name ?? '').length;
}

/** `r"…"` and `br#"…"#` of Rust. */
function rawEnd(text: string, at: number): number | undefined {
  if (/[\p{L}\p{N}_]/u.test(text[at - 1] ?? '')) return undefined;
  const [opening = '', hashes = ''] = /^b?r(#{0,9})"/.exec(text.slice(at, at + 12)) ?? [];
  return opening === '' ? undefined : after(text, `"${hashes}`, at + opening.length);
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
  let next = at + 1;
  while (next < text.length) {
    if (text[next] === quote) return next + 1;
    if (text[next] === '\n' && !overLines) return next;
    next += text[next] === '\\' ? 2 : 1;
  }
  return text.length;
}

/** A template goes on through the templates in its holes. */
function templateEnd(text: string, at: number): number {
  const open: string[] = ['`'];
  let next = at + 1;
  while (next < text.length && open.length > 0) {
    const inTemplate = open.at(-1) === '`';
    if (text[next] === '`') {
      if (inTemplate) open.pop();
      else open.push('`');
    } else if (inTemplate && text.startsWith('${', next)) open.push('{');
    else if (!inTemplate && text[next] === '{') open.push('{');
    else if (!inTemplate && text[next] === '}') open.pop();
    const isHole = inTemplate && text.startsWith('${', next);
    next += text[next] === '\\' || isHole ? 2 : 1;
  }
  return Math.min(next, text.length);
}

/** In Rust and its like a quote may open a lifetime or a label instead of a character. */
export function isCharacterQuote(text: string, at: number, language: GrammarLanguage): boolean {
  return language !== 'rust' || text[at + 1] === '\\' || text[at + 2] === "'";
}

const BEFORE_PATTERN = /[(,=:[!&|?{};+\-*%<>~^]$|\b(?:return|typeof|case|in|of)$/;
const BEFORE_PATTERN_IN_RUBY = /\b(?:when|if|unless|while|until|and|or|not)$/;

function startsPattern(text: string, at: number, language: GrammarLanguage): boolean {
  const before = text.slice(Math.max(0, at - 20), at).trimEnd();
  if (before === '' || BEFORE_PATTERN.test(before)) return true;
  return language === 'ruby' && BEFORE_PATTERN_IN_RUBY.test(before);
}

function patternEnd(text: string, at: number): number | undefined {
  let inClass = false;
  let next = at + 1;
  while (next < at + LONGEST_PATTERN && next < text.length && text[next] !== '\n') {
    if (text[next] === '/' && !inClass)
      return next + 1 + (/^[a-z]*/.exec(text.slice(next + 1, next + 10))?.[0].length ?? 0);
    if (text[next] === '[') inClass = true;
    else if (text[next] === ']') inClass = false;
    next += text[next] === '\\' ? 2 : 1;
  }
  return undefined;
}
