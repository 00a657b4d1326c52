import { FIELDS } from './fields.ts';

/**
 * How often a term stands in each field of a unit, in one 30-bit integer; a count stops at the field's largest value,
 * far past where BM25F has saturated. Bits in the order of FIELDS: name, signature, doc, body, path.
 */
const WIDTHS = [5, 6, 6, 8, 5] as const;
const SHIFTS = [0, 5, 11, 17, 25] as const;

export function addOccurrence(packed: number, field: number): number {
  const shift = SHIFTS[field] ?? 0;
  const largest = (1 << (WIDTHS[field] ?? 0)) - 1;
  return ((packed >>> shift) & largest) === largest ? packed : packed + (1 << shift);
}

export function occurrencesIn(packed: number, field: number): number {
  return (packed >>> (SHIFTS[field] ?? 0)) & ((1 << (WIDTHS[field] ?? 0)) - 1);
}

/** Sum over fields of frequency times the unit's factor for the field; `factors` holds one row of FIELDS per unit. */
export function weighFrequencies(packed: number, factors: Float32Array, unit: number): number {
  let sum = 0;
  for (let field = 0; field < FIELDS.length; field++) {
    sum += occurrencesIn(packed, field) * (factors[unit * FIELDS.length + field] ?? 0);
  }
  return sum;
}
