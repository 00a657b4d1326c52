import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ControlGroup } from './control-group.ts';
import { descendantsOf, processesMarked } from './process-table.ts';
import type { Reach } from './run-process.ts';

/** Environment variable by which a run's processes are known, even after setsid and a double fork. */
export const MARK_VARIABLE = 'VITAL_RUN_MARK';

export function newMark(): string {
  return randomBytes(16).toString('hex');
}

/** Rounds of killing: a process may fork between being listed and being killed, its child is met in the next round. */
const MOST_ROUNDS = 50;

export interface MarkedRun {
  readonly child: ChildProcess;
  readonly mark: string;
  readonly group: ControlGroup | undefined;
}

/**
 * Reaches a run without a process namespace: its group, its descendants, whatever carries its mark, and the members of its control
 * group. A process that left the group, lost its parent and emptied its environment is met only through a control group.
 */
export function reachMarked({ child, mark, group }: MarkedRun): Reach {
  const pid = child.pid ?? 0;
  const alive = () => [
    ...new Set([...descendantsOf(pid), ...processesMarked(MARK_VARIABLE, mark), ...(group?.members() ?? [])]),
  ];
  return {
    count: () => alive().length + 1,
    interrupt: () => send('SIGINT', -pid),
    terminate: () => {
      for (const target of [-pid, ...alive()]) send('SIGTERM', target);
    },
    async kill() {
      send('SIGKILL', -pid);
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const left = alive();
        if (left.length === 0) break;
        for (const target of left) send('SIGKILL', target);
        await pause(20);
      }
      await group?.remove();
    },
  };
}

/** Signals a process (or, negative, a group); one that is gone is no error. */
export function send(signal: NodeJS.Signals, target: number): void {
  if (target === 0 || Math.abs(target) === 1) return; // Never our own group, never init.
  try {
    process.kill(target, signal);
  } catch {
    // Already gone.
  }
}
