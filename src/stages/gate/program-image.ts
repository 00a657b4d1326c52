import { type GrammarLanguage, languageOf } from '../../domain/language.ts';
import type { Program } from '../../domain/program.ts';
import type { RepoPath } from '../../domain/repo-path.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { FileRecord, Unit } from '../../domain/symbol.ts';
import type { Extractor } from '../../ports/extractor.ts';

/** One changed file of a program, parsed as it would be with the program applied. */
export interface FileImage {
  readonly path: RepoPath;
  readonly language: GrammarLanguage;
  readonly text: string;
  readonly record: FileRecord;
  /** ERROR and MISSING nodes of the whole file. */
  readonly errors: number;
  /** The same of the file before; 0 for a new one. */
  readonly errorsBefore: number;
  /** Definitions that are new or differ from the base, outermost first cut down to the functions where those changed. */
  readonly changed: readonly Unit[];
}

/** What the witnesses look at. Text and structure only: nothing that ran. */
export interface ProgramImage {
  readonly program: Program;
  readonly files: readonly FileImage[];
  /** False where a changed code file could not be parsed to the end. */
  readonly isParsed: boolean;
}

export interface ImageTools {
  readonly index: RepositoryIndex;
  readonly extractor: Extractor;
}

/** Parses the post-image of every changed code file. Files of other languages take no part. */
export async function imageOf(program: Program, tools: ImageTools): Promise<ProgramImage> {
  const files: FileImage[] = [];
  let isParsed = true;
  for (const { path, after } of program.changes) {
    const base = tools.index.byPath.get(path);
    const language = base?.language ?? languageOf(path, after?.split('\n', 1)[0]);
    if (after === null || language === 'text') continue;
    const extraction = await tools.extractor.extract(language, after);
    const errors = await tools.extractor.countSyntaxErrors(language, after);
    if (!extraction.ok || errors === undefined) {
      isParsed = false;
      continue;
    }
    const { record } = extraction;
    const known = new Set(base?.units.map((unit) => unitText(base.text, unit)));
    const changed = innermost(record.units.filter((unit) => !known.has(unitText(after, unit))));
    files.push({ path, language, text: after, record, errors, errorsBefore: base?.syntaxErrors ?? 0, changed });
  }
  return { program, files, isParsed };
}

export function unitText(text: string, unit: Unit): string {
  return text.slice(unit.startOffset, unit.endOffset);
}

/** A class that changed because a method did is told by the method; a function inside a function by the outer one. */
function innermost(units: readonly Unit[]): readonly Unit[] {
  const isCallable = (unit: Unit) => unit.kind === 'function' || unit.kind === 'method';
  const holds = (outer: Unit, inner: Unit) =>
    outer !== inner && outer.startOffset <= inner.startOffset && outer.endOffset >= inner.endOffset;
  return units.filter((unit) =>
    isCallable(unit)
      ? !units.some((other) => isCallable(other) && holds(other, unit))
      : !units.some((other) => isCallable(other) && holds(unit, other)),
  );
}

/** The text a program wrote, for its size: its changed definitions, or its new lines where no definition changed. */
export function writtenText(image: ProgramImage): string {
  return image.program.changes
    .map((change) => {
      const file = image.files.find((one) => one.path === change.path);
      if (file && file.changed.length > 0) return file.changed.map((unit) => unitText(file.text, unit)).join('\n');
      const before = new Set(change.before?.split('\n'));
      return (change.after ?? '')
        .split('\n')
        .filter((line) => !before.has(line))
        .join('\n');
    })
    .join('\n');
}
