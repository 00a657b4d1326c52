/** A measured value beside the one it is to be judged by, both from the same run on the same machine. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline: { readonly name: string; readonly value: number };
  readonly detail?: string;
}

/** A figure that could not be measured here, and why. */
export interface MissingFigure {
  readonly name: string;
  readonly reason: string;
}

export interface Measured {
  readonly figures: readonly Figure[];
  readonly missing: readonly MissingFigure[];
}

/** The value below which the given share of the sorted values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
