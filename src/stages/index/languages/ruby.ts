import type { SyntaxNode } from '../../../ports/syntax.ts';
import { definition } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { unquote } from '../unquote.ts';
import { splitQualified } from './c-declarator.ts';
import { defineConstant } from './constant-rules.ts';
import type { LanguageTable, Rule } from './language-table.ts';

const IMPORTS: readonly string[] = ['require', 'require_relative', 'load'];
const TESTS: readonly string[] = ['describe', 'context', 'it', 'specify', 'scenario', 'feature', 'test', 'should'];

/** `class A::B` states its own prefix. */
const classRule: Rule = definition({
  kind: 'class',
  name: (node, scan) => splitQualified(nameText(node, scan)).name,
  owner: (node, scan) => splitQualified(nameText(node, scan)).owner,
  bases: ['superclass'],
});

const methodRule: Rule = definition({ kind: 'function', body: bodyOf });

export const RUBY = {
  rules: {
    class: classRule,
    module: classRule,
    singleton_class: definition({ kind: 'scope', name: () => '', ownsMethods: true }),
    method: methodRule,
    singleton_method: methodRule,
    assignment: (node, scan) => {
      const left = node.field('left');
      if (left?.type === 'constant' && !scan.isLocal(node)) defineConstant(left, node, scan);
    },
    call: readCall,
  },
  comments: ['comment'],
  recover: { def: 'function', class: 'class', module: 'class' },
  tests: { name: /^test_/ },
} satisfies LanguageTable;

function nameText(node: SyntaxNode, scan: FileScan): string {
  const name = node.field('name');
  return name ? scan.slice(name).slice(0, 400) : '';
}

function bodyOf(node: SyntaxNode): SyntaxNode | null {
  return node.field('body');
}

function readCall(node: SyntaxNode, scan: FileScan): void {
  const method = node.field('method');
  if (!method) return;
  const name = scan.slice(method);
  const receiver = node.field('receiver');
  if (!receiver && IMPORTS.includes(name)) {
    readRequire(node, name, scan);
    return;
  }
  if (TESTS.includes(name)) defineExample(node, scan);
  if (!receiver) {
    scan.namedCall(node.startIndex, name);
    return;
  }
  const from = Math.max(receiver.startIndex, receiver.endIndex - 120);
  const text = scan.text.slice(from, receiver.endIndex).replace(/\s+/g, ' ');
  scan.namedCall(node.startIndex, name, from > receiver.startIndex ? `…${text}` : text);
}

function readRequire(node: SyntaxNode, name: string, scan: FileScan): void {
  const source = node.field('arguments')?.namedChildren[0];
  if (source?.type !== 'string') return;
  const path = unquote(scan.slice(source));
  scan.importFrom(node, name === 'require_relative' && !path.startsWith('.') ? `./${path}` : path);
}

/** `it 'counts' do … end`: an example under the words in its quotes, or the class it describes. */
function defineExample(node: SyntaxNode, scan: FileScan): void {
  const title = node.field('arguments')?.namedChildren[0];
  const block = node.field('block');
  if (!title || !block) return;
  const span = scan.spanOf(node);
  scan.define({
    kind: 'function',
    name: unquote(scan.slice(title)).replace(/\s+/g, ' ').slice(0, 200),
    ...span,
    bodyStart: block.field('body')?.startIndex ?? block.startIndex,
    bases: [],
    isTest: true,
    ownsMethods: false,
  });
}
