import { availableParallelism } from 'node:os';
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
/** Ordinary users only: the kernel does not hold root to it, there the control group or the watch does it. */
const MOST_PROCESSES = 2_000;

/** Per-process limits, put on inside so that they count inside only. */
export function limitArguments(prlimit: string | undefined, timeoutSeconds: number): readonly string[] {
  if (prlimit === undefined) return [];
  const cpuSeconds = Math.ceil(timeoutSeconds) * availableParallelism() + 60;
  return [prlimit, `--fsize=${LARGEST_FILE}`, `--nproc=${MOST_PROCESSES}`, `--cpu=${cpuSeconds}`, '--core=0', '--'];
}
