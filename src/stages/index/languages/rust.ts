import type { SyntaxNode } from '../../../ports/syntax.ts';
import { definition, nameField } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { readCallee } from '../read-callee.ts';
import { splitList } from '../split-list.ts';
import { calls, entersFunction } from './call-rules.ts';
import { defineConstant } from './constant-rules.ts';
import type { LanguageTable } from './language-table.ts';
import { readUse } from './rust-imports.ts';

const functionRule = definition({ kind: 'function' });

const constantRule = (node: SyntaxNode, scan: FileScan): void => {
  if (!scan.isLocal(node)) defineConstant(node.field('name'), node, scan);
};

export const RUST = {
  rules: {
    function_item: functionRule,
    function_signature_item: functionRule,
    struct_item: definition({ kind: 'class' }),
    union_item: definition({ kind: 'class' }),
    enum_item: definition({ kind: 'enum' }),
    trait_item: definition({ kind: 'interface', bases: ['trait_bounds'] }),
    type_item: definition({ kind: 'type' }),
    impl_item: defineImpl,
    mod_item: defineModule,
    macro_definition: definition({ kind: 'function', body: (node) => node.namedChildren[1] }),
    const_item: constantRule,
    static_item: constantRule,
    closure_expression: entersFunction,
    call_expression: calls('function'),
    macro_invocation: readMacro,
    use_declaration: readUse,
    extern_crate_declaration: (node, scan) => scan.importFrom(node, nameField(node, scan) ?? ''),
  },
  comments: ['line_comment', 'block_comment'],
  attributes: ['attribute_item'],
  recover: { fn: 'function', struct: 'class', enum: 'enum', trait: 'interface' },
  tests: { header: /#\[(?:\w+::)*(?:test|rstest|test_case|quickcheck)\b/ },
} satisfies LanguageTable;

/** An `impl` block lends its type's name to its functions; a trait it implements becomes a base of the type. */
function defineImpl(node: SyntaxNode, scan: FileScan): void {
  const type = node.field('type');
  const trait = node.field('trait');
  if (!type) return;
  scan.define({
    kind: 'scope',
    name: typeName(scan.slice(type)),
    start: node.startIndex,
    end: node.endIndex,
    bodyStart: node.field('body')?.startIndex ?? node.endIndex,
    bases: trait ? splitList(scan.slice(trait)) : [],
    ownsMethods: true,
  });
}

/** `a::Parser<'a>` and `&dyn Parser` are both called Parser. */
function typeName(type: string): string {
  const plain = type.slice(0, 400).replace(/^(?:&|\*|'\w+|mut\b|const\b|dyn\b|\s)+/, '');
  const path = /^[\w:]+/.exec(plain)?.[0] ?? plain;
  return path.slice(path.lastIndexOf(':') + 1);
}

/** `mod a { … }` is a scope; `mod a;` means the file beside this one. */
function defineModule(node: SyntaxNode, scan: FileScan): void {
  const name = nameField(node, scan) ?? '';
  const body = node.field('body');
  if (!body) {
    scan.importFrom(node, `self::${name}`);
    return;
  }
  const { start, end } = scan.spanOf(node);
  scan.define({ kind: 'scope', name, start, end, bodyStart: body.startIndex, bases: [], ownsMethods: false });
}

/** Arguments of a macro are tokens, not expressions; a name before a parenthesis in them is taken for a call. */
function readMacro(node: SyntaxNode, scan: FileScan): void {
  const macro = node.field('macro');
  if (!macro) return;
  scan.call(macro.startIndex, macro.endIndex);
  const inside = scan.text.slice(macro.endIndex, node.endIndex);
  for (const match of inside.matchAll(/([A-Za-z_][\w.:]*)(!?\()?/g)) {
    const [, name = '', opening] = match;
    if (opening === undefined) continue;
    const from = macro.endIndex + match.index;
    // After a dot it is a method of whatever the tokens before it come to.
    const isMethod = scan.text[from - 1] === '.';
    const callee = readCallee(scan.text, isMethod ? macro.endIndex + 1 : from, from + name.length);
    if (callee) scan.namedCall(from, callee.name, callee.receiver);
  }
}
