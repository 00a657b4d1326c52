import type { UnitKind } from '../../../domain/symbol.ts';
import type { SyntaxNode } from '../../../ports/syntax.ts';
import { childOfType, definition, nameField } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { readDeclarator, splitQualified } from './c-declarator.ts';
import { calls } from './call-rules.ts';
import { defineConstant } from './constant-rules.ts';
import type { LanguageTable, Rule } from './language-table.ts';

/** Only a struct with a body is a definition; `struct ring *r` merely names one. */
export const recordRule = (kind: UnitKind): Rule =>
  definition({
    kind: (node) => (node.field('body') ? kind : undefined),
    bases: ['base_class_clause'],
  });

/** Shared with C++, whose table adds to these. */
export const C_RULES = {
  function_definition: (node, scan) => {
    const isFunction = readDeclarator(node.field('declarator'))?.isFunction;
    if (isFunction) defineFunction(node, node.field('declarator'), scan);
    else defineBehindMacro(node, scan);
  },
  declaration: declare,
  type_definition: defineTypedef,
  struct_specifier: recordRule('class'),
  union_specifier: recordRule('class'),
  enum_specifier: recordRule('enum'),
  preproc_def: (node, scan) => {
    if (node.field('value')) defineConstant(node.field('name'), node, scan);
  },
  preproc_function_def: definition({ kind: 'function', body: (node) => node.field('value') }),
  preproc_include: (node, scan) => {
    const path = node.field('path');
    if (path) scan.importFrom(node, scan.slice(path).replace(/^"|"$/g, ''), [{ name: '*', alias: '*' }]);
  },
  call_expression: calls('function'),
} satisfies Readonly<Record<string, Rule>>;

export const C = {
  rules: C_RULES,
  comments: ['comment'],
  recover: { struct: 'class', enum: 'enum', union: 'class' },
} satisfies LanguageTable;

/** Test macros of C++ frameworks parse as a function named TEST whose parameters are the test's names. */
const TEST_MACRO = /^(?:TYPED_)?TEST(?:_[A-Z]+)?$|^BOOST_(?:AUTO|FIXTURE)_TEST_CASE$/;

export function defineFunction(node: SyntaxNode, declarator: SyntaxNode | null, scan: FileScan): void {
  const declared = readDeclarator(declarator);
  if (!declared) return;
  const qualified = splitQualified(scan.slice(declared.name).slice(0, 400));
  const isTest = TEST_MACRO.test(qualified.name) && !node.field('type');
  const { owner, name } = isTest ? testName(declarator, scan) : qualified;
  const span = scan.spanOf(node);
  scan.define({
    kind: owner === '' || isTest ? 'function' : 'method',
    name,
    ...(owner === '' ? {} : { owner }),
    ...span,
    bodyStart: node.field('body')?.startIndex ?? span.end,
    bases: [],
    isTest,
    ownsMethods: false,
  });
}

const BEHIND_MACRO =
  /\b(namespace|class|struct|union|enum)\s+(?:class\s+)?(?:[A-Z][A-Z0-9_]*\s+)?(\w+)\s*(?:final\s*)?(?::[^:].*)?$/s;

/** `EXPORT class Foo { … }` parses as a function of sorts; an unknown macro says nothing of what follows it. */
function defineBehindMacro(node: SyntaxNode, scan: FileScan): void {
  const body = node.field('body');
  if (!body) return;
  const header = scan.text.slice(Math.max(node.startIndex, body.startIndex - 400), body.startIndex).trimEnd();
  const [, word, name] = BEHIND_MACRO.exec(header) ?? [];
  if (word === undefined || name === undefined) return;
  const span = scan.spanOf(node);
  const kind = word === 'namespace' ? 'scope' : word === 'enum' ? 'enum' : 'class';
  scan.define({ kind, name, ...span, bodyStart: body.startIndex, bases: [], ownsMethods: kind !== 'scope' });
}

function testName(declarator: SyntaxNode | null, scan: FileScan): { readonly owner: string; readonly name: string } {
  const names = (declarator?.field('parameters')?.namedChildren ?? []).map((parameter) => scan.slice(parameter));
  return { owner: names.slice(0, -1).join('.'), name: names.at(-1) ?? '' };
}

/** Prototypes, and variables of a file or namespace; inside a function neither is anybody's unit. */
function declare(node: SyntaxNode, scan: FileScan): void {
  if (scan.isLocal(node)) return;
  const declarators = node.namedChildren.filter((child) => /declarator$|^identifier$|^operator_cast$/.test(child.type));
  for (const declarator of declarators) {
    const declared = readDeclarator(declarator);
    if (declared?.isFunction) defineFunction(node, declarator, scan);
    else if (declared && scan.isTopLevel(node))
      defineConstant(declared.name, declarators.length === 1 ? node : declarator, scan);
  }
}

/** `typedef struct a { … } b;`: both names, unless they are one. */
function defineTypedef(node: SyntaxNode, scan: FileScan): void {
  const type = node.field('type');
  const alias = readDeclarator(node.field('declarator'))?.name;
  if (!type || !alias) return;
  const body = type.field('body');
  const name = scan.slice(alias);
  const own = childOfType(type, 'type_identifier') ? nameField(type, scan) : undefined;
  if (body && own !== undefined) scan.wrap(type, node);
  if (own === name && body) return;
  const span = scan.spanOf(node);
  const isAnonymous = body !== null && own === undefined;
  scan.define({
    kind: isAnonymous ? (type.type === 'enum_specifier' ? 'enum' : 'class') : 'type',
    name,
    ...span,
    bodyStart: body?.startIndex ?? span.end,
    bases: [],
    ownsMethods: false,
  });
}
