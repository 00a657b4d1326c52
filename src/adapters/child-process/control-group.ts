import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = '/sys/fs/cgroup';
/** Threads count as well: a test run of a large project starts several hundred. */
const MOST_TASKS = 2_000;
const MEMORY_SHARE = 0.75;

/** A kernel-kept set of processes with limits: nothing started inside can leave it. */
export interface ControlGroup {
  /** Shell words that put the shell itself into the group, before it becomes the command: joining later would miss what was forked meanwhile. */
  readonly enter: string;
  members(): readonly number[];
  /** True once the kernel has refused to start a process or thread over the limit. */
  hasRefusedForks(): boolean;
  remove(): Promise<void>;
}

const MOST_TRIES = 25;
const TRY_MILLISECONDS = 20;

/** A fresh group with limits on processes and memory; undefined where this user or machine cannot make one. */
export function createControlGroup(): ControlGroup | undefined {
  const name = `vital-${randomBytes(6).toString('hex')}`;
  const memory = String(Math.floor(totalmem() * MEMORY_SHARE));
  const unified = existsSync(join(ROOT, 'cgroup.controllers'));
  // Version 1 has a hierarchy for each controller, version 2 one for all.
  const folders = unified ? [join(ROOT, name)] : [join(ROOT, 'pids', name), join(ROOT, 'memory', name)];
  const enter = folders.map((folder) => `echo $$ > ${join(folder, 'cgroup.procs')} && `).join('');

  try {
    for (const folder of folders) mkdirSync(folder);
    writeFileSync(join(folders[0] ?? ROOT, 'pids.max'), String(MOST_TASKS));
    writeFileSync(join(folders.at(-1) ?? ROOT, unified ? 'memory.max' : 'memory.limit_in_bytes'), memory);
  } catch {
    for (const folder of folders) removeFolder(folder);
    return undefined;
  }
  return {
    enter,
    members: () => readMembers(folders[0] ?? ROOT),
    hasRefusedForks: () => /^max [1-9]/m.test(readOrNothing(join(folders[0] ?? ROOT, 'pids.events'))),
    async remove() {
      // A member that was killed counts until its parent has noticed.
      for (let tries = 0; tries < MOST_TRIES && !folders.map(removeFolder).every(Boolean); tries += 1) {
        await pause(TRY_MILLISECONDS);
      }
    },
  };
}

function readMembers(folder: string): readonly number[] {
  return readOrNothing(join(folder, 'cgroup.procs')).split('\n').filter(Boolean).map(Number);
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function removeFolder(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return !existsSync(folder);
  }
}
