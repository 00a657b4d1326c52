import type { GrammarLanguage } from '../domain/language.ts';
import type { ParserEngine, SkipReason } from '../domain/repository-index.ts';
import type { FileRecord } from '../domain/symbol.ts';

export type Extraction =
  | { readonly ok: true; readonly record: FileRecord }
  | { readonly ok: false; readonly reason: Extract<SkipReason, 'parser-crashed' | 'parser-timeout' | 'too-deep'> };

/** Parses source text into units, in processes of its own: a hostile file ends a worker, never this process. */
export interface Extractor {
  readonly engine: ParserEngine;
  /** Number of texts worth handing over at once. */
  readonly width: number;
  extract(language: GrammarLanguage, text: string): Promise<Extraction>;
  /** ERROR and MISSING nodes of the text; used by the syntax witness. Undefined if the parser could not finish. */
  countSyntaxErrors(language: GrammarLanguage, text: string): Promise<number | undefined>;
  close(): Promise<void>;
}
