import type { StackFrame } from '../../../domain/evidence.ts';
import { type UnitTable, unitAtLine } from '../unit-table.ts';
import type { PathTable } from './path-table.ts';
import { locatePrintedPath } from './printed-path.ts';

/** A frame's unit; depth counts from the innermost frame that lies in the repository. */
export interface LocatedFrame {
  readonly unit: number;
  readonly depth: number;
  readonly line: number;
}

export interface FrameTables {
  readonly table: UnitTable;
  readonly paths: PathTable;
}

/** Units the frames of a trace lie in, innermost first, each once. Frames of other code do not count as depth. */
export function locateFrames(tables: FrameTables, trace: readonly StackFrame[]): readonly LocatedFrame[] {
  const located = new Map<number, LocatedFrame>();
  for (const frame of trace) {
    const file = locateFrameFile(tables.paths, frame);
    const unit = file === undefined ? undefined : frameUnit(tables.table, file, frame);
    if (unit !== undefined && !located.has(unit)) located.set(unit, { unit, depth: located.size, line: frame.line });
  }
  return [...located.values()];
}

/** Java prints a base name, but the function says the package. */
function locateFrameFile(paths: PathTable, frame: StackFrame): number | undefined {
  const folder = frame.function?.replace(/^.*\//, '').split('.').slice(0, -2).join('/');
  const isBare = !/[\\/]/.test(frame.path);
  const packaged = isBare && folder ? paths.endingWith(`${folder}/${frame.path}`) : [];
  const found = packaged.length > 0 ? packaged : locatePrintedPath(paths, frame.path);
  return found.length === 1 ? found[0] : undefined;
}

/** By line; where the tree has moved under the trace, by the function's name in that file. */
function frameUnit(table: UnitTable, file: number, frame: StackFrame): number | undefined {
  const byLine = unitAtLine(table, file, frame.line);
  const name = frame.function && lastName(frame.function);
  if (!name || (byLine !== undefined && table.units[byLine]?.unit.name === name)) return byLine;
  for (let number = table.firstOf[file] ?? 0; number < (table.firstOf[file + 1] ?? 0); number++) {
    if (table.units[number]?.unit.name === name) return number;
  }
  return byLine;
}

/** `a::b::{{closure}}`, `pkg.(*T).run`, `Object.<anonymous>`, `block in run`: the last real name. */
function lastName(printed: string): string | undefined {
  return printed
    .slice(0, 300)
    .replace(/<[^<>]*>|\{\{?[^{}]*\}?\}/g, '')
    .match(/[\p{L}\p{N}_$]+/gu)
    ?.at(-1);
}
