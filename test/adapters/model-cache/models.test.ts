import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheFolder, clientEnvironment } from '../../../src/adapters/model-cache/cache-folder.ts';
import { checkModel } from '../../../src/adapters/model-cache/check-model.ts';
import { listModels } from '../../../src/adapters/model-cache/list-models.ts';
import { DEFAULT_MODEL_ID, MODELS } from '../../../src/adapters/model-cache/model-catalogue.ts';
import { findModel, resolveModelFile } from '../../../src/adapters/model-cache/resolve-model-file.ts';
import { tinyGguf } from '../../fixtures/tiny-gguf.ts';
import { fetchRig, NOBODY, smallModel } from './try-fetch.ts';

describe('the catalogue', () => {
  it.each(MODELS)('has parts of $id that add up to the file, each with a hash', (entry) => {
    expect(entry.parts.reduce((sum, part) => sum + part.bytes, 0)).toBe(entry.bytes);
    expect(new Set(entry.parts.map((part) => part.wheelSha256)).size).toBe(entry.parts.length);
    for (const hash of [entry.sha256, ...entry.parts.map((part) => part.wheelSha256)])
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('holds the default model', () => {
    expect(findModel(DEFAULT_MODEL_ID).bytes).toBe(1_117_320_768);
  });

  it('answers an unknown id with the ids there are', () => {
    expect(() => findModel('gpt')).toThrow(
      expect.objectContaining({ code: 'model-not-found', hint: expect.stringContaining(DEFAULT_MODEL_ID) }),
    );
  });
});

describe('resolveModelFile', () => {
  it('takes a given file before anything else', async () => {
    using rig = fetchRig();
    mkdirSync(rig.folder, { recursive: true });
    const path = join(rig.folder, 'My Model.Q4.gguf');
    writeFileSync(path, tinyGguf());
    expect(await resolveModelFile({ modelFile: path, id: 'ignored' }, rig.tools(NOBODY))).toEqual({
      path,
      name: 'My Model.Q4',
    });
  });

  it.each([
    ['missing', undefined],
    ['too short', 'GG'],
    ['no model', '<html><body>not found</body></html>'],
    ['damaged', 'GGUF but not really one of them'],
    ['of an unknown version', Buffer.concat([Buffer.from('GGUF'), Buffer.from([9, 0, 0, 0]), Buffer.alloc(16)])],
    ['damaged in its counts', Buffer.concat([Buffer.from('GGUF'), Buffer.from([3, 0, 0, 0]), Buffer.alloc(16, 0x7f)])],
  ])('refuses a given file that is %s', async (_, content) => {
    using rig = fetchRig();
    mkdirSync(rig.folder, { recursive: true });
    const path = join(rig.folder, 'x.gguf');
    if (content !== undefined) writeFileSync(path, content);
    await expect(resolveModelFile({ modelFile: path }, rig.tools(NOBODY))).rejects.toMatchObject({
      code: 'model-file',
    });
  });
});

describe('listModels and checkModel', () => {
  it('tell absent, partial, unverified and ready files apart', async () => {
    using rig = fetchRig();
    const content = randomBytes(250_000);
    const entry = smallModel(rig, content);
    const state = async () => (await listModels(rig.folder, [entry]))[0];
    expect(await state()).toMatchObject({ state: 'absent', bytes: 0, isDefault: false });
    expect(await checkModel(entry, rig.folder)).toMatchObject({ end: 'absent' });
    mkdirSync(rig.folder, { recursive: true });
    writeFileSync(join(rig.folder, 'tiny.gguf.partial'), content.subarray(0, 10));
    expect(await state()).toMatchObject({ state: 'partial', bytes: 10 });
    writeFileSync(join(rig.folder, 'tiny.gguf'), content);
    expect(await state()).toMatchObject({ state: 'unverified', bytes: 250_000 });
    expect(await checkModel(entry, rig.folder)).toMatchObject({ end: 'right', found: entry.sha256 });
    expect(await state()).toMatchObject({ state: 'ready' });
  });

  it('tell a wrong hash and leave the file', async () => {
    using rig = fetchRig();
    const entry = smallModel(rig);
    mkdirSync(rig.folder, { recursive: true });
    writeFileSync(join(rig.folder, 'tiny.gguf'), 'other');
    expect(await checkModel(entry, rig.folder)).toMatchObject({ end: 'wrong-hash', expected: entry.sha256 });
    expect((await listModels(rig.folder, [entry]))[0]).toMatchObject({ state: 'unverified' });
  });
});

describe('the cache folder', () => {
  it.each([
    [{ XDG_CACHE_HOME: '/var/cache', HOME: '/home/me' }, '/var/cache/vital'],
    [{ XDG_CACHE_HOME: 'relative', HOME: '/home/me' }, '/home/me/.cache/vital'],
    [{ HOME: '/home/me' }, '/home/me/.cache/vital'],
    [{}, join(homedir(), '.cache', 'vital')],
  ])('with %j is %s', (environment, folder) => {
    expect(cacheFolder(environment)).toBe(folder);
  });

  it('hands package clients their own settings and no secrets', () => {
    const environment = {
      PATH: '/bin',
      PIP_INDEX_URL: 'x',
      npm_config_registry: 'y',
      https_proxy: 'z',
      GITHUB_TOKEN: 's',
      OPENAI_API_KEY: 's',
      INPUT_API_KEY: 's',
    };
    expect(Object.keys(clientEnvironment(environment)).sort()).toEqual([
      'PATH',
      'PIP_INDEX_URL',
      'https_proxy',
      'npm_config_registry',
    ]);
  });
});
