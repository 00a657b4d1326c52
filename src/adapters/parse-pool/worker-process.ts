import { type ChildProcess, fork } from 'node:child_process';
import type { ParserEngine } from '../../domain/repository-index.ts';
import { childEnvironment } from './child-environment.ts';
import { type Job, timeLimit } from './job.ts';
import type { WorkerReply } from './protocol.ts';

/** How a worker is started; the wiring knows whether it runs from source or from the bundle. */
export interface WorkerCommand {
  readonly file: string;
  readonly execArgv: readonly string[];
}

export interface WorkerEvents {
  readonly onReady: (engine: ParserEngine) => void;
  readonly onReply: (job: Job, reply: Exclude<WorkerReply, { readonly kind: 'ready' }>) => void;
  /** The process is gone; the first of the jobs is the one it was working on. */
  readonly onEnd: (jobs: readonly Job[], wasTimeout: boolean) => void;
}

export interface WorkerOptions {
  readonly command: WorkerCommand;
  readonly engine: ParserEngine | undefined;
  readonly timeLimitSeconds: number;
}

/** Seconds a process may take until it is ready, on however busy a machine. */
const START_LIMIT_SECONDS = 60;

/** One parser process, with the jobs it was given, oldest first. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #events: WorkerEvents;
  readonly #timeLimitSeconds: number;
  readonly #jobs: Job[] = [];
  #timer: NodeJS.Timeout | undefined;
  #wasTimeout = false;
  #isReady = false;
  #isEnding = false;
  #parsedLength = 0;
  /** Settles when the process is gone and its jobs are handed back. */
  readonly ended: Promise<void>;

  constructor({ command, engine, timeLimitSeconds }: WorkerOptions, events: WorkerEvents) {
    this.#events = events;
    this.#timeLimitSeconds = timeLimitSeconds;
    this.#child = fork(command.file, engine === undefined ? [] : [engine], {
      execArgv: [...command.execArgv],
      env: childEnvironment(process.env),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.#timer = setTimeout(() => this.kill(), START_LIMIT_SECONDS * 1000);
    this.#child.on('message', (reply: WorkerReply) => this.#receive(reply));
    this.ended = new Promise((resolve) => {
      const end = (): void => {
        this.#end();
        resolve();
      };
      // `error` comes alone where the process could not be started, `exit` wherever it ended.
      this.#child.on('error', () => (this.#child.pid === undefined ? end() : this.kill()));
      this.#child.once('exit', () => this.#whenDrained(end));
    });
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get holdsSuspect(): boolean {
    return this.#jobs.some((job) => job.isSuspect);
  }

  get load(): number {
    return this.#jobs.length;
  }

  /** UTF-16 units parsed so far. A native tree is freed late, so a process is replaced before this adds up. */
  get parsedLength(): number {
    return this.#parsedLength;
  }

  give(job: Job): void {
    this.#jobs.push(job);
    this.#parsedLength += job.request.text.length;
    // A send that fails means the process is ending; its exit hands the job back.
    this.#child.send(job.request, () => {});
    if (this.#jobs.length === 1) this.#watch();
    this.#keepAlive(this.#jobs.length > 0);
  }

  kill(): void {
    clearTimeout(this.#timer);
    this.#isEnding = true;
    this.#keepAlive(true);
    this.#child.kill('SIGKILL');
  }

  #receive(reply: WorkerReply): void {
    if (reply.kind === 'ready') {
      this.#isReady = true;
      this.#watch();
      this.#keepAlive(this.#jobs.length > 0);
      this.#events.onReady(reply.engine);
      return;
    }
    const job = this.#jobs.shift();
    this.#watch();
    this.#keepAlive(this.#jobs.length > 0);
    if (job) this.#events.onReply(job, reply);
  }

  /** An idle worker must not keep the program alive that forgot to close it; a working or ending one must, also when a late message of it comes. */
  #keepAlive(wanted: boolean): void {
    const action = wanted || this.#isEnding ? 'ref' : 'unref';
    this.#child[action]();
    this.#child.channel?.[action]();
  }

  /** The oldest job is the one being worked on; the clock is always on that one. */
  #watch(): void {
    clearTimeout(this.#timer);
    const job = this.#jobs[0];
    if (!job || !this.#isReady) return;
    this.#timer = setTimeout(() => {
      this.#wasTimeout = true;
      this.kill();
    }, timeLimit(job, this.#timeLimitSeconds) * 1000);
  }

  /** Replies sent before the end may still be in the pipe when the end is known. */
  #whenDrained(done: () => void): void {
    if (this.#child.connected) this.#child.once('disconnect', done);
    else done();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#events.onEnd(this.#jobs.splice(0), this.#wasTimeout);
  }
}
