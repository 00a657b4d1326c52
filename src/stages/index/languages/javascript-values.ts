import type { SyntaxNode } from '../../../ports/syntax.ts';

const TRANSPARENT: readonly string[] = [
  'as_expression',
  'satisfies_expression',
  'parenthesized_expression',
  'await_expression',
  'non_null_expression',
];
const FUNCTIONS: readonly string[] = ['arrow_function', 'function_expression', 'generator_function'];

/** The value under `as T`, `satisfies T`, `await` and parentheses. */
export function asValue(node: SyntaxNode | null): SyntaxNode | null {
  let value = node;
  for (let depth = 0; value && depth < 4 && TRANSPARENT.includes(value.type); depth += 1) {
    value = value.namedChildren[0] ?? null;
  }
  return value;
}

export function isFunction(node: SyntaxNode): boolean {
  return FUNCTIONS.includes(node.type);
}

export function isClass(node: SyntaxNode): boolean {
  return node.type === 'class';
}

export function valueBody(node: SyntaxNode, end: number): number {
  return node.field('body')?.startIndex ?? end;
}
