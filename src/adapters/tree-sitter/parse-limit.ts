/**
 * Longest any parse runs. Callers end a worker much earlier; this one is for a worker whose caller is gone, which would
 * otherwise go on for ever.
 */
export const PARSE_LIMIT_SECONDS = 60;

export function endlessParse(text: string): Error {
  return new Error(`Gave up on ${text.length} characters after ${PARSE_LIMIT_SECONDS} s of parsing.`);
}
