import type { Rule } from './language-table.ts';

/** A call whose callee is in a field, as `function` in most grammars. */
export function calls(field: string): Rule {
  return (node, scan) => {
    const callee = node.field(field);
    if (callee) scan.call(callee.startIndex, callee.endIndex);
  };
}

/** A call whose receiver, access and name stand in that order and whose name is in a field. */
export function callsUpTo(field: string): Rule {
  return (node, scan) => {
    const name = node.field(field);
    if (name) scan.call(node.startIndex, name.endIndex);
  };
}

/** A call whose callee is the first named child, in grammars without a field for it. */
export function callsFirstChild(node: Parameters<Rule>[0], scan: Parameters<Rule>[1]): void {
  const callee = node.namedChildren[0];
  if (callee) scan.call(callee.startIndex, callee.endIndex);
}

/** An anonymous function: what it declares is local to it. */
export const entersFunction: Rule = (node, scan) => scan.enterFunction(node.endIndex);
