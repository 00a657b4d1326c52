import type { SyntaxNode } from '../../../ports/syntax.ts';
import { definition } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { calls } from './call-rules.ts';
import { defineAssigned, defineDeclared, defineDefaultExport, defineField } from './javascript-definitions.ts';
import { readExport, readImport } from './javascript-imports.ts';
import { readCall } from './javascript-tests.ts';
import type { LanguageTable, Rule } from './language-table.ts';

const functionRule = definition({ kind: 'function' });

const classRule = definition({ kind: 'class', bases: ['class_heritage'] });

/** Shared with TypeScript, whose table adds to these. */
export const JAVASCRIPT_RULES = {
  function_declaration: functionRule,
  generator_function_declaration: functionRule,
  class_declaration: classRule,
  method_definition: definition({ kind: 'function' }),
  field_definition: defineField,
  variable_declarator: defineDeclared,
  assignment_expression: defineAssigned,
  arrow_function: enterUnlessModuleWrapper,
  function_expression: enterUnlessModuleWrapper,
  export_statement: (node, scan) => {
    scan.wrap(node.field('declaration'), node);
    readExport(node, scan);
    defineDefaultExport(node, scan);
  },
  import_statement: readImport,
  call_expression: readCall,
  new_expression: calls('constructor'),
  jsx_opening_element: readElement,
  jsx_self_closing_element: readElement,
} satisfies Readonly<Record<string, Rule>>;

export const JAVASCRIPT = {
  rules: JAVASCRIPT_RULES,
  comments: ['comment'],
  attributes: ['decorator'],
  recover: { function: 'function', class: 'class' },
} satisfies LanguageTable;

/** `(function () { … })()` and `define([…], function () { … })` wrap a whole module: their inside is its top level. */
function enterUnlessModuleWrapper(node: SyntaxNode, scan: FileScan): void {
  const lineStart = scan.lines.start(scan.lines.lineAt(node.startIndex));
  const before = scan.text.slice(Math.max(lineStart, node.startIndex - 200), node.startIndex);
  const wraps = scan.isTopLevel(node) && (/^[;(!+\s]*[(!+](?:async )?$/.test(before) || /^\s*define\(/.test(before));
  if (!wraps) scan.enterFunction(node.endIndex);
}

/** A component in markup is used as a function is called; lower-case elements are the browser's own. */
function readElement(node: SyntaxNode, scan: FileScan): void {
  const name = node.field('name');
  if (name && /^[A-Z]|\./.test(scan.slice(name).slice(0, 80))) {
    scan.call(name.startIndex, name.endIndex);
  }
}
