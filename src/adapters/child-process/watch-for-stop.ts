import type { ChildProcess } from 'node:child_process';
import type { RunEnd } from '../../domain/verdict.ts';
import type { SandboxRequest } from '../../ports/sandbox.ts';
import type { OutputBuffer } from './output-buffer.ts';
import { type WatchedRun, watchResources } from './resource-watch.ts';

/** Why a run is ended from outside. */
export interface Stop {
  readonly end: Exclude<RunEnd, 'exited' | 'not-started'>;
  /** Added to the output, for whoever reads it. */
  readonly note: string;
}

export interface Watched {
  readonly request: SandboxRequest;
  readonly child: ChildProcess;
  readonly output: OutputBuffer;
  readonly resources: WatchedRun;
}

/** Output past this many times the kept amount is a flood and ends the run. */
const FLOOD = 10;

/** Reads the child's output and resolves with the first reason to end it: time, cancel, flood, too many processes or files. */
export function watchForStop(watched: Watched): { readonly stopped: Promise<Stop>; dispose(): void } {
  const { request, resources } = watched;
  const cleanup: (() => void)[] = [];
  const stopped = new Promise<Stop>((stop) => {
    const limit = `not finished after ${request.timeoutSeconds} s`;
    const timer = setTimeout(
      () => stop({ end: 'timeout', note: `ended by Vital: ${limit}` }),
      request.timeoutSeconds * 1000,
    );
    const cancel = () => stop({ end: 'signal', note: 'ended by Vital: the run was cancelled' });
    request.signal?.addEventListener('abort', cancel, { once: true });
    const exceeded = (what: string) => stop({ end: 'signal', note: `ended by Vital: ${what}` });
    cleanup.push(
      () => clearTimeout(timer),
      () => request.signal?.removeEventListener('abort', cancel),
      watchResources(resources, exceeded),
    );
    readOutput(watched, stop);
  });
  return { stopped, dispose: () => cleanup.forEach((undo) => void undo()) };
}

function readOutput({ request, child, output }: Watched, stop: (stop: Stop) => void): void {
  child.stdout?.on('data', (chunk: Buffer) => {
    output.append(chunk);
    request.onOutput?.(output.bytes());
    if (output.bytes() <= FLOOD * request.outputLimit) return;
    child.stdout?.destroy(); // A writer that cannot write any more costs nothing until it is ended.
    stop({ end: 'output-limit', note: `ended by Vital: ${output.bytes()} bytes of output` });
  });
}
