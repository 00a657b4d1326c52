import type { GrammarLanguage } from '../../domain/language.ts';
import type { ParserEngine } from '../../domain/repository-index.ts';

/** What the pool asks of a worker process. */
export interface WorkerRequest {
  readonly id: number;
  readonly work: 'extract' | 'count-errors';
  readonly language: GrammarLanguage;
  readonly text: string;
}

/**
 * What a worker process says: first that it is ready, then one answer a request, in the order asked. A record travels as
 * the JSON of a FileRecord: the channel copies one long string far faster than it clones thousands of small objects.
 */
export type WorkerReply =
  | { readonly kind: 'ready'; readonly engine: ParserEngine }
  | { readonly kind: 'record'; readonly id: number; readonly json: string }
  | { readonly kind: 'errors'; readonly id: number; readonly count: number }
  | { readonly kind: 'too-deep'; readonly id: number };
