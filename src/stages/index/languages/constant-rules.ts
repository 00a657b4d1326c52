import type { SyntaxNode } from '../../../ports/syntax.ts';
import type { FileScan } from '../file-scan.ts';

/** A constant named by one node and spanning another. */
export function defineConstant(name: SyntaxNode | null, whole: SyntaxNode, scan: FileScan): void {
  if (!name) return;
  const span = scan.spanOf(whole);
  scan.define({
    kind: 'constant',
    name: scan.slice(name),
    ...span,
    bodyStart: span.end,
    bases: [],
    ownsMethods: false,
  });
}

/** One constant for each declarator of a declaration; a lone one takes the whole of it. */
export function defineEach(node: SyntaxNode, scan: FileScan, type: string): void {
  const declarators = node.namedChildren.filter((child) => child.type === type);
  for (const declarator of declarators) {
    const name = declarator.field('name') ?? declarator.namedChildren[0] ?? null;
    defineConstant(name, declarators.length === 1 ? node : declarator, scan);
  }
}
