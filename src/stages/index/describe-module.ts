import type { UnitFacts } from './build-units.ts';
import { cleanDoc } from './clean-doc.ts';
import type { Span } from './draft.ts';
import type { FileScan } from './file-scan.ts';
import { firstLine } from './fold-signature.ts';
import type { LanguageTable } from './languages/language-table.ts';
import type { LeadLines } from './lead-lines.ts';
import { readDocstring } from './read-docstring.ts';

/** The unit of a file's head, or of later statements outside any definition. Like a window, it is named by its line. */
export function describeModule(
  span: Span,
  { scan, above, table }: { readonly scan: FileScan; readonly above: LeadLines; readonly table: LanguageTable },
): UnitFacts {
  const name = `#${scan.lines.lineAt(span.start)}`;
  const { comments, end } = openingComments(scan.text, span, above.commentsWithin(span));
  const docstring = table.docstrings ? readDocstring(scan.text, end) : undefined;
  return {
    name,
    qualifiedName: name,
    kind: 'module',
    startOffset: span.start,
    endOffset: span.end,
    bodyOffset: span.start,
    signature: firstLine(scan.text, span),
    doc: docstring ?? cleanDoc(comments),
    bases: [],
    isTest: false,
  };
}

/** Comments before the first code of the span, and where that code begins. */
function openingComments(
  text: string,
  span: Span,
  within: readonly Span[],
): { readonly comments: readonly string[]; readonly end: number } {
  const comments: string[] = [];
  let at = skipBlank(text, span.start);
  for (const { start, end } of within) {
    if (start !== at) break;
    const comment = text.slice(start, end);
    if (!comment.startsWith('#!')) comments.push(comment);
    at = skipBlank(text, end);
  }
  return { comments, end: at };
}

function skipBlank(text: string, from: number): number {
  let at = from;
  while (at < text.length && (text.charCodeAt(at) <= 32 || text.charCodeAt(at) === 0xfeff)) at += 1;
  return at;
}
