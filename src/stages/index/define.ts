import type { UnitKind } from '../../domain/symbol.ts';
import type { SyntaxNode } from '../../ports/syntax.ts';
import type { FileScan } from './file-scan.ts';
import type { Rule } from './languages/language-table.ts';
import { splitList } from './split-list.ts';

type Read<T> = (node: SyntaxNode, scan: FileScan) => T;

export interface DefinitionShape {
  readonly kind: UnitKind | 'scope' | Read<UnitKind | 'scope' | undefined>;
  /** The field `name`, unless the language hides it elsewhere. */
  readonly name?: Read<string | undefined>;
  readonly owner?: Read<string | undefined>;
  /** The field `body`, unless stated. */
  readonly body?: Read<SyntaxNode | number | null | undefined>;
  /** Types of the children that list bases, as `extends A, B`. */
  readonly bases?: readonly string[];
  readonly ownsMethods?: boolean;
}

const OWNERS: readonly string[] = ['class', 'interface', 'enum'];

/** The rule of a node that is a definition. */
export function definition(shape: DefinitionShape): Rule {
  return (node, scan) => {
    const kind = typeof shape.kind === 'function' ? shape.kind(node, scan) : shape.kind;
    const name = shape.name ? shape.name(node, scan) : nameField(node, scan);
    if (kind === undefined || name === undefined) return;
    const span = scan.spanOf(node);
    const owner = shape.owner?.(node, scan);
    scan.define({
      kind,
      name,
      ...span,
      ...(owner ? { owner } : {}),
      bodyStart: bodyOffset(shape.body ? shape.body(node, scan) : node.field('body'), span.end),
      bases: shape.bases ? readBases(node, scan, shape.bases) : [],
      ownsMethods: shape.ownsMethods ?? OWNERS.includes(kind),
    });
  };
}

function bodyOffset(body: SyntaxNode | number | null | undefined, end: number): number {
  return typeof body === 'number' ? body : (body?.startIndex ?? end);
}

export function nameField(node: SyntaxNode, scan: FileScan): string | undefined {
  const name = node.field('name');
  return name ? scan.slice(name) : undefined;
}

/** Base names as written, from clauses such as `extends A<B>, C` or `: public A`. */
export function readBases(node: SyntaxNode, scan: FileScan, clauses: readonly string[]): readonly string[] {
  const bases: string[] = [];
  for (const child of node.namedChildren) {
    if (clauses.includes(child.type)) bases.push(...splitList(scan.slice(child)));
  }
  return bases;
}

export function childOfType(node: SyntaxNode, ...types: readonly string[]): SyntaxNode | undefined {
  return node.namedChildren.find((child) => types.includes(child.type));
}
