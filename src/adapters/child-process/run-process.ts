import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxRequest, SandboxResult } from '../../ports/sandbox.ts';
import type { ControlGroup } from './control-group.ts';
import { createOutputBuffer } from './output-buffer.ts';
import { DEFAULT_LIMITS, type ResourceLimits } from './resource-watch.ts';
import { type Stop, watchForStop } from './watch-for-stop.ts';

/** How to reach what a run started. All three are safe to call when nothing is left. */
export interface Reach {
  /** Asks nicely, as Ctrl-C does: a test runner then writes what it knows so far. */
  interrupt(): void;
  terminate(): void;
  /** Ends everything. Resolves when nothing of it is alive. */
  kill(): Promise<void>;
  /** Number of its living processes. */
  count(): number;
}

export interface ProcessPlan {
  readonly argv: readonly string[];
  /** Kernel-kept group the command is started in. */
  readonly group: ControlGroup | undefined;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly request: SandboxRequest;
  /** Folders whose disks may not be filled. */
  readonly watched: readonly string[];
  readonly limits?: ResourceLimits;
  /** Reads descriptor 3 of the child, if given. */
  readonly onStatus?: (text: string) => void;
  /** Called once the child runs. */
  reach(child: ChildProcess): Reach;
}

/** Seconds between asking nicely, asking again, and ending by force. */
const GRACE_SECONDS = { interrupt: 2, terminate: 1 };
/** A pipe that is still open this long after everything was ended is let go. */
const PIPE_SECONDS = 1;

interface Exit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Runs one command to its end or its limit. Returns at the limit even if a child keeps the pipes open. */
export async function runProcess(plan: ProcessPlan): Promise<SandboxResult> {
  const { request } = plan;
  const started = process.hrtime.bigint();
  const seconds = () => Number(process.hrtime.bigint() - started) / 1e9;
  if (request.signal?.aborted) return { end: 'signal', ...NO_EXIT, output: CANCELLED, outputBytes: 0, seconds: 0 };
  const output = createOutputBuffer(request.outputLimit);
  const child = startChild(plan);
  const exited = exitOf(child);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const failure = await startFailure(child);
  if (failure !== undefined) {
    return { end: 'not-started', ...NO_EXIT, output: failure, outputBytes: 0, seconds: seconds() };
  }
  const reach = plan.reach(child);
  // When this process leaves at once (a second Ctrl-C) there is no time to wait, but the first round of killing needs none.
  const leave = () => void reach.kill();
  process.once('exit', leave);
  const { watched: folders, limits = DEFAULT_LIMITS, group } = plan;
  const resources = { folders, limits, group, countOwn: reach.count };
  const watch = watchForStop({ request, child, output, resources });
  const stop = await Promise.race([exited.then(() => undefined), watch.stopped]);
  if (stop !== undefined) await endStepwise(reach, exited, stop);
  watch.dispose();
  await reach.kill();
  process.off('exit', leave);
  const exit = await exited;
  await Promise.race([closed, pause(PIPE_SECONDS * 1000)]);
  for (const stream of child.stdio) stream?.destroy();
  const text = output.text() + (stop === undefined ? '' : `\n[${stop.note}]\n`);
  const end = stop?.end ?? (exit.signal === null ? 'exited' : 'signal');
  return { end, ...exit, output: text, outputBytes: output.bytes(), seconds: seconds() };
}

const CANCELLED = '[not started: the run was cancelled]\n';
const NO_EXIT: Exit = { exitCode: null, signal: null };

function startChild({ argv, group, cwd, env, onStatus }: ProcessPlan): ChildProcess {
  // One pipe for both streams, or their lines could change places. The shell is gone once the command runs.
  const script = `${group?.enter ?? ''}exec "$@" 2>&1`;
  // A group of its own, so that one signal reaches all that stayed in it, and a Ctrl-C of the terminal reaches none of it.
  const child = spawn('/bin/sh', ['-c', script, 'sh', ...argv], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore', ...(onStatus ? ['pipe' as const] : [])],
  });
  const status = child.stdio[3];
  if (onStatus) (status as Readable).on('data', (chunk) => onStatus(String(chunk)));
  return child;
}

/** Undefined once the child runs, else what the system said. */
function startFailure(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    child.once('spawn', () => resolve(undefined));
    child.on('error', (error) => resolve(error.message));
  });
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => child.once('exit', (exitCode, signal) => resolve({ exitCode, signal })));
}

async function endStepwise(reach: Reach, exited: Promise<unknown>, stop: Stop): Promise<void> {
  // Only a hang gets time to say where it hangs; a cancelled or flooding run has nothing to add.
  if (stop.end === 'timeout') {
    reach.interrupt();
    if (await finishes(exited, GRACE_SECONDS.interrupt)) return;
  }
  reach.terminate();
  await finishes(exited, GRACE_SECONDS.terminate);
}

function finishes(exited: Promise<unknown>, seconds: number): Promise<boolean> {
  return Promise.race([exited.then(() => true), pause(seconds * 1000, false)]);
}
