import type { SyntaxTree } from '../../ports/syntax.ts';

/** ERROR and MISSING nodes of a tree. Walks only where the engine says there is one, without recursion. */
export function countSyntaxErrors(tree: SyntaxTree): number {
  if (!tree.root.hasError) return 0;
  let count = 0;
  const open = [tree.root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.isError || node.isMissing) count += 1;
    for (const child of node.children) if (child.hasError) open.push(child);
  }
  return count;
}
