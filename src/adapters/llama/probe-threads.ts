import type { Clock } from '../../ports/clock.ts';
import type { LlamaModelHandle } from './library-types.ts';

interface ThreadTrial {
  readonly threads: number;
  readonly seconds: number;
}

export interface ThreadProbe {
  readonly threads: number;
  /** In the order tried; empty where there was nothing to choose. */
  readonly trials: readonly ThreadTrial[];
}

const PROMPT_STEP = 16;
const PROMPT_STEPS = 3;
const OUTPUT_STEPS = 4;
const PROBE_WINDOW = 256;

/**
 * All cores, or all but one where that is faster. The library's threads wait for each other in busy loops: with another
 * process on one of two cores, two threads are far slower than one. The second trial ends as soon as it has lost.
 */
export async function probeThreads(model: LlamaModelHandle, cores: number, clock: Clock): Promise<ThreadProbe> {
  if (cores <= 1) return { threads: 1, trials: [] };
  const fewer = cores - 1;
  // The first evaluation also brings the weights into memory, which is not what is measured.
  await timeEvaluation(model, fewer, { clock, giveUpAfter: 0 });
  const base = {
    threads: fewer,
    seconds: await timeEvaluation(model, fewer, { clock, giveUpAfter: Number.POSITIVE_INFINITY }),
  };
  const all = { threads: cores, seconds: await timeEvaluation(model, cores, { clock, giveUpAfter: base.seconds }) };
  return { threads: all.seconds <= base.seconds ? cores : fewer, trials: [base, all] };
}

interface Trial {
  readonly clock: Clock;
  /** Seconds after which no further step is begun. */
  readonly giveUpAfter: number;
}

/** Seconds for a little of both: a few steps of a prompt, then single tokens as in an answer. */
async function timeEvaluation(model: LlamaModelHandle, threads: number, trial: Trial): Promise<number> {
  const context = await model.createContext({ contextSize: PROBE_WINDOW, threads, batchSize: PROMPT_STEP });
  try {
    const sequence = context.getSequence();
    const tokens = model.tokenize('def add(left, right):\n    return left + right\n'.repeat(8));
    const sizes = Array.from({ length: PROMPT_STEPS + OUTPUT_STEPS }, (_, step) =>
      step < PROMPT_STEPS ? PROMPT_STEP : 1,
    );
    const began = trial.clock.seconds();
    let at = 0;
    for (const size of sizes) {
      await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(at, at + size));
      at += size;
      if (trial.clock.seconds() - began > trial.giveUpAfter) break;
    }
    return trial.clock.seconds() - began;
  } finally {
    await context.dispose();
  }
}
