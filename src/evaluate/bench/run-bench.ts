import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain } from '../../domain/errors.ts';
import { benchAllocate } from '../bench-allocate.ts';
import { benchAction } from './bench-action.ts';
import { benchIndex, compareWithParsing } from './bench-index.ts';
import { benchMemory, residentNow } from './bench-memory.ts';
import type { BenchPorts } from './bench-ports.ts';
import { benchQueries } from './bench-queries.ts';
import { benchRun } from './bench-run.ts';
import { describeMachine, type Machine } from './describe-machine.ts';
import type { Figure, Measured, MissingFigure } from './figure.ts';

export const BENCH_PARTS = ['index', 'allocate', 'run', 'action'] as const;
export type BenchPart = (typeof BENCH_PARTS)[number];

export interface BenchOptions {
  /** Repository to index and ask. */
  readonly repository: string;
  /** The built action, `dist/action.js`. */
  readonly action: string;
  /** All by default. */
  readonly parts?: readonly BenchPart[];
  /** A script answers in the whole run instead of the model. */
  readonly isScripted: boolean;
  readonly signal?: AbortSignal;
}

/** The JSON of `vital bench`. */
export interface BenchReport extends Measured {
  readonly schema: 'vital.bench/1';
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly repository: string;
}

/** Measures what the README states, each figure beside a baseline of the same run. A part that fails is told, and the others go on. */
export async function runBench(options: BenchOptions, ports: BenchPorts): Promise<BenchReport> {
  const machine = describeMachine();
  const folder = await mkdtemp(join(tmpdir(), 'vital-bench-'));
  const figures: Figure[] = [];
  const missing: MissingFigure[] = [];
  try {
    for (const part of options.parts ?? BENCH_PARTS) {
      if (options.signal?.aborted) {
        missing.push({ name: part, reason: 'interrupted' });
        continue;
      }
      ports.progress.stage('bench', part);
      const own = join(folder, part);
      await mkdir(own);
      const measured = await measure(part, { options, ports, folder: own }).catch(
        (thrown: unknown): Measured => ({ figures: [], missing: [{ name: part, reason: explain(thrown) }] }),
      );
      figures.push(...measured.figures);
      missing.push(...measured.missing);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const head = { schema: 'vital.bench/1', measuredAt: ports.clock.now().toISOString(), machine } as const;
  return { ...head, repository: options.repository, figures, missing };
}

interface PartRequest {
  readonly options: BenchOptions;
  readonly ports: BenchPorts;
  readonly folder: string;
}

async function measure(part: BenchPart, { options, ports, folder }: PartRequest): Promise<Measured> {
  switch (part) {
    case 'index':
      return measureIndex(options, ports, folder);
    case 'allocate':
      return { figures: measureAllocate(ports), missing: [] };
    case 'run': {
      const signal = options.signal ? { signal: options.signal } : {};
      return benchRun({ folder, isScripted: options.isScripted, ...signal }, ports);
    }
    case 'action':
      return benchAction({ script: options.action, folder, clock: ports.clock });
    default:
      throw new RangeError(`No part ${JSON.stringify(part satisfies never)}`);
  }
}

async function measureIndex(options: BenchOptions, ports: BenchPorts, folder: string): Promise<Measured> {
  const before = residentNow();
  const run = await ports.openRun(options.repository, folder);
  try {
    const indexed = await benchIndex(run);
    const queries = benchQueries(indexed.index, ports);
    // Before the bare parser: its trees in this process are none of the index's cost.
    const memory = await benchMemory({ before, textBytes: indexed.index.bytes });
    const figures = await compareWithParsing(indexed, await ports.openParser(), run);
    return { figures: [...figures, ...queries, ...memory.figures], missing: memory.missing };
  } finally {
    await run.close();
  }
}

function measureAllocate(ports: BenchPorts): readonly Figure[] {
  const { rows, slope } = benchAllocate(ports);
  const [first] = rows;
  const linear = (n: number) => (first ? (1000 * first.seconds * n) / first.n : 0);
  return [
    ...rows.map(({ n, seconds }) => ({
      name: `allocate, n = ${n}`,
      value: 1000 * seconds,
      unit: 'ms',
      baseline: { name: 'linear from the smallest', value: linear(n) },
    })),
    { name: 'allocate, slope in log-log', value: slope, unit: '', baseline: { name: 'linear', value: 1 } },
  ];
}
