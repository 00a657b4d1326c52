import type { GrammarLanguage } from '../../domain/language.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { IndexedFile, Unit } from '../../domain/symbol.ts';
import { blankLiterals } from './blank-literals.ts';
import { parseSignature, type Signature } from './parse-signature.ts';
import { type FileImage, type ProgramImage, unitText } from './program-image.ts';

/**
 * How the program breaks the header its task was given: name, place, parameters, async and static, decorators, generator.
 * A whole-file target answers for every top-level definition of the file.
 */
export function interfaceViolations(image: ProgramImage, index: RepositoryIndex): readonly string[] {
  const { target, changes } = image.program;
  const base = index.byPath.get(target.path);
  const change = changes.find((one) => one.path === target.path);
  if (!base || !change || base.language === 'text') return [];
  const given = target.unit && target.unit.unit.kind !== 'module' ? [target.unit.unit] : topLevel(base);
  if (change.after === null) return given.map((unit) => `${unit.qualifiedName} is gone`);
  const file = image.files.find((one) => one.path === target.path);
  if (!file) return [];
  return given.flatMap((unit) => violationsOf(unit, { base, file, language: file.language }));
}

function topLevel(file: IndexedFile): readonly Unit[] {
  return file.units.filter(
    (unit) => unit.kind !== 'module' && unit.kind !== 'window' && unit.qualifiedName === unit.name,
  );
}

interface Place {
  readonly base: IndexedFile;
  readonly file: FileImage;
  readonly language: GrammarLanguage;
}

function violationsOf(given: Unit, place: Place): readonly string[] {
  const { base, file, language } = place;
  const same = file.record.units.filter(
    (unit) => unit.qualifiedName === given.qualifiedName && unit.kind === given.kind,
  );
  const found = same.find((unit) => unit.ordinal === given.ordinal) ?? same[0];
  if (!found) {
    const elsewhere = file.record.units.some((unit) => unit.name === given.name);
    return [
      elsewhere ? `${given.name} is not in its place ${given.qualifiedName}` : `${given.qualifiedName} is missing`,
    ];
  }
  const before = parseSignature(given.signature, given.name, language);
  const after = parseSignature(found.signature, found.name, language);
  const generates = (text: string, unit: Unit) => isGenerator(text, unit, language);
  return [
    ...parameterViolations(before, after),
    ...(before.isAsync === after.isAsync ? [] : [after.isAsync ? 'became async' : 'is not async any more']),
    ...(before.isStatic === after.isStatic ? [] : [after.isStatic ? 'became static' : 'is not static any more']),
    ...(before.decorators.join() === after.decorators.join() ? [] : ['decorators differ']),
    ...(generates(base.text, given) === generates(file.text, found) ? [] : ['generator and function differ']),
  ].map((violation) => `${given.qualifiedName}: ${violation}`);
}

function parameterViolations(before: Signature, after: Signature): readonly string[] {
  if (before.parameters === undefined || after.parameters === undefined) {
    return before.parameters === after.parameters ? [] : ['parameter list appeared or vanished'];
  }
  const names = (signature: Signature) => signature.parameters?.map((parameter) => parameter.name).join(', ') ?? '';
  if (before.parameters.length !== after.parameters.length) {
    return [`takes ${after.parameters.length} parameters instead of ${before.parameters.length}`];
  }
  if (names(before) !== names(after)) return [`parameters are (${names(after)}) instead of (${names(before)})`];
  const changed = before.parameters.filter((parameter, i) => parameter.fallback !== after.parameters?.[i]?.fallback);
  return changed.map((parameter) => `default of ${parameter.name} differs`);
}

function isGenerator(text: string, unit: Unit, language: GrammarLanguage): boolean {
  const yields = language === 'python' || language === 'csharp' || language === 'php';
  if (language === 'javascript' || language === 'typescript' || language === 'tsx') {
    return /\bfunction\s*\*|^\s*(?:static\s+)?(?:async\s+)?\*/.test(unit.signature);
  }
  return yields && /\byield\b/.test(blankLiterals(unitText(text, unit), language));
}
