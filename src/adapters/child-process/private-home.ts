import { constants, existsSync, lstatSync, mkdtempSync, readdirSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedCaches } from './seed-caches.ts';
import type { Host } from './toolchains.ts';

/** A HOME for one run. */
interface RunHome {
  readonly path: string;
  dispose(): Promise<void>;
}

export interface PrivateHome {
  /** Folder that holds all homes. */
  readonly folder: string;
  /**
   * With `keep`, the task's own home, which later runs start from; else a copy of it that dies with the run, so that nothing a
   * run leaves in its home (caches, start-up files) can sway the next one's result.
   */
  open(cwd: string, keep: boolean): Promise<RunHome>;
  close(): Promise<void>;
}

/** Homes for the runs of one task, made empty. The person's own home is never among them. */
export function createPrivateHome(host: Host): PrivateHome {
  const folder = mkdtempSync(join(tmpdir(), 'vital-home-'));
  const kept = join(folder, 'kept');
  let runs = 0;
  return {
    folder,
    async open(cwd, keep) {
      await mkdir(kept, { recursive: true });
      await seedCaches(kept, cwd, host);
      if (keep) return { path: kept, dispose: async () => {} };
      runs += 1;
      const path = join(folder, `run-${runs}`);
      await copyHome(kept, path);
      return { path, dispose: () => remove(path) };
    },
    close: () => remove(folder),
  };
}

async function copyHome(from: string, to: string): Promise<void> {
  await mkdir(to);
  if (readdirSync(from).length === 0) return;
  // Links are copied as links: following one would let a run choose what we read for the next.
  await cp(from, to, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE, filter: isPlain });
}

/** Sockets and pipes left behind cannot be copied and mean nothing to another run. */
function isPlain(path: string): boolean {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  return entry !== undefined && (entry.isFile() || entry.isDirectory() || entry.isSymbolicLink());
}

async function remove(path: string): Promise<void> {
  if (!existsSync(path)) return;
  await rm(path, { recursive: true, force: true, maxRetries: 3 });
}
