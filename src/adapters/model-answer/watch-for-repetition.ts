export interface RepetitionLimits {
  /** Fewest repeated values that count as a loop; shorter runs are rulers, indentation, tables of zeros. */
  readonly shortestRun: number;
  /** Longest cycle looked for. */
  readonly longestPeriod: number;
}

/** For UTF-16 units of an answer: a single repeated character is a loop after 1,600, a 40-line cycle in its third round. */
export const TEXT_REPETITION: RepetitionLimits = { shortestRun: 1600, longestPeriod: 4000 };

/** For token ids. */
export const TOKEN_REPETITION: RepetitionLimits = { shortestRun: 600, longestPeriod: 800 };

const EXTRA_AFTER_TWO_ROUNDS = 0.06;

/**
 * Watches an answer as it comes and tells when it ends in a loop: the same cycle, of any length up to the longest
 * period, over and over until now. Exact repetition only; a counter that goes up is ended by the token limit.
 */
export function watchForRepetition(limits: RepetitionLimits): (values: readonly number[]) => boolean {
  const capacity = Math.max(limits.shortestRun, roundsNeeded(limits.longestPeriod));
  const interval = Math.ceil(capacity / 40);
  let tail: number[] = [];
  let unchecked = 0;
  return (values) => {
    for (const value of values) tail.push(value);
    unchecked += values.length;
    if (unchecked < interval) return false;
    unchecked = 0;
    if (tail.length > capacity) tail = tail.slice(-capacity);
    return endsInLoop(tail, limits.shortestRun);
  };
}

/** The UTF-16 units of a text, as the watcher takes them. */
export function textUnits(text: string): readonly number[] {
  const units: number[] = [];
  for (let at = 0; at < text.length; at++) units.push(text.charCodeAt(at));
  return units;
}

/** Two whole rounds and a little of the third: code may hold the same block twice, hardly thrice in a row. */
function roundsNeeded(period: number): number {
  return Math.ceil(period * (2 + EXTRA_AFTER_TWO_ROUNDS));
}

/** Borders of the reversed tail give every period of every suffix in one linear pass (Knuth, Morris and Pratt). */
function endsInLoop(tail: readonly number[], shortestRun: number): boolean {
  const last = tail.length - 1;
  const border = new Int32Array(tail.length);
  for (let at = 1; at < tail.length; at++) {
    let length = border[at - 1] ?? 0;
    while (length > 0 && tail[last - at] !== tail[last - length]) length = border[length - 1] ?? 0;
    if (tail[last - at] === tail[last - length]) length++;
    border[at] = length;
    const run = at + 1;
    if (run >= Math.max(shortestRun, roundsNeeded(run - length))) return true;
  }
  return false;
}
