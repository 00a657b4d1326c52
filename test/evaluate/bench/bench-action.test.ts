import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/adapters/system-clock/system-clock.ts';
import { benchAction } from '../../../src/evaluate/bench/bench-action.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-bench-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Stands for the built action: what it does is all that is measured. */
function script(code: string) {
  const path = join(folder, 'action.mjs');
  writeFileSync(path, code);
  return { script: path, folder: join(folder, 'work'), clock: systemClock };
}

test('the time of the first completion asked for is measured, on a step as a runner sets it up', async () => {
  const action = script(`
    const base = process.env['INPUT_BASE-URL'];
    if (!process.env.INPUT_PROMPT || !process.env.GITHUB_OUTPUT || process.env.SECRET_OF_MINE) process.exit(3);
    await fetch(base + '/models');
    await fetch(base + '/chat/completions', { method: 'POST', body: '{}' });
    setTimeout(() => {}, 60000);
  `);
  process.env.SECRET_OF_MINE = 'x';
  const { figures, missing } = await benchAction(action).finally(() => delete process.env.SECRET_OF_MINE);
  expect(missing).toEqual([]);
  expect(figures).toHaveLength(1);
  expect(figures[0]?.value).toBeGreaterThan(0);
  expect(figures[0]?.baseline.value).toBeGreaterThan(0);
});

test('an action that ends without a call is told with its last words', async () => {
  const { figures, missing } = await benchAction(script("console.error('no model for me'); process.exit(7);"));
  expect(figures).toEqual([]);
  expect(missing[0]?.reason).toMatch(/\(7\).*no model for me/);
});

test('an action that is not built is told', async () => {
  const action = { ...script(''), script: join(folder, 'nothing.js') };
  expect((await benchAction(action)).missing[0]?.reason).toContain('build it first');
});
