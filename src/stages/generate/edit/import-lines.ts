import type { Language } from '../../../domain/language.ts';

/** An import that stands on one line and binds names we can tell; nothing more complicated is ever moved. */
export interface SimpleImport {
  readonly line: string;
  /** Names it binds in the file; empty where the language does not say (`#include`, `using`). */
  readonly names: readonly string[];
}

/** Reads a line as a simple import; undefined for any other line. */
export function simpleImport(written: string, language: Language): SimpleImport | undefined {
  const line = written.trim();
  if (line.length > 300 || /^\s/.test(written)) return undefined;
  const names = boundNames(line, language);
  return names && { line, names };
}

function boundNames(line: string, language: Language): readonly string[] | undefined {
  switch (language) {
    case 'python':
      return pythonNames(line);
    case 'javascript':
    case 'typescript':
    case 'tsx':
      return scriptNames(line);
    case 'java':
    case 'kotlin':
    case 'scala':
      return lastName(/^import\s+(?:static\s+)?[\w.]+?\.(\w+);?$/.exec(line));
    case 'go':
      return lastName(/^import\s+"(?:[\w./-]*\/)?([\w-]+)"$/.exec(line));
    case 'rust':
      return lastName(/^use\s+(?:\w+::)+(\w+);$/.exec(line));
    case 'php':
      return lastName(/^use\s+(?:\w+\\)*(\w+);$/.exec(line));
    case 'c':
    case 'cpp':
      return /^#include\s+[<"][\w./+-]+[>"]$/.test(line) ? [] : undefined;
    case 'csharp':
      return /^using\s+[\w.]+;$/.test(line) ? [] : undefined;
    case 'ruby':
      return /^require(?:_relative)?\s+["'][\w./-]+["']$/.test(line) ? [] : undefined;
    case 'bash':
    case 'text':
      return undefined;
    default:
      return language satisfies never;
  }
}

function lastName(match: RegExpExecArray | null): readonly string[] | undefined {
  return match?.[1] === undefined ? undefined : [match[1]];
}

function pythonNames(line: string): readonly string[] | undefined {
  const from = /^from\s+[\w.]+\s+import\s+\(?([\w\s,]+?)\)?$/.exec(line)?.[1];
  const plain = from ?? /^import\s+([\w.\s,]+)$/.exec(line)?.[1];
  if (plain === undefined) return undefined;
  const names = plain.split(',').map((part) => /^\s*([\w.]+)(?:\s+as\s+(\w+))?\s*$/.exec(part));
  if (names.some((name) => name === null)) return undefined;
  return names.flatMap((name) => (name ? [name[2] ?? name[1]?.split('.')[0] ?? ''] : []));
}

function scriptNames(line: string): readonly string[] | undefined {
  const clause =
    /^import\s+(?:type\s+)?([\w$*\s{},]+?)\s+from\s+["'][^"']+["'];?$/.exec(line)?.[1] ??
    /^(?:const|let|var)\s+([\w$\s{},:]+?)\s*=\s*require\(\s*["'][^"']+["']\s*\);?$/.exec(line)?.[1];
  if (clause === undefined) return undefined;
  const parts = clause
    .replace(/[{}]/g, ' ')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.map((part) => /([\w$]+)$/.exec(part)?.[1] ?? part);
}
