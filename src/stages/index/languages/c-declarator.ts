import type { SyntaxNode } from '../../../ports/syntax.ts';

/** Declarators wrap one another: pointer of array of function of name. Deeper than this is not written by people. */
const DEPTH_LIMIT = 20;

const NAMES: readonly string[] = [
  'identifier',
  'field_identifier',
  'type_identifier',
  'qualified_identifier',
  'destructor_name',
  'operator_name',
  'operator_cast',
  'template_function',
];

/** The name a C or C++ declarator declares, and whether it declares a function. */
export function readDeclarator(
  declarator: SyntaxNode | null,
): { readonly name: SyntaxNode; readonly isFunction: boolean } | undefined {
  let node = declarator;
  let isFunction = false;
  for (let depth = 0; node && depth < DEPTH_LIMIT; depth += 1) {
    if (NAMES.includes(node.type)) return { name: node, isFunction };
    // `int (*f)(void)` declares a pointer, `int *f(void)` and `int (*f(int))(void)` a function.
    if (node.type === 'function_declarator') isFunction = true;
    else if (node.type === 'pointer_declarator' && node.field('declarator')?.type !== 'function_declarator') {
      isFunction = false;
    }
    node = node.field('declarator') ?? node.namedChildren.at(-1) ?? null;
  }
  return undefined;
}

/** `a::b::c` in two parts: owner with dots, and name. */
export function splitQualified(text: string): { readonly owner: string; readonly name: string } {
  const plain = text.replace(/\s+/g, '');
  const cut = plain.lastIndexOf('::');
  if (cut < 0) return { owner: '', name: plain };
  const owner = plain.slice(0, cut).replace(/<[^<>]*>/g, '');
  return { owner: owner.replaceAll('::', '.').replace(/^\./, ''), name: plain.slice(cut + 2) };
}
