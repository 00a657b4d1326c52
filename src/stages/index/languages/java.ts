import type { SyntaxNode } from '../../../ports/syntax.ts';
import { childOfType, definition } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { calls, callsUpTo } from './call-rules.ts';
import { defineEach } from './constant-rules.ts';
import type { LanguageTable } from './language-table.ts';

const BASES = ['superclass', 'super_interfaces', 'extends_interfaces'];

const method = definition({ kind: 'method' });

export const JAVA = {
  rules: {
    class_declaration: definition({ kind: 'class', bases: BASES }),
    record_declaration: definition({ kind: 'class', bases: BASES }),
    interface_declaration: definition({ kind: 'interface', bases: BASES }),
    annotation_type_declaration: definition({ kind: 'interface' }),
    enum_declaration: definition({ kind: 'enum', bases: BASES }),
    method_declaration: method,
    constructor_declaration: method,
    compact_constructor_declaration: method,
    annotation_type_element_declaration: method,
    field_declaration: (node, scan) => {
      const modifiers = childOfType(node, 'modifiers');
      const words = modifiers ? scan.slice(modifiers) : '';
      if (/\bstatic\b/.test(words) && /\bfinal\b/.test(words)) defineEach(node, scan, 'variable_declarator');
    },
    constant_declaration: (node, scan) => defineEach(node, scan, 'variable_declarator'),
    method_invocation: callsUpTo('name'),
    object_creation_expression: calls('type'),
    import_declaration: readImport,
  },
  comments: ['line_comment', 'block_comment'],
  recover: { class: 'class', interface: 'interface', enum: 'enum' },
  tests: { header: /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate)\b/ },
} satisfies LanguageTable;

function readImport(node: SyntaxNode, scan: FileScan): void {
  const path = childOfType(node, 'scoped_identifier', 'identifier');
  if (!path) return;
  const name = scan.slice(path);
  const cut = name.lastIndexOf('.');
  const isStatic = /^import\s+static\s/.test(scan.text.slice(node.startIndex, node.startIndex + 40));
  if (childOfType(node, 'asterisk')) {
    scan.importFrom(node, name, [{ name: '*', alias: '*' }]);
    return;
  }
  if (!isStatic) {
    scan.importFrom(node, name);
    return;
  }
  const member = name.slice(cut + 1);
  scan.importFrom(node, name.slice(0, Math.max(0, cut)), [{ name: member, alias: member }]);
}
