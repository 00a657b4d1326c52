import { TaskError } from '../../domain/errors.ts';
import type { ParserEngine } from '../../domain/repository-index.ts';
import type { Job } from './job.ts';
import { type WorkerCommand, WorkerProcess } from './worker-process.ts';

/** Jobs a worker holds at once: enough that it never waits for the next text, few enough to lose in a crash. */
const PIPELINE = 6;
/** Ends at start, in a row, after which starting again is pointless. */
const START_FAILURES = 3;

export interface PoolLimits {
  readonly width: number;
  readonly timeLimitSeconds: number;
  /** UTF-16 units after which a worker is replaced. */
  readonly recycleAfter: number;
}

/** Hands jobs to worker processes, replaces those that end, and gives a job that ended one a second try by itself. */
export class ParsePool {
  readonly #command: WorkerCommand;
  readonly #limits: PoolLimits;
  readonly #workers = new Set<WorkerProcess>();
  readonly #waiting: Job[] = [];
  readonly #killAll = (): void => {
    for (const worker of this.#workers) worker.kill();
  };
  #engine: ParserEngine | undefined;
  #startFailures = 0;
  #isClosed = false;

  constructor(command: WorkerCommand, engine: ParserEngine | undefined, limits: PoolLimits) {
    this.#command = command;
    this.#engine = engine;
    this.#limits = limits;
    process.once('exit', this.#killAll);
  }

  /** Starts the first worker and answers with the engine it found. */
  start(): Promise<ParserEngine> {
    return new Promise((resolve, reject) => {
      this.#startWorker(resolve, reject);
    });
  }

  add(job: Job): void {
    if (this.#isClosed) job.reject(closedError());
    else {
      this.#waiting.push(job);
      this.#dispatch();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    process.removeListener('exit', this.#killAll);
    for (const job of this.#waiting.splice(0)) job.reject(closedError());
    const ended = [...this.#workers].map((worker) => worker.ended);
    this.#killAll();
    await Promise.all(ended);
  }

  #dispatch(): void {
    while (this.#waiting.length > 0) {
      const [job] = this.#waiting;
      const worker = job && this.#pickWorker(job);
      if (!worker) break;
      this.#waiting.shift();
      worker.give(job);
    }
    const busy = [...this.#workers].filter((worker) => worker.load > 1).length;
    const isShort = this.#waiting.length > 0 || (busy > 0 && busy === this.#workers.size);
    if (isShort && this.#workers.size < this.#limits.width && !this.#isClosed) this.#startWorker();
  }

  #pickWorker(job: Job): WorkerProcess | undefined {
    let best: WorkerProcess | undefined;
    for (const worker of this.#workers) {
      const room = job.isSuspect ? worker.load === 0 : worker.load < PIPELINE && !worker.holdsSuspect;
      if (!worker.isReady || !room || worker.parsedLength > this.#limits.recycleAfter) continue;
      if (!best || worker.load < best.load) best = worker;
    }
    return best;
  }

  #startWorker(onReady?: (engine: ParserEngine) => void, onFailure?: (error: Error) => void): void {
    const { timeLimitSeconds } = this.#limits;
    const worker = new WorkerProcess(
      { command: this.#command, engine: this.#engine, timeLimitSeconds },
      {
        onReady: (engine) => {
          this.#engine = engine;
          this.#startFailures = 0;
          onReady?.(engine);
          this.#dispatch();
        },
        onReply: (job, reply) => {
          job.resolve(reply);
          this.#recycle(worker);
          this.#dispatch();
        },
        onEnd: (jobs, wasTimeout) => this.#replace(worker, { jobs, wasTimeout, onReady, onFailure }),
      },
    );
    this.#workers.add(worker);
  }

  #recycle(worker: WorkerProcess): void {
    if (worker.load === 0 && worker.parsedLength > this.#limits.recycleAfter) worker.kill();
  }

  #replace(worker: WorkerProcess, end: WorkerEnd): void {
    this.#workers.delete(worker);
    if (this.#isClosed) {
      for (const job of end.jobs) job.reject(closedError());
      return;
    }
    if (!worker.isReady) this.#afterFailedStart(end);
    else this.#giveBack(end.jobs, end.wasTimeout);
    this.#dispatch();
  }

  /** The oldest job ended the worker, the others only lost it. */
  #giveBack([culprit, ...others]: readonly Job[], wasTimeout: boolean): void {
    this.#waiting.unshift(...others);
    if (!culprit) return;
    if (culprit.isSuspect) {
      culprit.resolve({ kind: 'failed', reason: wasTimeout ? 'parser-timeout' : 'parser-crashed' });
    } else {
      culprit.isSuspect = true;
      this.#waiting.unshift(culprit);
    }
  }

  #afterFailedStart({ onReady, onFailure }: WorkerEnd): void {
    this.#startFailures += 1;
    if (this.#startFailures < START_FAILURES) {
      // A native binary can load and still end the process, as on a processor it was not built for.
      if (onReady && this.#engine === undefined) this.#engine = 'wasm';
      this.#startWorker(onReady, onFailure);
      return;
    }
    const error = new TaskError('parser-failed', `The parser process ended at start ${START_FAILURES} times.`, {
      hint: `Run ${this.#command.file} with node to see why.`,
    });
    onFailure?.(error);
    for (const job of this.#waiting.splice(0)) job.reject(error);
  }
}

interface WorkerEnd {
  readonly jobs: readonly Job[];
  readonly wasTimeout: boolean;
  readonly onReady: ((engine: ParserEngine) => void) | undefined;
  readonly onFailure: ((error: Error) => void) | undefined;
}

function closedError(): TaskError {
  return new TaskError('interrupted', 'The parser was closed before it came to this text.');
}
