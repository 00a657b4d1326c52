import type { SyntaxNode } from '../../../ports/syntax.ts';
import { childOfType, definition, nameField } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { calls } from './call-rules.ts';
import { defineEach } from './constant-rules.ts';
import type { LanguageTable } from './language-table.ts';

const BASES = ['base_list'];
const method = definition({ kind: 'method' });

export const CSHARP = {
  rules: {
    class_declaration: definition({ kind: 'class', bases: BASES }),
    struct_declaration: definition({ kind: 'class', bases: BASES }),
    record_declaration: definition({ kind: 'class', bases: BASES }),
    interface_declaration: definition({ kind: 'interface', bases: BASES }),
    enum_declaration: definition({ kind: 'enum' }),
    delegate_declaration: definition({ kind: 'type' }),
    method_declaration: method,
    constructor_declaration: method,
    destructor_declaration: method,
    local_function_statement: definition({ kind: 'function' }),
    operator_declaration: definition({ kind: 'method', name: (node, scan) => fieldText(node, 'operator', scan) }),
    property_declaration: definition({
      kind: (node) => (propertyBody(node) ? 'method' : undefined),
      body: propertyBody,
    }),
    field_declaration: (node, scan) => {
      const modifiers = node.namedChildren
        .filter((child) => child.type === 'modifier')
        .map((child) => scan.slice(child));
      const isConstant =
        modifiers.includes('const') || (modifiers.includes('static') && modifiers.includes('readonly'));
      const variables = childOfType(node, 'variable_declaration');
      if (!isConstant || !variables) return;
      if (variables.namedChildren.length === 2) scan.wrap(variables, node);
      defineEach(variables, scan, 'variable_declarator');
    },
    invocation_expression: calls('function'),
    object_creation_expression: calls('type'),
    using_directive: readUsing,
  },
  comments: ['comment'],
  recover: { class: 'class', struct: 'class', interface: 'interface', enum: 'enum', record: 'class' },
  tests: { header: /\[(?:\w+[.,]\s?)*(?:Fact|Theory|Test|TestCase|TestMethod|DataTestMethod)\b/ },
} satisfies LanguageTable;

function fieldText(node: SyntaxNode, field: string, scan: FileScan): string | undefined {
  const child = node.field(field);
  return child ? scan.slice(child) : undefined;
}

/** A property with code in it; `{ get; set; }` is a field with other marks. */
function propertyBody(node: SyntaxNode): SyntaxNode | undefined {
  const arrow = node.field('value');
  if (arrow?.type === 'arrow_expression_clause') return arrow;
  const accessors = node.field('accessors');
  return accessors?.namedChildren.some((accessor) => accessor.field('body')) ? accessors : undefined;
}

function readUsing(node: SyntaxNode, scan: FileScan): void {
  const alias = nameField(node, scan);
  const target = node.namedChildren.at(-1);
  if (target) scan.importFrom(node, scan.slice(target), [{ name: '*', alias: alias ?? '*' }]);
}
