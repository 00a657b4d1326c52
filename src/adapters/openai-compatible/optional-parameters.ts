import type { Fault } from './server-error.ts';

/** What a request may carry beyond model and messages; servers lack one or the other. */
export type OptionalParameter = 'temperature' | 'seed' | 'stream' | 'stream_options' | 'return_progress';

const OPTIONAL: readonly OptionalParameter[] = ['stream_options', 'return_progress', 'temperature', 'seed', 'stream'];
const UNSUPPORTED =
  /unsupported|not supported|does(?: not|n't) support|unknown|unrecogni[sz]ed|unexpected|extra|not permitted|not allowed|not implemented|only the default/i;

/** What one server turned out not to take, remembered for all later calls. */
export interface Abilities {
  readonly dropped: Set<OptionalParameter>;
  /** Newer hosted models know the output limit by `max_completion_tokens` only. */
  newLimitName: boolean;
}

/** Learns from a 400 or 422 that names a parameter; true if the call is worth repeating without it. */
export function dropUnsupported(fault: Fault, abilities: Abilities): OptionalParameter | 'max_tokens' | undefined {
  const server = fault.server;
  if (!server || (fault.status !== 400 && fault.status !== 422 && fault.status !== 501)) return undefined;
  const words = `${server.param} ${server.code} ${server.message}`.slice(0, 2000);
  if (!UNSUPPORTED.test(words)) return undefined;
  if (/max_completion_tokens/.test(words) && !abilities.newLimitName) {
    abilities.newLimitName = true;
    return 'max_tokens';
  }
  const named = OPTIONAL.find((name) => !abilities.dropped.has(name) && new RegExp(`\\b${name}\\b`).test(words));
  if (named) abilities.dropped.add(named);
  return named;
}
