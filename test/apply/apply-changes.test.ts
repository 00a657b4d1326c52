import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listedPath } from '../../src/domain/repo-path.ts';
import { applyChanges } from '../../src/stages/apply/apply-changes.ts';

async function tree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vital-apply-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/run.sh'), 'old\n');
  await chmod(join(folder, 'src/run.sh'), 0o755);
  return folder;
}

const change = (path: string, after: string | null) => ({ path: listedPath(path), before: null, after });

test('writes, makes folders, deletes, and keeps the mode and every byte', async () => {
  const folder = await tree();
  await applyChanges([change('src/run.sh', '\ufeffa\r\nb'), change('new/deep/file.ts', 'x\n')], folder);
  expect(await readFile(join(folder, 'src/run.sh'), 'utf8')).toBe('\ufeffa\r\nb');
  expect((await stat(join(folder, 'src/run.sh'))).mode & 0o777).toBe(0o755);
  expect(await readFile(join(folder, 'new/deep/file.ts'), 'utf8')).toBe('x\n');
  await applyChanges([change('src/run.sh', null)], folder);
  expect(await readdir(join(folder, 'src'))).toEqual([]);
});

test('never writes through a link, whether file or folder', async () => {
  const folder = await tree();
  const outside = await tree();
  await symlink(outside, join(folder, 'way'));
  await symlink(join(outside, 'src/run.sh'), join(folder, 'file'));
  await expect(applyChanges([change('way/src/run.sh', 'evil')], folder)).rejects.toMatchObject({ code: 'bad-path' });
  await expect(applyChanges([change('file', 'evil')], folder)).rejects.toMatchObject({ code: 'bad-path' });
  expect(await readFile(join(outside, 'src/run.sh'), 'utf8')).toBe('old\n');
});
