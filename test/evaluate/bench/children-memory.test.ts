import { once } from 'node:events';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { childrenMemory } from '../../../src/evaluate/bench/children-memory.ts';

const hasProc = process.platform === 'linux';

test.runIf(hasProc)('counts what a child took at its peak, also after it gave it back', async () => {
  const held = 64;
  const script = `let held = Buffer.alloc(${held} * 1024 * 1024, 1); held = undefined; process.send('full'); setInterval(() => {}, 1000)`;
  const before = (await childrenMemory()) ?? [];
  const child = execa(process.execPath, ['-e', script], { ipc: true, reject: false });
  try {
    await once(child, 'message');
    const peaks = (await childrenMemory()) ?? [];
    expect(peaks).toHaveLength(before.length + 1);
    expect(peaks.some((peak) => peak > held && !before.includes(peak))).toBe(true);
    expect(peaks).toEqual([...peaks].sort((a, b) => b - a));
  } finally {
    child.kill();
    await child;
  }
});

test('says nothing where the process is not to be found', async () => {
  expect(await childrenMemory(2 ** 30)).toBeUndefined();
});
