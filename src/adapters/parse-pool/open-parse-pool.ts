import { availableParallelism } from 'node:os';
import type { GrammarLanguage } from '../../domain/language.ts';
import type { ParserEngine } from '../../domain/repository-index.ts';
import type { Extraction, Extractor } from '../../ports/extractor.ts';
import type { JobEnd } from './job.ts';
import { ParsePool } from './parse-pool.ts';
import type { WorkerRequest } from './protocol.ts';
import type { WorkerCommand } from './worker-process.ts';

export interface PoolSettings {
  readonly worker: WorkerCommand;
  /** Left open, the first worker finds out. */
  readonly engine?: ParserEngine | undefined;
  /** Worker processes; the machine's cores unless stated. */
  readonly width?: number | undefined;
  /** Seconds for a file up to 128 KiB. */
  readonly timeLimitSeconds?: number | undefined;
  readonly recycleAfter?: number | undefined;
}

/** Texts handed over for each worker, so that none waits while the next is read. */
const TEXTS_PER_WORKER = 8;

/** An extractor in processes of its own, ready when it resolves. */
export async function openParsePool(settings: PoolSettings): Promise<Extractor> {
  const width = settings.width ?? availableParallelism();
  const pool = new ParsePool(settings.worker, settings.engine, {
    width,
    timeLimitSeconds: settings.timeLimitSeconds ?? 2,
    recycleAfter: settings.recycleAfter ?? 64 * 1024 * 1024,
  });
  const engine = await pool.start().catch(async (error: unknown) => {
    await pool.close();
    throw error;
  });
  let nextId = 0;
  const run = (work: WorkerRequest['work'], language: GrammarLanguage, text: string): Promise<JobEnd> =>
    new Promise((resolve, reject) => {
      nextId += 1;
      pool.add({ request: { id: nextId, work, language, text }, resolve, reject, isSuspect: false });
    });
  return {
    engine,
    width: width * TEXTS_PER_WORKER,
    extract: async (language, text) => asExtraction(await run('extract', language, text)),
    async countSyntaxErrors(language, text) {
      const end = await run('count-errors', language, text);
      return end.kind === 'errors' ? end.count : undefined;
    },
    close: () => pool.close(),
  };
}

function asExtraction(end: JobEnd): Extraction {
  switch (end.kind) {
    case 'record':
      // Written by our own worker from a FileRecord, a moment ago.
      return { ok: true, record: JSON.parse(end.json) };
    case 'too-deep':
      return { ok: false, reason: 'too-deep' };
    case 'failed':
      return { ok: false, reason: end.reason };
    case 'errors':
      return { ok: false, reason: 'parser-crashed' };
    default: {
      const impossible: never = end;
      return impossible;
    }
  }
}
