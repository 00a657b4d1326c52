import { readdir, readFile } from 'node:fs/promises';

/**
 * Peak resident memory of each living child of this process, in MiB, the largest first. Undefined where the system has
 * no `/proc` to tell it. A child that has ended is not in it; of parser processes, one takes the place of another.
 */
export async function childrenMemory(parent = process.pid): Promise<readonly number[] | undefined> {
  const entries = await readdir('/proc').catch(() => undefined);
  if (!entries?.includes(String(parent))) return undefined;
  const statuses = await Promise.all(
    entries
      .filter((entry) => /^\d+$/.test(entry))
      // A process may end between the two readings.
      .map((entry) => readFile(`/proc/${entry}/status`, 'utf8').catch(() => '')),
  );
  return statuses
    .filter((status) => numberIn(status, /^PPid:\s+(\d+)$/m) === parent)
    .map((status) => (numberIn(status, /^VmHWM:\s+(\d+) kB$/m) ?? 0) / 1024)
    .sort((a, b) => b - a);
}

function numberIn(status: string, line: RegExp): number | undefined {
  const found = line.exec(status)?.[1];
  return found === undefined ? undefined : Number(found);
}
