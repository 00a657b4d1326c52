import { cpus, freemem, loadavg, release, totalmem, type } from 'node:os';

/** What the figures were measured on; without it they say nothing. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly freeGiB: number;
  readonly system: string;
  readonly node: string;
  /** Processes that wanted to run, on average, over the last one, five and fifteen minutes. */
  readonly load: readonly number[];
  /** Others were busy on it: more wanted to run than there are cores. */
  readonly isShared: boolean;
}

const GIB = 1024 ** 3;

export function describeMachine(): Machine {
  const cores = cpus().length;
  const load = loadavg().map((value) => Math.round(value * 100) / 100);
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores,
    memoryGiB: Math.round(totalmem() / GIB),
    freeGiB: Math.round(freemem() / GIB),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    load,
    isShared: (load[0] ?? 0) > cores / 2,
  };
}
