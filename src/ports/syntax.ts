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
  /** Frees the tree; nodes are dead afterwards. */
  free(): void;
}
