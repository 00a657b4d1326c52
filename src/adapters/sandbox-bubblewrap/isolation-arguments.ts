import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { countOwnThreads } from '../child-process/process-table.ts';
import { USER_INSIDE } from './inside-files.ts';

/** Namespaces, user and privileges of the child. */
export function isolationArguments(network: boolean): readonly string[] {
  return [
    '--unshare-all',
    ...(network ? ['--share-net'] : []),
    '--die-with-parent',
    '--new-session',
    ...['--cap-drop', 'ALL'],
    ...['--uid', USER_INSIDE, '--gid', USER_INSIDE],
    ...['--hostname', 'sandbox'],
    '--clearenv',
    ...['--json-status-fd', '3'],
  ];
}

const LARGEST_FILE = 4 * 1024 ** 3;
/**
 * Threads of the run, behind the watch and the control group, which end it sooner. Ordinary users only: the kernel does not hold root
 * to it.
 */
const MOST_THREADS = 4_000;

/** Per-process limits, put on inside so that they count inside only. */
export function limitArguments(prlimit: string | undefined, timeoutSeconds: number): readonly string[] {
  if (prlimit === undefined) return [];
  const hard = readHardLimits();
  // Kernels before 5.14 count all threads of the user against it, whatever namespace they are in.
  const threads = Math.min(MOST_THREADS + countOwnThreads(), hard('processes'));
  const cpuSeconds = Math.min(Math.ceil(timeoutSeconds) * availableParallelism() + 60, hard('cpu time'));
  const file = Math.min(LARGEST_FILE, hard('file size'));
  return [prlimit, `--fsize=${file}`, `--nproc=${threads}`, `--cpu=${cpuSeconds}`, '--core=0', '--'];
}

/** The limits this process may not go over: to ask for more would be an error, and the command would not start. */
function readHardLimits(): (name: string) => number {
  const listed = readFileSync('/proc/self/limits', 'utf8');
  return (name) => Number(new RegExp(`^Max ${name} +\\S+ +(\\d+)`, 'm').exec(listed)?.[1] ?? Number.POSITIVE_INFINITY);
}
