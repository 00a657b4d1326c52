import type { UnitKind } from '../../domain/symbol.ts';
import type { SyntaxNode } from '../../ports/syntax.ts';
import type { FileScan } from './file-scan.ts';

const NAME_TYPE = /identifier|constant|^name$|^word$/;

interface Header {
  readonly kind: UnitKind;
  readonly name: string;
  readonly start: number;
}

/**
 * Definitions the parser could not close: inside an ERROR node, a keyword followed by a name opens a unit that lasts to
 * the next such header or to the end of the error. Whole definitions in there have nodes of their own.
 */
export function recoverDefinitions(
  error: SyntaxNode,
  scan: FileScan,
  keywords: Readonly<Record<string, UnitKind>>,
): void {
  const headers = readHeaders(error.children, scan, keywords);
  headers.forEach(({ kind, name, start }, index) => {
    const end = trimEnd(scan.text, start, headers[index + 1]?.start ?? error.endIndex);
    scan.define({
      kind,
      name,
      start,
      end,
      bodyStart: Math.min(end, scan.lines.end(scan.lines.lineAt(start))),
      bases: [],
      ownsMethods: kind !== 'function' && kind !== 'type',
    });
  });
}

function readHeaders(
  children: readonly SyntaxNode[],
  scan: FileScan,
  keywords: Readonly<Record<string, UnitKind>>,
): readonly Header[] {
  const headers: Header[] = [];
  children.forEach((child, index) => {
    const name = children[index + 1];
    const type = child.type;
    if (!name || !Object.hasOwn(keywords, type) || !NAME_TYPE.test(name.type)) return;
    const kind = keywords[type];
    if (kind) headers.push({ kind, name: scan.slice(name), start: child.startIndex });
  });
  return headers;
}

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && text.charCodeAt(at - 1) <= 32) at -= 1;
  return at;
}
