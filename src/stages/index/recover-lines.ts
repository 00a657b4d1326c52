import type { UnitKind } from '../../domain/symbol.ts';
import type { Draft, Span } from './draft.ts';
import type { FileScan } from './file-scan.ts';

const MODIFIERS =
  'export|default|declare|abstract|public|private|protected|internal|static|final|async|pub|unsafe|open|override|data|sealed|suspend|inline|const';
const NAME = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
/** What stands before the name with a dot: the type that a function extends, or `self`. */
const RECEIVER = `(?:${NAME}(?:<[^()]{0,80}>)?\\??\\.){0,6}`;
const HEADER = new RegExp(`^[ \\t]*(?:(?:${MODIFIERS})\\s+){0,6}([a-z]+)\\s+${RECEIVER}(${NAME})`, 'u');
/** What may follow the name of a type that is defined here; `struct ring *r` only uses one. */
const AFTER_TYPE_NAME = /^\s*(?:$|[{:<([]|(?:final|extends|implements|where|with|permits)\b)/;
const HEADER_LIMIT = 300;
/** Lines a header without a parsed body may claim. */
const LINE_LIMIT = 400;

/**
 * The drafts of a text with syntax errors: those the parser gave, without the ones it named after a modifier, and those
 * that a line's first words plainly open though the parser took it for something else.
 */
export function recoverLines(scan: FileScan, keywords: Readonly<Record<string, UnitKind>>): readonly Draft[] {
  const drafts = scan.drafts.filter(({ name }) => !MODIFIERS.split('|').includes(name));
  const known = new Set(drafts.flatMap(({ name, start, bodyStart }) => key(scan, name, start, bodyStart)));
  const found: Draft[] = [];
  for (let line = 1; line <= scan.lines.count; line += 1) {
    const start = scan.lines.start(line);
    const text = scan.text.slice(start, Math.min(scan.lines.end(line), start + HEADER_LIMIT));
    const [whole = '', word = '', name = ''] = HEADER.exec(text) ?? [];
    const kind = Object.hasOwn(keywords, word) ? keywords[word] : undefined;
    if (kind === undefined || Object.hasOwn(keywords, name) || known.has(`${line} ${name}`)) continue;
    if ((kind === 'class' || kind === 'enum') && !AFTER_TYPE_NAME.test(text.slice(whole.length))) continue;
    const indent = whole.length - whole.trimStart().length;
    found.push(draftOf({ kind, name }, { start: start + indent, end: endByIndent(scan, line, indent) }, scan));
  }
  return [...drafts, ...found];
}

/** The lines a draft's header covers, each with its name. */
function key(scan: FileScan, name: string, start: number, bodyStart: number): readonly string[] {
  const first = scan.lines.lineAt(start);
  const last = Math.min(scan.lines.lineAt(bodyStart), first + 20);
  return Array.from({ length: last - first + 1 }, (_, index) => `${first + index} ${name}`);
}

function draftOf(header: { readonly kind: UnitKind; readonly name: string }, span: Span, scan: FileScan): Draft {
  return {
    ...header,
    ...span,
    bodyStart: Math.min(span.end, scan.lines.end(scan.lines.lineAt(span.start))),
    bases: [],
    ownsMethods: header.kind !== 'function' && header.kind !== 'type',
  };
}

/** As far as lines are indented deeper, and the closing bracket or word after them. */
function endByIndent(scan: FileScan, header: number, indent: number): number {
  let last = header;
  for (let line = header + 1; line <= Math.min(scan.lines.count, header + LINE_LIMIT); line += 1) {
    const text = scan.text.slice(
      scan.lines.start(line),
      Math.min(scan.lines.end(line), scan.lines.start(line) + HEADER_LIMIT),
    );
    const words = text.trimStart();
    if (words === '') continue;
    const isDeeper = text.length - words.length > indent;
    if (isDeeper || /^(?:[}\])]|end\b)/.test(words)) last = line;
    if (!isDeeper) break;
  }
  return scan.lines.end(last);
}
