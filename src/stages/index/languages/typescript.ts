import type { SyntaxNode } from '../../../ports/syntax.ts';
import { definition } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { JAVASCRIPT, JAVASCRIPT_RULES } from './javascript.ts';
import { defineField } from './javascript-definitions.ts';
import type { LanguageTable, Rule } from './language-table.ts';

const scopeRule = definition({ kind: 'scope', name: scopeName });

const RULES = {
  ...JAVASCRIPT_RULES,
  abstract_class_declaration: definition({ kind: 'class', bases: ['class_heritage'] }),
  interface_declaration: definition({ kind: 'interface', bases: ['extends_type_clause'] }),
  type_alias_declaration: definition({ kind: 'type', body: (node) => node.endIndex }),
  enum_declaration: definition({ kind: 'enum' }),
  function_signature: definition({ kind: 'function' }),
  abstract_method_signature: definition({ kind: 'method' }),
  public_field_definition: defineField,
  ambient_declaration: (node, scan) => scan.wrap(node.namedChildren[0] ?? null, node),
  internal_module: scopeRule,
  module: scopeRule,
} satisfies Readonly<Record<string, Rule>>;

/** Covers TSX too: its grammar differs only in what may stand in an expression. */
export const TYPESCRIPT = {
  ...JAVASCRIPT,
  rules: RULES,
  recover: { ...JAVASCRIPT.recover, interface: 'interface', enum: 'enum', type: 'type' },
} satisfies LanguageTable;

/** A namespace lends its name; `declare module 'x'` names a file, not a scope. */
function scopeName(node: SyntaxNode, scan: FileScan): string {
  const name = node.field('name');
  return name && name.type !== 'string' ? scan.slice(name) : '';
}
