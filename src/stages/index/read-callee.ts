/** Receivers longer than this are chains of calls; their end is all anyone resolves. */
const RECEIVER_LIMIT = 120;

const ACCESS = ['?->', '->', '::', '?.', '!.', '.', '\\'];

/** Splits the text of a callee, `a.b.c` or `ns::f<T>`, at its last access. Undefined where it ends in no name. */
export function readCallee(
  text: string,
  from: number,
  to: number,
): { readonly name: string; readonly receiver?: string } | undefined {
  const end = skipTypeArguments(text, from, to);
  let begin = end;
  while (begin > from && isNamePart(text.charCodeAt(begin - 1))) begin -= 1;
  if (begin === end || isDigit(text.charCodeAt(begin))) return undefined;
  const access = accessBefore(text, from, begin);
  const receiver = access === undefined ? '' : clip(text, from, access);
  if (receiver === '') return { name: text.slice(begin, end) };
  // A private member of JavaScript has its sign in its name.
  return { name: text.slice(text[begin - 1] === '#' ? begin - 1 : begin, end), receiver };
}

/** Offset where the access operator before a name begins. */
function accessBefore(text: string, from: number, begin: number): number | undefined {
  let at = begin;
  if (text[at - 1] === '#') at -= 1;
  while (at > from && isSpace(text.charCodeAt(at - 1))) at -= 1;
  for (const operator of ACCESS) {
    if (at - operator.length >= from && text.startsWith(operator, at - operator.length)) return at - operator.length;
  }
  return undefined;
}

function clip(text: string, from: number, to: number): string {
  const long = to - from > RECEIVER_LIMIT;
  const kept = text.slice(long ? to - RECEIVER_LIMIT + 1 : from, to).trim();
  return `${long ? '…' : ''}${kept.replace(/\s+/g, ' ')}`;
}

/** `f<T>` and `f::<T>` are called by the name `f`. */
function skipTypeArguments(text: string, from: number, to: number): number {
  if (text[to - 1] !== '>') return to;
  let depth = 0;
  let at = to;
  while (at > from) {
    at -= 1;
    if (text[at] === '>') depth += 1;
    else if (text[at] === '<') {
      depth -= 1;
      if (depth === 0) break;
    }
  }
  return text.startsWith('::', at - 2) ? at - 2 : at;
}

function isNamePart(code: number): boolean {
  const letter = code | 32;
  return (letter >= 97 && letter <= 122) || isDigit(code) || code === 95 || code === 36 || code > 127;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
