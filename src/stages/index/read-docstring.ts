import { cleanDocstring } from './clean-doc.ts';

/** The string that opens a body at `offset`, if it stands alone as a statement. */
export function readDocstring(text: string, offset: number): string | undefined {
  const opening = /^[rRuUbB]{0,2}("""|'''|"|')/.exec(text.slice(offset, offset + 5));
  const quote = opening?.[1];
  if (!opening || quote === undefined) return undefined;
  const from = offset + opening[0].length;
  const to = closingQuote(text, from, quote);
  if (to === undefined) return undefined;
  // `"a" + b` and `"a".join(b)` are expressions that happen to begin with a string.
  const after = /^[ \t]*(.?)/.exec(text.slice(to + quote.length, to + quote.length + 200))?.[1] ?? '';
  return '\r;#'.includes(after) ? cleanDocstring(text.slice(from, to)) : undefined;
}

function closingQuote(text: string, from: number, quote: string): number | undefined {
  let at = text.indexOf(quote, from);
  while (at >= 0 && isEscaped(text, at, from)) at = text.indexOf(quote, at + 1);
  const lineEnd = quote.length === 1 ? text.indexOf('\n', from) : -1;
  return at < 0 || (lineEnd >= 0 && at > lineEnd) ? undefined : at;
}

function isEscaped(text: string, at: number, from: number): boolean {
  let slashes = 0;
  while (at - slashes > from && text[at - slashes - 1] === '\\') slashes += 1;
  return slashes % 2 === 1;
}
