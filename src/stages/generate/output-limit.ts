import type { EditFormat } from '../../domain/program.ts';
import type { ModelProfile } from '../../ports/model.ts';

/** Room for a sentence before the code, a longer fix, and the fence. */
const ROOM = 256;
const LEAST_FOR_EDITS = 1024;

/**
 * Tokens an answer may have: about twice what is rewritten. Far more would let a weak model that lost its way run on for
 * minutes; less would cut good answers.
 */
export function outputLimit(format: EditFormat, rewritten: string, profile: ModelProfile): number {
  const wanted = 2 * profile.tokenizer.count(rewritten) + (format === 'search-replace' ? LEAST_FOR_EDITS : ROOM);
  return Math.max(1, Math.min(wanted, profile.maxOutputTokens, Math.floor(profile.window / 2)));
}
