import type { Language } from '../../../domain/language.ts';
import type { IndexedFile, Unit } from '../../../domain/symbol.ts';
import type { OtherDefinition } from '../answer/extract-definition.ts';
import { reindent } from './reindent.ts';
import { collapseBlanks, dominantEol, isBlank, splitLines } from './source-lines.ts';

/** Languages that know no function outside of a class: a bare helper of a method is another method. */
const CLASSES_ONLY: ReadonlySet<Language> = new Set(['java', 'csharp', 'scala', 'kotlin', 'php']);

export interface HelperPlace {
  readonly file: IndexedFile;
  readonly unit: Unit;
  /** The new definition: only helpers it names are wanted. */
  readonly definition: string;
}

/** The definitions an answer adds and its main one uses; any that the file has already are not among them. */
export function wantedHelpers(
  others: readonly OtherDefinition[],
  { file, definition }: HelperPlace,
): readonly OtherDefinition[] {
  const known = new Set(file.units.map((unit) => unit.name));
  const words = new Set<string>(definition.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  return others.filter(
    (other) => !known.has(other.name) && words.has(other.name) && (other.isSibling || other.isTopLevel),
  );
}

/** Names of the definitions that an answer writes anew beside the one it was asked for, and otherwise than the file has them. */
export function otherChanges(others: readonly OtherDefinition[], { units, text }: IndexedFile): readonly string[] {
  const changed = others.filter(({ name, lines }) => {
    const written = collapseBlanks(lines.join('\n'));
    const there = units.filter((unit) => unit.name === name);
    const isAsWritten = (unit: Unit) => collapseBlanks(text.slice(unit.startOffset, unit.endOffset)).includes(written);
    return there.length > 0 && !there.some(isAsWritten);
  });
  return [...new Set(changed.map(({ name }) => name))];
}

/** Puts helpers right before the definition that uses them: beside it in its class, or before the whole class. */
export function insertHelpers(text: string, helpers: readonly OtherDefinition[], place: HelperPlace): string {
  let result = text;
  for (const helper of [...helpers].reverse()) {
    const neighbour = isMember(helper, place) ? place.unit : outermost(place);
    const lineStart = result.lastIndexOf('\n', neighbour.startOffset - 1) + 1;
    const before = result.slice(lineStart, neighbour.startOffset);
    const base = isBlank(before) ? before.replace('\uFEFF', '') : '';
    const eol = dominantEol(splitLines(text));
    const gap = place.file.language === 'python' && base === '' ? eol + eol : eol;
    const lines = reindent(helper.lines, [], { base, body: undefined, hasClosingLine: false });
    const at = isBlank(before) ? lineStart + (before.startsWith('\uFEFF') ? 1 : 0) : neighbour.startOffset;
    result = result.slice(0, at) + lines.map((line) => line + eol).join('') + gap + result.slice(at);
  }
  return result;
}

function isMember(helper: OtherDefinition, { file, unit }: HelperPlace): boolean {
  return helper.isSibling || (CLASSES_ONLY.has(file.language) && unit.qualifiedName !== unit.name);
}

/** The top-level definition around the unit, or the unit itself. */
function outermost({ file, unit }: HelperPlace): Unit {
  const around = file.units.filter(
    (other) => other.kind !== 'module' && other.startOffset <= unit.startOffset && other.endOffset >= unit.endOffset,
  );
  return around.sort((a, b) => a.startOffset - b.startOffset)[0] ?? unit;
}
