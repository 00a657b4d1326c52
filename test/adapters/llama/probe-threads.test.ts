import { expect, it } from 'vitest';
import type { LlamaModelHandle } from '../../../src/adapters/llama/library-types.ts';
import { probeThreads } from '../../../src/adapters/llama/probe-threads.ts';

/** A model whose evaluation takes a stated time for each number of threads, on a clock that only it moves. */
function timedModel(secondsPerStep: (threads: number) => number) {
  let now = 0;
  const steps = new Map<number, number>();
  const model = {
    tokenize: (text: string) => Array.from(text, (_, index) => index),
    async createContext({ threads }: { threads: number }) {
      const evaluateWithoutGeneratingNewTokens = async () => {
        now += secondsPerStep(threads);
        steps.set(threads, (steps.get(threads) ?? 0) + 1);
      };
      return { getSequence: () => ({ evaluateWithoutGeneratingNewTokens }), dispose: async () => {} };
    },
  };
  const clock = { now: () => new Date(0), seconds: () => now };
  return { model: model as unknown as LlamaModelHandle, clock, steps };
}

it('takes all cores where they are faster', async () => {
  const { model, clock } = timedModel((threads) => 1 / threads);
  expect(await probeThreads(model, 4, clock)).toMatchObject({ threads: 4, trials: [{ threads: 3 }, { threads: 4 }] });
});

it('leaves one core out where another process is on it, and gives the slow trial up early', async () => {
  const { model, clock, steps } = timedModel((threads) => (threads === 2 ? 20 : 0.1));
  expect(await probeThreads(model, 2, clock)).toMatchObject({ threads: 1 });
  expect(steps.get(2)).toBe(1);
});

it('has nothing to choose with one core', async () => {
  const { model, clock, steps } = timedModel(() => 1);
  expect(await probeThreads(model, 1, clock)).toEqual({ threads: 1, trials: [] });
  expect(steps.size).toBe(0);
});
