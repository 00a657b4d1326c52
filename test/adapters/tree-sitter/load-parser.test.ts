import { describe, expect, it } from 'vitest';
import { loadSyntaxParser } from '../../../src/adapters/tree-sitter/load-parser.ts';
import { GRAMMAR_LANGUAGES } from '../../../src/domain/language.ts';
import type { SyntaxNode, SyntaxParser } from '../../../src/ports/syntax.ts';

const engines: readonly SyntaxParser[] = [await loadSyntaxParser('native'), await loadSyntaxParser('wasm')];

describe.each(engines)('the $engine parser', (parser) => {
  it('is the engine asked for', async () => {
    expect((await loadSyntaxParser(parser.engine)).engine).toBe(parser.engine);
  });

  it.each(GRAMMAR_LANGUAGES)('loads the grammar of %s', async (language) => {
    const tree = await parser.parse(language, '\n');
    expect(tree.root.isNamed).toBe(true);
    tree.free();
  });

  // Bindings have failed at 32,768 units, the size of their own buffer.
  it.each([32_767, 32_768, 32_769, 65_536, 1_000_000])('parses all of a text of %i units', async (size) => {
    const last = 'def last():\n    pass\n';
    const text = `${'x = 1\n'.repeat(size / 6)}`
      .slice(0, size - last.length - 1)
      .replace(/[^\n]*$/, (rest) => '#'.repeat(rest.length));
    const whole = `${text}\n${last}`;
    expect(whole.length).toBe(size);
    const tree = await parser.parse('python', whole);
    expect(
      tree.descendants(['function_definition']).map((node) => whole.slice(node.startIndex, node.endIndex)),
    ).toEqual([last.trimEnd()]);
    tree.free();
  });

  it('counts offsets in UTF-16 units', async () => {
    const text = '\u{feff}s = "漢字 😀"\ndef naïve(): pass\n';
    const tree = await parser.parse('python', text);
    const [node] = tree.descendants(['function_definition']);
    expect(node && text.slice(node.startIndex, node.endIndex)).toBe('def naïve(): pass');
    expect([node?.startRow, node?.endRow]).toEqual([1, 1]);
    tree.free();
  });

  it('gives nodes in source order, outer before inner', async () => {
    const tree = await parser.parse('javascript', 'function a() { b(); function c() { d(); } }\ne();');
    const nodes = tree.descendants(['function_declaration', 'call_expression']);
    expect(nodes.map((node) => node.field('name')?.text ?? node.text)).toEqual(['a', 'b()', 'c', 'd()', 'e()']);
    tree.free();
  });

  it('knows parents, children, fields and what is missing', async () => {
    const tree = await parser.parse('python', 'def f(a:\n    pass\n');
    const [parameters] = tree.descendants(['parameters', 'typed_parameter']);
    expect(tree.root.hasError).toBe(true);
    expect(parameters?.parent?.children.some((child) => child.id === parameters.id)).toBe(true);
    expect(countDeep(tree.root, (node) => node.isMissing || node.isError)).toBeGreaterThan(0);
    expect(tree.root.field('nothing')).toBeNull();
    tree.free();
  });

  it('does not overflow on 100,000 nested brackets', async () => {
    const tree = await parser.parse('javascript', `x = ${'['.repeat(100_000)}${']'.repeat(100_000)}; f();`);
    expect(tree.descendants(['call_expression']).length).toBe(1);
    tree.free();
  });
});

function countDeep(root: SyntaxNode, test: (node: SyntaxNode) => boolean): number {
  return root.children.reduce((sum, child) => sum + countDeep(child, test), test(root) ? 1 : 0);
}
