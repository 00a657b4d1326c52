import type { ImportedName } from '../../../domain/symbol.ts';
import type { SyntaxNode } from '../../../ports/syntax.ts';
import type { FileScan } from '../file-scan.ts';

/** Names one `use` may bring in; more is generated. */
const LIMIT = 1000;

/** `use a::{b, c::{d, e as f}, g::*}`: one import for every path, its names together. */
export function readUse(node: SyntaxNode, scan: FileScan): void {
  const argument = node.field('argument');
  if (!argument) return;
  const isReexport = /^pub\b/.test(scan.text.slice(node.startIndex, node.startIndex + 4));
  const groups = new Map<string, ImportedName[]>();
  const open: { readonly tree: SyntaxNode; readonly path: string; readonly inGroup: boolean }[] = [
    { tree: argument, path: '', inGroup: false },
  ];
  for (let next = open.pop(), seen = 0; next && seen < LIMIT; next = open.pop(), seen += 1) {
    const { tree, path, inGroup } = next;
    if (tree.type === 'scoped_use_list' || tree.type === 'use_list') {
      const prefix = tree.field('path');
      const inside = prefix ? join(path, scan.slice(prefix)) : path;
      const list = tree.type === 'use_list' ? tree : tree.field('list');
      for (const item of [...(list?.namedChildren ?? [])].reverse()) {
        open.push({ tree: item, path: inside, inGroup: true });
      }
    } else {
      const leaf = readLeaf(tree, path, { scan, inGroup });
      if (leaf) groups.set(leaf.module, [...(groups.get(leaf.module) ?? []), ...leaf.names]);
    }
  }
  for (const [module, names] of groups) scan.importFrom(node, module, names, isReexport);
}

interface Leaf {
  readonly module: string;
  readonly names: readonly ImportedName[];
}

function readLeaf(
  tree: SyntaxNode,
  path: string,
  { scan, inGroup }: { readonly scan: FileScan; readonly inGroup: boolean },
): Leaf | undefined {
  if (tree.type.endsWith('comment')) return undefined;
  const text = scan.slice(tree).trim();
  if (tree.type === 'use_wildcard') {
    return { module: join(path, text.replace(/(?:::)?\*$/, '')), names: [{ name: '*', alias: '*' }] };
  }
  const source = tree.field('path');
  const alias = tree.type === 'use_as_clause' ? tree.field('alias') : null;
  const named = alias && source ? scan.slice(source) : text;
  if (!inGroup) {
    return { module: join(path, named), names: alias ? [{ name: '*', alias: scan.slice(alias) }] : [] };
  }
  const full = join(path, named);
  const cut = full.lastIndexOf('::');
  const name = full.slice(cut + 2);
  if (name === 'self') {
    const module = full.slice(0, Math.max(0, cut));
    return {
      module,
      names: [{ name: '*', alias: alias ? scan.slice(alias) : module.slice(module.lastIndexOf(':') + 1) }],
    };
  }
  return { module: full.slice(0, Math.max(0, cut)), names: [{ name, alias: alias ? scan.slice(alias) : name }] };
}

function join(path: string, rest: string): string {
  return path === '' ? rest : rest === '' ? path : `${path}::${rest}`;
}
