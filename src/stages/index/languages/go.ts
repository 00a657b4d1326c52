import type { SyntaxNode } from '../../../ports/syntax.ts';
import { childOfType, definition } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { unquote } from '../unquote.ts';
import { calls, entersFunction } from './call-rules.ts';
import { defineConstant } from './constant-rules.ts';
import type { LanguageTable } from './language-table.ts';

export const GO = {
  rules: {
    function_declaration: definition({ kind: 'function' }),
    method_declaration: definition({ kind: 'method', owner: receiverType }),
    type_declaration: wrapOnlySpec,
    const_declaration: wrapOnlySpec,
    var_declaration: wrapOnlySpec,
    type_spec: (node, scan) => defineType(node, scan),
    type_alias: (node, scan) => defineType(node, scan),
    const_spec: defineNames,
    var_spec: defineNames,
    func_literal: entersFunction,
    call_expression: calls('function'),
    import_spec: readImport,
  },
  comments: ['comment'],
  recover: { func: 'function', type: 'type' },
  tests: {
    header: /^func (?:(?:Test|Benchmark|Fuzz)(?:[^a-z(][^(]*)?\(\w+ \*testing\.[TBF]\)|Example(?:[^a-z(][^(]*)?\(\))/,
  },
} satisfies LanguageTable;

/** `type A struct{}` belongs to its spec; in `type ( … )` each spec stands for itself. */
function wrapOnlySpec(node: SyntaxNode, scan: FileScan): void {
  const specs = node.namedChildren.filter((child) => child.type !== 'comment');
  if (specs.length === 1 && specs[0]?.type !== 'var_spec_list') scan.wrap(specs[0] ?? null, node);
}

function defineType(node: SyntaxNode, scan: FileScan): void {
  const type = node.field('type');
  const kind = type?.type === 'struct_type' ? 'class' : type?.type === 'interface_type' ? 'interface' : 'type';
  const name = node.field('name');
  if (!type || !name) return;
  const span = scan.spanOf(node);
  const brace = scan.text.indexOf('{', type.startIndex);
  scan.define({
    kind,
    name: scan.slice(name),
    ...span,
    bodyStart: kind !== 'type' && brace >= 0 && brace < span.end ? brace : span.end,
    bases: kind === 'type' ? [] : embedded(type, scan),
    ownsMethods: kind !== 'type',
  });
}

/** Types embedded in a struct or interface: their methods are its own. */
function embedded(type: SyntaxNode, scan: FileScan): readonly string[] {
  const members = childOfType(type, 'field_declaration_list')?.namedChildren ?? type.namedChildren;
  return members
    .filter((member) => member.type === 'type_elem' || (member.type === 'field_declaration' && !member.field('name')))
    .map((member) => scan.slice(member.field('type') ?? member))
    .slice(0, 100);
}

function receiverType(node: SyntaxNode, scan: FileScan): string | undefined {
  const receiver = node.field('receiver');
  if (!receiver) return undefined;
  const end = scan.slice(receiver).slice(-200);
  return /([\p{L}_][\p{L}\p{N}_]*)\s*(?:\[[^\]]*\])?\s*,?\s*\)$/u.exec(end)?.[1];
}

function defineNames(node: SyntaxNode, scan: FileScan): void {
  if (!scan.isTopLevel(node)) return;
  for (const child of node.namedChildren) if (child.type === 'identifier') defineConstant(child, node, scan);
}

function readImport(node: SyntaxNode, scan: FileScan): void {
  const path = node.field('path');
  const name = node.field('name');
  const alias = name ? scan.slice(name) : undefined;
  const names = alias === undefined ? [] : [{ name: '*', alias: alias === '.' ? '*' : alias }];
  if (path) scan.importFrom(node, unquote(scan.slice(path)), names);
}
