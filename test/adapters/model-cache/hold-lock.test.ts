import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdLock } from '../../../src/adapters/model-cache/hold-lock.ts';
import { startHub } from '../../fakes/hub-server.ts';
import { fetchRig, smallModel } from './try-fetch.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-lock-'));
  lock = join(folder, 'it.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leaveLock(owner: { pid: number; host?: string }, ageSeconds = 0): void {
  mkdirSync(lock);
  writeFileSync(join(lock, 'owner.json'), JSON.stringify({ host: hostname(), token: 'other', ...owner }));
  const then = new Date(Date.now() - ageSeconds * 1000);
  utimesSync(lock, then, then);
}

/** The number of a process that has just ended. */
async function endedProcess(): Promise<number> {
  const child = execa(process.execPath, ['-e', '']);
  await child;
  return child.pid ?? 0;
}

it('lets one in at a time, in whatever order they come', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside++;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside--;
  };
  await Promise.all([1, 2, 3, 4].map(() => holdLock(lock, work, { pollSeconds: 0.001 })));
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

it('is free again after a failure', async () => {
  await expect(holdLock(lock, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

it('takes over from a dead process, once, even when many try', async () => {
  leaveLock({ pid: await endedProcess() });
  let count = 0;
  await Promise.all([1, 2, 3].map(() => holdLock(lock, async () => void count++, { pollSeconds: 0.001 })));
  expect(count).toBe(3);
});

it.each([
  ['a silent owner elsewhere', { pid: 1, host: 'elsewhere' }, 3600],
  ['a silent owner here whose number is in use again', { pid: process.pid }, 3600],
])('takes over from %s', async (_, owner, age) => {
  leaveLock(owner, age);
  expect(await holdLock(lock, async () => 'in')).toBe('in');
});

it('waits for a living owner, says for whom, and can be stopped', async () => {
  leaveLock({ pid: process.pid });
  const controller = new AbortController();
  const waits: string[] = [];
  const onWait = (owner: string) => {
    waits.push(owner);
    controller.abort();
  };
  const held = holdLock(lock, async () => 'in', { onWait, signal: controller.signal, pollSeconds: 60 });
  await expect(held).rejects.toMatchObject({ code: 'interrupted' });
  expect(waits).toEqual([`process ${process.pid}`]);
  expect(existsSync(lock)).toBe(true);
});

it('makes two processes fetch a model once, and both use it', async () => {
  using rig = fetchRig();
  const content = randomBytes(250_000);
  const entry = smallModel(rig, content);
  await using hub = await startHub({ content });
  const { folder: models, environment } = rig.tools(hub.url);
  const script = new URL('./fetch-in-process.ts', import.meta.url).pathname;
  const start = () =>
    execa(process.execPath, ['--import', 'tsx', script, JSON.stringify({ entry, folder: models, environment })]);
  const results = await Promise.all([start(), start()]);
  for (const { stdout } of results) {
    expect(readFileSync(JSON.parse(stdout).file).equals(content)).toBe(true);
  }
  expect(hub.requests).toHaveLength(1);
  expect(readdirSync(models).sort()).toEqual(['tiny.gguf', 'tiny.gguf.verified.json']);
});
