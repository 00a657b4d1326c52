import type { Language } from './language.ts';
import type { RepoPath } from './repo-path.ts';
import type { UnitKind, UnitRef } from './symbol.ts';

/** The renderings of D-1. `window` is a run of lines of a file without grammar. Order here is the tie order of D-6. */
export const VIEW_KINDS = [
  'body',
  'body-slice',
  'signature',
  'docstring',
  'call-site',
  'test',
  'import',
  'window',
] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

declare const objectIdBrand: unique symbol;
/** Canonical object id: what views are quotiented by (VITAL-RAG Eq. 1). */
export type ObjectId = string & { readonly [objectIdBrand]: true };

/** The id of a unit in product mode (decision D-4). NUL stands in no path, so no two units share one. */
export function objectId({ file, unit }: UnitRef): ObjectId {
  return [file.path, unit.qualifiedName, unit.kind, unit.ordinal].join('\0') as ObjectId;
}

/** One retrieved rendering of one code object. Lines are 1-based, inclusive. */
export interface View {
  readonly path: RepoPath;
  /** Qualified name in product mode; undefined for a nameless chunk (D-5). */
  readonly name: string | undefined;
  readonly kind: ViewKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly score: number;
  /** Position in the retriever's own output, the tie-breaker before the path (D-6). */
  readonly inputRank: number;
  /** Product-mode object id; absent when a foreign retriever gave the view, then paths and names are the key. */
  readonly object?: ObjectId;
  /** Why it was retrieved, for the report: `name matches parse_range`, `stack frame`, `imported by a.py`. */
  readonly reason: string;
}

/** The source of the object a view renders: what the allocator prints from (VITAL-RAG Eq. 5). */
export interface Definition {
  readonly path: RepoPath;
  readonly name: string | undefined;
  readonly kind: UnitKind | undefined;
  readonly language: Language;
  readonly start: number;
  readonly end: number;
  /** First body line, for the window of a query that matches nothing (D-16). */
  readonly bodyStart: number;
  readonly signature: string;
  /** Lines `start` to `end`, without line ends. */
  readonly lines: readonly string[];
}

/** Finds the definition behind a view; undefined where only the view's own text is known (D-17). */
export type ResolveDefinition = (view: View) => Definition | undefined;

/** What was asked, as retrieval and allocation see it. */
export interface TaskQuery {
  /** Task text: title, body and what people mentioned. */
  readonly text: string;
  /** Failing tests of the baseline: the best evidence a task can have. */
  readonly failures: readonly FailureEvidence[];
}

export interface StackFrame {
  /** As printed, made repository-relative where that was possible. */
  readonly path: string;
  readonly line: number;
  readonly function?: string;
}

export interface FailureEvidence {
  readonly test: string;
  readonly message: string;
  /** Innermost first. */
  readonly frames: readonly StackFrame[];
  /** The test's own file, when known. */
  readonly path?: RepoPath;
}
