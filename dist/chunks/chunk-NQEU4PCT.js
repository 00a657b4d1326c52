import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/adapters/tree-sitter/engine-node.ts
var WrappedNode = class _WrappedNode {
  #node;
  #typeOf;
  constructor(node, typeOf) {
    this.#node = node;
    this.#typeOf = typeOf;
  }
  get id() {
    return this.#node.id;
  }
  get type() {
    return this.#typeOf(this.#node);
  }
  get isNamed() {
    return this.#node.isNamed;
  }
  get isError() {
    return this.#node.isError;
  }
  get isMissing() {
    return this.#node.isMissing;
  }
  get hasError() {
    return this.#node.hasError;
  }
  get startIndex() {
    return this.#node.startIndex;
  }
  get endIndex() {
    return this.#node.endIndex;
  }
  get startRow() {
    return this.#node.startPosition.row;
  }
  get endRow() {
    return this.#node.endPosition.row;
  }
  get text() {
    return this.#node.text;
  }
  get parent() {
    return this.#node.parent && new _WrappedNode(this.#node.parent, this.#typeOf);
  }
  get children() {
    return wrapNodes(this.#node.children, this.#typeOf);
  }
  get namedChildren() {
    return wrapNodes(this.#node.namedChildren, this.#typeOf);
  }
  field(name) {
    const child = this.#node.childForFieldName(name);
    return child && new _WrappedNode(child, this.#typeOf);
  }
};
function wrapNode(node, typeOf) {
  return new WrappedNode(node, typeOf);
}
function wrapNodes(nodes, typeOf) {
  const wrapped = [];
  for (const node of nodes) if (node) wrapped.push(new WrappedNode(node, typeOf));
  return wrapped;
}

// src/adapters/tree-sitter/parse-limit.ts
var PARSE_LIMIT_SECONDS = 60;
function endlessParse(text) {
  return new Error(`Gave up on ${text.length} characters after ${PARSE_LIMIT_SECONDS} s of parsing.`);
}

// src/adapters/tree-sitter/grammars.ts
var GRAMMARS = {
  python: { package: "tree-sitter-python", wasm: "tree-sitter-python.wasm" },
  javascript: { package: "tree-sitter-javascript", wasm: "tree-sitter-javascript.wasm" },
  typescript: { package: "tree-sitter-typescript", wasm: "tree-sitter-typescript.wasm", member: "typescript" },
  tsx: { package: "tree-sitter-typescript", wasm: "tree-sitter-tsx.wasm", member: "tsx" },
  java: { package: "tree-sitter-java", wasm: "tree-sitter-java.wasm" },
  go: { package: "tree-sitter-go", wasm: "tree-sitter-go.wasm" },
  rust: { package: "tree-sitter-rust", wasm: "tree-sitter-rust.wasm" },
  c: { package: "tree-sitter-c", wasm: "tree-sitter-c.wasm" },
  cpp: { package: "tree-sitter-cpp", wasm: "tree-sitter-cpp.wasm" },
  csharp: { package: "tree-sitter-c-sharp", wasm: "tree-sitter-c_sharp.wasm" },
  ruby: { package: "tree-sitter-ruby", wasm: "tree-sitter-ruby.wasm" },
  php: { package: "tree-sitter-php", wasm: "tree-sitter-php.wasm", member: "php" },
  kotlin: { package: "@tree-sitter-grammars/tree-sitter-kotlin", wasm: "tree-sitter-kotlin.wasm" },
  scala: { package: "tree-sitter-scala", wasm: "tree-sitter-scala.wasm" },
  bash: { package: "tree-sitter-bash", wasm: "tree-sitter-bash.wasm" }
};

export {
  wrapNode,
  wrapNodes,
  GRAMMARS,
  PARSE_LIMIT_SECONDS,
  endlessParse
};
