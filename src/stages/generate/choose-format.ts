import type { EditFormat, Target } from '../../domain/program.ts';
import type { IndexedFile } from '../../domain/symbol.ts';
import type { ModelProfile } from '../../ports/model.ts';
import { isShortFile, LARGE_UNIT_LINES } from './target-size.ts';

export type AskedFormat = Exclude<EditFormat, 'unified-diff'>;

/**
 * The format an answer is asked for. Small models lose far more on search/replace than on whole definitions; large ones
 * write fewer tokens with it. A unified diff is never asked for and always accepted.
 */
export function chooseFormat(target: Target, file: IndexedFile, strength: ModelProfile['strength']): AskedFormat {
  if (strength === 'strong') return 'search-replace';
  const unit = target.unit?.unit;
  if (unit === undefined || unit.kind === 'module' || unit.kind === 'window') {
    return isShortFile(file) ? 'whole-file' : 'search-replace';
  }
  return unit.end - unit.start + 1 > LARGE_UNIT_LINES ? 'search-replace' : 'whole-definition';
}
