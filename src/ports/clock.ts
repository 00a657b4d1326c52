export interface Clock {
  /** Wall clock, for records shown to people. */
  now(): Date;
  /** Seconds on a clock that never goes back, for durations and deadlines. */
  seconds(): number;
}
