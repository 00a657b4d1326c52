import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  findExecutable
} from "./chunk-4NUQUOU7.js";
import {
  TaskError
} from "./chunk-PHMHM2H5.js";
import "./chunk-5XWL5JNG.js";

// src/adapters/sandbox-bubblewrap/open-sandbox.ts
import { tmpdir as tmpdir3 } from "node:os";

// src/adapters/sandbox-plain/plain-sandbox.ts
import { mkdirSync as mkdirSync2 } from "node:fs";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join6 } from "node:path";

// src/adapters/child-process/child-environment.ts
import { existsSync } from "node:fs";
import { join } from "node:path";
function fillsHome({ keepHome = false, network }) {
  return keepHome && network;
}
function childEnvironment(settings) {
  const { toolchains, home, tmp, extra } = settings;
  return {
    PATH: toolchains.path,
    HOME: home,
    TMPDIR: tmp,
    USER: "vital",
    LOGNAME: "vital",
    SHELL: "/bin/sh",
    TERM: "dumb",
    LANG: "C.UTF-8",
    TZ: "UTC",
    CI: "true",
    ...FIXED,
    ...toolchains.locations,
    ...cacheVariables(settings),
    ...settings.network?.variables ?? OFFLINE,
    ...extra
  };
}
var OFFLINE = { CARGO_NET_OFFLINE: "true", GOPROXY: "off", PIP_NO_INDEX: "1" };
var FIXED = {
  // Compiled files are matched by second and size: a one-character fix within the same second would run the old code.
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONUNBUFFERED: "1",
  PYTHONFAULTHANDLER: "1",
  PYTHONHASHSEED: "0",
  PIP_DISABLE_PIP_VERSION_CHECK: "1",
  PIP_NO_INPUT: "1",
  CARGO_TERM_COLOR: "never",
  GOTOOLCHAIN: "local",
  GIT_TERMINAL_PROMPT: "0",
  npm_config_update_notifier: "false",
  npm_config_fund: "false",
  npm_config_audit: "false",
  DOTNET_CLI_TELEMETRY_OPTOUT: "1",
  DOTNET_NOLOGO: "1"
};
function cacheVariables({ toolchains, homeOnHost, fillsHome: fillsHome2 }) {
  const found = {};
  for (const { variable, folder, path } of toolchains.caches) {
    if (!isFilled(homeOnHost, variable, folder) && !fillsHome2) found[variable] = path;
  }
  return found;
}
function isFilled(home, variable, folder) {
  if (variable === "GRADLE_RO_DEP_CACHE") return false;
  return existsSync(join(home, variable === "PYTHONUSERBASE" ? ".local/lib" : folder));
}

// src/adapters/child-process/control-group.ts
import { randomBytes } from "node:crypto";
import { existsSync as existsSync2, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { join as join2 } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
var ROOT = "/sys/fs/cgroup";
var MOST_TASKS = 2e3;
var MEMORY_SHARE = 0.75;
var MOST_TRIES = 25;
var TRY_MILLISECONDS = 20;
function createControlGroup() {
  const name = `vital-${randomBytes(6).toString("hex")}`;
  const memory = String(Math.floor(totalmem() * MEMORY_SHARE));
  const unified = existsSync2(join2(ROOT, "cgroup.controllers"));
  const folders = unified ? [join2(ROOT, name)] : [join2(ROOT, "pids", name), join2(ROOT, "memory", name)];
  const enter = folders.map((folder) => `echo $$ > ${join2(folder, "cgroup.procs")} && `).join("");
  try {
    for (const folder of folders) mkdirSync(folder);
    writeFileSync(join2(folders[0] ?? ROOT, "pids.max"), String(MOST_TASKS));
    writeFileSync(join2(folders.at(-1) ?? ROOT, unified ? "memory.max" : "memory.limit_in_bytes"), memory);
  } catch {
    for (const folder of folders) removeFolder(folder);
    return void 0;
  }
  return {
    enter,
    members: () => readMembers(folders[0] ?? ROOT),
    hasRefusedForks: () => /^max [1-9]/m.test(readOrNothing(join2(folders[0] ?? ROOT, "pids.events"))),
    async remove() {
      for (let tries = 0; tries < MOST_TRIES && !folders.map(removeFolder).every(Boolean); tries += 1) {
        await pause(TRY_MILLISECONDS);
      }
    }
  };
}
function readMembers(folder) {
  return readOrNothing(join2(folder, "cgroup.procs")).split("\n").filter(Boolean).map(Number);
}
function readOrNothing(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
function removeFolder(folder) {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return !existsSync2(folder);
  }
}

// src/adapters/child-process/mark-processes.ts
import { randomBytes as randomBytes2 } from "node:crypto";
import { setTimeout as pause2 } from "node:timers/promises";

// src/adapters/child-process/process-table.ts
import { readdirSync, readFileSync as readFileSync2, statSync } from "node:fs";
function listProcesses() {
  return processIds().flatMap((pid) => readRow(pid) ?? []);
}
function processIds() {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(Number);
  } catch {
    return [];
  }
}
function readRow(pid) {
  try {
    const stat2 = readFileSync2(`/proc/${pid}/stat`, "latin1");
    const fields = stat2.slice(stat2.lastIndexOf(")") + 2).split(" ");
    return { pid, parent: Number(fields[1]), group: Number(fields[2]), threads: Number(fields[17]) };
  } catch {
    return void 0;
  }
}
function countProcesses() {
  return processIds().length;
}
function countOwnThreads() {
  const user = process.getuid?.();
  return listProcesses().reduce((sum, { pid, threads }) => ownerOf(pid) === user ? sum + threads : sum, 0);
}
function ownerOf(pid) {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid;
}
function descendantsOf(root) {
  const children = /* @__PURE__ */ new Map();
  for (const { pid, parent } of listProcesses()) children.set(parent, [...children.get(parent) ?? [], pid]);
  const found = [];
  for (const pending = [root]; pending.length > 0; ) {
    const next = children.get(pending.pop() ?? 0) ?? [];
    found.push(...next);
    pending.push(...next);
  }
  return found;
}
function groupsUnder(root) {
  const groups = descendantsOf(root).flatMap((pid) => readRow(pid)?.group ?? []);
  return [...new Set(groups)];
}
function processesMarked(variable, value) {
  const mark = `${variable}=${value}`;
  return processIds().filter((pid) => {
    try {
      return readFileSync2(`/proc/${pid}/environ`, "latin1").split("\0").includes(mark);
    } catch {
      return false;
    }
  });
}

