import { childrenMemory } from './children-memory.ts';
import type { Measured } from './figure.ts';

const NAME = 'peak memory';

export interface MemoryBaseline {
  /** Resident memory of this process before the index, in MiB. */
  readonly before: number;
  /** Bytes of text the index holds. */
  readonly textBytes: number;
}

/** Resident memory of this process in MiB; the tokenizer's table is most of it before any work. */
export function residentNow(): number {
  return process.memoryUsage().rss / 1024 ** 2;
}

/** The most memory taken so far: by this process, by the parser processes, and the sum of both, which were not all at once. */
export async function benchMemory({ before, textBytes }: MemoryBaseline): Promise<Measured> {
  // `maxRSS` is in KiB.
  const own = process.resourceUsage().maxRSS / 1024;
  const baseline = { name: 'before the index', value: before };
  const ownFigure = { name: `${NAME}, this process`, value: own, unit: 'MiB', baseline };
  const children = await childrenMemory();
  if (children === undefined) {
    return {
      figures: [ownFigure],
      missing: [{ name: `${NAME}, parser processes`, reason: 'this system has no /proc to read it from' }],
    };
  }
  const parsers = children.reduce((sum, each) => sum + each, 0);
  const parserFigure = {
    name: `${NAME}, parser processes`,
    value: parsers,
    unit: 'MiB',
    baseline: { name: 'the largest of them', value: children[0] ?? 0 },
    detail: `sum of the peaks of ${children.length}`,
  };
  const all = {
    name: `${NAME}, all processes`,
    value: own + parsers,
    unit: 'MiB',
    baseline: { name: 'text held by the index', value: textBytes / 1024 ** 2 },
    detail: 'sum of the peaks',
  };
  return { figures: [ownFigure, ...(children.length > 0 ? [parserFigure] : []), all], missing: [] };
}
