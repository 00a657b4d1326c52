import { favourOf, type WitnessOf } from '../favour-of.ts';
import type { ProgramImage } from '../program-image.ts';

/** Favours the program whose files parse where those of the other do not. */
export function witnessSyntax(original: ProgramImage, alternative: ProgramImage): WitnessOf<'syntax-repair'> {
  const errorsDefault = syntaxErrors(original);
  const errorsAlternative = syntaxErrors(alternative);
  return {
    kind: 'syntax-repair',
    favours: favourOf(errorsAlternative > 0 && errorsDefault === 0, errorsDefault > 0 && errorsAlternative === 0),
    errorsDefault,
    errorsAlternative,
  };
}

/** ERROR and MISSING nodes of all changed files with the program spliced in. */
function syntaxErrors(image: ProgramImage): number {
  return image.files.reduce((sum, file) => sum + file.errors, 0);
}
