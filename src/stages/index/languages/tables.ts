import type { GrammarLanguage } from '../../../domain/language.ts';
import { BASH } from './bash.ts';
import { C } from './c.ts';
import { CPP } from './cpp.ts';
import { CSHARP } from './csharp.ts';
import { GO } from './go.ts';
import { JAVA } from './java.ts';
import { JAVASCRIPT } from './javascript.ts';
import { KOTLIN } from './kotlin.ts';
import type { LanguageTable } from './language-table.ts';
import { PHP } from './php.ts';
import { PYTHON } from './python.ts';
import { RUBY } from './ruby.ts';
import { RUST } from './rust.ts';
import { SCALA } from './scala.ts';
import { TYPESCRIPT } from './typescript.ts';

export const LANGUAGE_TABLES: Readonly<Record<GrammarLanguage, LanguageTable>> = {
  python: PYTHON,
  javascript: JAVASCRIPT,
  typescript: TYPESCRIPT,
  tsx: TYPESCRIPT,
  java: JAVA,
  go: GO,
  rust: RUST,
  c: C,
  cpp: CPP,
  csharp: CSHARP,
  ruby: RUBY,
  php: PHP,
  kotlin: KOTLIN,
  scala: SCALA,
  bash: BASH,
};