// src/adapters/child-process/mark-processes.ts
var MARK_VARIABLE = "VITAL_RUN_MARK";
function newMark() {
  return randomBytes2(16).toString("hex");
}
var MOST_ROUNDS = 50;
function reachMarked({ child, mark, group }) {
  const pid = child.pid ?? 0;
  const alive = () => [
    .../* @__PURE__ */ new Set([...descendantsOf(pid), ...processesMarked(MARK_VARIABLE, mark), ...group?.members() ?? []])
  ];
  return {
    count: () => alive().length + 1,
    interrupt: () => send("SIGINT", -pid),
    terminate: () => {
      for (const target of [-pid, ...alive()]) send("SIGTERM", target);
    },
    async kill() {
      send("SIGKILL", -pid);
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const left = alive();
        if (left.length === 0) break;
        for (const target of left) send("SIGKILL", target);
        await pause2(20);
      }
      await group?.remove();
    }
  };
}
function send(signal, target) {
  if (target === 0 || Math.abs(target) === 1) return;
  try {
    process.kill(target, signal);
  } catch {
  }
}

// src/adapters/child-process/network-environment.ts
import { existsSync as existsSync3 } from "node:fs";
var CERTIFICATES = [
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "NODE_EXTRA_CA_CERTS",
  "REQUESTS_CA_BUNDLE",
  "CURL_CA_BUNDLE",
  "GIT_SSL_CAINFO",
  "PIP_CERT",
  "CARGO_HTTP_CAINFO"
];
var SOURCES = [
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "http_proxy",
  "https_proxy",
  "no_proxy",
  "PIP_INDEX_URL",
  "UV_INDEX_URL",
  "npm_config_registry",
  "NPM_CONFIG_REGISTRY",
  "GOPROXY",
  "GOSUMDB"
];
var HOLDS_LOGIN = /\/\/[^/]*@/;
function networkEnvironment({ env }) {
  const certificates = CERTIFICATES.flatMap((name) => {
    const path = env[name];
    return path !== void 0 && path !== "" && existsSync3(path) ? [[name, path]] : [];
  });
  const sources = SOURCES.flatMap((name) => {
    const value = env[name];
    return value !== void 0 && value !== "" && !HOLDS_LOGIN.test(value) ? [[name, value]] : [];
  });
  return {
    variables: Object.fromEntries([...sources, ...certificates]),
    readable: [...new Set(certificates.map(([, path]) => path))]
  };
}

// src/adapters/child-process/not-found.ts
function notFound(argv) {
  const output = `${JSON.stringify(argv[0] ?? "")} is not a program on the search path.
`;
  return { end: "not-started", exitCode: 127, signal: null, output, outputBytes: 0, seconds: 0 };
}

// src/adapters/child-process/private-home.ts
import { constants as constants2, existsSync as existsSync5, lstatSync, mkdtempSync, readdirSync as readdirSync2 } from "node:fs";
import { cp, mkdir as mkdir2, rm as rm2 } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join4 } from "node:path";

// src/adapters/child-process/seed-caches.ts
import { constants, existsSync as existsSync4 } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join as join3 } from "node:path";
var SEEDS = [
  { marker: "go.mod", variable: "GOCACHE", folder: ".cache/go-build" },
  { marker: "go.work", variable: "GOCACHE", folder: ".cache/go-build" }
];
var MOST_BYTES = 1024 ** 3;
async function seedCaches(home, cwd, host) {
  for (const { marker, variable, folder } of SEEDS) {
    const from = host.env[variable] ?? join3(host.home, folder);
    const isWanted = existsSync4(join3(cwd, marker)) && existsSync4(from) && !existsSync4(join3(home, folder));
    if (isWanted) await copyOrLeave(from, join3(home, folder));
  }
}
async function copyOrLeave(from, to) {
  try {
    await copyNewest(from, to);
  } catch {
    await rm(to, { recursive: true, force: true });
  }
}
async function copyNewest(from, to) {
  const names = await readdir(from, { recursive: true });
  const found = await Promise.all(names.map(async (name) => ({ name, entry: await statOf(join3(from, name)) })));
  const files = found.flatMap(({ name, entry }) => entry?.isFile() ? [{ name, entry }] : []);
  let bytes = 0;
  for (const { name, entry } of files.sort((a, b) => b.entry.mtimeMs - a.entry.mtimeMs)) {
    bytes += entry.size;
    if (bytes > MOST_BYTES) return;
    await mkdir(dirname(join3(to, name)), { recursive: true });
    await copyFile(join3(from, name), join3(to, name), constants.COPYFILE_FICLONE);
  }
}
async function statOf(path) {
  return stat(path).catch(() => void 0);
}

