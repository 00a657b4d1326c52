import { describe, expect, it } from 'vitest';
import { TaskError } from '../../src/domain/errors.ts';
import { scriptedModel } from './scripted-model.ts';

const ask = (content: string) => ({
  messages: [{ role: 'user' as const, content }],
  maxOutputTokens: 9,
  temperature: 0,
  seed: 1,
});

describe('scriptedModel', () => {
  it('replays its script in order and remembers the prompts', async () => {
    const cut = new TaskError('model-cut', 'cut');
    const model = scriptedModel(['one', cut, ({ seed }) => `seed ${seed}`, { text: 'four', seconds: 9 }]);
    expect((await model.complete(ask('a'))).text).toBe('one');
    await expect(model.complete(ask('b'))).rejects.toBe(cut);
    expect((await model.complete(ask('c'))).text).toBe('seed 1');
    expect(await model.complete(ask('d'))).toMatchObject({ text: 'four', seconds: 9, model: 'scripted' });
    expect([0, 1, 2, 3].map((call) => model.promptOf(call))).toEqual(['a', 'b', 'c', 'd']);
    model.assertDone();
  });

  it('fails on a call too many, showing its prompt', async () => {
    const model = scriptedModel([]);
    await expect(model.complete(ask('who asks?'))).rejects.toThrow('who asks?');
  });

  it('fails on a call too few, and on a prompt that never was', () => {
    const model = scriptedModel(['never asked for']);
    expect(() => model.assertDone()).toThrow('1 answers were scripted and only 0 asked for');
    expect(() => model.promptOf(0)).toThrow('never made');
  });

  it('counts a shared beginning as reused', async () => {
    const model = scriptedModel(['x', 'y']);
    await model.complete(ask(`${'shared '.repeat(40)}one`));
    const { usage } = await model.complete(ask(`${'shared '.repeat(40)}two`));
    expect(usage).toEqual({ promptTokens: 71, reusedTokens: 70, completionTokens: 1 });
  });
});
