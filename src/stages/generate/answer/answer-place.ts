import type { Target } from '../../../domain/program.ts';
import type { RepositoryIndex } from '../../../domain/repository-index.ts';
import type { IndexedFile } from '../../../domain/symbol.ts';
import type { Extractor } from '../../../ports/extractor.ts';

/** Where an answer is to be put. */
export interface AnswerPlace {
  readonly target: Target;
  /** The target's file as indexed. */
  readonly file: IndexedFile;
  readonly index: RepositoryIndex;
  readonly extractor: Extractor;
  readonly nonce: string;
}
