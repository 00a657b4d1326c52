import { statfsSync } from 'node:fs';
import { countProcesses } from './process-table.ts';

export interface ResourceLimits {
  /** Processes the machine may have beyond those at the start. */
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

/** Often enough that a fork bomb or a full disk is met in its first second. */
const PERIOD_MILLISECONDS = 200;

/**
 * Watches what no per-process limit holds back: the number of processes when root runs them, and the disk. Calls `exceeded`
 * once, with what was exceeded. Other programs of the machine count too, so the limits are wide.
 */
export function watchResources(folder: string, limits: ResourceLimits, exceeded: (what: string) => void): () => void {
  const start = measure(folder);
  const timer = setInterval(() => {
    const what = excess(start, measure(folder), limits);
    if (what === undefined) return;
    clearInterval(timer);
    exceeded(what);
  }, PERIOD_MILLISECONDS);
  timer.unref();
  return () => clearInterval(timer);
}

interface Usage {
  readonly processes: number;
  readonly freeBytes: number;
  readonly freeEntries: number;
}

function measure(folder: string): Usage {
  const disk = statfsSync(folder);
  return { processes: countProcesses(), freeBytes: disk.bavail * disk.bsize, freeEntries: disk.ffree };
}

function excess(start: Usage, now: Usage, limits: ResourceLimits): string | undefined {
  if (now.processes - start.processes > limits.processes) return `more than ${limits.processes} processes`;
  if (start.freeBytes - now.freeBytes > limits.diskBytes) return `more than ${limits.diskBytes} bytes written to disk`;
  if (start.freeEntries - now.freeEntries > limits.diskEntries) return `more than ${limits.diskEntries} files written`;
  return undefined;
}
