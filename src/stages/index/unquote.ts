/** A string literal's text without its outer quotes; escapes stay as written. */
export function unquote(text: string): string {
  return text.replace(/^['"`]|['"`]$/g, '');
}
