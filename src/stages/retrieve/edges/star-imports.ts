import type { ImportAliases } from './import-aliases.ts';
import type { ModuleResolver } from './module-resolver.ts';

/** Re-exports followed one after the other: at most 4 hops of aliasing. */
export const MOST_HOPS = 4;
/** Files reached from one barrel. */
const MOST_REACHED = 1000;

/** Files that a file opens whole, by `export *`, `import *` and the like. */
export interface StarImports {
  opened(file: number): readonly number[];
  /** True if a file's names pass through to another over at most four such imports. */
  reaches(from: number, file: number): boolean;
}

/** Resolved on first use and kept: a barrel is asked for every name that is imported through it. */
export function starImports(aliases: readonly ImportAliases[], resolve: ModuleResolver): StarImports {
  const openedBy = new Map<number, readonly number[]>();
  const reachedFrom = new Map<number, ReadonlySet<number>>();
  const opened = (file: number): readonly number[] => {
    const before = openedBy.get(file);
    if (before) return before;
    const files = new Set((aliases[file]?.stars ?? []).flatMap((module) => resolve(file, module).files));
    files.delete(file);
    openedBy.set(file, [...files]);
    return [...files];
  };
  return {
    opened,
    reaches(from, file) {
      const reached = reachedFrom.get(from) ?? reach(from, opened);
      reachedFrom.set(from, reached);
      return reached.has(file);
    },
  };
}

function reach(from: number, opened: (file: number) => readonly number[]): ReadonlySet<number> {
  const reached = new Set([from]);
  let edge: readonly number[] = [from];
  for (let hop = 0; hop < MOST_HOPS && edge.length > 0; hop++) {
    const next: number[] = [];
    for (const file of edge) {
      for (const other of opened(file)) {
        if (reached.has(other) || reached.size >= MOST_REACHED) continue;
        reached.add(other);
        next.push(other);
      }
    }
    edge = next;
  }
  return reached;
}
