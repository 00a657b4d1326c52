import type { RepositoryIndex } from '../../../domain/repository-index.ts';
import { favourOf, type WitnessOf } from '../favour-of.ts';
import { interfaceViolations } from '../interface-violations.ts';
import type { ProgramImage } from '../program-image.ts';

/** Favours the program that keeps the header the task was given where the other breaks it. */
export function witnessInterface(
  original: ProgramImage,
  alternative: ProgramImage,
  index: RepositoryIndex,
): WitnessOf<'interface-consistency'> {
  const violationsDefault = interfaceViolations(original, index);
  const violationsAlternative = interfaceViolations(alternative, index);
  const breaksDefault = violationsDefault.length > 0;
  const breaksAlternative = violationsAlternative.length > 0;
  return {
    kind: 'interface-consistency',
    favours: favourOf(breaksAlternative && !breaksDefault, breaksDefault && !breaksAlternative),
    violationsDefault,
    violationsAlternative,
  };
}
