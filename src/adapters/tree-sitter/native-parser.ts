import { createRequire } from 'node:module';
import type TreeSitter from 'tree-sitter';
import type { GrammarLanguage } from '../../domain/language.ts';
import type { SyntaxParser, SyntaxTree } from '../../ports/syntax.ts';
import { type TypeOf, wrapNode, wrapNodes } from './engine-node.ts';
import { GRAMMARS } from './grammars.ts';
import { endlessParse, PARSE_LIMIT_SECONDS } from './parse-limit.ts';

interface NativeEngine {
  readonly parser: TreeSitter;
  readonly typeOf: TypeOf;
}

/**
 * The native engine, where its binary loads; undefined elsewhere (other libc, other processor, bundle without
 * node_modules). Native trees have no destructor to call: they go when the event loop turns.
 */
export function loadNativeParser(): SyntaxParser | undefined {
  const require = createRequire(import.meta.url);
  const languages = new Map<GrammarLanguage, TreeSitter.Language>();
  let engine: NativeEngine;
  try {
    const Parser = require('tree-sitter') as typeof TreeSitter & { readonly SyntaxNode: unknown };
    engine = { parser: new Parser(), typeOf: typeByClass(Parser.SyntaxNode) };
    engine.parser.setTimeoutMicros(PARSE_LIMIT_SECONDS * 1_000_000);
    // One grammar now: a core without its grammars is not an engine.
    languages.set('python', loadGrammar(require, 'python'));
  } catch {
    return undefined;
  }
  return {
    engine: 'native',
    async parse(language, text) {
      const grammar = languages.get(language) ?? loadGrammar(require, language);
      languages.set(language, grammar);
      engine.parser.setLanguage(grammar);
      return nativeTree(engine, text);
    },
  };
}

function loadGrammar(require: NodeJS.Require, language: GrammarLanguage): TreeSitter.Language {
  const { package: name, member } = GRAMMARS[language];
  // `require` types nothing; a binding that is no grammar is refused by `setLanguage`.
  const binding = require(name);
  return member === undefined ? binding : binding[member];
}

/** The binding has a class for every named type, so that one call into the engine tells the type of all its nodes. */
function typeByClass(common: unknown): TypeOf {
  const types = new Map<unknown, string>();
  return (node) => {
    const known = types.get(node.constructor);
    if (known !== undefined) return known;
    const type = node.type;
    if (node.constructor !== common) types.set(node.constructor, type);
    return type;
  };
}

function nativeTree({ parser, typeOf }: NativeEngine, text: string): SyntaxTree {
  // Older bindings fail at 32,768 units with their default buffer; a buffer for the whole text costs nothing.
  const tree: TreeSitter.Tree | null = parser.parse(text, null, { bufferSize: text.length * 2 + 1024 });
  if (!tree) {
    parser.reset();
    throw endlessParse(text);
  }
  // The binding keeps a weak reference for every node it hands out, so that asking twice gives one object. Nobody here
  // asks twice, and the collector's work on them costs as much as parsing.
  Object.assign(tree, { _cacheNode() {}, _cacheNodes() {} });
  return {
    root: wrapNode(tree.rootNode, typeOf),
    descendants: (types) => wrapNodes(tree.rootNode.descendantsOfType([...types]), typeOf),
    free() {},
  };
}
