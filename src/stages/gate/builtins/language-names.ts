import type { GrammarLanguage } from '../../../domain/language.ts';
import { BASH_NAMES } from './bash.ts';
import { C_NAMES } from './c-family.ts';
import { CSHARP_NAMES } from './csharp.ts';
import { GO_NAMES } from './go.ts';
import { JAVA_NAMES } from './java.ts';
import type { KnownNames } from './known-names.ts';
import { KOTLIN_SCALA_NAMES } from './kotlin-scala.ts';
import { PHP_NAMES } from './php.ts';
import { PYTHON_NAMES } from './python.ts';
import { RUBY_NAMES } from './ruby.ts';
import { RUST_NAMES } from './rust.ts';
import { SCRIPT_NAMES } from './script.ts';

/** The table of each language. */
export const LANGUAGE_NAMES: Readonly<Record<GrammarLanguage, KnownNames>> = {
  python: PYTHON_NAMES,
  javascript: SCRIPT_NAMES,
  typescript: SCRIPT_NAMES,
  tsx: SCRIPT_NAMES,
  java: JAVA_NAMES,
  go: GO_NAMES,
  rust: RUST_NAMES,
  c: C_NAMES,
  cpp: C_NAMES,
  csharp: CSHARP_NAMES,
  ruby: RUBY_NAMES,
  php: PHP_NAMES,
  kotlin: KOTLIN_SCALA_NAMES,
  scala: KOTLIN_SCALA_NAMES,
  bash: BASH_NAMES,
};
