import type { SyntaxNode } from '../../../ports/syntax.ts';
import { definition } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { unquote } from '../unquote.ts';
import { defineConstant } from './constant-rules.ts';
import type { LanguageTable } from './language-table.ts';

export const BASH = {
  rules: {
    function_definition: definition({ kind: 'function' }),
    declaration_command: (node, scan) => {
      const assigned = node.namedChildren.filter((child) => child.type === 'variable_assignment');
      if (assigned.length === 1) scan.wrap(assigned[0] ?? null, node);
    },
    variable_assignment: (node, scan) => {
      if (scan.isTopLevel(node)) defineConstant(node.field('name'), node, scan);
    },
    command: readCommand,
  },
  comments: ['comment'],
  recover: { function: 'function' },
} satisfies LanguageTable;

/** A command by a plain name; `source x` and `. x` read another file. */
function readCommand(node: SyntaxNode, scan: FileScan): void {
  const command = node.field('name');
  if (!command) return;
  const name = scan.slice(command);
  if (name === 'source' || name === '.') {
    const file = node.field('argument');
    scan.importFrom(node, file ? unquote(scan.slice(file)) : '');
  } else if (/^[\w.-]{1,100}$/.test(name)) scan.namedCall(node.startIndex, name);
}
