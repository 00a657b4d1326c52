import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type CliScene,
  expectNothingLeft,
  jsonOf,
  openModelServer,
  openScene,
  RIGHT,
  SUM_FILES,
  TASK,
  useBuiltCli,
} from './cli-scene.ts';

useBuiltCli();

/** A folder on a disk of its own; undefined where this user may not mount one. */
function smallDisk(scene: CliScene, name: string, size: string): string {
  const folder = join(scene.folder, name);
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

function fill(folder: string, leave = 0): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - leave)));
}

const mayMount = (() => {
  try {
    execFileSync('sh', ['-c', 'd=$(mktemp -d) && mount -t tmpfs -o size=64k tmpfs "$d" && umount "$d" && rmdir "$d"'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
})();

// Ordinary users cannot mount a small disk; the same errors are tested with a store that is full in test/task.
describe.skipIf(!mayMount)('a full disk', () => {
  it('where the files of the run go is found before the model is asked', async () => {
    const scene = openScene();
    const out = smallDisk(scene, 'out', '64k');
    fill(out);
    const { server, words } = await openModelServer([RIGHT]);
    const end = await scene.vital(['run', '--task', TASK, '--out', out, '--json', ...words]);
    expect(end.exitCode).toBe(6);
    expect(jsonOf(end).error).toMatchObject({
      code: 'no-space',
      message: expect.stringMatching(/Could not write .*\/out\/task\.txt: ENOSPC.*--out/),
    });
    expect(server.requests).toHaveLength(0);
    expectNothingLeft(scene, end);
  });

  it('that fills while the run is under way loses no patch', async () => {
    const scene = openScene();
    const out = smallDisk(scene, 'out', '64k');
    const { words } = await openModelServer([RIGHT, RIGHT]);
    const run = ['run', '--task', TASK, '--out', out, ...words];
    const whileRunning = async ({ says }: { says(words: string): Promise<void> }) => {
      await says('▸ generate');
      fill(out);
    };
    const json = await scene.vital([...run, '--json'], { whileRunning });
    expect(json.exitCode).toBe(6);
    expect(jsonOf(json)).toMatchObject({
      verdict: 'pass',
      patch: null,
      patchText: expect.stringContaining('+  return a + b;'),
      unsaved: { code: 'no-space' },
    });
    expect(json.stderr).toMatch(/vital: Could not write .*change\.patch: ENOSPC.*Free some space/);
    expectNothingLeft(scene, json);
  });

  it('under the temp folder ends the run with that word, and nothing is left there', async () => {
    const scene = openScene({ ...SUM_FILES, 'big.txt': 'x'.repeat(300_000) });
    smallDisk(scene, 'tmp', '256k');
    const { server, words } = await openModelServer([RIGHT]);
    const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, '--json', ...words]);
    expect(end.exitCode).toBe(6);
    expect(jsonOf(end).error).toMatchObject({ code: 'no-space', message: expect.stringContaining('big.txt') });
    expect(server.requests).toHaveLength(0);
    expectNothingLeft(scene, end);
  });

  it('without room for a single temp folder is told by its name', async () => {
    const scene = openScene();
    const temp = smallDisk(scene, 'tmp', '64k');
    fill(temp);
    // Folders take an entry and no block: use the entries up as well.
    execFileSync('mount', ['-o', 'remount,nr_inodes=2', temp]);
    const { words } = await openModelServer([RIGHT]);
    const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, '--json', ...words]);
    expect(end.exitCode).toBe(6);
    expect(jsonOf(end).error).toMatchObject({
      code: 'no-space',
      message: expect.stringMatching(/No temp folder can be made under .*\/tmp: ENOSPC.*TMPDIR/),
    });
    expect(readdirSync(temp)).toEqual(['ballast']);
  });

  it('for the models is found before the download begins', async () => {
    const scene = openScene();
    smallDisk(scene, 'cache', '64k');
    const end = await scene.vital(['model', 'fetch']);
    expect(end.exitCode).toBe(6);
    expect(end.stderr).toMatch(/cache.*\b(?:room|space)/i);
    expect(end.stderr).not.toMatch(/^ {4}at /m);
  });
});
