import type { Language } from '../../../domain/language.ts';
import { indentOf, isBlank } from '../edit/source-lines.ts';

/**
 * The definition of `name` cut out of prose without a fence: from its header, with imports and decorators right above, to
 * where its block ends. Prose around code can make a parser lose the definition altogether.
 */
export function bareDefinition(text: string, name: string, language: Language): string | undefined {
  const lines = text.split('\n');
  const header = lines.findIndex((line) => isHeader(line, name));
  if (header < 0) return undefined;
  let start = header;
  while (start > 0 && /^\s*(?:@|import\b|from\s|use\s|using\s|#include|#\[|\[\w)/.test(lines[start - 1] ?? ''))
    start -= 1;
  const end = isIndented(language) ? blockEnd(lines, header) : bracesEnd(lines, header);
  return end === undefined ? undefined : lines.slice(start, end).join('\n');
}

function isIndented(language: Language): boolean {
  return language === 'python' || language === 'ruby';
}

function isHeader(line: string, name: string): boolean {
  if (line.length > 500 || !line.includes(name)) return false;
  const word = name.replace(/[^\w]/g, '\\$&');
  const opens = new RegExp(
    `^\\s*(?:[\\w<>\\[\\],.*&?]+\\s+)*?(?:def|class|function\\*?|func|fn|fun|sub)\\s+(?:\\([^)]*\\)\\s*)?${word}\\b`,
  );
  const typed = new RegExp(`^\\s*(?:[\\w<>\\[\\],.*&?]+\\s+){0,6}${word}\\s*(?:=.*)?\\([^;]*\\{?\\s*$`);
  return opens.test(line) || (typed.test(line) && /[{(,]\s*$/.test(line));
}

/** Lines deeper than the header, the header's own continuation and a closing `end` included. */
function blockEnd(lines: readonly string[], header: number): number {
  const base = indentOf(lines[header] ?? '').length;
  let end = header + 1;
  let open = bracketsOpen(lines[header] ?? '');
  for (let i = header + 1; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (isBlank(line)) continue;
    if (open <= 0 && indentOf(line).length <= base) return /^\s*end\b/.test(line) ? i + 1 : end;
    open = Math.max(0, open + bracketsOpen(line));
    end = i + 1;
  }
  return end;
}

function bracketsOpen(line: string): number {
  return (line.match(/[([{]/g)?.length ?? 0) - (line.match(/[)\]}]/g)?.length ?? 0);
}

/** The line after the one on which the first opened brace closes; undefined if it never does. */
function bracesEnd(lines: readonly string[], header: number): number | undefined {
  let depth = 0;
  let opened = false;
  for (let i = header; i < lines.length; i++) {
    for (const character of lines[i] ?? '') {
      if (character === '{') {
        depth += 1;
        opened = true;
      } else if (character === '}') depth -= 1;
    }
    if (opened && depth <= 0) return i + 1;
  }
  return undefined;
}
