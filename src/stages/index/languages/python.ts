import type { ImportedName } from '../../../domain/symbol.ts';
import type { SyntaxNode } from '../../../ports/syntax.ts';
import { definition, nameField } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { calls } from './call-rules.ts';
import type { LanguageTable } from './language-table.ts';

export const PYTHON = {
  rules: {
    decorated_definition: (node, scan) => scan.wrap(node.field('definition'), node),
    function_definition: definition({ kind: 'function' }),
    class_definition: (node, scan) => {
      const span = scan.spanOf(node);
      scan.define({
        kind: 'class',
        name: nameField(node, scan) ?? '',
        ...span,
        bodyStart: node.field('body')?.startIndex ?? span.end,
        bases: readSuperclasses(node.field('superclasses'), scan),
        ownsMethods: true,
      });
    },
    type_alias_statement: definition({ kind: 'type', name: (node, scan) => leftName(node.field('left'), scan) }),
    assignment: defineConstants,
    call: calls('function'),
    import_statement: (node, scan) => {
      for (const child of node.namedChildren) {
        const { name, alias } = importedName(child, scan);
        scan.importFrom(node, name, alias === name ? [] : [{ name: '*', alias }]);
      }
    },
    import_from_statement: readFromImport,
    future_import_statement: readFromImport,
  },
  comments: ['comment'],
  recover: { def: 'function', class: 'class' },
  tests: { name: /^test(?:[_A-Z0-9]|$)/ },
  docstrings: true,
} satisfies LanguageTable;

function readSuperclasses(list: SyntaxNode | null, scan: FileScan): readonly string[] {
  if (!list) return [];
  return list.namedChildren
    .filter((child) => child.type !== 'keyword_argument' && child.type !== 'comment')
    .map((child) => scan.slice(child));
}

/** Module-level assignments to plain names. A lambda is a function under the name it is given. */
function defineConstants(node: SyntaxNode, scan: FileScan): void {
  if (!scan.isTopLevel(node)) return;
  const left = node.field('left');
  if (!left) return;
  const right = node.field('right');
  const span = scan.spanOf(node);
  const isFunction = right?.type === 'lambda';
  const names = left.type === 'identifier' ? [left] : left.type === 'pattern_list' ? left.namedChildren : [];
  for (const name of names) {
    if (name.type !== 'identifier') continue;
    scan.define({
      kind: isFunction ? 'function' : 'constant',
      name: scan.slice(name),
      ...span,
      bodyStart: isFunction ? (right.field('body')?.startIndex ?? span.end) : span.end,
      bases: [],
      ownsMethods: false,
    });
  }
}

function readFromImport(node: SyntaxNode, scan: FileScan): void {
  const source = node.field('module_name');
  const module = source ? scan.slice(source) : '__future__';
  const names: ImportedName[] = [];
  for (const child of node.namedChildren) {
    if (child.startIndex === source?.startIndex) continue;
    if (child.type === 'wildcard_import') names.push({ name: '*', alias: '*' });
    else if (child.type === 'dotted_name' || child.type === 'aliased_import') names.push(importedName(child, scan));
  }
  scan.importFrom(node, module, names);
}

function importedName(node: SyntaxNode, scan: FileScan): ImportedName {
  const name = nameField(node, scan);
  const alias = node.field('alias');
  if (node.type !== 'aliased_import' || name === undefined || !alias) {
    return { name: scan.slice(node), alias: scan.slice(node) };
  }
  return { name, alias: scan.slice(alias) };
}

function leftName(left: SyntaxNode | null, scan: FileScan): string | undefined {
  return left ? /^[\w]+/.exec(scan.slice(left))?.[0] : undefined;
}
