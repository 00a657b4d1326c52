import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  cacheFolder,
  makeFolder,
  makeFolders
} from "./chunk-MXRATZU3.js";
import {
  tryRepoPath
} from "./chunk-U3AN7MRB.js";
import {
  findExecutable
} from "./chunk-4NUQUOU7.js";
import {
  TaskError
} from "./chunk-PHMHM2H5.js";

// src/entry/wire.ts
import { existsSync } from "node:fs";
import { rm as rm2 } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { dirname, join as join2, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

// src/adapters/console/console-progress.ts
var REDRAW_MILLISECONDS = 100;
var LOG_MILLISECONDS = 1e4;
function consoleProgress(stream, paint = (text) => text) {
  let last = 0;
  let drawn = false;
  const clear = () => {
    if (drawn) stream.write("\r\x1B[K");
    drawn = false;
  };
  const line = (text) => {
    clear();
    stream.write(`${text}
`);
  };
  return {
    stage: (stage, detail) => line(`${paint(`▸ ${stage}`)} ${plain(detail)}`),
    note: (text) => line(`  ${plain(text)}`),
    update(event) {
      const now = Date.now();
      if (now - last < (stream.isTTY ? REDRAW_MILLISECONDS : LOG_MILLISECONDS)) return;
      last = now;
      if (!stream.isTTY) return line(`  ${describe(event)}`);
      clear();
      stream.write(`  ${describe(event).slice(0, 100)}`);
      drawn = true;
    }
  };
}
function describe({ stage, detail, done, total, unit }) {
  const amount = done === void 0 ? "" : total ? `${bar(done / total)} ${count(done, unit)} of ${count(total, unit)}` : count(done, unit);
  return `${plain(stage)} ${plain(detail)} ${amount}`.trimEnd();
}
function bar(share) {
  const filled = Math.max(0, Math.min(20, Math.round(share * 20)));
  return `[${"#".repeat(filled)}${".".repeat(20 - filled)}]`;
}
function count(amount, unit = "") {
  if (unit !== "bytes") return `${Math.round(amount)} ${unit}`.trimEnd();
  return amount < 1e6 ? `${(amount / 1e3).toFixed(0)} kB` : `${(amount / 1e6).toFixed(1)} MB`;
}
function plain(text) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ");
}

// src/adapters/folder-store/folder-store.ts
import { rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
function folderStore(folder) {
  const directory = resolve(folder);
  return {
    directory,
    async write(name, content) {
      const path = join(directory, name);
      const unfinished = `${path}.${process.pid}.tmp`;
      try {
        await makeFolders(directory);
        await writeFile(unfinished, content);
        await rename(unfinished, path);
        return path;
      } catch (thrown) {
        await rm(unfinished, { force: true }).catch(() => void 0);
        throw unwritable(path, thrown);
      }
    }
  };
}
function unwritable(path, cause) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const full = /ENOSPC|EDQUOT/.test(reason);
  return new TaskError(full ? "no-space" : "bad-input", `Could not write ${path}: ${reason}`, {
    hint: full ? "Free some space, or name another folder with --out." : "Name a folder you may write with --out.",
    cause
  });
}

// src/adapters/system-clock/system-clock.ts
var systemClock = {
  now: () => /* @__PURE__ */ new Date(),
  seconds: () => performance.now() / 1e3
};

