import type { GrammarLanguage } from '../../domain/language.ts';
import type { ParserEngine } from '../../domain/repository-index.ts';
import type { FileRecord } from '../../domain/symbol.ts';

/** What the pool asks of a worker process. */
export interface WorkerRequest {
  readonly id: number;
  readonly work: 'extract' | 'count-errors';
  readonly language: GrammarLanguage;
  readonly text: string;
}

/** What a worker process says: first that it is ready, then one answer a request, in the order asked. */
export type WorkerReply =
  | { readonly kind: 'ready'; readonly engine: ParserEngine }
  | { readonly kind: 'record'; readonly id: number; readonly record: FileRecord }
  | { readonly kind: 'errors'; readonly id: number; readonly count: number }
  | { readonly kind: 'too-deep'; readonly id: number };
