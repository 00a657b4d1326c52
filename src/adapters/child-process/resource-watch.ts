import { statfsSync } from 'node:fs';
import type { ControlGroup } from './control-group.ts';
import { countProcesses } from './process-table.ts';

export interface ResourceLimits {
  /** Processes one run may have alive at a time, itself included. */
  readonly processes: number;
  /** Bytes of the watched disk that may be used beyond those at the start. */
  readonly diskBytes: number;
  /** File entries (inodes) beyond those at the start. */
  readonly diskEntries: number;
}

export const DEFAULT_LIMITS: ResourceLimits = {
  processes: 2_000,
  diskBytes: 8 * 1024 ** 3,
  diskEntries: 2_000_000,
};

export interface WatchedRun {
  /** Folders whose disks may not be filled. Other programs write there too, so the limits are wide. */
  readonly folders: readonly string[];
  readonly limits: ResourceLimits;
  /** Kernel-kept group that holds the run to its number of processes, where there is one. */
  readonly group: ControlGroup | undefined;
  /** The run's own living processes; other programs' are no reason to end it. */
  countOwn(): number;
}

/** Often enough that a fork bomb or a full disk is met in its first second. */
const PERIOD_MILLISECONDS = 200;

/** Watches what no per-process limit holds back: the number of processes and the disk. Calls `exceeded` once, with what was exceeded. */
export function watchResources(run: WatchedRun, exceeded: (what: string) => void): () => void {
  const { folders, limits } = run;
  const start = folders.map(measureDisk);
  const timer = setInterval(() => {
    const what =
      tooManyProcesses(run) ??
      folders.map((folder, at) => filled(start[at], measureDisk(folder), limits)).find(Boolean);
    if (what === undefined) return;
    clearInterval(timer);
    exceeded(what);
  }, PERIOD_MILLISECONDS);
  timer.unref();
  return () => clearInterval(timer);
}

/** A run has no more processes than the whole machine: that number is cheap to read, and nearly always small enough. */
function tooManyProcesses({ group, limits, countOwn }: WatchedRun): string | undefined {
  const isOver = group ? group.hasRefusedForks() : countProcesses() > limits.processes && countOwn() > limits.processes;
  return isOver ? `more than ${limits.processes} processes` : undefined;
}

interface DiskUse {
  readonly freeBytes: number;
  readonly freeEntries: number;
}

function measureDisk(folder: string): DiskUse {
  const disk = statfsSync(folder);
  return { freeBytes: disk.bavail * disk.bsize, freeEntries: disk.ffree };
}

function filled(start: DiskUse | undefined, now: DiskUse, limits: ResourceLimits): string | undefined {
  if (start === undefined) return undefined;
  if (start.freeBytes - now.freeBytes > limits.diskBytes) return `more than ${limits.diskBytes} bytes written to disk`;
  if (start.freeEntries - now.freeEntries > limits.diskEntries) return `more than ${limits.diskEntries} files written`;
  return undefined;
}
