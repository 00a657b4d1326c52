import type { GrammarLanguage } from '../../domain/language.ts';
import { opensText, splitTopLevel, textEnd } from './split-top-level.ts';

interface Parameter {
  readonly name: string;
  /** Source of the default value, blanks removed; undefined without one. */
  readonly fallback: string | undefined;
}

/** A definition's header taken apart. */
export interface Signature {
  /** Undefined where the header has no parameter list. */
  readonly parameters: readonly Parameter[] | undefined;
  readonly isAsync: boolean;
  readonly isStatic: boolean;
  /** In source order, blanks removed. */
  readonly decorators: readonly string[];
}

const DECORATOR = /^(?:@[\w.$]+|#?\[)/;
const TYPE_FIRST: ReadonlySet<GrammarLanguage> = new Set(['java', 'c', 'cpp', 'csharp', 'php']);

/** Reads a header folded onto one line, as the index keeps it. */
export function parseSignature(signature: string, name: string, language: GrammarLanguage): Signature {
  const { decorators, rest } = splitDecorators(signature.trim(), language);
  const list = parameterList(rest, name, language);
  const before = rest.slice(0, list?.start ?? rest.length);
  return {
    parameters: list && splitTopLevel(list.text, language).flatMap((part) => parameterOf(part, language)),
    isAsync: /\b(?:async|suspend)\b/.test(before),
    isStatic: /\bstatic\b/.test(before),
    decorators,
  };
}

function splitDecorators(
  signature: string,
  language: GrammarLanguage,
): { readonly decorators: readonly string[]; readonly rest: string } {
  const decorators: string[] = [];
  let rest = signature;
  for (let opening = DECORATOR.exec(rest); opening; opening = DECORATOR.exec(rest)) {
    const named = opening[0].startsWith('@');
    const start = named ? opening[0].length : opening[0].length - 1;
    const opens = /^[([]/.test(rest.slice(start));
    const end = opens ? closingOf(rest, start, language) : start;
    decorators.push(rest.slice(0, end).replace(/\s+/g, ''));
    rest = rest.slice(end).trim();
  }
  return { decorators, rest };
}

/** Index after the bracket that closes the one at `from`. */
function closingOf(text: string, from: number, language: GrammarLanguage): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (opensText(text, i, language)) i = textEnd(text, i) - 1;
    if ('([{'.includes(text[i] ?? ' ')) depth += 1;
    if (')]}'.includes(text[i] ?? ' ')) depth -= 1;
    if (depth === 0) return i + 1;
  }
  return text.length;
}

function parameterList(
  header: string,
  name: string,
  language: GrammarLanguage,
): { readonly text: string; readonly start: number } | undefined {
  const named = lastNameBeforeBracket(header, name);
  const open = header.indexOf('(', named);
  if (open < 0) {
    const arrow = /=\s*(?:async\s+)?([\w$]+)\s*=>/.exec(header);
    return arrow?.[1] === undefined ? undefined : { text: arrow[1], start: header.length };
  }
  return { text: header.slice(open + 1, closingOf(header, open, language) - 1), start: open };
}

/** Past a Go receiver and type parameters: the place where the name is followed by a bracket or an assignment. */
function lastNameBeforeBracket(header: string, name: string): number {
  const word = name.replace(/[^\w]/g, '\\$&');
  const found = new RegExp(`(?<![\\w$])${word}(?![\\w$])\\s*(?=[<([=:?!]|$)`).exec(header);
  return found ? found.index + found[0].length : 0;
}

function parameterOf(written: string, language: GrammarLanguage): readonly Parameter[] {
  const part = written.replace(/^(?:\s*@[\w.]+(?:\([^()]*\))?\s+)+/, '').trim();
  if (part === '' || part === 'void') return [];
  const cut = defaultStart(part);
  const head = (cut < 0 ? part : part.slice(0, cut)).trim();
  const fallback = cut < 0 ? undefined : part.slice(cut + 1).replace(/\s+/g, '');
  return [{ name: parameterName(head, language), fallback }];
}

/** Index of the `=` of a default, not one inside brackets or part of `=>`, `==`, `<=`, `>=`, `!=`. */
function defaultStart(part: string): number {
  let depth = 0;
  for (let i = 0; i < part.length; i++) {
    const character = part[i] ?? '';
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (character === '=' && depth === 0 && !/[=<>!]/.test(part[i - 1] ?? '') && !/[=>]/.test(part[i + 1] ?? ''))
      return i;
  }
  return -1;
}

function parameterName(head: string, language: GrammarLanguage): string {
  if (/^[{[]/.test(head)) return head.replace(/\s+/g, '');
  if (TYPE_FIRST.has(language)) return /([$\w]+)\s*(?:\[[^\]]*\]\s*)*$/.exec(head)?.[1] ?? head;
  const bare = head.replace(
    /^(?:(?:public|private|protected|readonly|override|mut|val|var|vararg|implicit|ref|inout)\s+)+/,
    '',
  );
  return /^(?:\*{1,2}|\.\.\.|&(?:mut\s+)?|&'\w+\s+(?:mut\s+)?)?[\w$]+[?!]?/.exec(bare)?.[0].replace(/\?$/, '') ?? bare;
}
