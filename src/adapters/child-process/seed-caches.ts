import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
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
    if (isWanted) await copyNewest(from, join(home, folder));
  }
}

async function copyNewest(from: string, to: string): Promise<void> {
  const names = await readdir(from, { recursive: true });
  const entries = await Promise.all(names.map(async (name) => ({ name, entry: await stat(join(from, name)) })));
  const files = entries.filter(({ entry }) => entry.isFile()).sort((a, b) => b.entry.mtimeMs - a.entry.mtimeMs);
  let bytes = 0;
  for (const { name, entry } of files) {
    bytes += entry.size;
    if (bytes > MOST_BYTES) return;
    await mkdir(dirname(join(to, name)), { recursive: true });
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
  }
}
