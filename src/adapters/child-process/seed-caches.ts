import { constants, existsSync, type Stats } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Host } from './toolchains.ts';

/** Build caches that must be writable, so cannot be shown read-only: the file that says a tree needs one, and where it lies. */
const SEEDS: readonly { readonly marker: string; readonly variable: string; readonly folder: string }[] = [
  { marker: 'go.mod', variable: 'GOCACHE', folder: '.cache/go-build' },
  { marker: 'go.work', variable: 'GOCACHE', folder: '.cache/go-build' },
];

const MOST_BYTES = 1024 ** 3;

/**
 * Copies the newest part of the person's build caches into a fresh HOME. Without Go's, the first test of a task compiles the standard library, which takes
 * minutes. Copied and not linked: what a test writes must never come back.
 */
export async function seedCaches(home: string, cwd: string, host: Host): Promise<void> {
  for (const { marker, variable, folder } of SEEDS) {
    const from = host.env[variable] ?? join(host.home, folder);
    const isWanted = existsSync(join(cwd, marker)) && existsSync(from) && !existsSync(join(home, folder));
    if (isWanted) await copyOrLeave(from, join(home, folder));
  }
}

/** A cache is a convenience: without room for it the run goes on without. */
async function copyOrLeave(from: string, to: string): Promise<void> {
  try {
    await copyNewest(from, to);
  } catch {
    await rm(to, { recursive: true, force: true });
  }
}

async function copyNewest(from: string, to: string): Promise<void> {
  const names = await readdir(from, { recursive: true });
  const found = await Promise.all(names.map(async (name) => ({ name, entry: await statOf(join(from, name)) })));
  const files = found.flatMap(({ name, entry }) => (entry?.isFile() ? [{ name, entry }] : []));
  let bytes = 0;
  for (const { name, entry } of files.sort((a, b) => b.entry.mtimeMs - a.entry.mtimeMs)) {
    bytes += entry.size;
    if (bytes > MOST_BYTES) return;
    await mkdir(dirname(join(to, name)), { recursive: true });
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
  }
}

/** Undefined for a file that the person's own tools have just removed. */
async function statOf(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}
