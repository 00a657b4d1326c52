import { namesIn } from '../../../domain/tokenise-code.ts';
import type { UnitTable } from '../unit-table.ts';
import { FIELD_SETTINGS, FIELDS, K1 } from './fields.ts';
import { GrowingIntegers } from './growing-integers.ts';
import { createNumberedNames, type NumberedNames } from './numbered-names.ts';
import { ownBody } from './own-text.ts';
import { addOccurrence, weighFrequencies } from './packed-frequencies.ts';

/**
 * BM25F postings in compressed rows: entries of term t stand from `starts[t]` to `starts[t + 1]`, in unit order.
 * The impact of an entry is its saturated, field-weighted frequency, so a query only multiplies and adds.
 */
export interface Postings {
  readonly terms: ReadonlyMap<string, number>;
  readonly starts: Int32Array;
  readonly unitOf: Int32Array;
  readonly impact: Float32Array;
  readonly frequencies: Int32Array;
  /** Weight over length norm, a row of FIELDS per unit. */
  readonly factors: Float32Array;
  /** Occurrences of a term as a whole name in signatures and bodies. */
  readonly wholeCounts: Int32Array;
  readonly unitCount: number;
}

/** One entry per distinct term of a unit, in the order met. */
interface Entries {
  readonly term: GrowingIntegers;
  readonly unit: GrowingIntegers;
  readonly packed: GrowingIntegers;
  /** Last entry of each term: tells whether the unit at hand has met it. */
  readonly lastOf: GrowingIntegers;
  readonly lengths: Float32Array;
}

/** Reads every unit once; linear in the text of the tree. */
export function buildPostings(table: UnitTable): Postings {
  const names = createNumberedNames();
  const entries: Entries = {
    term: new GrowingIntegers(),
    unit: new GrowingIntegers(),
    packed: new GrowingIntegers(),
    lastOf: new GrowingIntegers(),
    lengths: new Float32Array(table.units.length * FIELDS.length),
  };
  table.units.forEach((ref, number) => {
    const isCode = ref.unit.kind !== 'window';
    const name = isCode && ref.unit.kind !== 'module' ? ref.unit.qualifiedName : '';
    const texts = [name, ref.unit.signature, ref.unit.doc, ownBody(table, number), ref.file.path];
    texts.forEach((text, field) => {
      addField(entries, names, { unit: number, field, text, counted: isCode && (field === 1 || field === 3) });
    });
  });
  return compress(entries, names, table.units.length);
}

interface FieldText {
  readonly unit: number;
  readonly field: number;
  readonly text: string;
  readonly counted: boolean;
}

function addField(entries: Entries, names: NumberedNames, input: FieldText): void {
  let length = 0;
  for (const name of namesIn(input.text)) {
    const terms = names.termsOf(name, input.counted);
    length += terms.length;
    for (const term of terms) addTerm(entries, term, input);
  }
  entries.lengths[input.unit * FIELDS.length + input.field] = length;
}

function addTerm(entries: Entries, term: number, { unit, field }: FieldText): void {
  while (entries.lastOf.length <= term) entries.lastOf.push(-1);
  const last = entries.lastOf.at(term);
  if (last >= 0 && entries.unit.at(last) === unit) {
    entries.packed.set(last, addOccurrence(entries.packed.at(last), field));
    return;
  }
  entries.lastOf.set(term, entries.term.length);
  entries.term.push(term);
  entries.unit.push(unit);
  entries.packed.push(addOccurrence(0, field));
}

function compress(entries: Entries, names: NumberedNames, unitCount: number): Postings {
  const count = entries.term.length;
  const starts = new Int32Array(names.terms.size + 1);
  for (let entry = 0; entry < count; entry++) bump(starts, entries.term.at(entry) + 1);
  for (let term = 0; term < names.terms.size; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const unitOf = new Int32Array(count);
  const frequencies = new Int32Array(count);
  const impact = new Float32Array(count);
  const factors = fieldFactors(entries.lengths);
  for (let entry = 0; entry < count; entry++) {
    const position = bump(next, entries.term.at(entry));
    const [unit, packed] = [entries.unit.at(entry), entries.packed.at(entry)];
    const weighed = weighFrequencies(packed, factors, unit);
    unitOf[position] = unit;
    frequencies[position] = packed;
    impact[position] = weighed / (K1 + weighed);
  }
  const wholeCounts = names.wholeCounts();
  return { terms: names.terms, starts, unitOf, impact, frequencies, factors, wholeCounts, unitCount };
}

/** Adds one and gives the value from before. */
function bump(values: Int32Array, position: number): number {
  const before = values[position] ?? 0;
  values[position] = before + 1;
  return before;
}

/** The average is over units that have the field at all: most have no docstring, which must not make every one "long". */
function fieldFactors(lengths: Float32Array): Float32Array {
  const totals = FIELDS.map(() => ({ sum: 0, units: 0 }));
  lengths.forEach((length, position) => {
    const total = totals[position % FIELDS.length];
    if (!total || length === 0) return;
    total.sum += length;
    total.units++;
  });
  return lengths.map((length, position) => {
    const field = FIELDS[position % FIELDS.length] ?? 'body';
    const { weight, b } = FIELD_SETTINGS[field];
    const total = totals[position % FIELDS.length];
    const average = total && total.units > 0 ? total.sum / total.units : 1;
    return weight / (1 - b + (b * length) / average);
  });
}
