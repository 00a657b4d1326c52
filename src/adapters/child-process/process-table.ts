import { readdirSync, readFileSync, statSync } from 'node:fs';

interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly threads: number;
}

/** Processes of this machine as Linux lists them; empty on systems without /proc. */
function listProcesses(): readonly ProcessRow[] {
  return processIds().flatMap((pid) => readRow(pid) ?? []);
}

function processIds(): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function readRow(pid: number): ProcessRow | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name stands in brackets and may itself hold brackets and spaces, so fields count from the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(fields[1]), group: Number(fields[2]), threads: Number(fields[17]) };
  } catch {
    return undefined;
  }
}

/** Number of processes on the machine, the cheapest thing to watch. */
export function countProcesses(): number {
  return processIds().length;
}

/** Threads of all processes of this user, as the kernel counts them against `RLIMIT_NPROC`. */
export function countOwnThreads(): number {
  const user = process.getuid?.();
  return listProcesses().reduce((sum, { pid, threads }) => (ownerOf(pid) === user ? sum + threads : sum), 0);
}

function ownerOf(pid: number): number | undefined {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid;
}

/** All living descendants of a process, itself not included. A child given away to init is not among them. */
export function descendantsOf(root: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const { pid, parent } of listProcesses()) children.set(parent, [...(children.get(parent) ?? []), pid]);
  const found: number[] = [];
  for (const pending = [root]; pending.length > 0; ) {
    const next = children.get(pending.pop() ?? 0) ?? [];
    found.push(...next);
    pending.push(...next);
  }
  return found;
}

/** Process groups the descendants of a process belong to. */
export function groupsUnder(root: number): readonly number[] {
  const groups = descendantsOf(root).flatMap((pid) => readRow(pid)?.group ?? []);
  return [...new Set(groups)];
}

/** Processes that were started with `variable=value` in their environment: our mark, inherited even through setsid. */
export function processesMarked(variable: string, value: string): readonly number[] {
  const mark = `${variable}=${value}`;
  return processIds().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark);
    } catch {
      return false;
    }
  });
}
