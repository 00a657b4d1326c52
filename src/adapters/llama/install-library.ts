import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { TaskError } from '../../domain/errors.ts';
import type { Progress } from '../../ports/progress.ts';
import { clientEnvironment, type Environment } from '../model-cache/cache-folder.ts';
import { holdLock } from '../model-cache/hold-lock.ts';
import { makeFolder } from '../model-cache/make-folder.ts';
import { findPrebuilt, type Prebuilt } from './find-prebuilt.ts';
import lock from './library-lock.json' with { type: 'json' };

export interface InstallTools {
  readonly environment: Environment;
  readonly progress: Progress;
  readonly signal?: AbortSignal | undefined;
  readonly platform?: string;
  readonly architecture?: string;
}

export const LIBRARY_VERSION = lock.packages['node_modules/node-llama-cpp'].version;

/** True if a folder holds the library, of whatever version. */
export async function hasLibrary(folder: string): Promise<boolean> {
  return (await libraryVersion(folder)) !== undefined;
}

/**
 * Installs the library into the folder if it is not there, from a lock with hashes, without running any package's
 * scripts, and only with the one prebuilt part this machine uses: all of them would be nine times as large.
 */
export async function installLibrary(folder: string, tools: InstallTools): Promise<void> {
  if ((await libraryVersion(folder)) === LIBRARY_VERSION) return;
  const prebuilt = requirePrebuilt(tools);
  await makeFolder(dirname(folder));
  const work = async () => {
    if ((await libraryVersion(folder)) === LIBRARY_VERSION) return;
    tools.progress.stage('library', `installing node-llama-cpp ${LIBRARY_VERSION} (about 85 MB) into ${folder}`);
    const staging = `${folder}.new`;
    await rm(staging, { recursive: true, force: true });
    await writeManifests(staging, prebuilt.package);
    await runNpm(staging, tools);
    await rm(folder, { recursive: true, force: true });
    await rename(staging, folder);
  };
  await holdLock(`${folder}.lock`, work, {
    onWait: (owner) => tools.progress.note(`node-llama-cpp is being installed by ${owner}; waiting for it.`),
    signal: tools.signal,
  });
}

export function requirePrebuilt(tools: { readonly platform?: string; readonly architecture?: string }): Prebuilt {
  const platform = tools.platform ?? process.platform;
  const architecture = tools.architecture ?? process.arch;
  const prebuilt = findPrebuilt(platform, architecture);
  if (prebuilt) return prebuilt;
  throw new TaskError('model-unreachable', `There is no embedded model for ${platform} on ${architecture}.`, {
    hint: 'Use a server with base-url and model.',
  });
}

/** npm leaves optional packages out, so the one that is wanted becomes an ordinary one, in the lock too. */
async function writeManifests(folder: string, prebuilt: string): Promise<void> {
  const dependencies = { 'node-llama-cpp': LIBRARY_VERSION, [prebuilt]: LIBRARY_VERSION };
  const manifest = { name: lock.name, private: true, dependencies };
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (path === '') return [path, { name: lock.name, dependencies }];
    return [path, path === `node_modules/${prebuilt}` ? { ...entry, optional: false } : entry];
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
  );
}

async function runNpm(folder: string, tools: InstallTools): Promise<void> {
  const result = await execa('npm', ['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: clientEnvironment(tools.environment),
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    reject: false,
    ...(tools.signal ? { cancelSignal: tools.signal } : {}),
  });
  if (result.exitCode === 0) return;
  if (tools.signal?.aborted) throw new TaskError('interrupted', 'Installing node-llama-cpp was stopped.');
  const why =
    result.code === 'ENOENT'
      ? 'npm is not installed'
      : `npm ended with ${result.exitCode}: ${errorLines(result.all ?? '')}`;
  throw new TaskError('model-unreachable', `The embedded model's library could not be installed (${why}).`, {
    hint: 'Check the network and npm, or use a server with base-url.',
  });
}

function errorLines(output: string): string {
  const lines = output.split('\n').filter((line) => /^npm (?:error|ERR!)/.test(line));
  return lines.slice(0, 3).join(' ').slice(0, 400) || output.slice(-400);
}

async function libraryVersion(folder: string): Promise<string | undefined> {
  try {
    const manifest = join(folder, 'node_modules', 'node-llama-cpp', 'package.json');
    return String(JSON.parse(await readFile(manifest, 'utf8')).version);
  } catch {
    return undefined;
  }
}

/** Path of the library's own entry, resolved from its folder and from nowhere else. */
export function libraryEntry(folder: string): string {
  return createRequire(join(folder, 'package.json')).resolve('node-llama-cpp');
}
