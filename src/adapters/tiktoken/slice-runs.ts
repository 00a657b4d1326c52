/** Longest run of one character class given to the encoder in one piece. */
const LONGEST_RUN = 64;

/**
 * Runs that the encodings swallow as one piece: letters with their marks, punctuation, blanks, and the line ends and
 * slashes that may follow punctuation.
 */
const LONG_RUN = new RegExp(
  ['[\\p{L}\\p{M}]', '[^\\s\\p{L}\\p{N}]', '\\s', '[\\r\\n/]'].map((set) => `${set}{${LONGEST_RUN + 1},}`).join('|'),
  'gu',
);

/**
 * Cuts text so that no piece holds a run of one class longer than 64 characters. Byte-pair merging takes quadratic time
 * in the length of a piece: 40,000 letters in a row would cost minutes. Text without such runs comes back whole.
 */
export function sliceRuns(text: string): readonly string[] {
  const pieces: string[] = [];
  let done = 0;
  for (const match of text.matchAll(LONG_RUN)) {
    if (match.index > done) pieces.push(text.slice(done, match.index));
    pieces.push(...slicesOf(match[0]));
    done = match.index + match[0].length;
  }
  if (done < text.length) pieces.push(text.slice(done));
  return pieces;
}

/** Never between the halves of a surrogate pair. */
function slicesOf(run: string): readonly string[] {
  return run.match(new RegExp(`[\\s\\S]{1,${LONGEST_RUN}}`, 'gu')) ?? [];
}
