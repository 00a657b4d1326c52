import { createHash } from 'node:crypto';
import type { Program } from '../../domain/program.ts';

/**
 * The rows of VITAL-RAG Table 5(d) besides the full gate. `no-types` draws transfers by lot at the given rate, for a
 * control with as many transfers as the gate made.
 */
export type GateAblation =
  | { readonly kind: 'no-abstention' }
  | { readonly kind: 'no-direction' }
  | { readonly kind: 'no-types'; readonly seed: number; readonly rate: number };

/** A number in [0, 1) that depends on the seed and the two programs only. */
export function seededShare(pair: readonly [Program, Program], seed: number): number {
  const hash = createHash('sha256').update(`${seed}\n`);
  for (const program of pair) hash.update(JSON.stringify(program.changes));
  return hash.digest().readUInt32BE(0) / 2 ** 32;
}
