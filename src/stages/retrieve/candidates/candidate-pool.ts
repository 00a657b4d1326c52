/** Signals a candidate may have, each from 0 to 1. */
export const SIGNALS = [
  'lexical',
  'name',
  'word',
  'line',
  'path',
  'frame',
  'failing',
  'literal',
  'imported',
  'call',
  'tests',
] as const;
export type Signal = (typeof SIGNALS)[number];

export interface Candidate {
  readonly unit: number;
  readonly signals: ReadonlyMap<Signal, { readonly value: number; readonly reason: string }>;
  /** Depth of the innermost stack frame inside it, counted over frames of the repository. */
  readonly frameDepth: number | undefined;
}

/** Collects what each source says of a unit. A source that says it twice, or says less later, changes nothing. */
export class CandidatePool {
  readonly #signals = new Map<number, Map<Signal, { value: number; reason: string }>>();
  readonly #depths = new Map<number, number>();

  raise(unit: number, signal: Signal, evidence: { readonly value: number; readonly reason: string }): void {
    if (!(evidence.value > 0)) return;
    const signals = this.#signals.get(unit) ?? new Map<Signal, { value: number; reason: string }>();
    this.#signals.set(unit, signals);
    const before = signals.get(signal);
    if (!before || evidence.value > before.value) signals.set(signal, evidence);
  }

  setDepth(unit: number, depth: number): void {
    this.#depths.set(unit, Math.min(depth, this.#depths.get(unit) ?? depth));
  }

  /** In unit order, so that no source's order shows. */
  candidates(): readonly Candidate[] {
    const units = [...this.#signals.keys()].sort((a, b) => a - b);
    return units.map((unit) => ({
      unit,
      signals: this.#signals.get(unit) ?? new Map(),
      frameDepth: this.#depths.get(unit),
    }));
  }
}
