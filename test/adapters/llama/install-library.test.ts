import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { libraryFolder } from '../../../src/adapters/llama/embedded-model.ts';
import { findPrebuilt } from '../../../src/adapters/llama/find-prebuilt.ts';
import { hasLibrary, installLibrary, LIBRARY_VERSION } from '../../../src/adapters/llama/install-library.ts';
import lock from '../../../src/adapters/llama/library-lock.json' with { type: 'json' };
import { loadLibrary } from '../../../src/adapters/llama/load-library.ts';
import { installFakeNpm } from '../../fakes/fake-npm.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vital library '));
  folder = join(root, 'cache', 'llama');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function rig(failure?: string) {
  const npm = installFakeNpm(root, failure);
  const said: string[] = [];
  const progress = {
    stage: (_: string, detail: string) => void said.push(detail),
    note: (text: string) => void said.push(text),
    update: () => {},
  };
  const environment = { PATH: `${npm.binFolder}:${process.env.PATH}`, GITHUB_TOKEN: 'canary', npm_config_cache: 'x' };
  return { npm, said, tools: { environment, progress, platform: 'linux', architecture: 'x64' } };
}

it('installs from the lock, runs no scripts and leaves the other machines out', async () => {
  const { npm, said, tools } = rig();
  await installLibrary(folder, tools);
  expect(await hasLibrary(folder)).toBe(true);
  expect(readdirSync(join(folder, 'node_modules', '@node-llama-cpp'))).toEqual(['linux-x64']);
  expect(npm.calls()).toHaveLength(1);
  expect(npm.calls()[0]?.arguments).toEqual(['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund']);
  expect(npm.calls()[0]?.environment).toContain('npm_config_cache');
  expect(npm.calls()[0]?.environment).not.toContain('GITHUB_TOKEN');
  expect(said[0]).toContain(`node-llama-cpp ${LIBRARY_VERSION} (about 85 MB)`);
  expect(readdirSync(join(root, 'cache'))).toEqual(['llama']);
});

it('writes a manifest that agrees with its lock', async () => {
  const { tools } = rig();
  await installLibrary(folder, { ...tools, platform: 'darwin', architecture: 'arm64' });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const locked = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  expect(manifest.dependencies).toEqual({ 'node-llama-cpp': '3.21.1', '@node-llama-cpp/mac-arm64-metal': '3.21.1' });
  expect(locked.packages[''].dependencies).toEqual(manifest.dependencies);
});

it('does nothing when the library is there', async () => {
  const { npm, tools } = rig();
  await installLibrary(folder, tools);
  await installLibrary(folder, tools);
  expect(npm.calls()).toHaveLength(1);
});

it('replaces another version', async () => {
  const { npm, tools } = rig();
  mkdirSync(join(folder, 'node_modules', 'node-llama-cpp'), { recursive: true });
  writeFileSync(join(folder, 'node_modules', 'node-llama-cpp', 'package.json'), '{"version":"1.0.0"}');
  await installLibrary(folder, tools);
  expect(npm.calls()).toHaveLength(1);
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', 'node-llama-cpp', 'package.json'), 'utf8'));
  expect(version).toBe(LIBRARY_VERSION);
});

it('is run once by many at the same time', async () => {
  const { npm, tools } = rig();
  await Promise.all([1, 2, 3].map(() => installLibrary(folder, tools)));
  expect(npm.calls()).toHaveLength(1);
  expect(await hasLibrary(folder)).toBe(true);
});

it('tells what npm said, and leaves nothing that looks installed', async () => {
  const { tools } = rig('npm error code ENOTFOUND\nnpm error network request failed');
  await expect(installLibrary(folder, tools)).rejects.toMatchObject({
    code: 'model-unreachable',
    message: expect.stringContaining('network request failed'),
    hint: expect.stringContaining('base-url'),
  });
  expect(existsSync(folder)).toBe(false);
});

it('says that npm is missing', async () => {
  const { tools } = rig();
  const installing = installLibrary(folder, { ...tools, environment: { PATH: '/nowhere' } });
  await expect(installing).rejects.toMatchObject({ message: expect.stringContaining('npm is not installed') });
});

it('sends a machine without a build to a server', async () => {
  const { npm, tools } = rig();
  const installing = installLibrary(folder, { ...tools, platform: 'sunos', architecture: 'sparc' });
  await expect(installing).rejects.toMatchObject({
    code: 'model-unreachable',
    hint: expect.stringContaining('base-url'),
  });
  expect(npm.calls()).toEqual([]);
});

it('says that a folder holds no loadable library', async () => {
  const { tools } = rig();
  await installLibrary(folder, tools);
  await expect(loadLibrary(folder)).rejects.toMatchObject({
    code: 'model-unreachable',
    message: expect.stringContaining(folder),
  });
});

it.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['linux', 'arm'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
  ['win32', 'arm64'],
])('knows a locked build with a hash for %s on %s', (platform, architecture) => {
  const path = `node_modules/${findPrebuilt(platform, architecture)?.package}`;
  const entry = new Map<string, object>(Object.entries(lock.packages)).get(path);
  expect(entry).toMatchObject({ version: LIBRARY_VERSION, integrity: expect.stringContaining('sha512-') });
});

it('keeps every version and machine in a folder of its own, unless one is given', () => {
  const machine = `${LIBRARY_VERSION}-${process.platform}-${process.arch}`;
  expect(libraryFolder({ XDG_CACHE_HOME: '/c' })).toBe(`/c/vital/llama/${machine}`);
  expect(libraryFolder({ XDG_CACHE_HOME: '/c', VITAL_LLAMA_DIR: '/mine' })).toBe('/mine');
});
