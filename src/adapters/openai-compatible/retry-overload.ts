import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './server-error.ts';

export interface RetryPolicy {
  readonly retries: number;
  /** All waits together; a server that asks for more gets no further try. */
  readonly maxWaitSeconds: number;
  readonly signal: AbortSignal;
  readonly explain: (thrown: unknown) => Fault;
  /** Told before each wait. */
  readonly onWait?: (seconds: number, fault: Fault) => void;
}

/** Seconds until the next look at a server that is loading its model. */
export function warmUpPause(tries: number): number {
  return Math.min(2, 0.25 * 2 ** tries);
}

/**
 * Repeats a call that met 429 or 5xx. The SDK's own repeats are off: they cannot be interrupted, wait as long as a server
 * says, and send a prompt again after a broken connection, when it may have been paid for already.
 */
export async function retryOverload<T>(attempt: () => Promise<T>, policy: RetryPolicy): Promise<T> {
  let waited = 0;
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (thrown) {
      const fault = policy.explain(thrown);
      const warming = isWarmingUp(fault);
      const seconds = warming ? warmUpPause(tries) : (askedWait(fault.headers) ?? backOff(tries));
      const mayRetry =
        fault.retryable && (warming || tries < policy.retries) && waited + seconds <= policy.maxWaitSeconds;
      if (!mayRetry) throw thrown;
      policy.onWait?.(seconds, fault);
      waited += seconds;
      await pause(seconds * 1000, undefined, { signal: policy.signal });
    }
  }
}

/** Seconds a server asks to wait, as milliseconds, seconds or a date; undefined where it does not or cannot be read. */
export function askedWait(headers: Headers | undefined, now = Date.now()): number | undefined {
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (milliseconds >= 0) return milliseconds / 1000;
  const after = headers?.get('retry-after') ?? '';
  const seconds = /^\s*\d+(?:\.\d+)?\s*$/.test(after) ? Number(after) : (Date.parse(after) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Doubling from half a second, up to a quarter less, so that many clients do not come back at once. */
function backOff(tries: number): number {
  return Math.min(8, 0.5 * 2 ** tries) * (1 - Math.random() * 0.25);
}

/** llama.cpp answers 503 while it loads its model, which takes as long as it takes. */
function isWarmingUp(fault: Fault): boolean {
  return fault.status === 503 && /loading/i.test(fault.server?.message ?? '');
}
