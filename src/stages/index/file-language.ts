import { type Language, languageOf } from '../../domain/language.ts';
import type { RepoPath } from '../../domain/repo-path.ts';

const FIRST_LINE_LIMIT = 200;
/** What only a C++ header says; `.h` alone tells nothing. */
const CPP_HEADER = /^[ \t]*(?:class\s+\w|namespace\b|template *<|using +\w)|\bstd::/m;

/** The language a file is parsed as: by extension, by `#!`, and for a header by its content. */
export function fileLanguage(path: RepoPath, text: string): Language {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const lineEnd = text.indexOf('\n');
  const firstLine = text.slice(start, Math.min(lineEnd < 0 ? text.length : lineEnd, FIRST_LINE_LIMIT));
  const language = languageOf(path, firstLine);
  return language === 'c' && path.endsWith('.h') && CPP_HEADER.test(text) ? 'cpp' : language;
}
