import type { NewDefinition } from './replace-definition.ts';
import { indentOf } from './source-lines.ts';

const TEXT_STATEMENT = /^\s*[rRuU]?("""|'''|"|')/;

/** The new Python definition with the old one's docstring, where the new one has none. Models drop docstrings unasked. */
export function keepDocstring(original: NewDefinition, given: NewDefinition): readonly string[] {
  const docstring = docstringLines(original);
  const body = given.lines[given.bodyLine];
  const bodyIsHeader = given.bodyLine <= 0 || body === undefined;
  if (docstring.length === 0 || bodyIsHeader || docstringLines(given).length > 0) return given.lines;
  const from = indentOf(docstring[0] ?? '');
  const to = indentOf(body);
  const moved = docstring.map((line) => (line.startsWith(from) ? to + line.slice(from.length) : line));
  return [...given.lines.slice(0, given.bodyLine), ...moved, ...given.lines.slice(given.bodyLine)];
}

function docstringLines({ lines, bodyLine }: NewDefinition): readonly string[] {
  const first = lines[bodyLine] ?? '';
  const mark = bodyLine > 0 ? TEXT_STATEMENT.exec(first)?.[1] : undefined;
  if (mark === undefined) return [];
  const rest = first.slice(first.indexOf(mark) + mark.length);
  if (rest.includes(mark)) return rest.trimEnd().endsWith(mark) ? [first] : [];
  if (mark.length === 1) return [];
  const end = lines.findIndex((line, i) => i > bodyLine && line.includes(mark));
  return end < 0 ? [] : lines.slice(bodyLine, end + 1);
}