// src/adapters/child-process/private-home.ts
function createPrivateHome(host) {
  const folder = mkdtempSync(join4(tmpdir(), "vital-home-"));
  const kept = join4(folder, "kept");
  let runs = 0;
  return {
    folder,
    async open(cwd, keep) {
      await mkdir2(kept, { recursive: true });
      await seedCaches(kept, cwd, host);
      if (keep) return { path: kept, dispose: async () => {
      } };
      runs += 1;
      const path = join4(folder, `run-${runs}`);
      await copyHome(kept, path);
      return { path, dispose: () => remove(path) };
    },
    close: () => remove(folder)
  };
}
async function copyHome(from, to) {
  await mkdir2(to);
  if (readdirSync2(from).length === 0) return;
  await cp(from, to, { recursive: true, verbatimSymlinks: true, mode: constants2.COPYFILE_FICLONE, filter: isPlain });
}
function isPlain(path) {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  return entry !== void 0 && (entry.isFile() || entry.isDirectory() || entry.isSymbolicLink());
}
async function remove(path) {
  if (!existsSync5(path)) return;
  await rm2(path, { recursive: true, force: true, maxRetries: 3 });
}

// src/adapters/child-process/run-process.ts
import { spawn } from "node:child_process";
import { setTimeout as pause3 } from "node:timers/promises";

// src/adapters/child-process/output-buffer.ts
function createOutputBuffer(limit) {
  const half = Math.max(1, Math.floor(limit / 2));
  const head = [];
  const tail = lastBytes(half);
  let headBytes = 0;
  let received = 0;
  return {
    append(chunk) {
      received += chunk.length;
      const first = chunk.subarray(0, half - headBytes);
      if (first.length > 0) head.push(Buffer.from(first));
      headBytes += first.length;
      tail.push(chunk.subarray(first.length));
    },
    bytes: () => received,
    text() {
      const omitted = tail.pushed() - tail.kept().length;
      const gap = omitted > 0 ? `
[... ${omitted} bytes of output left out ...]
` : "";
      return Buffer.concat(head).toString("utf8") + gap + tail.kept().toString("utf8");
    }
  };
}
function lastBytes(size) {
  let ring = Buffer.alloc(0);
  let pushed = 0;
  return {
    push(piece) {
      if (piece.length === 0) return;
      if (ring.length === 0) ring = Buffer.alloc(size);
      const kept = piece.subarray(Math.max(0, piece.length - size));
      const at = (pushed + piece.length - kept.length) % size;
      const upToEnd = kept.subarray(0, size - at);
      upToEnd.copy(ring, at);
      kept.subarray(upToEnd.length).copy(ring, 0);
      pushed += piece.length;
    },
    pushed: () => pushed,
    kept() {
      if (pushed <= size) return ring.subarray(0, pushed);
      return Buffer.concat([ring.subarray(pushed % size), ring.subarray(0, pushed % size)]);
    }
  };
}

// src/adapters/child-process/resource-watch.ts
import { statfsSync } from "node:fs";
var DEFAULT_LIMITS = {
  processes: 2e3,
  diskBytes: 8 * 1024 ** 3,
  diskEntries: 2e6
};
var PERIOD_MILLISECONDS = 200;
function watchResources(run, exceeded) {
  const { folders, limits } = run;
  const start = folders.map(measureDisk);
  const timer = setInterval(() => {
    const what = tooManyProcesses(run) ?? folders.map((folder, at) => filled(start[at], measureDisk(folder), limits)).find(Boolean);
    if (what === void 0) return;
    clearInterval(timer);
    exceeded(what);
  }, PERIOD_MILLISECONDS);
  timer.unref();
  return () => clearInterval(timer);
}
function tooManyProcesses({ group, limits, countOwn }) {
  const isOver = group ? group.hasRefusedForks() : countProcesses() > limits.processes && countOwn() > limits.processes;
  return isOver ? `more than ${limits.processes} processes` : void 0;
}
function measureDisk(folder) {
  const disk = statfsSync(folder);
  return { freeBytes: disk.bavail * disk.bsize, freeEntries: disk.ffree };
}
function filled(start, now, limits) {
  if (start === void 0) return void 0;
  if (start.freeBytes - now.freeBytes > limits.diskBytes) return `more than ${limits.diskBytes} bytes written to disk`;
  if (start.freeEntries - now.freeEntries > limits.diskEntries) return `more than ${limits.diskEntries} files written`;
  return void 0;
}

