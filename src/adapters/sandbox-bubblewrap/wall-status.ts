import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ControlGroup } from '../child-process/control-group.ts';
import { send } from '../child-process/mark-processes.ts';
import { descendantsOf, groupsUnder } from '../child-process/process-table.ts';
import type { Reach } from '../child-process/run-process.ts';

/** What bubblewrap tells on its status pipe. */
export interface WallStatus {
  read(text: string): void;
  /** Process 1 of the namespace, as this side numbers it. */
  firstProcess(): number | undefined;
  /** Set only if the command inside ran and ended by itself. */
  exitCode(): number | undefined;
}

export function createWallStatus(): WallStatus {
  let told = '';
  const find = (key: string) => {
    const digits = new RegExp(`"${key}": (\\d+)`).exec(told)?.[1];
    return digits === undefined ? undefined : Number(digits);
  };
  return {
    read(text) {
      told += text;
    },
    firstProcess: () => find('child-pid'),
    exitCode: () => find('exit-code'),
  };
}

export interface NamespaceRun {
  readonly child: ChildProcess;
  readonly status: WallStatus;
  readonly group: ControlGroup | undefined;
}

/** On a busy machine the kernel takes a while to end some thousand processes. */
const MOST_MILLISECONDS = 10_000;
const LOOK_MILLISECONDS = 20;

/** Waits until process 1 of the namespace is gone; bubblewrap, still there, takes note of its end, and the kernel lets it end last of all inside. */
async function untilGone(pid: number): Promise<void> {
  for (let waited = 0; waited < MOST_MILLISECONDS && existsSync(`/proc/${pid}`); waited += LOOK_MILLISECONDS) {
    await pause(LOOK_MILLISECONDS);
  }
}

/** Reaches what runs behind the wall. Ending process 1 makes the kernel end the whole namespace, setsid or not. */
export function reachNamespace({ child, status, group }: NamespaceRun): Reach {
  const inside = (signal: NodeJS.Signals) => {
    for (const target of groupsUnder(status.firstProcess() ?? child.pid ?? 0)) send(signal, -target);
  };
  return {
    // An orphan inside is given to process 1 of the namespace, which stays below bubblewrap.
    count: () => descendantsOf(child.pid ?? 0).length + 1,
    interrupt: () => inside('SIGINT'),
    terminate: () => inside('SIGTERM'),
    async kill() {
      const running = child.exitCode === null && child.signalCode === null;
      // Once bubblewrap is gone its number may belong to someone else; with it the namespace is gone as well.
      if (running) {
        const first = status.firstProcess();
        send('SIGKILL', first ?? 0);
        if (first !== undefined) await untilGone(first);
        send('SIGKILL', child.pid ?? 0);
      }
      await group?.remove();
    },
  };
}
