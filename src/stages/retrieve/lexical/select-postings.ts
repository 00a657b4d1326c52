import type { Postings } from './build-postings.ts';
import { GrowingIntegers } from './growing-integers.ts';

/** Postings of a part of the units on their own, so that reading them does not walk over all the others. */
export function selectPostings(
  postings: Postings,
  belongs: (unit: number) => boolean,
): (term: number, count: number) => readonly number[] {
  const isPart = Uint8Array.from({ length: postings.unitCount }, (_, unit) => (belongs(unit) ? 1 : 0));
  const starts = new Int32Array(postings.starts.length);
  const selected = new GrowingIntegers();
  for (let term = 0; term + 1 < postings.starts.length; term++) {
    for (let entry = postings.starts[term] ?? 0; entry < (postings.starts[term + 1] ?? 0); entry++) {
      const unit = postings.unitOf[entry] ?? 0;
      if (isPart[unit] === 1) selected.push(unit);
    }
    starts[term + 1] = selected.length;
  }
  return (term, count) => {
    const first = starts[term] ?? 0;
    const end = Math.min(starts[term + 1] ?? 0, first + count);
    return Array.from({ length: Math.max(0, end - first) }, (_, step) => selected.at(first + step));
  };
}
