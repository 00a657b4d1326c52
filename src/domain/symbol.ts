import type { Language } from './language.ts';
import type { RepoPath } from './repo-path.ts';

/** `module` is a file's head (docstring, imports, top-level statements); `window` a run of lines of a file without grammar. */
export type UnitKind =
  | 'function'
  | 'method'
  | 'class'
  | 'interface'
  | 'type'
  | 'enum'
  | 'constant'
  | 'module'
  | 'window';

export interface Call {
  /** Last segment of what is called: `c` in `a.b.c()`. */
  readonly name: string;
  /** What stands before the last dot, as written: `a.b`; absent for a plain call. */
  readonly receiver?: string;
  /** 1-based line of the call in the file. */
  readonly line: number;
}

/** A parsed definition. Lines are 1-based and inclusive; offsets are UTF-16 units into the file's text. */
export interface Unit {
  readonly name: string;
  /** Enclosing names joined by dots: `Outer.inner`. */
  readonly qualifiedName: string;
  readonly kind: UnitKind;
  /** Position among units of the same qualified name and kind in one file, from 0 (overloads, redefinitions). */
  readonly ordinal: number;
  /** The whole definition: leading decorators, attributes and doc comment included. */
  readonly start: number;
  readonly end: number;
  readonly startOffset: number;
  readonly endOffset: number;
  /** First line of the body; equals `start` where the language shows none. */
  readonly bodyStart: number;
  /** Header folded onto one line, without the body: `def f(a, b=1) -> int:`. */
  readonly signature: string;
  /** Docstring or leading comment, comment marks removed; empty if none. */
  readonly doc: string;
  /** Calls inside the definition that no inner unit owns, in source order. */
  readonly calls: readonly Call[];
  /** Base classes, implemented interfaces, as written. */
  readonly bases: readonly string[];
  /** A test function, or a unit of a test file that a runner would call. */
  readonly isTest: boolean;
}

export interface ImportedName {
  /** The name in the other module; `*` for all, `default` for a default export. */
  readonly name: string;
  /** The name it has here. */
  readonly alias: string;
}

export interface ImportRef {
  /** As written: `..pkg.mod`, `./util.js`, `java.util.List`, `crate::a::b`. */
  readonly module: string;
  /** Empty for a plain `import module`, which binds the module itself. */
  readonly names: readonly ImportedName[];
  readonly line: number;
  /** A re-export (`export … from`, `pub use`): followed when resolving names. */
  readonly isReexport: boolean;
}

/** What parsing one blob gives. Depends on content and language only, never on the path. */
export interface FileRecord {
  readonly language: Language;
  readonly units: readonly Unit[];
  readonly imports: readonly ImportRef[];
  readonly lines: number;
  /** ERROR and MISSING nodes met; their inside was still searched for units. */
  readonly syntaxErrors: number;
}

export interface IndexedFile extends FileRecord {
  readonly path: RepoPath;
  readonly blob: string;
  readonly text: string;
  readonly isTestFile: boolean;
  /** Generated, vendored or minified: ranked down unless the task names it. */
  readonly isSecondary: boolean;
}

/** One unit of one file: the canonical object of product mode (path + qualified name + kind + ordinal, D-4). */
export interface UnitRef {
  readonly file: IndexedFile;
  readonly unit: Unit;
}
