/** A text cut to about so many tokens: head and tail kept, the gap said in place. */
export function cutMiddle(text: string, limit: { readonly tokens: number; readonly counted: number }): string {
  if (limit.counted <= limit.tokens) return text;
  const keep = Math.max(0, Math.floor((text.length * limit.tokens * 0.95) / limit.counted) - 60);
  const head = wholeCharacters(text.slice(0, Math.ceil(keep * 0.7)));
  const tail = keep - head.length <= 0 ? '' : text.slice(-(keep - head.length));
  return `${head}\n[… ${text.length - head.length - tail.length} characters left out …]\n${tail}`;
}

/** Not half of a surrogate pair at the end. */
function wholeCharacters(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}
