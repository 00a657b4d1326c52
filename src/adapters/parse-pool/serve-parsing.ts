import { isTaskError } from '../../domain/errors.ts';
import type { GrammarLanguage } from '../../domain/language.ts';
import type { ParserEngine } from '../../domain/repository-index.ts';
import type { FileRecord } from '../../domain/symbol.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';

/** The work itself, given by the entry: the pool knows how to ask for it, not how it is done. */
export interface ParsingWork {
  readonly engine: ParserEngine;
  extract(language: GrammarLanguage, text: string): Promise<FileRecord>;
  countErrors(language: GrammarLanguage, text: string): Promise<number>;
}

/** The worker's side of the pool: answers requests one after the other until the parent is gone. */
export function serveParsing(work: ParsingWork): void {
  const waiting: WorkerRequest[] = [];
  let busy = false;
  const drain = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      // Flushed before the next text is touched, so that a crash is always the fault of the oldest open request.
      await send(await answer(work, request));
    }
    busy = false;
  };
  process.on('disconnect', () => process.exit(0));
  // Only the parent's pool sends here, and both sides come from one build.
  process.on('message', (request: WorkerRequest) => {
    waiting.push(request);
    // What extraction does not foresee ends the process: a parser in an unknown state must not go on.
    drain().catch(() => process.exit(70));
  });
  send({ kind: 'ready', engine: work.engine }).catch(() => process.exit(0));
}

async function answer(work: ParsingWork, { id, work: kind, language, text }: WorkerRequest): Promise<WorkerReply> {
  try {
    if (kind === 'count-errors') return { kind: 'errors', id, count: await work.countErrors(language, text) };
    return { kind: 'record', id, json: JSON.stringify(await work.extract(language, text)) };
  } catch (thrown) {
    if (thrown instanceof RangeError || isTaskError(thrown, 'parser-failed')) return { kind: 'too-deep', id };
    throw thrown;
  }
}

function send(reply: WorkerReply): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(reply, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}
