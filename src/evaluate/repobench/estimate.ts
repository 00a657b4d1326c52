/** A share of records in percent, with its standard error in points: √(p (1 − p) / n). */
export interface Share {
  readonly percent: number;
  readonly error: number;
}

export function shareOf<T>(records: readonly T[], holds: (record: T) => boolean): Share {
  const share = meanOf(records, (record) => (holds(record) ? 1 : 0));
  return { percent: rounded(100 * share), error: rounded(100 * Math.sqrt((share * (1 - share)) / records.length)) };
}

export function meanOf<T>(records: readonly T[], value: (record: T) => number): number {
  return records.reduce((sum, record) => sum + value(record), 0) / records.length;
}

/** Two decimals: more would be noise. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