// src/entry/wire.ts
async function emptySampleFolder(sample) {
  const folder = join2(cacheFolder(process.env), "samples", sample);
  await rm2(folder, { recursive: true, force: true });
  await makeFolder(folder);
  return folder;
}
function findProgram(name) {
  return findExecutable(name, "/", `${process.env.PATH ?? ""}:/usr/bin:/bin`);
}
function runFolder() {
  const stamp = (/* @__PURE__ */ new Date()).toISOString().replaceAll(/[:.]/g, "-");
  return join2(
    process.env.XDG_STATE_HOME || join2(homedir(), ".local", "state"),
    "vital",
    "runs",
    `${stamp}-${process.pid}`
  );
}
async function openPorts(request) {
  const progress = request.progress ?? stderrProgress();
  const git = await openRepository(request.repository);
  const directory = await folderInside(git.root, request.repository);
  const model = await openModel(request, progress);
  const extractor = await openExtractor();
  const sandbox = await openSandbox().catch(async (thrown) => {
    await Promise.all([extractor.close(), model.close()]);
    throw thrown;
  });
  return {
    git,
    sandbox,
    extractor,
    model,
    progress,
    clock: systemClock,
    store: folderStore(request.out ?? runFolder()),
    secrets: request.apiKey ? [request.apiKey] : [],
    ...directory ? { directory } : {},
    close: async () => {
      await Promise.all([extractor.close(), model.close(), sandbox.close()]);
    }
  };
}
async function openReading(path) {
  const git = await openRepository(path);
  const extractor = await openExtractor();
  const tokenizer = await openTokenizer();
  return { git, extractor, tokenizer, progress: stderrProgress(), close: () => extractor.close() };
}
function stderrProgress() {
  return consoleProgress(process.stderr);
}
async function openRepository(path) {
  return (await import("./open-repository-KSETTMDQ.js")).openRepository(path, process.env);
}
async function folderInside(root, folder) {
  const { realpath } = await import("node:fs/promises");
  return tryRepoPath(relative(root, await realpath(folder)));
}
async function openSandbox() {
  const { openSandbox: open } = await import("./open-sandbox-CAQ6AFVO.js");
  return open({ host: { env: process.env, home: homedir() } });
}
async function openTokenizer(encoding) {
  return (await import("./open-tiktoken-B2FELNKP.js")).openTiktoken(encoding);
}
async function openModel({ values, apiKey }, progress) {
  const baseUrl = values["base-url"];
  if (baseUrl === void 0) return openEmbeddedModel(values, progress);
  const { OpenAiModel } = await import("./openai-model-QQA53JEV.js");
  const seconds = values["model-timeout-seconds"];
  return new OpenAiModel(
    {
      baseUrl,
      model: values.model ?? "",
      ...apiKey ? { apiKey } : {},
      ...values["context-window"] ? { window: values["context-window"] } : {},
      ...values["max-output-tokens"] ? { maxOutputTokens: values["max-output-tokens"] } : {},
      ...values.price ? { price: values.price } : {},
      ...seconds ? { timeouts: { total: seconds } } : {}
    },
    { tokenizer: await openTokenizer(), clock: systemClock, progress }
  );
}
async function loadParser(engine) {
  const { loadSyntaxParser } = await import("./load-parser-H2X4UQKK.js");
  return loadSyntaxParser(engine);
}
async function serveParsing(work) {
  const { serveParsing: serve } = await import("./serve-parsing-OZTQWR45.js");
  serve(work);
}
async function openExtractor(settings = {}) {
  const { openParsePool } = await import("./open-parse-pool-NH2CM2R4.js");
  return openParsePool({ ...settings, worker: parseWorker() });
}
function parseWorker() {
  const here = dirname(fileURLToPath(import.meta.url));
  const source = join2(here, "parse-worker.ts");
  if (existsSync(source)) {
    const loader = createRequire(import.meta.url).resolve("tsx");
    return { file: source, execArgv: ["--import", pathToFileURL(loader).href] };
  }
  const beside = join2(here, "parse-worker.js");
  return { file: existsSync(beside) ? beside : join2(dirname(here), "parse-worker.js"), execArgv: [] };
}
async function openGithub(settings) {
  return (await import("./octokit-github-CG5PI4M4.js")).openOctokitGithub(settings);
}
async function fetchCommit(request) {
  const { fetchCommit: fetch } = await import("./fetch-commit-Y6V6VD3Y.js");
  return fetch({ ...request, host: process.env });
}
async function openEmbeddedModel(values, progress) {
  const { embeddedModel } = await import("./embedded-model-VIQRUFQ7.js");
  return embeddedModel(
    {
      id: values.model,
      modelFile: values["model-file"],
      window: values["context-window"],
      maxOutputTokens: values["max-output-tokens"],
      threads: values.threads
    },
    { environment: process.env, clock: systemClock, progress }
  );
}
async function openModelCache() {
  const { modelCache } = await import("./open-model-cache-XFR2XVXX.js");
  return modelCache({ environment: process.env, clock: systemClock, progress: stderrProgress() });
}
async function openEvaluation(request) {
  const progress = stderrProgress();
  const extractor = await openExtractor();
  return {
    progress,
    clock: systemClock,
    tokenizer: await openTokenizer(),
    async openRun(repository, out) {
      const [git, sandbox] = await Promise.all([openRepository(repository), openSandbox()]);
      return {
        git,
        sandbox,
        extractor,
        progress,
        clock: systemClock,
        store: folderStore(out),
        close: () => sandbox.close()
      };
    },
    openModel: () => openModel(request, progress),
    close: () => extractor.close()
  };
}

// src/stages/index/line-table.ts
var LineTable = class {
  #starts;
  #length;
  constructor(text) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    this.#starts = starts;
    this.#length = text.length;
  }
  /** Lines that hold anything: the empty rest after a last line end is none. */
  get count() {
    return this.start(this.#starts.length) === this.#length ? this.#starts.length - 1 : this.#starts.length;
  }
  /** 1-based line of an offset. */
  lineAt(offset) {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = low + high >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }
  /** Offset of the first character of a 1-based line; the text's length past the last one. */
  start(line) {
    return this.#starts[line - 1] ?? this.#length;
  }
  /** Offset just past the last character of a line, its LF not counted. */
  end(line) {
    return line < this.#starts.length ? this.start(line + 1) - 1 : this.#length;
  }
};

export {
  emptySampleFolder,
  findProgram,
  openPorts,
  openReading,
  stderrProgress,
  openRepository,
  folderInside,
  openSandbox,
  openTokenizer,
  openModel,
  loadParser,
  serveParsing,
  openExtractor,
  openGithub,
  fetchCommit,
  openModelCache,
  openEvaluation,
  LineTable
};
