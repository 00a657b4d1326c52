import { readFile } from 'node:fs/promises';
import { Language, Parser } from 'web-tree-sitter';
import type { GrammarLanguage } from '../../domain/language.ts';
import type { SyntaxParser, SyntaxTree } from '../../ports/syntax.ts';
import { type TypeOf, wrapNode, wrapNodes } from './engine-node.ts';
import { endlessParse, PARSE_LIMIT_SECONDS } from './parse-limit.ts';
import { findWasmFiles } from './wasm-files.ts';

/** The engine that runs on every system: tree-sitter and the same grammars as WebAssembly. */
export async function loadWasmParser(): Promise<SyntaxParser> {
  const files = findWasmFiles();
  const wasmBinary = await readFile(files.runtime);
  await Parser.init({ wasmBinary: new Uint8Array(wasmBinary) });
  const parser = new Parser();
  const languages = new Map<GrammarLanguage, Promise<Language>>();
  return {
    engine: 'wasm',
    async parse(language, text) {
      const grammar = languages.get(language) ?? loadGrammar(files.grammar(language));
      languages.set(language, grammar);
      parser.setLanguage(await grammar);
      return wasmTree(parser, text);
    },
  };
}

async function loadGrammar(file: string): Promise<Language> {
  return Language.load(new Uint8Array(await readFile(file)));
}

const typeOf: TypeOf = (node) => node.type;

function wasmTree(parser: Parser, text: string): SyntaxTree {
  const end = performance.now() + PARSE_LIMIT_SECONDS * 1000;
  const tree = parser.parse(text, null, { progressCallback: () => performance.now() > end });
  if (!tree) {
    parser.reset();
    throw endlessParse(text);
  }
  return {
    root: wrapNode(tree.rootNode, typeOf),
    descendants: (types) => wrapNodes(tree.rootNode.descendantsOfType([...types]), typeOf),
    free: () => tree.delete(),
  };
}
