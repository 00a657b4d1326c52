import type { SyntaxNode } from '../../../ports/syntax.ts';
import type { FileScan } from '../file-scan.ts';
import { unquote } from '../unquote.ts';
import { isFunction, valueBody } from './javascript-values.ts';

const TEST_CALL =
  /(?:^|\.)(?:it|test|describe|suite|context|specify)(?:\.(?:only|skip|todo|each|concurrent|sequential|serial|fails))*$/;
const SUBTEST = /\.(?:it|test|describe)$/;

/** A call; `require` and `import()` are imports, and `it('…', () => …)` is a test under the name in its quotes. */
export function readCall(node: SyntaxNode, scan: FileScan): void {
  const callee = node.field('function');
  if (!callee) return;
  const { startIndex, endIndex } = callee;
  const length = endIndex - startIndex;
  const text = length <= 60 ? scan.text.slice(startIndex, endIndex) : '';
  if (text === 'import' || text === 'require') {
    readModuleCall(node, text, scan);
    return;
  }
  if (TEST_CALL.test(text) || SUBTEST.test(text)) defineTest(node, scan);
  else if (/^(?:it|test|describe)\.(?:\w+\.)?each\b/.test(scan.text.slice(startIndex, startIndex + 40)))
    defineTest(node, scan);
  scan.call(startIndex, endIndex);
}

/** A `require` bound to a name has been read with its declaration. */
function readModuleCall(node: SyntaxNode, callee: string, scan: FileScan): void {
  const source = node.field('arguments')?.namedChildren[0];
  if (source?.type !== 'string') return;
  const before = scan.text.slice(Math.max(0, node.startIndex - 8), node.startIndex);
  if (callee === 'require' && /[\w$}]\s*=\s*$/.test(before) && isDeclared(node, scan)) return;
  scan.importFrom(node, unquote(scan.slice(source)));
}

function isDeclared(node: SyntaxNode, scan: FileScan): boolean {
  const last = scan.imports.at(-1);
  return last !== undefined && last.line === scan.lines.lineAt(node.startIndex) && last.names.length > 0;
}

function defineTest(node: SyntaxNode, scan: FileScan): void {
  const given = node.field('arguments')?.namedChildren ?? [];
  const title = given[0];
  const body = given.findLast((argument) => isFunction(argument));
  if (!title || !body || !(title.type === 'string' || title.type === 'template_string')) return;
  const span = scan.spanOf(node);
  scan.define({
    kind: 'function',
    name: unquote(scan.slice(title)).replace(/\s+/g, ' ').slice(0, 200),
    ...span,
    bodyStart: valueBody(body, span.end),
    bases: [],
    isTest: true,
    ownsMethods: false,
  });
}
