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
    if (NAMES.includes(node.type)) return { name: node, isFunction: isFunction || isConversion(node) };
    // `int (*f)(void)` declares a pointer, `int *f(void)` and `int (*f(int))(void)` a function.
    if (node.type === 'function_declarator') isFunction = true;
    else if (node.type === 'pointer_declarator' && node.field('declarator')?.type !== 'function_declarator') {
      isFunction = false;
    }
    node = node.field('declarator') ?? node.namedChildren.at(-1) ?? null;
  }
  return undefined;
}

/** `operator bool()` has its parentheses inside its own node. */
function isConversion(node: SyntaxNode): boolean {
  return node.type === 'operator_cast' || node.field('name')?.type === 'operator_cast';
}

/** `a::b::c` in two parts: owner with dots, and name. */
export function splitQualified(text: string): { readonly owner: string; readonly name: string } {
  const operator = /\boperator\b/.exec(text)?.index ?? text.length;
  const cut = text.lastIndexOf('::', operator);
  const rest = cut < 0 ? text : text.slice(cut + 2);
  const path = cut < 0 ? '' : text.slice(0, cut).replace(/<[^<>]*>|\s+/g, '');
  return { owner: path.replaceAll('::', '.').replace(/^\./, ''), name: plainName(rest.trim()) };
}

/** `operator bool() const` is called by its first two words, `f<int>` by `f`, and a macro before a name is not the name. */
function plainName(text: string): string {
  if (/^operator\b/.test(text))
    return text.startsWith('operator()') ? 'operator()' : (text.split('(')[0] ?? text).trim();
  const name = text.split('<')[0]?.trim() ?? text;
  return name.slice(name.search(/\S+$/));
}
