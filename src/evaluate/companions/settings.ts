import type { ObjectKey } from '../../stages/allocate/allocation-settings.ts';
import { TERM_KINDS, type TermKind } from '../../stages/allocate/terms.ts';
import { STOP_SHARE } from '../../stages/retrieve/lexical/name-statistics.ts';
import { POOLS, type Pool } from './pools.ts';

/** One way to read the companion rule. */
export interface CompanionSetting {
  readonly terms: TermKind;
  readonly key: ObjectKey;
  /** Share of the repository's distinct names, the most frequent ones, that are no terms. */
  readonly stopShare: number;
  readonly pool: Pool;
}

const KEYS: readonly ObjectKey[] = ['symbol', 'paper'];
const STOP_SHARES = [0, STOP_SHARE, 0.02, 0.05, 0.1] as const;

/** The rule of the product: decision D-8 over all that was retrieved. */
const PRODUCT_RULE: CompanionSetting = {
  terms: 'identifiers',
  key: 'symbol',
  stopShare: STOP_SHARE,
  pool: 'all',
};

export const COMPANION_SETTINGS: readonly CompanionSetting[] = TERM_KINDS.flatMap((terms) =>
  KEYS.flatMap((key) =>
    POOLS.flatMap((pool) => STOP_SHARES.map((stopShare): CompanionSetting => ({ terms, key, stopShare, pool }))),
  ),
);

export function isProductRule(setting: CompanionSetting): boolean {
  return (Object.keys(PRODUCT_RULE) as (keyof CompanionSetting)[]).every(
    (name) => setting[name] === PRODUCT_RULE[name],
  );
}
