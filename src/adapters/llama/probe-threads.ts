import type { Clock } from '../../ports/clock.ts';
import type { LlamaModelHandle } from './library-types.ts';

export interface ThreadProbe {
  readonly threads: number;
  /** Seconds each candidate took, in the order tried; empty where there was nothing to choose. */
  readonly seconds: readonly { readonly threads: number; readonly seconds: number }[];
}

const PROMPT_TOKENS = 48;
const OUTPUT_TOKENS = 4;
const PROBE_WINDOW = 256;

/**
 * All cores, or all but one where that is faster. The library's threads wait for each other in busy loops: with another
 * process on one of two cores, two threads are far slower than one.
 */
export async function probeThreads(model: LlamaModelHandle, cores: number, clock: Clock): Promise<ThreadProbe> {
  if (cores <= 1) return { threads: 1, seconds: [] };
  // The first evaluation also brings the weights into memory, which is not what is measured.
  await timeEvaluation(model, cores, clock);
  const all = { threads: cores, seconds: await timeEvaluation(model, cores, clock) };
  const fewer = { threads: cores - 1, seconds: await timeEvaluation(model, cores - 1, clock) };
  return { threads: fewer.seconds < all.seconds ? fewer.threads : all.threads, seconds: [all, fewer] };
}

async function timeEvaluation(model: LlamaModelHandle, threads: number, clock: Clock): Promise<number> {
  const context = await model.createContext({ contextSize: PROBE_WINDOW, threads, batchSize: PROMPT_TOKENS });
  try {
    const sequence = context.getSequence();
    const tokens = model.tokenize('def add(left, right):\n    return left + right\n'.repeat(8)).slice(0, PROMPT_TOKENS);
    const began = clock.seconds();
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(OUTPUT_TOKENS));
    for (const token of tokens.slice(0, OUTPUT_TOKENS)) await sequence.evaluateWithoutGeneratingNewTokens([token]);
    return clock.seconds() - began;
  } finally {
    await context.dispose();
  }
}
