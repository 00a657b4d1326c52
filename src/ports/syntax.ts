import type { GrammarLanguage } from '../domain/language.ts';
import type { ParserEngine } from '../domain/repository-index.ts';

/** The part of a syntax tree that both tree-sitter engines share. Rows and columns are 0-based; offsets are UTF-16 units. */
export interface SyntaxNode {
  readonly id: number;
  readonly type: string;
  readonly isNamed: boolean;
  readonly isError: boolean;
  readonly isMissing: boolean;
  readonly hasError: boolean;
  readonly startIndex: number;
  readonly endIndex: number;
  readonly startRow: number;
  readonly endRow: number;
  readonly text: string;
  readonly parent: SyntaxNode | null;
  readonly children: readonly SyntaxNode[];
  readonly namedChildren: readonly SyntaxNode[];
  field(name: string): SyntaxNode | null;
}

export interface SyntaxTree {
  readonly root: SyntaxNode;
  /**
   * All nodes of the types given (`ERROR` is one), in source order, outer before inner. One call into the engine: the
   * rest of the tree is never turned into objects, and no depth of nesting can overflow a stack.
   */
  descendants(types: readonly string[]): readonly SyntaxNode[];
  /** Frees the tree; nodes are dead afterwards. */
  free(): void;
}

/** A parser inside this process. Hostile text can hang or kill it, so only a worker or a measurement holds one. */
export interface SyntaxParser {
  readonly engine: ParserEngine;
  /** Loads the grammar on first use. The caller frees the tree. */
  parse(language: GrammarLanguage, text: string): Promise<SyntaxTree>;
}
