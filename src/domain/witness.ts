/** Direction a witness points in; `none` means it does not tell the two programs apart. */
export type Favours = 'default' | 'alternative' | 'none';

/** Typed, directional evidence about a pair of programs (VITAL-RAG Eq. 6). Computed from text and index, never from tests. */
export type Witness =
  | {
      readonly kind: 'syntax-repair';
      readonly favours: Favours;
      readonly errorsDefault: number;
      readonly errorsAlternative: number;
    }
  | {
      readonly kind: 'interface-consistency';
      readonly favours: Favours;
      readonly violationsDefault: readonly string[];
      readonly violationsAlternative: readonly string[];
    }
  | {
      readonly kind: 'suspicious-names';
      readonly favours: Favours;
      readonly namesDefault: readonly string[];
      readonly namesAlternative: readonly string[];
    }
  | {
      readonly kind: 'guarded-compactness';
      readonly favours: Favours;
      readonly validDefault: boolean;
      readonly validAlternative: boolean;
      readonly tokensDefault: number;
      readonly tokensAlternative: number;
    };

export type GateOutcome = 'transfer' | 'abstain' | 'vetoed' | 'not-run';

export interface GateDecision {
  readonly decision: GateOutcome;
  /** Which program goes on. */
  readonly chosen: 'default' | 'alternative';
  readonly reason: string;
  readonly witnesses: readonly Witness[];
}

/** `on`: both programs and the gate before any test; `on-failure`: the alternative only when the default does not pass. */
export const TRANSFER_POLICIES = ['on', 'on-failure', 'off'] as const;
export type TransferPolicy = (typeof TRANSFER_POLICIES)[number];
