import type { SkipReason } from '../../domain/repository-index.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';

export type JobEnd =
  | Exclude<WorkerReply, { readonly kind: 'ready' }>
  | { readonly kind: 'failed'; readonly reason: Extract<SkipReason, 'parser-crashed' | 'parser-timeout'> };

/** One text on its way through the pool. */
export interface Job {
  readonly request: WorkerRequest;
  readonly resolve: (end: JobEnd) => void;
  readonly reject: (error: Error) => void;
  /** A worker has ended over it once; it is tried again by itself, with more time, before it is given up. */
  isSuspect: boolean;
}

const BYTES_PER_LIMIT = 128 * 1024;

/** Time a text may take: the base for a usual file, and as much again for every further 128 KiB. */
export function timeLimit(job: Job, baseSeconds: number): number {
  const limit = baseSeconds * (1 + job.request.text.length / BYTES_PER_LIMIT);
  return job.isSuspect ? limit * 2 : limit;
}
