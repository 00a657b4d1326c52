import type { Language } from '../../../domain/language.ts';

const IMPORT =
  /^(?:import\b|from\s+\S+\s+import\b|use\s|using\s|#include\b|require(?:_relative)?\b|(?:const|let|var)\s.*=\s*require\()/;
const PREAMBLE =
  /^(?:#!|<\?php|package\b|namespace\b|["']use strict["']|#\s*-\*-|#.*coding[:=]|\/\/|\/\*|\*|\s\*|#(?!include)|declare\(|$)/;

/** Index of the line after the file's import area: where one more import goes. */
export function importAreaEnd(lines: readonly string[], language: Language): number {
  let end = 0;
  let seen = false;
  let at = docstringEnd(lines, language);
  while (at < lines.length) {
    const line = (lines[at] ?? '').replace(/^\uFEFF/, '');
    if (IMPORT.test(line)) {
      at = statementEnd(lines, at);
      end = at;
      seen = true;
    } else if (PREAMBLE.test(line)) {
      at += 1;
      if (!seen && line.trim() !== '' && !/^(?:\/\/|\/\*|\s?\*|#(?!!))/.test(line)) end = at;
    } else break;
  }
  return seen ? end : Math.max(end, headEnd(lines, language));
}

/** Without any import: after shebang, encoding line and a module docstring. */
function headEnd(lines: readonly string[], language: Language): number {
  let at = 0;
  while (/^#!|^#.*coding[:=]/.test(lines[at] ?? '')) at += 1;
  return Math.max(at, docstringEnd(lines, language));
}

function docstringEnd(lines: readonly string[], language: Language): number {
  if (language !== 'python') return 0;
  let at = 0;
  while (at < lines.length && /^\s*(?:#.*)?$/.test((lines[at] ?? '').replace(/^\uFEFF/, ''))) at += 1;
  const mark = /^\uFEFF?[rRuU]?("""|''')/.exec(lines[at] ?? '')?.[1];
  if (mark === undefined) return 0;
  if ((lines[at] ?? '').split(mark).length > 2) return at + 1;
  const close = lines.findIndex((line, i) => i > at && line.includes(mark));
  return close < 0 ? 0 : close + 1;
}

/** The line after a statement that goes on while a bracket is open or a line ends in a backslash. */
export function statementEnd(lines: readonly string[], from: number): number {
  let depth = 0;
  for (let i = from; i < lines.length && i < from + 200; i++) {
    const line = lines[i] ?? '';
    depth += bracketDepth(line);
    if (depth <= 0 && !line.trimEnd().endsWith('\\')) return i + 1;
  }
  return from + 1;
}

/** Brackets opened and not closed on the line. */
export function bracketDepth(line: string): number {
  let depth = 0;
  for (const character of line) {
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
  }
  return depth;
}
