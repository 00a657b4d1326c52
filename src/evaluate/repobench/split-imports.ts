import type { RepobenchRecord } from '../records/repobench-record.ts';

type Language = RepobenchRecord['language'];

interface SplitCode {
  /** Whole statements, those over several lines with their line ends. */
  readonly imports: readonly string[];
  /** All other lines, blank ones included. */
  readonly rest: readonly string[];
}

/** Tells import statements from the other lines of a file; a final line end makes no further line. */
export function splitImports(code: string, language: Language): SplitCode {
  const lines = code.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const imports: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const length = importLength(lines, at, language);
    if (length > 0) imports.push(lines.slice(at, at + length).join('\n'));
    else rest.push(lines[at] ?? '');
    at += Math.max(1, length);
  }
  return { imports, rest };
}

/** What the cursor's surroundings ask for: the last lines before it that import nothing. */
export function queryOf(code: string, language: Language, lines: number): string {
  return splitImports(code, language).rest.slice(-lines).join('\n');
}

/** The statement that brings a name in by itself; undefined for `import package` and for `*`, which do not say. */
export function importOf(name: string, imports: readonly string[], language: Language): string | undefined {
  return imports.find((statement) => namesBroughtIn(statement, language).includes(name));
}

/** Lines of the import statement that begins at a line; 0 where none does. */
function importLength(lines: readonly string[], at: number, language: Language): number {
  const line = lines[at] ?? '';
  if (language === 'java') return /^\s*import\s[\w$.*\s]+;/.test(line) ? 1 : 0;
  if (!/^\s*(?:import\s+[\w.]|from\s+[\w.]+\s+import\b)/.test(line)) return 0;
  const isOpen = line.includes('(')
    ? (last: string): boolean => !last.includes(')')
    : (last: string): boolean => last.trimEnd().endsWith('\\');
  let length = 1;
  while (isOpen(lines[at + length - 1] ?? '') && at + length < lines.length) length++;
  return length;
}

function namesBroughtIn(statement: string, language: Language): readonly string[] {
  const names =
    language === 'java' ? /\.\s*([\w$]+)\s*;/.exec(statement) : /^\s*from\b.*?\bimport\b([\s\S]*)/.exec(statement);
  return names?.[1]?.match(/[\p{L}\p{N}_$]+/gu) ?? [];
}
