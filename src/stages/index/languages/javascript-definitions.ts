import type { SyntaxNode } from '../../../ports/syntax.ts';
import { nameField, readBases } from '../define.ts';
import type { Span } from '../draft.ts';
import type { FileScan } from '../file-scan.ts';
import { isRequire, readRequire } from './javascript-imports.ts';
import { defineMembers } from './javascript-members.ts';
import { asValue, isClass, isFunction, valueBody } from './javascript-values.ts';

interface Binding {
  readonly name: string;
  readonly owner?: string;
  readonly span: Span;
  readonly isMethod?: boolean;
}

/** `const x = …`: a function, a class, an object whose methods count, an import by `require`, or a constant. */
export function defineDeclared(node: SyntaxNode, scan: FileScan): void {
  const name = node.field('name');
  const value = asValue(node.field('value'));
  if (!name) return;
  if (value && isRequire(value, scan)) {
    readRequire(name, value, scan);
    return;
  }
  if (name.type !== 'identifier') return;
  const binding = { name: scan.slice(name), span: declarationSpan(node, scan) };
  if (defineValue(binding, value, scan) || !scan.isTopLevel(node)) return;
  const inner = value && componentFunction(binding.name, value);
  const holdsMembers = value?.type === 'object';
  const { start, end } = binding.span;
  scan.define({
    kind: inner ? 'function' : 'constant',
    name: binding.name,
    start,
    end,
    bodyStart: inner ? valueBody(inner, end) : end,
    bases: [],
    ownsMethods: holdsMembers,
  });
  if (holdsMembers) defineMembers(value, scan);
}

/** `exports.x =`, `module.exports =`, `X.prototype.y =`, `this.y =`, `X.y =` with a function, class or object. */
export function defineAssigned(node: SyntaxNode, scan: FileScan): void {
  const left = node.field('left');
  const value = asValue(node.field('right'));
  if (!left || !value || left.endIndex - left.startIndex > 200) return;
  const target = scan.slice(left);
  const span = scan.spanOf(node);
  const exported = /^(?:module\.)?exports(?:\.([\w$]+))?$/.exec(target);
  const path = /^(?:[\w$]+\.)*[\w$#]+$/.exec(target) ? target.split('.').filter((part) => part !== 'prototype') : [];
  const name = exported ? (exported[1] ?? ownName(value, scan) ?? 'default') : path.at(-1);
  if (name === undefined) return;
  const isOwn = path[0] === 'this';
  const owner = exported || isOwn ? '' : path.slice(0, -1).join('.');
  if (
    defineValue({ name, owner, span, isMethod: isOwn || owner !== '' }, value, scan) ||
    value.type !== 'object' ||
    scan.isLocal(node)
  )
    return;
  const isPrototype = target.endsWith('.prototype');
  // The object given to `module.exports` names what a caller imports, so its methods stand at the top.
  if (exported && exported[1] === undefined) {
    defineMembers(value, scan);
    return;
  }
  if (!exported && !isPrototype) return;
  scan.define({ kind: 'scope', name, ...span, bodyStart: value.startIndex, bases: [], ownsMethods: true });
  defineMembers(value, scan);
}

/** `export default` of something without a declaration of its own. */
export function defineDefaultExport(node: SyntaxNode, scan: FileScan): void {
  const value = asValue(node.field('value'));
  if (!value) return;
  const span = scan.spanOf(node);
  const name = ownName(value, scan) ?? 'default';
  if (defineValue({ name, span }, value, scan) || value.type !== 'object') return;
  scan.define({ kind: 'constant', name, ...span, bodyStart: value.startIndex, bases: [], ownsMethods: true });
  defineMembers(value, scan);
}

/** A class field that holds a function is a method. */
export function defineField(node: SyntaxNode, scan: FileScan): void {
  const value = asValue(node.field('value'));
  const name = node.field('property') ?? node.field('name');
  if (value && name) defineValue({ name: scan.slice(name), span: scan.spanOf(node) }, value, scan);
}

function defineValue(binding: Binding, value: SyntaxNode | null, scan: FileScan): boolean {
  if (!value || !(isFunction(value) || isClass(value))) return false;
  const { start, end } = binding.span;
  scan.define({
    kind: isClass(value) ? 'class' : binding.isMethod ? 'method' : 'function',
    name: binding.name,
    ...(binding.owner ? { owner: binding.owner } : {}),
    start,
    end,
    bodyStart: valueBody(value, end),
    bases: isClass(value) ? readBases(value, scan, ['class_heritage']) : [],
    ownsMethods: isClass(value),
  });
  return true;
}

function ownName(value: SyntaxNode, scan: FileScan): string | undefined {
  return isFunction(value) || isClass(value) ? nameField(value, scan) : undefined;
}

/** `const Body = memo(() => …)`: a component stays a function inside the call that decorates it. */
function componentFunction(name: string, value: SyntaxNode): SyntaxNode | undefined {
  if (value.type !== 'call_expression' || !/^[A-Z]/.test(name)) return undefined;
  return value.field('arguments')?.namedChildren.find((argument) => isFunction(argument));
}

/** Takes in `export const`, read from the text: asking the tree for every declaration costs more than the look back. */
function declarationSpan(node: SyntaxNode, scan: FileScan): Span {
  const { startIndex, endIndex } = node;
  const before = scan.text.slice(Math.max(0, startIndex - 40), startIndex);
  const opening = /(?:^|[\s;{}(])((?:export\s{1,3})?(?:declare\s{1,3})?(?:const|let|var)\s{1,3})$/.exec(before)?.[1];
  const isOnly = !/^\s{0,3},/.test(scan.text.slice(endIndex, endIndex + 4));
  return { start: opening !== undefined && isOnly ? startIndex - opening.length : startIndex, end: endIndex };
}
