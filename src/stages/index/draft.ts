import type { UnitKind } from '../../domain/symbol.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A definition as a language's rules saw it, before nesting gives it a qualified name. Offsets, not lines. */
export interface Draft extends Span {
  /** `scope` only lends its name to what is inside: a namespace, an `impl` block, a nested object literal. */
  readonly kind: UnitKind | 'scope';
  /** Empty for a scope without a name. */
  readonly name: string;
  /** A prefix the definition states itself: the receiver of a Go method, `Foo::` of a C++ one. */
  readonly owner?: string;
  /** Where the body begins; equals `end` for a definition without one. */
  readonly bodyStart: number;
  readonly bases: readonly string[];
  readonly doc?: string;
  readonly isTest?: boolean;
  /** Functions directly inside are methods. */
  readonly ownsMethods: boolean;
}

/** A call before it is known which unit owns it. */
export interface CallSite {
  readonly offset: number;
  readonly name: string;
  readonly receiver?: string;
}

/** A comment or attribute; those right above a definition belong to it. */
export interface LeadBlock extends Span {
  readonly isComment: boolean;
}
