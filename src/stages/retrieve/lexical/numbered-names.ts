import { splitName } from '../../../domain/tokenise-code.ts';
import { GrowingIntegers } from './growing-integers.ts';

/** Distinct names remembered with their terms; past it the memory is emptied. */
const REMEMBERED = 200_000;

/** Terms of the tree under numbers in the order met, and how often each stands as a whole name. */
export interface NumberedNames {
  readonly terms: ReadonlyMap<string, number>;
  /** Terms of a name, the whole name first where it is one; `counted` adds to the name's frequency. */
  termsOf(name: string, counted: boolean): readonly number[];
  wholeCounts(): Int32Array;
}

export function createNumberedNames(): NumberedNames {
  const terms = new Map<string, number>();
  const counts = new GrowingIntegers();
  const memory = new Map<string, readonly number[]>();
  const numberOf = (token: string): number => {
    const known = terms.get(token);
    if (known !== undefined) return known;
    terms.set(token, terms.size);
    counts.push(0);
    return terms.size - 1;
  };
  return {
    terms,
    termsOf(name, counted) {
      let numbers = memory.get(name);
      if (!numbers) {
        numbers = splitName(name).map(numberOf);
        if (memory.size >= REMEMBERED) memory.clear();
        memory.set(name, numbers);
      }
      const whole = numbers[0];
      if (counted && whole !== undefined && name.length > 1) counts.add(whole, 1);
      return numbers;
    },
    wholeCounts: () => Int32Array.from({ length: terms.size }, (_, term) => counts.at(term)),
  };
}
