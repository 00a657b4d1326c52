import type { SyntaxNode } from '../../../ports/syntax.ts';
import { childOfType, definition } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { callsFirstChild, entersFunction } from './call-rules.ts';
import { defineConstant } from './constant-rules.ts';
import type { LanguageTable } from './language-table.ts';

const BASES = ['delegation_specifiers'];

const classBody = (node: SyntaxNode): SyntaxNode | undefined => childOfType(node, 'class_body', 'enum_class_body');

export const KOTLIN = {
  rules: {
    class_declaration: definition({ kind: classKind, body: classBody, bases: BASES }),
    object_declaration: definition({ kind: 'class', body: classBody, bases: BASES }),
    companion_object: definition({ kind: 'scope', name: () => '', body: classBody, ownsMethods: true }),
    function_declaration: definition({
      kind: 'function',
      name: (node, scan) => plainName(node.field('name'), scan),
      body: (node) => childOfType(node, 'function_body'),
    }),
    secondary_constructor: definition({
      kind: 'method',
      name: () => 'constructor',
      body: (node) => childOfType(node, 'block'),
    }),
    property_declaration: (node, scan) => {
      const name = childOfType(node, 'variable_declaration')?.namedChildren[0] ?? null;
      const isConstant = /\bconst\s/.test(scan.text.slice(node.startIndex, name?.startIndex ?? node.startIndex));
      if (scan.isTopLevel(node) || isConstant) defineConstant(name, node, scan);
    },
    type_alias: definition({ kind: 'type', name: (node, scan) => plainName(node.field('type'), scan) }),
    lambda_literal: entersFunction,
    call_expression: callsFirstChild,
    import: readImport,
  },
  comments: ['line_comment', 'block_comment'],
  recover: { fun: 'function', class: 'class', interface: 'interface', object: 'class' },
  tests: { header: /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest)\b/ },
} satisfies LanguageTable;

/** One node type stands for class, interface and enum. */
function classKind(node: SyntaxNode, scan: FileScan): 'class' | 'interface' | 'enum' {
  const name = node.field('name');
  const words = scan.text.slice(node.startIndex, name?.startIndex ?? node.startIndex);
  return /\benum\s+class\b/.test(words) ? 'enum' : /\binterface\s+$/.test(words) ? 'interface' : 'class';
}

/** A name in backticks is called by what is between them. */
function plainName(node: SyntaxNode | null, scan: FileScan): string | undefined {
  return node ? scan.slice(node).replace(/^`|`$/g, '') : undefined;
}

function readImport(node: SyntaxNode, scan: FileScan): void {
  const path = childOfType(node, 'qualified_identifier', 'identifier');
  if (!path) return;
  const rest = scan.text.slice(path.endIndex, node.endIndex);
  const alias = /^\s+as\s+([\w`]+)/.exec(rest)?.[1];
  const all = rest.startsWith('.*');
  scan.importFrom(node, scan.slice(path), all ? [{ name: '*', alias: '*' }] : alias ? [{ name: '*', alias }] : []);
}
