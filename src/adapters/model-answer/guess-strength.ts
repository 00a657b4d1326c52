import type { ModelProfile } from '../../ports/model.ts';

/** Below this many billions of parameters, models write whole definitions far better than search/replace blocks. */
const STRONG_FROM_BILLIONS = 20;

/** Strength by the size a model's name states: `qwen2.5-coder-1.5b` is weak. A name without a size is a hosted model. */
export function guessStrength(name: string): ModelProfile['strength'] {
  const size = /(?:^|[^a-z0-9.])(\d{1,4}(?:\.\d{1,2})?)b(?![a-z0-9])/i.exec(name);
  return size && Number(size[1]) < STRONG_FROM_BILLIONS ? 'weak' : 'strong';
}
