import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  TaskError
} from "./chunk-PHMHM2H5.js";
import "./chunk-5XWL5JNG.js";

// src/adapters/parse-pool/open-parse-pool.ts
import { availableParallelism } from "node:os";

// src/adapters/parse-pool/worker-process.ts
import { fork } from "node:child_process";

// src/adapters/parse-pool/child-environment.ts
var ALLOWED = ["PATH", "SystemRoot", "TEMP", "TMP", "TMPDIR"];
function childEnvironment(own) {
  const kept = {};
  for (const name of ALLOWED) {
    const value = own[name];
    if (value !== void 0) kept[name] = value;
  }
  return kept;
}

// src/adapters/parse-pool/job.ts
var BYTES_PER_LIMIT = 128 * 1024;
function timeLimit(job, baseSeconds) {
  const limit = baseSeconds * (1 + job.request.text.length / BYTES_PER_LIMIT);
  return job.isSuspect ? limit * 2 : limit;
}

// src/adapters/parse-pool/worker-process.ts
var START_LIMIT_SECONDS = 60;
var WorkerProcess = class {
  #child;
  #events;
  #timeLimitSeconds;
  #jobs = [];
  #timer;
  #wasTimeout = false;
  #isReady = false;
  #isEnding = false;
  #parsedLength = 0;
  /** Settles when the process is gone and its jobs are handed back. */
  ended;
  constructor({ command, engine, timeLimitSeconds }, events) {
    this.#events = events;
    this.#timeLimitSeconds = timeLimitSeconds;
    this.#child = fork(command.file, engine === void 0 ? [] : [engine], {
      execArgv: [...command.execArgv],
      env: childEnvironment(process.env),
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced"
    });
    this.#timer = setTimeout(() => this.kill(), START_LIMIT_SECONDS * 1e3);
    this.#child.on("message", (reply) => this.#receive(reply));
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.#end();
        resolve();
      };
      this.#child.on("error", () => this.#child.pid === void 0 ? end() : this.kill());
      this.#child.once("exit", () => this.#whenDrained(end));
    });
  }
  get isReady() {
    return this.#isReady;
  }
  get holdsSuspect() {
    return this.#jobs.some((job) => job.isSuspect);
  }
  get load() {
    return this.#jobs.length;
  }
  /** UTF-16 units parsed so far. A native tree is freed late, so a process is replaced before this adds up. */
  get parsedLength() {
    return this.#parsedLength;
  }
  give(job) {
    this.#jobs.push(job);
    this.#parsedLength += job.request.text.length;
    this.#child.send(job.request, () => {
    });
    if (this.#jobs.length === 1) this.#watch();
    this.#keepAlive(this.#jobs.length > 0);
  }
  kill() {
    clearTimeout(this.#timer);
    this.#isEnding = true;
    this.#keepAlive(true);
    this.#child.kill("SIGKILL");
  }
  #receive(reply) {
    if (reply.kind === "ready") {
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
  #keepAlive(wanted) {
    const action = wanted || this.#isEnding ? "ref" : "unref";
    this.#child[action]();
    this.#child.channel?.[action]();
  }
  /** The oldest job is the one being worked on; the clock is always on that one. */
  #watch() {
    clearTimeout(this.#timer);
    const job = this.#jobs[0];
    if (!job || !this.#isReady) return;
    this.#timer = setTimeout(() => {
      this.#wasTimeout = true;
      this.kill();
    }, timeLimit(job, this.#timeLimitSeconds) * 1e3);
  }
  /** Replies sent before the end may still be in the pipe when the end is known. */
  #whenDrained(done) {
    if (this.#child.connected) this.#child.once("disconnect", done);
    else done();
  }
  #end() {
    clearTimeout(this.#timer);
    this.#events.onEnd(this.#jobs.splice(0), this.#wasTimeout);
  }
};

// src/adapters/parse-pool/parse-pool.ts
var PIPELINE = 6;
var START_FAILURES = 3;
var ParsePool = class {
  #command;
  #limits;
  #workers = /* @__PURE__ */ new Set();
  #waiting = [];
  #killAll = () => {
    for (const worker of this.#workers) worker.kill();
  };
  #engine;
  #startFailures = 0;
  #isClosed = false;
  constructor(command, engine, limits) {
    this.#command = command;
    this.#engine = engine;
    this.#limits = limits;
    process.once("exit", this.#killAll);
  }
  /** Starts the first worker and answers with the engine it found. */
  start() {
    return new Promise((resolve, reject) => {
      this.#startWorker(resolve, reject);
    });
  }
  add(job) {
    if (this.#isClosed) job.reject(closedError());
    else {
      this.#waiting.push(job);
      this.#dispatch();
    }
  }
  async close() {
    this.#isClosed = true;
    process.removeListener("exit", this.#killAll);
    for (const job of this.#waiting.splice(0)) job.reject(closedError());
    const ended = [...this.#workers].map((worker) => worker.ended);
    this.#killAll();
    await Promise.all(ended);
  }
  #dispatch() {
    while (this.#waiting.length > 0) {
      const [job] = this.#waiting;
      const worker = job && this.#pickWorker(job);
      if (!worker) break;
      this.#waiting.shift();
      worker.give(job);
    }
    const busy = [...this.#workers].filter((worker) => worker.load > 1).length;
    const isShort = this.#waiting.length > 0 || busy > 0 && busy === this.#workers.size;
    if (isShort && this.#workers.size < this.#limits.width && !this.#isClosed) this.#startWorker();
  }
  #pickWorker(job) {
    let best;
    for (const worker of this.#workers) {
      const room = job.isSuspect ? worker.load === 0 : worker.load < PIPELINE && !worker.holdsSuspect;
      if (!worker.isReady || !room || worker.parsedLength > this.#limits.recycleAfter) continue;
      if (!best || worker.load < best.load) best = worker;
    }
    return best;
  }
  #startWorker(onReady, onFailure) {
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
        onEnd: (jobs, wasTimeout) => this.#replace(worker, { jobs, wasTimeout, onReady, onFailure })
      }
    );
    this.#workers.add(worker);
  }
  #recycle(worker) {
    if (worker.load === 0 && worker.parsedLength > this.#limits.recycleAfter) worker.kill();
  }
  #replace(worker, end) {
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
  #giveBack([culprit, ...others], wasTimeout) {
    this.#waiting.unshift(...others);
    if (!culprit) return;
    if (culprit.isSuspect) {
      culprit.resolve({ kind: "failed", reason: wasTimeout ? "parser-timeout" : "parser-crashed" });
    } else {
      culprit.isSuspect = true;
      this.#waiting.unshift(culprit);
    }
  }
  #afterFailedStart({ onReady, onFailure }) {
    this.#startFailures += 1;
    if (this.#startFailures < START_FAILURES) {
      if (onReady && this.#engine === void 0) this.#engine = "wasm";
      this.#startWorker(onReady, onFailure);
      return;
    }
    const error = new TaskError("parser-failed", `The parser process ended at start ${START_FAILURES} times.`, {
      hint: `Run ${this.#command.file} with node to see why.`
    });
    onFailure?.(error);
    for (const job of this.#waiting.splice(0)) job.reject(error);
  }
};
function closedError() {
  return new TaskError("interrupted", "The parser was closed before it came to this text.");
}

// src/adapters/parse-pool/open-parse-pool.ts
var TEXTS_PER_WORKER = 8;
async function openParsePool(settings) {
  const width = settings.width ?? availableParallelism();
  const pool = new ParsePool(settings.worker, settings.engine, {
    width,
    timeLimitSeconds: settings.timeLimitSeconds ?? 2,
    recycleAfter: settings.recycleAfter ?? 64 * 1024 * 1024
  });
  const engine = await pool.start().catch(async (error) => {
    await pool.close();
    throw error;
  });
  let nextId = 0;
  const run = (work, language, text) => new Promise((resolve, reject) => {
    nextId += 1;
    pool.add({ request: { id: nextId, work, language, text }, resolve, reject, isSuspect: false });
  });
  return {
    engine,
    width: width * TEXTS_PER_WORKER,
    extract: async (language, text) => asExtraction(await run("extract", language, text)),
    async countSyntaxErrors(language, text) {
      const end = await run("count-errors", language, text);
      return end.kind === "errors" ? end.count : void 0;
    },
    close: () => pool.close()
  };
}
function asExtraction(end) {
  switch (end.kind) {
    case "record":
      return { ok: true, record: JSON.parse(end.json) };
    case "too-deep":
      return { ok: false, reason: "too-deep" };
    case "failed":
      return { ok: false, reason: end.reason };
    case "errors":
      return { ok: false, reason: "parser-crashed" };
    default: {
      const impossible = end;
      return impossible;
    }
  }
}
export {
  openParsePool
};
