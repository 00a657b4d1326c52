/** Absolute paths of what a run leaves behind; absent where the run ended before it. */
export interface RunFiles {
  readonly patch?: string;
  readonly context?: string;
  readonly report?: string;
  readonly html?: string;
  readonly record?: string;
}
