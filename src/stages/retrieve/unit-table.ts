import type { Language } from '../../domain/language.ts';
import { comparePaths } from '../../domain/repo-path.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { IndexedFile, Unit, UnitKind, UnitRef } from '../../domain/symbol.ts';
import { lineStartsOf } from './line-starts.ts';

/** Every unit of the tree under a number, in path order and inside a file by position. Numbers are what all tables here hold. */
export interface UnitTable {
  readonly files: readonly IndexedFile[];
  readonly units: readonly UnitRef[];
  /** Number of the file a unit stands in. */
  readonly fileOf: Int32Array;
  /** Innermost enclosing unit, -1 at the top of a file. A module head encloses nothing. */
  readonly parent: Int32Array;
  /** First number behind a unit and all it encloses. */
  readonly subtreeEnd: Int32Array;
  /** Units of file f are numbered from `firstOf[f]` to `firstOf[f + 1]`, end excluded. */
  readonly firstOf: Int32Array;
  /** Offset at which each line of file f begins. */
  readonly lineStarts: readonly Int32Array[];
  readonly fileNumber: ReadonlyMap<string, number>;
  readonly unitNumber: ReadonlyMap<Unit, number>;
}

export function tabulateUnits(index: Pick<RepositoryIndex, 'files'>): UnitTable {
  const files = [...index.files].sort((a, b) => comparePaths(a.path, b.path));
  const units: UnitRef[] = [];
  const firstOf = new Int32Array(files.length + 1);
  files.forEach((file, number) => {
    for (const unit of [...file.units].sort(compareUnits)) units.push({ file, unit });
    firstOf[number + 1] = units.length;
  });
  const fileOf = new Int32Array(units.length);
  const parent = new Int32Array(units.length).fill(-1);
  for (let file = 0; file < files.length; file++) {
    const [first, end] = [firstOf[file] ?? 0, firstOf[file + 1] ?? 0];
    fileOf.fill(file, first, end);
    nestUnits(units, parent, { first, end });
  }
  return {
    files,
    units,
    fileOf,
    parent,
    subtreeEnd: endsOfSubtrees(parent),
    firstOf,
    lineStarts: files.map(({ text }) => lineStartsOf(text)),
    fileNumber: new Map(files.map((file, number) => [file.path, number])),
    unitNumber: new Map(units.map((ref, number) => [ref.unit, number])),
  };
}

/** Outer before inner, so that a stack of open units gives each its parent in one pass. */
function compareUnits(a: Unit, b: Unit): number {
  return (
    a.startOffset - b.startOffset ||
    b.endOffset - a.endOffset ||
    comparePaths(a.qualifiedName, b.qualifiedName) ||
    comparePaths(a.kind, b.kind) ||
    a.ordinal - b.ordinal
  );
}

function nestUnits(units: readonly UnitRef[], parent: Int32Array, range: { first: number; end: number }): void {
  const open: number[] = [];
  for (let number = range.first; number < range.end; number++) {
    const unit = units[number]?.unit;
    if (!unit || unit.kind === 'module' || unit.kind === 'window') continue;
    let outer = open.at(-1);
    while (outer !== undefined && !encloses(units[outer]?.unit, unit)) {
      open.pop();
      outer = open.at(-1);
    }
    parent[number] = outer ?? -1;
    open.push(number);
  }
}

function endsOfSubtrees(parent: Int32Array): Int32Array {
  const ends = parent.map((_, number) => number + 1);
  for (let number = parent.length - 1; number >= 0; number--) {
    const outer = parent[number] ?? -1;
    if (outer >= 0) ends[outer] = Math.max(ends[outer] ?? 0, ends[number] ?? 0);
  }
  return ends;
}

function encloses(outer: Unit | undefined, inner: Unit): boolean {
  if (!outer || outer.endOffset < inner.endOffset) return false;
  return outer.startOffset < inner.startOffset || outer.endOffset > inner.endOffset;
}

/** The innermost unit of a file that holds the line; a module head only where nothing else does. */
export function unitAtLine(table: UnitTable, file: number, line: number): number | undefined {
  let best: number | undefined;
  let head: number | undefined;
  for (let number = table.firstOf[file] ?? 0; number < (table.firstOf[file + 1] ?? 0); number++) {
    const unit = table.units[number]?.unit;
    if (!unit || unit.start > line || unit.end < line) continue;
    if (unit.kind === 'module') head = number;
    else best = number;
  }
  return best ?? head;
}

/** A test, or code that only tests use; Rust keeps both in a module of the file under test. */
export function isTestCode(ref: UnitRef | undefined): boolean {
  if (ref === undefined) return false;
  const { unit, file } = ref;
  return unit.isTest || file.isTestFile || (file.language === 'rust' && /(?:^|\.)tests?\./.test(unit.qualifiedName));
}

export function isClassLike(kind: UnitKind | undefined): boolean {
  return kind === 'class' || kind === 'interface' || kind === 'enum' || kind === 'type';
}

/** The name an object is known by; a module head and a window have none, a place in a file is not a name. */
export function nameOf(unit: Unit): string | undefined {
  return unit.kind === 'module' || unit.kind === 'window' || unit.qualifiedName === '' ? undefined : unit.qualifiedName;
}

/** Languages with a grammar that the tree is written in. */
export function codeLanguages({ files }: UnitTable): ReadonlySet<Language> {
  return new Set(files.map(({ language }) => language).filter((language) => language !== 'text'));
}
