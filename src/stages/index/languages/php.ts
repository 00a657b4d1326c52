import type { SyntaxNode } from '../../../ports/syntax.ts';
import { childOfType, definition } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { unquote } from '../unquote.ts';
import { calls, callsUpTo } from './call-rules.ts';
import { defineEach } from './constant-rules.ts';
import type { LanguageTable } from './language-table.ts';

const BASES = ['base_clause', 'class_interface_clause'];
const memberCall = callsUpTo('name');

export const PHP = {
  rules: {
    class_declaration: definition({ kind: 'class', bases: BASES }),
    trait_declaration: definition({ kind: 'class' }),
    interface_declaration: definition({ kind: 'interface', bases: BASES }),
    enum_declaration: definition({ kind: 'enum', bases: BASES }),
    function_definition: definition({ kind: 'function' }),
    method_declaration: definition({ kind: 'method' }),
    const_declaration: (node, scan) => defineEach(node, scan, 'const_element'),
    function_call_expression: calls('function'),
    member_call_expression: memberCall,
    nullsafe_member_call_expression: memberCall,
    scoped_call_expression: memberCall,
    object_creation_expression: (node, scan) => {
      const type = childOfType(node, 'name', 'qualified_name');
      if (type) scan.call(type.startIndex, type.endIndex);
    },
    namespace_use_declaration: readUse,
    require_expression: readInclude,
    require_once_expression: readInclude,
    include_expression: readInclude,
    include_once_expression: readInclude,
  },
  comments: ['comment'],
  recover: { function: 'function', class: 'class', interface: 'interface', trait: 'class' },
  tests: { name: /^test(?:[_A-Z0-9]|$)/, header: /#\[(?:[\w\\]+[,\\]\s?)*(?:Test|DataProvider)\b/, doc: /@test\b/ },
} satisfies LanguageTable;

/** `use A\B;`, `use A\{B, C as D};`, `use function A\f;`. */
function readUse(node: SyntaxNode, scan: FileScan): void {
  const group = node.field('body');
  const prefix = group ? childOfType(node, 'namespace_name') : undefined;
  const clauses = (group ?? node).namedChildren.filter((child) => child.type === 'namespace_use_clause');
  const names = clauses.map((clause) => readClause(clause, scan));
  if (prefix) {
    const members = names.map(({ path, alias }) => ({ name: path, alias: alias ?? path }));
    scan.importFrom(node, scan.slice(prefix), members);
    return;
  }
  for (const { path, alias } of names) {
    scan.importFrom(node, path, alias === undefined ? [] : [{ name: '*', alias }]);
  }
}

function readClause(clause: SyntaxNode, scan: FileScan): { readonly path: string; readonly alias: string | undefined } {
  const path = childOfType(clause, 'qualified_name', 'name');
  const alias = clause.field('alias');
  return { path: path ? scan.slice(path) : '', alias: alias ? scan.slice(alias) : undefined };
}

/** The string of `require __DIR__ . '/x.php'`, taken relative to this file. */
function readInclude(node: SyntaxNode, scan: FileScan): void {
  const text = scan.slice(node).slice(0, 400);
  const path = /['"]([^'"]+)['"]/.exec(text)?.[1];
  if (path !== undefined) scan.importFrom(node, /__DIR__/.test(text) ? `.${unquote(path)}` : path);
}
