/**
 * After a line end, where the next line is not blank and does not start with a slash. Both encodings end a piece
 * there whatever surrounds it: blanks only reach back to the last line end, and only line ends (in o200k_base also
 * slashes) are drawn to punctuation before them. So the counts of the parts add up to the count of the whole.
 */
const BOUNDARY = /(?<=\n)(?=[^\S\r\n]*[^\s/]|[^\S\r\n]+\/)/u;

/** Lines whose token counts add up to the count of the text; what cannot be told apart stays together. */
export function splitLines(text: string): readonly string[] {
  return text.split(BOUNDARY);
}
