import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, TaskError } from '../../domain/errors.ts';
import { isMissing } from './is-missing.ts';

export interface LockOptions {
  /** Told once, with the process that holds the lock. */
  readonly onWait?: (owner: string) => void;
  readonly signal?: AbortSignal | undefined;
  readonly pollSeconds?: number;
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

const HEARTBEAT_SECONDS = 5;
/** A process that shows no sign of life this long holds nothing any more, wherever it runs. */
const SILENT_SECONDS = 90;
/** Between making the folder and writing who made it lie milliseconds. */
const NAMELESS_SECONDS = 10;

/**
 * Runs work while holding a lock folder, so that two processes never write the same file. A folder is made by one
 * process only, on any file system. One whose owner is dead is taken over.
 */
export async function holdLock<T>(folder: string, work: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  const owner: Owner = { pid: process.pid, host: hostname(), token: randomUUID() };
  await acquire(folder, owner, options);
  const heartbeat = setInterval(() => void touch(folder), HEARTBEAT_SECONDS * 1000);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if ((await readOwner(folder))?.token === owner.token) await rm(folder, { recursive: true, force: true });
  }
}

async function acquire(folder: string, owner: Owner, options: LockOptions): Promise<void> {
  let told = false;
  while (!(await tryMake(folder, owner))) {
    if (await isAbandoned(folder)) {
      await removeAbandoned(folder);
      continue;
    }
    const holder = await readOwner(folder);
    if (!told && holder) {
      told = true;
      options.onWait?.(`process ${holder.pid}${holder.host === owner.host ? '' : ` on ${holder.host}`}`);
    }
    await waitABit(folder, options);
  }
}

async function waitABit(folder: string, options: LockOptions): Promise<void> {
  try {
    await pause((options.pollSeconds ?? 0.5) * 1000, undefined, options.signal ? { signal: options.signal } : {});
  } catch {
    throw new TaskError('interrupted', `Stopped while waiting for ${folder}.`);
  }
}

async function tryMake(folder: string, owner: Owner): Promise<boolean> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  await writeFile(join(folder, 'owner.json'), JSON.stringify(owner));
  return true;
}

/** Two processes may find the same dead owner; a second folder lets only one of them remove the first. */
async function removeAbandoned(folder: string): Promise<void> {
  const guard = `${folder}.takeover`;
  try {
    await mkdir(guard);
  } catch {
    if ((await secondsSinceTouched(guard)) > NAMELESS_SECONDS) await rm(guard, { recursive: true, force: true });
    return;
  }
  try {
    if (await isAbandoned(folder)) await rm(folder, { recursive: true, force: true });
  } finally {
    await rm(guard, { recursive: true, force: true });
  }
}

async function isAbandoned(folder: string): Promise<boolean> {
  const silent = await secondsSinceTouched(folder);
  const owner = await readOwner(folder);
  if (!owner) return silent > NAMELESS_SECONDS;
  return silent > SILENT_SECONDS || (owner.host === hostname() && !isAlive(owner.pid));
}

async function secondsSinceTouched(folder: string): Promise<number> {
  try {
    return (Date.now() - (await stat(folder)).mtimeMs) / 1000;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

async function readOwner(folder: string): Promise<Owner | undefined> {
  try {
    const { pid, host, token } = JSON.parse(await readFile(join(folder, 'owner.json'), 'utf8'));
    return { pid: Number(pid), host: String(host), token: String(token) };
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, as somebody else's.
    return codeOf(error) === 'EPERM';
  }
}

async function touch(folder: string): Promise<void> {
  const now = new Date();
  await utimes(folder, now, now).catch(() => {});
}
