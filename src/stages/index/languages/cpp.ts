import type { SyntaxNode } from '../../../ports/syntax.ts';
import { definition } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { C, C_RULES, defineFunction, recordRule } from './c.ts';
import { readDeclarator } from './c-declarator.ts';
import { calls, entersFunction } from './call-rules.ts';
import type { LanguageTable, Rule } from './language-table.ts';

const RULES = {
  ...C_RULES,
  class_specifier: recordRule('class'),
  template_declaration: (node, scan) => scan.wrap(node.namedChildren.at(-1) ?? null, node),
  namespace_definition: definition({
    kind: 'scope',
    name: (node, scan) => {
      const name = node.field('name');
      return name ? scan.slice(name).replaceAll('::', '.') : '';
    },
  }),
  alias_declaration: definition({ kind: 'type' }),
  field_declaration: declareMethod,
  lambda_expression: entersFunction,
  new_expression: calls('type'),
} satisfies Readonly<Record<string, Rule>>;

export const CPP = {
  ...C,
  rules: RULES,
  recover: { ...C.recover, class: 'class' },
} satisfies LanguageTable;

/** A method declared in its class and defined elsewhere; a plain field stays part of the class. */
function declareMethod(node: SyntaxNode, scan: FileScan): void {
  const declarator = node.field('declarator');
  if (readDeclarator(declarator)?.isFunction && !scan.isLocal(node)) defineFunction(node, declarator, scan);
}
