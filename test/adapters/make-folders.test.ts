import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolders } from '../../src/adapters/make-folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'vital folders '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('makes a folder and those above it, and is content with one that is there', async () => {
  const deep = join(folder, 'a', 'b', 'c');
  await makeFolders(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
  await makeFolders(deep);
  await makeFolders('/');
});

it('makes folders that others make at the same time', async () => {
  const deep = join(folder, 'x', 'y', 'z');
  await Promise.all(Array.from({ length: 20 }, () => makeFolders(deep)));
  expect(statSync(deep).isDirectory()).toBe(true);
});

it('says what stands in the way', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(makeFolders(join(folder, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolders(join(folder, 'file', 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it.skipIf(!existsSync('/proc/self'))('ends where the system makes no folder', async () => {
  await expect(makeFolders('/proc/none/below')).rejects.toMatchObject({ code: 'ENOENT' });
});
