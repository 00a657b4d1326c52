import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { IndexedFile, Unit } from '../../domain/symbol.ts';
import { lineStartsOf } from '../../stages/retrieve/line-starts.ts';

export interface OpenTask {
  /** The tree as whoever writes the function finds it: header and docstring, no body and no calls. */
  readonly index: RepositoryIndex;
  /** Signature and docstring, without the body. */
  readonly query: string;
  /** The function; several where a file defines it once for each of several conditions. */
  readonly focal: readonly Unit[];
}

/** Takes the body of a function out of the indexed tree; undefined where the file has no such function. */
export function hideBody(
  index: RepositoryIndex,
  { file: path, entry_point: name }: { readonly file: string; readonly entry_point: string },
): OpenTask | undefined {
  const file = index.files.find((one) => one.path === path);
  const focal = file?.units.filter((unit) => isFunction(unit) && (unit.name === name || unit.qualifiedName === name));
  const asked = focal?.find((unit) => unit.doc !== '') ?? focal?.[0];
  if (!file || !focal || !asked) return undefined;
  const open = focal.reduce(withoutBody, file);
  const files = index.files.map((one) => (one === file ? open : one));
  return {
    index: { ...index, files, byPath: new Map(files.map((one) => [one.path, one])) },
    query: `${asked.signature}\n${asked.doc}`,
    focal: open.units.filter((unit) => focal.some((one) => one.startOffset === unit.startOffset)),
  };
}

function isFunction({ kind }: Unit): boolean {
  return kind === 'function' || kind === 'method';
}

/** Blanks take the body's place, so that every offset and line of the file stays what it is. */
function withoutBody(file: IndexedFile, unit: Unit): IndexedFile {
  const { startOffset, endOffset, bodyStart } = unit;
  const from = Math.max(startOffset, lineStartsOf(file.text)[bodyStart - 1] ?? file.text.length);
  const blank = file.text.slice(from, endOffset).replaceAll(/[^\n]/g, ' ');
  const isInside = (other: Unit): boolean =>
    other.startOffset >= startOffset && other.endOffset <= endOffset && !isSame(other, unit);
  return {
    ...file,
    text: file.text.slice(0, from) + blank + file.text.slice(endOffset),
    units: file.units
      .filter((other) => !isInside(other))
      .map((other) => (isSame(other, unit) ? { ...other, calls: [] } : other)),
  };
}

function isSame(a: Unit, b: Unit): boolean {
  return a.startOffset === b.startOffset && a.endOffset === b.endOffset && a.kind === b.kind;
}
