import type { TransferPolicy } from '../domain/witness.ts';
import type { ModelProfile } from '../ports/model.ts';
import type { RunSettings } from './run-settings.ts';

/** Evidence budget in tokens and tries in all, where nobody said otherwise. */
export interface RunLimits {
  readonly budget: number;
  readonly attempts: number;
}

export function runLimits(settings: RunSettings, profile: ModelProfile): RunLimits {
  return {
    budget: settings.budget ?? (profile.embedded ? 2048 : 4096),
    attempts: settings.attempts ?? (profile.embedded ? 3 : 2),
  };
}

/** The most a run can cost, said before the first call: every program may be asked for once more when its answer is unusable. */
export function describeWorstCase(profile: ModelProfile, limits: RunLimits, transfer: TransferPolicy): string {
  const programs = transfer === 'on' ? Math.max(2, limits.attempts) : limits.attempts;
  const calls = programs * 2;
  const output = Math.min(profile.maxOutputTokens, profile.window);
  const prompt = profile.window - output;
  const price = profile.price
    ? `, at most USD ${((calls * (prompt * profile.price.prompt + output * profile.price.completion)) / 1e6).toFixed(4)}`
    : '';
  return (
    `Model ${profile.name}: window ${profile.window} tokens (${profile.windowSource}), output up to ${output}. ` +
    `Worst case: ${calls} calls, ${calls * prompt} prompt and ${calls * output} output tokens${price}.`
  );
}
