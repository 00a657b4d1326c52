import { describe, expect, it } from 'vitest';
import { commentProgress } from '../../src/entry/comment-progress.ts';
import type { Progress } from '../../src/ports/progress.ts';

function recorder(): { readonly log: Progress; readonly lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    log: {
      stage: (stage, detail) => lines.push(`${stage}: ${detail}`),
      update: () => undefined,
      note: (text) => lines.push(text),
    },
  };
}

describe('commentProgress', () => {
  it('draws one phase at a time, and those that passed meanwhile with the next', async () => {
    const drawn: string[] = [];
    const release: (() => void)[] = [];
    const { log, lines } = recorder();
    const { progress, settle } = commentProgress(log, async (entered, detail) => {
      drawn.push(`${entered.join('>')} ${detail}`);
      await new Promise<void>((resolve) => release.push(resolve));
    });
    progress.stage('checkout', 'a');
    progress.stage('baseline', 'b');
    progress.stage('index', 'c');
    expect(drawn).toEqual(['checkout a']);
    release[0]?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(drawn).toEqual(['checkout a', 'checkout>baseline>index c']);
    release[1]?.();
    await settle();
    expect(lines).toEqual(['checkout: a', 'baseline: b', 'index: c']);
  });

  it('lets the edit under way end, and starts none after it was settled', async () => {
    const drawn: string[] = [];
    const { progress, settle } = commentProgress(recorder().log, async (entered) => {
      await new Promise((resolve) => setImmediate(resolve));
      drawn.push(entered.join('>'));
    });
    progress.stage('checkout', '');
    progress.stage('baseline', '');
    await settle();
    expect(drawn).toEqual(['checkout']);
  });

  it('does not fail the work when an edit fails, and says so once', async () => {
    const { log, lines } = recorder();
    const { progress, settle } = commentProgress(log, () => Promise.reject(new Error('status 500')));
    progress.stage('checkout', '');
    await new Promise((resolve) => setImmediate(resolve));
    progress.stage('index', '');
    await settle();
    expect(lines.filter((line) => line.includes('status 500'))).toHaveLength(1);
  });
});
