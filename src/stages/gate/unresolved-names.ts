import type { GrammarLanguage } from '../../domain/language.ts';
import type { FileRecord, Unit } from '../../domain/symbol.ts';
import { blankLiterals } from './blank-literals.ts';
import { boundNames } from './bound-names.ts';
import { LANGUAGE_NAMES } from './builtins/language-names.ts';
import { plainName, wordsOf } from './code-words.ts';
import { type FileImage, unitText } from './program-image.ts';
import type { RepositoryNames } from './repository-names.ts';

/**
 * Free names and called attributes of a file's changed definitions that resolve to none of: builtins, parameters, locals,
 * file scope, imports, repository index, members of what the language brings. In name order, an attribute with its dot.
 * What the untouched rest of the file uses just so is our ignorance and nobody's fault.
 */
export function unresolvedNames(file: FileImage, repository: RepositoryNames): readonly string[] {
  const place = { file, scope: fileScope(file), repository };
  const found = new Set(file.changed.flatMap((unit) => unresolvedIn(unit, place)));
  if (found.size === 0) return [];
  const isChanged = (unit: Unit) =>
    file.changed.some((one) => one.startOffset <= unit.startOffset && one.endOffset >= unit.endOffset);
  const callable = file.record.units.filter((unit) => unit.kind === 'function' || unit.kind === 'method');
  for (const unit of callable) {
    if (!isChanged(unit)) for (const name of unresolvedIn(unit, place)) found.delete(name);
  }
  return [...found].sort();
}

function unresolvedIn(unit: Unit, place: Place): readonly string[] {
  const { file, scope, repository } = place;
  const code = blankLiterals(unitText(file.text, unit), file.language);
  const local = boundNames(code, file.language);
  const parameters = parameterWords(unit, file);
  const isFree = (name: string) =>
    !local.has(name) &&
    !parameters.has(name) &&
    !scope.names.has(name) &&
    !repository.defined.has(name) &&
    !isInheritedMember(name, place);
  const free = scope.isOpen ? [] : [...freeNames(code, file.language)].filter(isFree);
  const members = [...calledMembers(unit, file)].filter((name) => !isKnownMember(name, place));
  return [...free, ...members.map((name) => `.${name}`)];
}

const IMPLICIT_THIS: ReadonlySet<GrammarLanguage> = new Set(['java', 'csharp', 'cpp', 'kotlin', 'scala', 'ruby']);

/** Where `this.` may be left out, a bare name may be a member that a class of somebody else brought. */
function isInheritedMember(name: string, place: Place): boolean {
  return IMPLICIT_THIS.has(place.file.language) && isKnownMember(name, place);
}

/** Every word in the headers of the unit, of what is inside it and of what it is inside of. */
function parameterWords(unit: Unit, file: FileImage): ReadonlySet<string> {
  const overlapping = file.record.units.filter(
    (other) =>
      other.startOffset < unit.endOffset && other.endOffset > unit.startOffset && other.signature.includes(other.name),
  );
  const words = overlapping.flatMap((other) => {
    const list = other.signature.slice(other.signature.indexOf(other.name) + other.name.length);
    return wordsOf(blankLiterals(list, file.language), file.language).map((word) => word.name);
  });
  return new Set(words);
}

function freeNames(code: string, language: GrammarLanguage): ReadonlySet<string> {
  const known = LANGUAGE_NAMES[language].names;
  const free = wordsOf(code, language).filter((word) => !word.isMember && !word.isKey && !known.has(word.name));
  return new Set(free.map((word) => word.name).filter((name) => !isNobodys(name, language)));
}

/** Blanks for names, the sign before a text, and what Ruby knows everywhere. */
function isNobodys(name: string, language: GrammarLanguage): boolean {
  return /^[_$]+$/.test(name) || (language === 'ruby' && name.startsWith('$'));
}

interface FileScope {
  /** Definitions, imports, and what the code outside of definitions binds. */
  readonly names: ReadonlySet<string>;
  /** Attributes somebody in the file assigns. */
  readonly assigned: ReadonlySet<string>;
  readonly importRoots: ReadonlySet<string>;
  /** Some import brings names we cannot know, so no free name can be called unresolved. */
  readonly isOpen: boolean;
}

function fileScope({ text, language, record }: FileImage): FileScope {
  const code = blankLiterals(text, language);
  const names = new Set(record.units.flatMap((unit) => [unit.name, plainName(unit.name, language)]));
  for (const name of boundNames(outsideOfFunctions(code, record), language)) names.add(name);
  const importRoots = new Set(importedNames(record).map((name) => plainName(name, language)));
  for (const name of importRoots) names.add(name);
  const assigned = new Set([...code.matchAll(/(?:\.|->|::|@)([\w$]+)\s*=(?!=)/g)].map((match) => match[1] ?? ''));
  return { names, assigned, importRoots, isOpen: record.imports.some(bringsUnknownNames) };
}

/** The code with the bodies of functions blanked: their locals are not in file scope. */
function outsideOfFunctions(code: string, record: FileRecord): string {
  let out = '';
  let at = 0;
  const functions = record.units.filter((unit) => unit.kind === 'function' || unit.kind === 'method');
  for (const unit of [...functions].sort((a, b) => a.startOffset - b.startOffset)) {
    if (unit.startOffset < at) continue;
    out += `${code.slice(at, unit.startOffset)}\n`;
    at = unit.endOffset;
  }
  return out + code.slice(at);
}

function importedNames(record: FileRecord): readonly string[] {
  return record.imports.flatMap((one) => [
    ...one.names.map((name) => name.alias),
    // `import a.b` binds `a`, `import java.util.List` binds `List`, `use a::b` binds `b`.
    ...one.module.split(/[.:/\\]+/).filter((part) => part !== ''),
  ]);
}

/** `from x import *`, `import java.util.*`, `#include`, `using`: any name may come from there. */
function bringsUnknownNames(one: FileRecord['imports'][number]): boolean {
  return one.names.some((name) => name.name === '*' && name.alias === '*') || one.module.endsWith('*');
}

function calledMembers(unit: Unit, file: FileImage): ReadonlySet<string> {
  const names = new Set<string>();
  for (const other of file.record.units) {
    if (other.startOffset < unit.startOffset || other.endOffset > unit.endOffset) continue;
    for (const call of other.calls) {
      const root = call.receiver === undefined ? undefined : /^[\w$]+/.exec(call.receiver)?.[0];
      // What an imported module holds is not ours to know.
      if (call.receiver !== undefined && !(root !== undefined && isImported(root, file.record)))
        names.add(plainName(call.name, file.language));
    }
  }
  return names;
}

function isImported(root: string, record: FileRecord): boolean {
  return importedNames(record).includes(root);
}

interface Place {
  readonly file: FileImage;
  readonly scope: FileScope;
  readonly repository: RepositoryNames;
}

function isKnownMember(name: string, { file, scope, repository }: Place): boolean {
  const { members, names } = LANGUAGE_NAMES[file.language];
  return (
    members.has(name) ||
    names.has(name) ||
    scope.names.has(name) ||
    scope.assigned.has(name) ||
    repository.defined.has(name) ||
    repository.calledMembers.has(name)
  );
}
