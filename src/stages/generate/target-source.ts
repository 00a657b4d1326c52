import type { Target } from '../../domain/program.ts';
import type { IndexedFile, Unit } from '../../domain/symbol.ts';
import { statementEnd } from './edit/import-area.ts';
import type { SourceExcerpt } from './source-excerpt.ts';
import { isShortFile } from './target-size.ts';

/** Import lines shown of a long file. */
const MOST_IMPORTS = 30;

export interface TargetSource {
  readonly code: SourceExcerpt;
  /** Imports and the class header of a definition shown without its file. */
  readonly surroundings: { readonly title: string; readonly text: string } | undefined;
}

/** What of the target's file is printed: a short file whole, else the definition with the head of its file. */
export function targetSource(target: Target, file: IndexedFile): TargetSource {
  const lines = file.text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n/g, '\n')
    .split('\n');
  const unit = target.unit?.unit;
  if (unit === undefined || isShortFile(file)) {
    const code = { path: file.path, start: 1, end: lines.length, isPart: false, text: lines.join('\n') };
    return { code, surroundings: undefined };
  }
  const { start, end } = unit;
  const code = { path: file.path, start, end, isPart: true, text: lines.slice(start - 1, end).join('\n') };
  return { code, surroundings: surroundings(file, unit, lines) };
}

function surroundings(file: IndexedFile, unit: Unit, lines: readonly string[]): TargetSource['surroundings'] {
  const starts = [...new Set(file.imports.map((one) => one.line))]
    .filter((line) => line < unit.start)
    .sort((a, b) => a - b);
  const imports = starts.flatMap((line) => lines.slice(line - 1, statementEnd(lines, line - 1))).slice(0, MOST_IMPORTS);
  const owner = unit.qualifiedName.slice(0, -unit.name.length - 1);
  const owning = file.units.find(
    (other) => other.qualifiedName === owner && other.start <= unit.start && other.end >= unit.end,
  );
  const text = [...new Set(imports), ...(owning ? ['', owning.signature] : [])];
  return text.every((line) => line.trim() === '') ? undefined : { title: file.path, text: text.join('\n') };
}
