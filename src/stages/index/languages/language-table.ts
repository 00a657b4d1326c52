import type { UnitKind } from '../../../domain/symbol.ts';
import type { SyntaxNode } from '../../../ports/syntax.ts';
import type { FileScan } from '../file-scan.ts';

/** What one node of a type adds to the scan. */
export type Rule = (node: SyntaxNode, scan: FileScan) => void;

/** How a runner finds a test, by the parts of a unit. Each pattern is linear on any text. */
interface TestMarks {
  readonly name?: RegExp;
  /** Against signature and attributes. */
  readonly header?: RegExp;
  readonly doc?: RegExp;
}

/** Everything the one walker must know of a language. */
export interface LanguageTable {
  /** Node types that matter, each with its rule; no other node is ever looked at. */
  readonly rules: Readonly<Record<string, Rule>>;
  readonly comments: readonly string[];
  /** Nodes that stand before a definition and belong to it. */
  readonly attributes?: readonly string[];
  /** Keywords that open a definition, for headers left alone inside an ERROR node. */
  readonly recover: Readonly<Record<string, UnitKind>>;
  readonly tests?: TestMarks;
  /** The first string of a body documents it. */
  readonly docstrings?: true;
}