// src/adapters/child-process/watch-for-stop.ts
var FLOOD = 10;
function watchForStop(watched) {
  const { request, resources } = watched;
  const cleanup = [];
  const stopped = new Promise((stop) => {
    const limit = `not finished after ${request.timeoutSeconds} s`;
    const timer = setTimeout(
      () => stop({ end: "timeout", note: `ended by Vital: ${limit}` }),
      request.timeoutSeconds * 1e3
    );
    const cancel = () => stop({ end: "signal", note: "ended by Vital: the run was cancelled" });
    request.signal?.addEventListener("abort", cancel, { once: true });
    const exceeded = (what) => stop({ end: "signal", note: `ended by Vital: ${what}` });
    cleanup.push(
      () => clearTimeout(timer),
      () => request.signal?.removeEventListener("abort", cancel),
      watchResources(resources, exceeded)
    );
    readOutput(watched, stop);
  });
  return { stopped, dispose: () => cleanup.forEach((undo) => void undo()) };
}
function readOutput({ request, child, output }, stop) {
  child.stdout?.on("data", (chunk) => {
    output.append(chunk);
    request.onOutput?.(output.bytes());
    if (output.bytes() <= FLOOD * request.outputLimit) return;
    child.stdout?.destroy();
    stop({ end: "output-limit", note: `ended by Vital: ${output.bytes()} bytes of output` });
  });
}

// src/adapters/child-process/run-process.ts
var GRACE_SECONDS = { interrupt: 2, terminate: 1 };
var PIPE_SECONDS = 1;
async function runProcess(plan) {
  const { request } = plan;
  const started = process.hrtime.bigint();
  const seconds = () => Number(process.hrtime.bigint() - started) / 1e9;
  if (request.signal?.aborted) return { end: "signal", ...NO_EXIT, output: CANCELLED, outputBytes: 0, seconds: 0 };
  const output = createOutputBuffer(request.outputLimit);
  const child = startChild(plan);
  const exited = exitOf(child);
  const closed = new Promise((resolve4) => child.once("close", resolve4));
  const failure = await startFailure(child);
  if (failure !== void 0) {
    return { end: "not-started", ...NO_EXIT, output: failure, outputBytes: 0, seconds: seconds() };
  }
  const reach = plan.reach(child);
  const leave = () => void reach.kill();
  process.once("exit", leave);
  const { watched: folders, limits = DEFAULT_LIMITS, group } = plan;
  const resources = { folders, limits, group, countOwn: reach.count };
  const watch = watchForStop({ request, child, output, resources });
  const stop = await Promise.race([exited.then(() => void 0), watch.stopped]);
  if (stop !== void 0) await endStepwise(reach, exited, stop);
  watch.dispose();
  await reach.kill();
  process.off("exit", leave);
  const exit = await exited;
  await Promise.race([closed, pause3(PIPE_SECONDS * 1e3)]);
  for (const stream of child.stdio) stream?.destroy();
  const text = output.text() + (stop === void 0 ? "" : `
[${stop.note}]
`);
  const end = stop?.end ?? (exit.signal === null ? "exited" : "signal");
  return { end, ...exit, output: text, outputBytes: output.bytes(), seconds: seconds() };
}
var CANCELLED = "[not started: the run was cancelled]\n";
var NO_EXIT = { exitCode: null, signal: null };
function startChild({ argv, group, cwd, env, onStatus }) {
  const script = `${group?.enter ?? ""}exec "$@" 2>&1`;
  const child = spawn("/bin/sh", ["-c", script, "sh", ...argv], {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "ignore", ...onStatus ? ["pipe"] : []]
  });
  const status = child.stdio[3];
  if (onStatus) status.on("data", (chunk) => onStatus(String(chunk)));
  return child;
}
function startFailure(child) {
  return new Promise((resolve4) => {
    child.once("spawn", () => resolve4(void 0));
    child.on("error", (error) => resolve4(error.message));
  });
}
function exitOf(child) {
  return new Promise((resolve4) => child.once("exit", (exitCode, signal) => resolve4({ exitCode, signal })));
}
async function endStepwise(reach, exited, stop) {
  if (stop.end === "timeout") {
    reach.interrupt();
    if (await finishes(exited, GRACE_SECONDS.interrupt)) return;
  }
  reach.terminate();
  await finishes(exited, GRACE_SECONDS.terminate);
}
function finishes(exited, seconds) {
  return Promise.race([exited.then(() => true), pause3(seconds * 1e3, false)]);
}

