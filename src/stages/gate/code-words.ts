import type { GrammarLanguage } from '../../domain/language.ts';

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

/** Variables of PHP and the shell without their sign, methods of Ruby without their mark: `empty` for `empty?`. */
export function plainName(name: string, language: GrammarLanguage): string {
  if (language === 'ruby') return name.replace(/[?!=]$/, '');
  return language === 'php' || language === 'bash' ? name.replace(/^\$/, '') : name;
}

function isKey(before: string, next: string, language: GrammarLanguage): boolean {
  // A symbol of Ruby, an instance variable of whatever.
  if (language === 'ruby' && /(?:^|[^:]):$|@$/.test(before)) return true;
  const opened = /[({,]$/.test(before);
  if (opened && /^=(?![=>])/.test(next))
    return language === 'python' || language === 'kotlin' || language === 'scala' || language === 'csharp';
  if (!/^:(?!:)/.test(next)) return false;
  if (language === 'go') return !next.startsWith(':=');
  return language !== 'python';
}
