import type { Favours, Witness } from '../../domain/witness.ts';

export type WitnessOf<Kind extends Witness['kind']> = Extract<Witness, { readonly kind: Kind }>;

/** A direction out of the two conditions a witness states; both or neither tells nothing. */
export function favourOf(forDefault: boolean, forAlternative: boolean): Favours {
  if (forDefault === forAlternative) return 'none';
  return forDefault ? 'default' : 'alternative';
}
