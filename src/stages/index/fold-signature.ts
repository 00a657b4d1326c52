import type { Span } from './draft.ts';

/** Longest signature kept, in characters. */
const LIMIT = 600;

/** A header on one line: comments inside it dropped, runs of white space folded. */
export function foldSignature(text: string, span: Span, comments: readonly Span[]): string {
  // Four times the limit is room for indentation; the rest could not be printed anyway.
  const end = Math.min(span.end, span.start + LIMIT * 4);
  let kept = '';
  let from = span.start;
  for (const comment of comments) {
    if (comment.start >= end) break;
    kept += text.slice(from, comment.start);
    from = Math.max(from, comment.end);
    kept += ' ';
  }
  kept += text.slice(from, Math.max(from, end));
  return kept.replace(/\s+/g, ' ').trim().slice(0, LIMIT);
}

/** The first line of a definition that has no header, such as a constant. */
export function firstLine(text: string, span: Span): string {
  const line = text.indexOf('\n', span.start);
  const end = line < 0 ? span.end : Math.min(line, span.end);
  return foldSignature(text, { start: span.start, end }, []);
}
