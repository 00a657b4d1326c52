import type { Language } from '../../../domain/language.ts';
import { problem, type Readable, readable } from '../answer/answer-problem.ts';
import { bracketDepth, importAreaEnd } from './import-area.ts';
import { type SimpleImport, simpleImport } from './import-lines.ts';
import { dominantEol, joinLines, splitLines } from './source-lines.ts';

const IMPORT = /^(?:import|from|use|using|#include)\b/;

export interface ImportRequest {
  /** Lines of the answer that stand outside the definition. */
  readonly outside: readonly string[];
  /** The new definition: only imports it uses are wanted. */
  readonly definition: string;
  readonly language: Language;
}

/** Moves the simple imports an answer adds to the file's import area; any other new import it needs is refused. */
export function insertImports(text: string, request: ImportRequest): Readable<string> {
  const lines = splitLines(text);
  const texts = lines.map((line) => line.text);
  const wanted = wantedImports(texts, request);
  if (!wanted.ok) return wanted;
  if (wanted.value.length === 0) return readable(text);
  const eol = dominantEol(lines);
  const at = importAreaEnd(texts, request.language);
  const before = lines.slice(0, at).map((line) => (line.eol === '' ? { text: line.text, eol } : line));
  const added = wanted.value.map(({ line }) => ({ text: line, eol }));
  const notes = wanted.value.map(({ line }) => `Added ${line}`);
  return readable(joinLines([...before, ...added, ...lines.slice(at)]), notes);
}

/** What the definition uses and the file does not bind yet, each cut down to the names that are missing. */
function wantedImports(
  lines: readonly string[],
  { outside, definition, language }: ImportRequest,
): Readable<readonly SimpleImport[]> {
  const present = new Set(lines.map(squeeze));
  const bound = boundNames(lines, language);
  const wanted: SimpleImport[] = [];
  for (const statement of foldStatements(outside)) {
    if (statement.every((line) => present.has(squeeze(line)))) continue;
    const line = foldLine(statement);
    const found = simpleImport(line, language);
    if (!found && IMPORT.test(line) && bracketDepth(line) === 0) return tooInvolved(line);
    if (!found || !isUsed(found, definition)) continue;
    const missing = found.names.filter((name) => !bound.has(name));
    if (found.names.length > 0 && missing.length === 0) continue;
    const reduced = missing.length < found.names.length ? onlyNames(found, missing) : found;
    if (!reduced) return tooInvolved(line);
    wanted.push(reduced);
  }
  return readable(wanted);
}

function tooInvolved(line: string): Readable<never> {
  const written = JSON.stringify(line.slice(0, 200));
  return problem(
    'unparsable',
    `The import ${written} is too involved to be moved. Import only what is missing, one line each.`,
  );
}

/** Statements that go on over lines while a bracket is open. */
function foldStatements(lines: readonly string[]): readonly (readonly string[])[] {
  const statements: string[][] = [];
  let depth = 0;
  for (const line of lines) {
    if (depth > 0) statements.at(-1)?.push(line);
    else statements.push([line]);
    depth = Math.max(0, depth + bracketDepth(line));
  }
  return statements;
}

function foldLine(statement: readonly string[]): string {
  const [first = '', ...rest] = statement;
  return [first.trimEnd(), ...rest.map((line) => line.trim())]
    .join(' ')
    .replace(/\(\s+/, '(')
    .replace(/,?\s+([)}])/, '$1');
}

/** Names the file's own top-level imports bind, those over several lines included. */
function boundNames(lines: readonly string[], language: Language): ReadonlySet<string> {
  const names = new Set<string>();
  lines.forEach((line, i) => {
    if (!/^(?:import|from|use|const|let|var)\b/.test(line)) return;
    const [statement = []] = foldStatements(lines.slice(i, i + 50));
    for (const name of simpleImport(foldLine(statement), language)?.names ?? []) names.add(name);
  });
  return names;
}

function squeeze(line: string): string {
  return line
    .replace(/[\s;]+/g, ' ')
    .replaceAll('"', "'")
    .trim();
}

function isUsed(found: SimpleImport, definition: string): boolean {
  return (
    found.names.length === 0 ||
    found.names.some((name) => new RegExp(`(?<![\\w$.])${escapeName(name)}(?![\\w$])`).test(definition))
  );
}

function escapeName(name: string): string {
  return name.replace(/[$*+?.()|[\]{}^\\]/g, '\\$&');
}

/** `from m import a, b` and `import { a, b } from 'm'` can be cut down to the names that are missing; others cannot. */
function onlyNames(found: SimpleImport, missing: readonly string[]): SimpleImport | undefined {
  const list = /^(from\s+[\w.]+\s+import\s+)([^()]+)$|^(import\s*(?:type\s+)?\{)([^}]+)(\}.*)$/.exec(found.line);
  if (!list) return undefined;
  const [, fromHead, fromNames, head = fromHead, names = fromNames, tail = ''] = list;
  const kept = (names ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => missing.includes(/([\w$]+)$/.exec(part)?.[1] ?? ''));
  const gap = tail === '' ? '' : ' ';
  return { line: `${(head ?? '').trimEnd()} ${kept.join(', ')}${gap}${tail}`, names: missing };
}
