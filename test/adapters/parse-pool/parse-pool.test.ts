import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Job, timeLimit } from '../../../src/adapters/parse-pool/job.ts';
import { openParsePool, type PoolSettings } from '../../../src/adapters/parse-pool/open-parse-pool.ts';
import type { Extraction, Extractor } from '../../../src/ports/extractor.ts';

const folder = mkdtempSync(join(tmpdir(), 'parse-pool-'));
const worker = { file: join(folder, 'unruly-worker.mjs'), execArgv: [] };
const open: Extractor[] = [];

async function openPool(settings: Partial<PoolSettings> = {}): Promise<Extractor> {
  const pool = await openParsePool({ worker, width: 1, ...settings });
  open.push(pool);
  return pool;
}

/** A process that has ended is there until its parent, or the system in its place, has taken note. */
async function untilGone(pid: number): Promise<void> {
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), { timeout: 30_000 });
}

function outcome(extraction: Extraction): number | string {
  return extraction.ok ? extraction.record.lines : extraction.reason;
}

// Bundled once: these tests start dozens of workers.
beforeAll(async () => {
  const entryPoints = ['unruly-worker', 'short-life'].map((name) => join(import.meta.dirname, `${name}.ts`));
  await build({
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

describe('the parser pool', () => {
  it('answers every text with its own record, however many are open', async () => {
    const pool = await openPool({ width: 2 });
    const texts = Array.from({ length: 60 }, (_, index) => 'x'.repeat(index));
    const records = await Promise.all(texts.map((text) => pool.extract('python', text)));
    expect(records.map(outcome)).toEqual(texts.map((text) => text.length));
  });

  it.each([
    ['crash', 'parser-crashed'],
    ['exit', 'parser-crashed'],
    ['throw', 'parser-crashed'],
    ['hang', 'parser-timeout'],
    ['deep', 'too-deep'],
    ['overflow', 'too-deep'],
  ])('loses only the one text of many over which a parser ends: %s', async (how, reason) => {
    const pool = await openPool({ timeLimitSeconds: 0.5 });
    const texts = ['a', 'ab', how, 'abcd', 'abcde'];
    const records = await Promise.all(texts.map((text) => pool.extract('python', text)));
    expect(records.map(outcome)).toEqual([1, 2, reason, 4, 5]);
  });

  it('survives several hostile texts in a row on every worker', async () => {
    const pool = await openPool({ width: 2 });
    const texts = ['crash', 'crash 2', 'crash 3', 'fine', 'exit', 'good'];
    const records = await Promise.all(texts.map((text) => pool.extract('python', text)));
    expect(records.map(outcome)).toEqual([
      'parser-crashed',
      'parser-crashed',
      'parser-crashed',
      4,
      'parser-crashed',
      4,
    ]);
  });

  it('gives a text whose worker was killed from outside a second try', async () => {
    const pool = await openPool();
    const pid = outcome(await pool.extract('python', 'pid'));
    const slow = pool.extract('python', 'y'.repeat(1000));
    process.kill(Number(pid), 'SIGKILL');
    expect(outcome(await slow)).toBe(1000);
    expect(outcome(await pool.extract('python', 'pid'))).not.toBe(pid);
  });

  it('gives a large text more time than a small one, and a second try twice as much', () => {
    const job = (units: number, isSuspect: boolean): Job => ({
      request: { id: 1, work: 'extract', language: 'python', text: 'x'.repeat(units) },
      resolve: () => {},
      reject: () => {},
      isSuspect,
    });
    expect(timeLimit(job(0, false), 2)).toBe(2);
    expect(timeLimit(job(128 * 1024, false), 2)).toBe(4);
    expect(timeLimit(job(128 * 1024, true), 2)).toBe(8);
  });

  it('replaces a worker that has parsed its share', async () => {
    const pool = await openPool({ recycleAfter: 2000 });
    const first = outcome(await pool.extract('python', 'pid'));
    const same = outcome(await pool.extract('python', 'pid'));
    await pool.extract('python', 'z'.repeat(3000));
    const next = outcome(await pool.extract('python', 'pid'));
    expect([same === first, next === first]).toEqual([true, false]);
  });

  it('keeps the environment of the caller from the parser', async () => {
    vi.stubEnv('VITAL_TEST_SECRET', 'hunter2');
    vi.stubEnv('NODE_OPTIONS', '--title=stolen');
    const pool = await openPool();
    vi.unstubAllEnvs();
    const answer = await pool.extract('python', 'environment');
    const names = answer.ok ? answer.record.imports.map(({ module }) => module) : [];
    expect(names).toContain('PATH');
    expect(
      names.filter((name) => !['PATH', 'TMPDIR', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'].includes(name)),
    ).toEqual([]);
  });

  it('counts syntax errors, and knows no number where the parser ended', async () => {
    const pool = await openPool();
    expect(await pool.countSyntaxErrors('python', 'abc')).toBe(3);
    expect(await pool.countSyntaxErrors('python', 'crash')).toBeUndefined();
    expect(await pool.countSyntaxErrors('python', 'deep')).toBeUndefined();
  });

  it('says what to do when the worker cannot start', async () => {
    await expect(openParsePool({ worker, width: 1, engine: 'native' })).rejects.toMatchObject({
      code: 'parser-failed',
      hint: expect.stringContaining('unruly-worker.mjs'),
    });
  });

  it('lets a program end that closed it, and one that forgot to', async () => {
    for (const ending of ['close', 'close-often', 'forget']) {
      const output = execFileSync(process.execPath, [join(folder, 'short-life.mjs'), worker.file, ending], {
        encoding: 'utf8',
      });
      expect(output.split('\n').at(1)).toBe(`${ending} done`);
      const pid = Number(output.split('\n')[0]);
      await untilGone(pid);
    }
  });

  it('takes its workers with it when the program is killed', async () => {
    const program = spawn(process.execPath, [join(folder, 'short-life.mjs'), worker.file, 'wait']);
    const [output] = (await once(program.stdout, 'data')) as [Buffer];
    const pid = Number(output.toString().split('\n')[0]);
    expect(process.kill(pid, 0)).toBe(true);
    program.kill('SIGKILL');
    await untilGone(pid);
  });

  it('refuses what is open when it is closed, and leaves no process behind', async () => {
    const pool = await openPool();
    const pid = Number(outcome(await pool.extract('python', 'pid')));
    const hanging = pool.extract('python', 'hang');
    const waiting = Array.from({ length: 20 }, () => pool.extract('python', 'x'));
    const ends = Promise.allSettled([hanging, ...waiting]);
    await pool.close();
    expect(new Set((await ends).map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(() => process.kill(pid, 0)).toThrow();
    await expect(pool.extract('python', 'x')).rejects.toMatchObject({ code: 'interrupted' });
  });
});
