import type { ImportedName } from '../../../domain/symbol.ts';
import type { SyntaxNode } from '../../../ports/syntax.ts';
import { childOfType, definition } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { unquote } from '../unquote.ts';
import { entersFunction } from './call-rules.ts';
import { defineConstant } from './constant-rules.ts';
import type { LanguageTable } from './language-table.ts';

const BASES = ['extends_clause'];
const functionRule = definition({ kind: 'function' });

export const SCALA = {
  rules: {
    class_definition: definition({ kind: 'class', bases: BASES }),
    object_definition: definition({ kind: 'class', bases: BASES }),
    trait_definition: definition({ kind: 'interface', bases: BASES }),
    enum_definition: definition({ kind: 'enum', bases: BASES }),
    function_definition: functionRule,
    function_declaration: functionRule,
    type_definition: definition({ kind: 'type' }),
    val_definition: defineValue,
    var_definition: defineValue,
    lambda_expression: entersFunction,
    call_expression: readCall,
    instance_expression: (node, scan) => {
      const type = node.namedChildren[0];
      if (type) scan.call(type.startIndex, type.endIndex);
    },
    import_declaration: readImport,
  },
  comments: ['comment', 'block_comment'],
  recover: { def: 'function', class: 'class', object: 'class', trait: 'interface' },
} satisfies LanguageTable;

/** A value of a file, or one written with a capital as constants are. */
function defineValue(node: SyntaxNode, scan: FileScan): void {
  const name = node.field('pattern');
  if (name?.type !== 'identifier' || scan.isLocal(node)) return;
  if (scan.isTopLevel(node) || /^\p{Lu}/u.test(scan.text.slice(name.startIndex, name.startIndex + 2))) {
    defineConstant(name, node, scan);
  }
}

/** `test("…") { … }` is a test under the words in its quotes; its own inner call is not counted again. */
function readCall(node: SyntaxNode, scan: FileScan): void {
  const callee = node.field('function');
  if (!callee) return;
  if (callee.type === 'call_expression') {
    defineTest(node, callee, scan);
    return;
  }
  const inner = callee.type === 'generic_function' ? (callee.field('function') ?? callee) : callee;
  scan.call(inner.startIndex, inner.endIndex);
}

function defineTest(node: SyntaxNode, callee: SyntaxNode, scan: FileScan): void {
  const name = /^(?:test|it|property)\(("[^"\n]{1,200}")\)/.exec(
    scan.text.slice(callee.startIndex, callee.startIndex + 220),
  );
  const body = node.field('arguments');
  if (!name?.[1] || body?.type !== 'block') return;
  const { start, end } = scan.spanOf(node);
  const title = unquote(name[1]);
  scan.define({
    kind: 'function',
    name: title,
    start,
    end,
    bodyStart: body.startIndex,
    bases: [],
    isTest: true,
    ownsMethods: false,
  });
}

/** `import a.b.{C, D => E}`, `import a.b._`, `import a.B`. */
function readImport(node: SyntaxNode, scan: FileScan): void {
  const selectors = childOfType(node, 'namespace_selectors');
  const wildcard = childOfType(node, 'namespace_wildcard');
  const end = (selectors ?? wildcard)?.startIndex ?? node.endIndex;
  const module = scan.text
    .slice(node.startIndex, end)
    .replace(/^import\s+/, '')
    .replace(/[.\s]+$/, '');
  if (wildcard) {
    scan.importFrom(node, module, [{ name: '*', alias: '*' }]);
    return;
  }
  const names = (selectors?.namedChildren ?? []).map((selector) => readSelector(selector, scan));
  scan.importFrom(node, module, names);
}

function readSelector(selector: SyntaxNode, scan: FileScan): ImportedName {
  const name = selector.field('name');
  const alias = selector.field('alias');
  if (name && alias) return { name: scan.slice(name), alias: scan.slice(alias) };
  const text = selector.type === 'namespace_wildcard' ? '*' : scan.slice(selector);
  return { name: text, alias: text };
}
