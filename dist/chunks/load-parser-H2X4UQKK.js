import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  GRAMMARS,
  PARSE_LIMIT_SECONDS,
  endlessParse,
  wrapNode,
  wrapNodes
} from "./chunk-NQEU4PCT.js";
import {
  TaskError
} from "./chunk-PHMHM2H5.js";
import "./chunk-5XWL5JNG.js";

// src/adapters/tree-sitter/native-parser.ts
import { createRequire } from "node:module";
function loadNativeParser() {
  const require2 = createRequire(import.meta.url);
  const languages = /* @__PURE__ */ new Map();
  let engine;
  try {
    const Parser = require2("tree-sitter");
    engine = { parser: new Parser(), typeOf: typeByClass(Parser.SyntaxNode) };
    engine.parser.setTimeoutMicros(PARSE_LIMIT_SECONDS * 1e6);
    languages.set("python", loadGrammar(require2, "python"));
  } catch {
    return void 0;
  }
  return {
    engine: "native",
    async parse(language, text) {
      const grammar = languages.get(language) ?? loadGrammar(require2, language);
      languages.set(language, grammar);
      engine.parser.setLanguage(grammar);
      return nativeTree(engine, text);
    }
  };
}
function loadGrammar(require2, language) {
  const { package: name, member } = GRAMMARS[language];
  const binding = require2(name);
  return member === void 0 ? binding : binding[member];
}
function typeByClass(common) {
  const types = /* @__PURE__ */ new Map();
  return (node) => {
    const known = types.get(node.constructor);
    if (known !== void 0) return known;
    const type = node.type;
    if (node.constructor !== common) types.set(node.constructor, type);
    return type;
  };
}
function nativeTree({ parser, typeOf }, text) {
  const tree = parser.parse(text, null, { bufferSize: text.length * 2 + 1024 });
  if (!tree) {
    parser.reset();
    throw endlessParse(text);
  }
  Object.assign(tree, { _cacheNode() {
  }, _cacheNodes() {
  } });
  return {
    root: wrapNode(tree.rootNode, typeOf),
    descendants: (types) => wrapNodes(tree.rootNode.descendantsOfType([...types]), typeOf),
    free() {
    }
  };
}

// src/adapters/tree-sitter/load-parser.ts
async function loadSyntaxParser(wanted) {
  const native = wanted === "wasm" ? void 0 : loadNativeParser();
  if (native) return native;
  if (wanted === "native") {
    throw new TaskError("parser-failed", "Native tree-sitter does not load on this system.", {
      hint: "Leave the engine open; the WASM grammars work everywhere."
    });
  }
  const { loadWasmParser } = await import("./wasm-parser-5DIGYNL3.js");
  return loadWasmParser();
}
export {
  loadSyntaxParser
};
