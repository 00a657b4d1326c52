import { favourOf, type WitnessOf } from '../favour-of.ts';
import type { ProgramImage } from '../program-image.ts';
import type { RepositoryNames } from '../repository-names.ts';
import { unresolvedNames } from '../unresolved-names.ts';

/** Favours the program with fewer names that nothing explains, if it adds none of its own. */
export function witnessNames(
  original: ProgramImage,
  alternative: ProgramImage,
  repository: RepositoryNames,
): WitnessOf<'suspicious-names'> {
  const namesDefault = suspiciousNames(original, repository);
  const namesAlternative = suspiciousNames(alternative, repository);
  return {
    kind: 'suspicious-names',
    favours: favourOf(isCleaner(namesDefault, namesAlternative), isCleaner(namesAlternative, namesDefault)),
    namesDefault,
    namesAlternative,
  };
}

function suspiciousNames(image: ProgramImage, repository: RepositoryNames): readonly string[] {
  return [...new Set(image.files.flatMap((file) => unresolvedNames(file, repository)))].sort();
}

function isCleaner(names: readonly string[], than: readonly string[]): boolean {
  return names.length < than.length && names.every((name) => than.includes(name));
}