// src/adapters/child-process/toolchains.ts
import { readdirSync as readdirSync3, realpathSync, statSync as statSync2 } from "node:fs";
import { basename, delimiter, dirname as dirname2, isAbsolute, join as join5, resolve } from "node:path";
var LOCATIONS = {
  PYENV_ROOT: ".pyenv",
  RUSTUP_HOME: ".rustup",
  NVM_DIR: ".nvm",
  VOLTA_HOME: ".volta",
  SDKMAN_DIR: ".sdkman",
  ASDF_DATA_DIR: ".asdf",
  RBENV_ROOT: ".rbenv",
  DOTNET_ROOT: ".dotnet",
  BUN_INSTALL: ".bun",
  JAVA_HOME: void 0,
  GOROOT: void 0,
  VIRTUAL_ENV: void 0,
  CONDA_PREFIX: void 0,
  M2_HOME: void 0,
  MAVEN_HOME: void 0,
  GRADLE_HOME: void 0,
  pythonLocation: void 0
};
var PROGRAM_FOLDERS = [
  ".local/bin",
  ".local/lib",
  ".local/pipx",
  ".local/share/fnm",
  ".local/share/mise",
  ".local/share/pnpm",
  ".local/share/uv",
  ".local/share/virtualenvs",
  ".fnm",
  ".jdks",
  ".rvm",
  ".conda/envs",
  "miniconda3",
  "anaconda3"
];
var CACHES = [
  { variable: "CARGO_HOME", folder: ".cargo" },
  { variable: "GOMODCACHE", folder: "go/pkg/mod" },
  { variable: "NUGET_PACKAGES", folder: ".nuget/packages" },
  { variable: "GRADLE_RO_DEP_CACHE", folder: ".gradle/caches" },
  { variable: "PYTHONUSERBASE", folder: ".local" }
];
function findToolchains(host) {
  const locations = findLocations(host);
  const caches = findCaches(host);
  const searched = (host.env.PATH ?? "").split(delimiter).filter(isProgramFolder);
  const libraries = (host.env.LD_LIBRARY_PATH ?? "").split(delimiter).filter((folder) => isAbsolute(folder) && isFolder(folder));
  const programs = PROGRAM_FOLDERS.map((folder) => join5(host.home, folder)).filter(isFolder);
  const readable = [
    ...Object.values(locations),
    ...caches.map((cache) => cache.path),
    ...programs,
    ...libraries,
    ...searched.flatMap((folder) => [folder, ...installFolder(folder), ...linkedFrom(folder)])
  ].filter((path) => !holdsMoreThanTools(path, host.home));
  return {
    path: searched.join(delimiter),
    locations: { ...locations, ...libraries.length > 0 ? { LD_LIBRARY_PATH: libraries.join(delimiter) } : {} },
    caches,
    readable: [...new Set(readable)].sort()
  };
}
function findLocations({ env, home }) {
  const found = {};
  for (const [variable, folder] of Object.entries(LOCATIONS)) {
    const path = env[variable] ?? (folder === void 0 ? void 0 : join5(home, folder));
    if (path !== void 0 && isAbsolute(path) && isFolder(path) && resolve(path) !== resolve(home))
      found[variable] = path;
  }
  return found;
}
function findCaches({ env, home }) {
  return CACHES.flatMap(({ variable, folder }) => {
    const path = env[variable] ?? join5(home, folder);
    return isAbsolute(path) && isFolder(path) ? [{ variable, folder, path }] : [];
  });
}
function installFolder(folder) {
  return basename(folder) === "bin" ? [dirname2(folder)] : [];
}
function linkedFrom(folder) {
  if (folder === "/usr/bin" || folder === "/bin") return [];
  const links = readdirSync3(folder, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
  return links.flatMap(({ name }) => {
    try {
      const target = dirname2(realpathSync(join5(folder, name)));
      return [target, ...installFolder(target)];
    } catch {
      return [];
    }
  });
}
function holdsMoreThanTools(path, home) {
  return path === "/" || `${home}/`.startsWith(`${path}/`) || path === join5(home, ".local") || dirname2(path) === "/home";
}
var PUT_IN_BY_NPM = /\/node_modules\/\.bin$|\/node-gyp-bin$/;
function isProgramFolder(path) {
  return isAbsolute(path) && !PUT_IN_BY_NPM.test(path) && isFolder(path);
}
function isFolder(path) {
  try {
    return statSync2(path).isDirectory();
  } catch {
    return false;
  }
}

// src/adapters/sandbox-plain/plain-sandbox.ts
function createPlainSandbox(host, why) {
  const homes = createPrivateHome(host);
  return {
    isolation: {
      backend: "plain",
      level: "weak",
      detail: `${why} Tests run as this user: own environment and HOME, but files, network and other processes are within reach.`
    },
    run: (request) => runPlain(request, { host, open: homes.open }),
    close: homes.close
  };
}
async function runPlain(request, { host, open }) {
  const toolchains = findToolchains(host);
  if (findExecutable(request.argv[0] ?? "", request.cwd, toolchains.path) === void 0) return notFound(request.argv);
  const home = await open(request.cwd, request.keepHome ?? false);
  const mark = newMark();
  const tmp = join6(home.path, "tmp");
  mkdirSync2(tmp, { recursive: true });
  const env = childEnvironment({
    toolchains,
    home: home.path,
    homeOnHost: home.path,
    tmp,
    network: request.network ? networkEnvironment(host) : void 0,
    fillsHome: fillsHome(request),
    extra: { ...mavenRepository(host), ...request.env, [MARK_VARIABLE]: mark }
  });
  const group = createControlGroup();
  try {
    return await runProcess({
      argv: request.argv,
      group,
      cwd: request.cwd,
      env,
      request,
      watched: [request.cwd, tmpdir2()],
      reach: (child) => reachMarked({ child, mark, group })
    });
  } finally {
    await home.dispose();
  }
}
function mavenRepository({ home }) {
  return { MAVEN_OPTS: `-Dmaven.repo.local=${join6(home, ".m2", "repository")}` };
}

// src/adapters/sandbox-bubblewrap/bubblewrap-sandbox.ts
import { constants as constants3 } from "node:os";
import { join as join11 } from "node:path";

// src/adapters/sandbox-bubblewrap/inside-files.ts
import { mkdirSync as mkdirSync3, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join7 } from "node:path";

// src/adapters/sandbox-bubblewrap/inside-places.ts
var HOME_INSIDE = "/home/vital";
var TMP_INSIDE = "/tmp";

// src/adapters/sandbox-bubblewrap/inside-files.ts
var USER_INSIDE = "1000";
function writeInsideFiles(folder) {
  mkdirSync3(folder, { recursive: true });
  const files = { passwd: join7(folder, "passwd"), group: join7(folder, "group"), empty: join7(folder, "empty") };
  writeFileSync2(
    files.passwd,
    `root:x:0:0::/root:/bin/sh
vital:x:${USER_INSIDE}:${USER_INSIDE}::${HOME_INSIDE}:/bin/sh
`
  );
  writeFileSync2(files.group, `root:x:0:
vital:x:${USER_INSIDE}:
`);
  writeFileSync2(files.empty, "");
  return files;
}

// src/adapters/sandbox-bubblewrap/isolation-arguments.ts
import { readFileSync as readFileSync3 } from "node:fs";
import { availableParallelism } from "node:os";
function isolationArguments(network) {
  return [
    "--unshare-all",
    ...network ? ["--share-net"] : [],
    "--die-with-parent",
    "--new-session",
    ...["--cap-drop", "ALL"],
    ...["--uid", USER_INSIDE, "--gid", USER_INSIDE],
    ...["--hostname", "sandbox"],
    "--clearenv",
    ...["--json-status-fd", "3"]
  ];
}
var LARGEST_FILE = 4 * 1024 ** 3;
var MOST_THREADS = 4e3;
function limitArguments(prlimit, timeoutSeconds) {
  if (prlimit === void 0) return [];
  const hard = readHardLimits();
  const threads = Math.min(MOST_THREADS + countOwnThreads(), hard("processes"));
  const cpuSeconds = Math.min(Math.ceil(timeoutSeconds) * availableParallelism() + 60, hard("cpu time"));
  const file = Math.min(LARGEST_FILE, hard("file size"));
  return [prlimit, `--fsize=${file}`, `--nproc=${threads}`, `--cpu=${cpuSeconds}`, "--core=0", "--"];
}
function readHardLimits() {
  const listed = readFileSync3("/proc/self/limits", "utf8");
  return (name) => Number(new RegExp(`^Max ${name} +\\S+ +(\\d+)`, "m").exec(listed)?.[1] ?? Number.POSITIVE_INFINITY);
}

// src/adapters/sandbox-bubblewrap/mount-plan.ts
import { existsSync as existsSync6, lstatSync as lstatSync4, readdirSync as readdirSync5, readlinkSync } from "node:fs";
import { dirname as dirname3, join as join10, resolve as resolve3 } from "node:path";

// src/adapters/sandbox-bubblewrap/git-mounts.ts
import { lstatSync as lstatSync2, readFileSync as readFileSync4, statSync as statSync3 } from "node:fs";
import { join as join8, resolve as resolve2 } from "node:path";
function gitMounts(cwd, emptyFile) {
  const withoutConfiguration = (folder) => ["config", "config.worktree"].map((name) => join8(folder, name)).filter((path) => lstatSync2(path, { throwIfNoEntry: false })?.isFile()).flatMap((path) => ["--ro-bind", emptyFile, path]);
  const dotGit = join8(cwd, ".git");
  const entry = lstatSync2(dotGit, { throwIfNoEntry: false });
  if (entry?.isDirectory()) return ["--ro-bind", dotGit, dotGit, ...withoutConfiguration(dotGit)];
  if (!entry?.isFile()) return [];
  const own = linkedFolder(dotGit, cwd);
  if (own === void 0) return ["--ro-bind", dotGit, dotGit];
  const common = commonFolder(own);
  return [
    ...["--ro-bind", dotGit, dotGit],
    ...[.../* @__PURE__ */ new Set([common, own])].flatMap((folder) => ["--ro-bind", folder, folder, ...withoutConfiguration(folder)])
  ];
}
function linkedFolder(dotGit, cwd) {
  const named = /^gitdir: (.+)$/m.exec(readFileSync4(dotGit, "utf8"))?.[1];
  const folder = named === void 0 ? void 0 : resolve2(cwd, named.trim());
  return folder !== void 0 && isGitFolder(folder) ? folder : void 0;
}
function commonFolder(own) {
  const pointer = join8(own, "commondir");
  if (!statSync3(pointer, { throwIfNoEntry: false })?.isFile()) return own;
  const folder = resolve2(own, readFileSync4(pointer, "utf8").trim());
  return isGitFolder(folder) ? folder : own;
}
function isGitFolder(folder) {
  return statSync3(join8(folder, "HEAD"), { throwIfNoEntry: false })?.isFile() ?? false;
}

// src/adapters/sandbox-bubblewrap/unreadable-files.ts
import { lstatSync as lstatSync3, readdirSync as readdirSync4 } from "node:fs";
import { join as join9 } from "node:path";
var OTHERS_MAY_READ = 4;
var DEEPEST = 4;
function unreadableFiles(folder, depth = 0) {
  return listNames(folder).flatMap((name) => {
    const path = join9(folder, name);
    const entry = lstatSync3(path, { throwIfNoEntry: false });
    if (entry === void 0 || !(entry.isFile() || entry.isDirectory())) return [];
    if ((entry.mode & OTHERS_MAY_READ) === 0) return [{ path, isFolder: entry.isDirectory() }];
    return entry.isDirectory() && depth < DEEPEST ? unreadableFiles(path, depth + 1) : [];
  });
}
function listNames(folder) {
  try {
    return readdirSync4(folder).sort();
  } catch {
    return [];
  }
}

// src/adapters/sandbox-bubblewrap/mount-plan.ts
var TEMPORARY_BYTES = String(2 * 1024 ** 3);
var SYSTEM_FOLDERS = [
  "/usr",
  "/bin",
  "/sbin",
  "/lib",
  "/lib32",
  "/lib64",
  "/libx32",
  "/etc",
  "/opt",
  "/nix",
  "/snap"
];
var SYSTEM_EXTRAS = ["/var/lib/gems", "/sys/devices/system/cpu"];
function mountPlan(request) {
  const { cwd, writable, homeOnHost, toolchains, readable, files } = request;
  const masked = ({ path, isFolder: isFolder2 }) => isFolder2 ? ["--tmpfs", path] : ["--ro-bind", files.empty, path];
  const tools = [...toolchains.readable, ...readable].filter((path) => !isSystem(path));
  return [
    ...SYSTEM_FOLDERS.flatMap(systemFolder),
    ...SYSTEM_EXTRAS.flatMap((path) => readOnly(path)),
    ...["--proc", "/proc", "--dev", "/dev", ...temporary("/dev/shm"), ...temporary(TMP_INSIDE)],
    ...["--tmpfs", "/run", "--symlink", "/run", "/var/run", ...temporary("/var/tmp")],
    ...unreadableFiles("/etc").flatMap(masked),
    ...["--ro-bind", files.passwd, "/etc/passwd", "--ro-bind", files.group, "/etc/group"],
    ...request.network ? nameResolution() : [],
    ...tools.flatMap((path) => readOnly(path)),
    ...credentialsIn(toolchains).flatMap(masked),
    ...["--bind", homeOnHost, HOME_INSIDE],
    ...mavenRepository2(request),
    ...["--bind", cwd, cwd],
    ...gitMounts(cwd, files.empty),
    ...writable.flatMap((path) => ["--bind", path, path]),
    // What is left of the outermost layer is memory: not to be filled.
    ...["--remount-ro", "/dev", "--remount-ro", "/"],
    ...["--chdir", cwd]
  ];
}
function mavenRepository2({ home, homeOnHost, fillsHome: fillsHome2 }) {
  const own = join10(homeOnHost, ".m2", "repository");
  const isFilled2 = existsSync6(own) && readdirSync5(own).length > 0;
  return fillsHome2 || isFilled2 ? [] : readOnly(join10(home, ".m2", "repository"), join10(HOME_INSIDE, ".m2", "repository"));
}
function isSystem(path) {
  return SYSTEM_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
function readOnly(path, inside = path) {
  return ["--ro-bind-try", path, inside];
}
function temporary(inside) {
  return ["--perms", "1777", "--size", TEMPORARY_BYTES, "--tmpfs", inside];
}
function systemFolder(path) {
  const entry = lstatSync4(path, { throwIfNoEntry: false });
  if (entry === void 0) return [];
  return entry.isSymbolicLink() ? ["--symlink", readlinkSync(path), path] : readOnly(path);
}
function nameResolution() {
  const entry = lstatSync4("/etc/resolv.conf", { throwIfNoEntry: false });
  if (!entry?.isSymbolicLink()) return [];
  return readOnly(resolve3(dirname3("/etc/resolv.conf"), readlinkSync("/etc/resolv.conf")));
}
function credentialsIn({ readable }) {
  return readable.flatMap((folder) => ["credentials", "credentials.toml"].map((name) => join10(folder, name))).filter((path) => lstatSync4(path, { throwIfNoEntry: false })?.isFile()).map((path) => ({ path, isFolder: false }));
}

// src/adapters/sandbox-bubblewrap/wall-status.ts
import { existsSync as existsSync7 } from "node:fs";
import { setTimeout as pause4 } from "node:timers/promises";
function createWallStatus() {
  let told = "";
  const find = (key) => {
    const digits = new RegExp(`"${key}": (\\d+)`).exec(told)?.[1];
    return digits === void 0 ? void 0 : Number(digits);
  };
  return {
    read(text) {
      told += text;
    },
    firstProcess: () => find("child-pid"),
    exitCode: () => find("exit-code")
  };
}
var MOST_MILLISECONDS = 1e4;
var LOOK_MILLISECONDS = 20;
async function untilGone(pid) {
  for (let waited = 0; waited < MOST_MILLISECONDS && existsSync7(`/proc/${pid}`); waited += LOOK_MILLISECONDS) {
    await pause4(LOOK_MILLISECONDS);
  }
}
function reachNamespace({ child, status, group }) {
  const inside = (signal) => {
    for (const target of groupsUnder(status.firstProcess() ?? child.pid ?? 0)) send(signal, -target);
  };
  return {
    // An orphan inside is given to process 1 of the namespace, which stays below bubblewrap.
    count: () => descendantsOf(child.pid ?? 0).length + 1,
    interrupt: () => inside("SIGINT"),
    terminate: () => inside("SIGTERM"),
    async kill() {
      const running = child.exitCode === null && child.signalCode === null;
      if (running) {
        const first = status.firstProcess();
        send("SIGKILL", first ?? 0);
        if (first !== void 0) await untilGone(first);
        send("SIGKILL", child.pid ?? 0);
      }
      await group?.remove();
    }
  };
}

// src/adapters/sandbox-bubblewrap/bubblewrap-sandbox.ts
function createBubblewrapSandbox(settings) {
  const homes = createPrivateHome(settings.host);
  const parts = {
    ...settings,
    homes,
    toolchains: findToolchains(settings.host),
    files: writeInsideFiles(join11(homes.folder, "inside"))
  };
  return {
    isolation: { backend: "bubblewrap", level: "strong", detail: describe() },
    run: (request) => runBehindWalls(request, parts),
    close: homes.close
  };
}
async function runBehindWalls(request, parts) {
  const { homes, toolchains } = parts;
  if (findExecutable(request.argv[0] ?? "", request.cwd, toolchains.path) === void 0) return notFound(request.argv);
  const home = await homes.open(request.cwd, request.keepHome ?? false);
  const status = createWallStatus();
  const group = createControlGroup();
  try {
    const result = await runProcess({
      argv: commandLine(request, home.path, parts),
      group,
      cwd: "/",
      // Bubblewrap stays inside as process 1, where the child can read its environment: it gets none.
      env: {},
      request,
      watched: [request.cwd, home.path],
      onStatus: status.read,
      reach: (child) => reachNamespace({ child, status, group })
    });
    return explainEnd(result, status.exitCode());
  } finally {
    await home.dispose();
  }
}
function commandLine(request, homeOnHost, parts) {
  const { host, toolchains, files, bubblewrap, prlimit, readable = [] } = parts;
  const network = request.network ? networkEnvironment(host) : void 0;
  const env = childEnvironment({
    toolchains,
    home: HOME_INSIDE,
    homeOnHost,
    tmp: TMP_INSIDE,
    network,
    fillsHome: fillsHome(request),
    extra: request.env ?? {}
  });
  return [
    bubblewrap,
    ...isolationArguments(request.network),
    ...mountPlan({
      cwd: request.cwd,
      writable: request.writable ?? [],
      homeOnHost,
      home: host.home,
      toolchains,
      readable: [...readable, ...network?.readable ?? []],
      files,
      network: request.network,
      fillsHome: fillsHome(request)
    }),
    ...Object.entries(env).flatMap(([name, value]) => ["--setenv", name, value]),
    "--",
    ...limitArguments(prlimit, request.timeoutSeconds),
    ...request.argv
  ];
}
function explainEnd(result, inside) {
  if (result.end !== "exited") return result;
  if (inside === void 0) {
    throw new TaskError("sandbox-failed", `The sandbox did not start: ${result.output.trim().slice(0, 500)}`, {
      hint: "Run `vital doctor`; the tests were not run without the sandbox."
    });
  }
  const signal = SIGNAL_NAMES.get(inside - 128);
  return signal === void 0 ? result : { ...result, end: "signal", signal };
}
var SIGNAL_NAMES = new Map(
  Object.entries(constants3.signals).map(([name, number]) => [number, name])
);
function describe() {
  const limits = "Limits: time, output, file size, processes, disk.";
  const owner = process.getuid?.() === 0 ? " Started by root: the child owns root’s files but has no capability." : "";
  return `No network, own processes and HOME, only the work tree writable, no credentials in reach. ${limits}${owner}`;
}

// src/adapters/sandbox-bubblewrap/open-sandbox.ts
async function openSandbox(settings) {
  const { host, readable = [] } = settings;
  if (settings.backend === "plain") return createPlainSandbox(host, "Weak isolation was asked for.");
  const search = `${host.env.PATH ?? ""}:/usr/bin:/bin`;
  const bubblewrap = process.platform === "linux" ? findExecutable("bwrap", "/", search) : void 0;
  if (bubblewrap === void 0) return createPlainSandbox(host, "Bubblewrap is not installed.");
  const prlimit = findExecutable("prlimit", "/", search);
  const sandbox = createBubblewrapSandbox({ host, bubblewrap, prlimit, readable });
  const failure = await probe(sandbox);
  if (failure === void 0) return sandbox;
  await sandbox.close();
  return createPlainSandbox(host, `Bubblewrap does not work here (${failure}).`);
}
async function probe(sandbox) {
  const request = { argv: ["true"], cwd: tmpdir3(), timeoutSeconds: 10, outputLimit: 4096, network: false };
  try {
    const { end, exitCode, output } = await sandbox.run(request);
    return end === "exited" && exitCode === 0 ? void 0 : firstLine(output) || `${end} ${exitCode ?? ""}`.trim();
  } catch (error) {
    return firstLine(error instanceof Error ? error.message : String(error));
  }
}
function firstLine(text) {
  return text.trim().split("\n")[0]?.slice(0, 200) ?? "";
}
export {
  openSandbox
};
