import type { SyntaxNode } from '../../ports/syntax.ts';

/** What the nodes of native tree-sitter and of web-tree-sitter have in common. */
export interface EngineNode {
  readonly id: number;
  readonly type: string;
  readonly isNamed: boolean;
  readonly isError: boolean;
  readonly isMissing: boolean;
  readonly hasError: boolean;
  readonly startIndex: number;
  readonly endIndex: number;
  readonly startPosition: { readonly row: number };
  readonly endPosition: { readonly row: number };
  readonly text: string;
  readonly parent: EngineNode | null;
  readonly children: readonly (EngineNode | null)[];
  readonly namedChildren: readonly (EngineNode | null)[];
  childForFieldName(name: string): EngineNode | null;
  descendantsOfType(types: string[]): readonly (EngineNode | null)[];
}

/** How an engine's nodes tell their type. */
export type TypeOf = (node: EngineNode) => string;

/** Reads through to the engine on demand: each of these is a call into it, and most nodes are asked for two or three. */
class WrappedNode implements SyntaxNode {
  readonly #node: EngineNode;
  readonly #typeOf: TypeOf;

  constructor(node: EngineNode, typeOf: TypeOf) {
    this.#node = node;
    this.#typeOf = typeOf;
  }
  get id(): number {
    return this.#node.id;
  }
  get type(): string {
    return this.#typeOf(this.#node);
  }
  get isNamed(): boolean {
    return this.#node.isNamed;
  }
  get isError(): boolean {
    return this.#node.isError;
  }
  get isMissing(): boolean {
    return this.#node.isMissing;
  }
  get hasError(): boolean {
    return this.#node.hasError;
  }
  get startIndex(): number {
    return this.#node.startIndex;
  }
  get endIndex(): number {
    return this.#node.endIndex;
  }
  get startRow(): number {
    return this.#node.startPosition.row;
  }
  get endRow(): number {
    return this.#node.endPosition.row;
  }
  get text(): string {
    return this.#node.text;
  }
  get parent(): SyntaxNode | null {
    return this.#node.parent && new WrappedNode(this.#node.parent, this.#typeOf);
  }
  get children(): readonly SyntaxNode[] {
    return wrapNodes(this.#node.children, this.#typeOf);
  }
  get namedChildren(): readonly SyntaxNode[] {
    return wrapNodes(this.#node.namedChildren, this.#typeOf);
  }
  field(name: string): SyntaxNode | null {
    const child = this.#node.childForFieldName(name);
    return child && new WrappedNode(child, this.#typeOf);
  }
}

export function wrapNode(node: EngineNode, typeOf: TypeOf): SyntaxNode {
  return new WrappedNode(node, typeOf);
}

export function wrapNodes(nodes: readonly (EngineNode | null)[], typeOf: TypeOf): readonly SyntaxNode[] {
  const wrapped: SyntaxNode[] = [];
  for (const node of nodes) if (node) wrapped.push(new WrappedNode(node, typeOf));
  return wrapped;
}
