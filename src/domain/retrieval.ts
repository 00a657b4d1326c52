import type { View } from './evidence.ts';
import type { UnitRef } from './symbol.ts';

/** A unit in rank order, with the signals target choice looks at. */
export interface RankedUnit {
  readonly ref: UnitRef;
  readonly score: number;
  /** The task names it (qualified or simple name, or a line inside it). */
  readonly named: boolean;
  /** A stack frame of a failing test or of the task lies inside it; 0 is the innermost frame, undefined is none. */
  readonly frameDepth: number | undefined;
  /** A failing test's own code calls or names it. */
  readonly namedByFailingTest: boolean;
  /** Ochiai's coefficient over the tests that call it, 0 to 1: how far it is the failing tests' own concern. */
  readonly suspicion: number;
  readonly reason: string;
}

/** What retrieval hands on. Order is total; the same tree and query give the same lists on any machine. */
export interface Retrieval {
  /** All views of all candidates, by score (the order of VITAL-RAG Eq. 2). */
  readonly views: readonly View[];
  readonly units: readonly RankedUnit[];
  /** The 1 % most frequent identifiers of the repository, lower case (decision D-8). */
  readonly stopIdentifiers: ReadonlySet<string>;
  /** Inverse document frequency of a lower-case identifier over the repository's units, always above 0. */
  readonly idf: (identifier: string) => number;
}
