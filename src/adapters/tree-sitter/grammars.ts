import type { GrammarLanguage } from '../../domain/language.ts';

interface Grammar {
  readonly package: string;
  /** The grammar's own WASM file inside its package. */
  readonly wasm: string;
  /** The member of the native binding, for packages that hold several grammars. */
  readonly member?: string;
}

export const GRAMMARS: Readonly<Record<GrammarLanguage, Grammar>> = {
  python: { package: 'tree-sitter-python', wasm: 'tree-sitter-python.wasm' },
  javascript: { package: 'tree-sitter-javascript', wasm: 'tree-sitter-javascript.wasm' },
  typescript: { package: 'tree-sitter-typescript', wasm: 'tree-sitter-typescript.wasm', member: 'typescript' },
  tsx: { package: 'tree-sitter-typescript', wasm: 'tree-sitter-tsx.wasm', member: 'tsx' },
  java: { package: 'tree-sitter-java', wasm: 'tree-sitter-java.wasm' },
  go: { package: 'tree-sitter-go', wasm: 'tree-sitter-go.wasm' },
  rust: { package: 'tree-sitter-rust', wasm: 'tree-sitter-rust.wasm' },
  c: { package: 'tree-sitter-c', wasm: 'tree-sitter-c.wasm' },
  cpp: { package: 'tree-sitter-cpp', wasm: 'tree-sitter-cpp.wasm' },
  csharp: { package: 'tree-sitter-c-sharp', wasm: 'tree-sitter-c_sharp.wasm' },
  ruby: { package: 'tree-sitter-ruby', wasm: 'tree-sitter-ruby.wasm' },
  php: { package: 'tree-sitter-php', wasm: 'tree-sitter-php.wasm', member: 'php' },
  kotlin: { package: '@tree-sitter-grammars/tree-sitter-kotlin', wasm: 'tree-sitter-kotlin.wasm' },
  scala: { package: 'tree-sitter-scala', wasm: 'tree-sitter-scala.wasm' },
  bash: { package: 'tree-sitter-bash', wasm: 'tree-sitter-bash.wasm' },
};
