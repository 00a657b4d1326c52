import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReportFolder, readReport } from '../../src/stages/verify/report-folder.ts';
import { markReports, readNewReports } from '../../src/stages/verify/tree-reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('readReport', () => {
  it('reads a plain file', async () => {
    writeFileSync(join(folder, 'a'), 'text');
    expect(await readReport(join(folder, 'a'))).toBe('text');
  });

  it('reads no link, pipe, folder, empty, missing or oversize file', async () => {
    symlinkSync('/etc/hostname', join(folder, 'link'));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    mkdirSync(join(folder, 'folder'));
    writeFileSync(join(folder, 'empty'), '');
    writeFileSync(join(folder, 'large'), '');
    truncateSync(join(folder, 'large'), 33 * 1024 * 1024);
    for (const name of ['link', 'pipe', 'folder', 'empty', 'large', 'missing']) {
      expect(await readReport(join(folder, name))).toBeUndefined();
    }
  });
});

describe('createReportFolder', () => {
  it('makes a new folder each time and removes it', async () => {
    const [one, two] = [await createReportFolder(), await createReportFolder()];
    expect(one.path).not.toBe(two.path);
    await one.files({ 'a.mjs': 'x' });
    expect(await readReport(join(one.path, 'a.mjs'))).toBe('x');
    await Promise.all([one.dispose(), two.dispose()]);
    expect(await readReport(join(one.path, 'a.mjs'))).toBeUndefined();
  });
});

describe('readNewReports', () => {
  const FORM = /(?:^|\/)reports\/TEST-[^/]+\.xml$/;
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  it('gives what was written since, in path order', async () => {
    write('m/reports/TEST-old.xml', 'old');
    write('m/reports/TEST-both.xml', 'before');
    const marks = await markReports(folder, FORM);
    write('m/reports/TEST-both.xml', 'after');
    write('a/reports/TEST-new.xml', 'new');
    write('a/reports/other.xml', 'no');
    expect(await readNewReports(folder, FORM, marks)).toEqual(['new', 'after']);
  });

  it('follows no link out of the tree', async () => {
    const marks = await markReports(folder, FORM);
    mkdirSync(join(folder, 'outside/reports'), { recursive: true });
    writeFileSync(join(folder, 'outside/reports/TEST-a.xml'), 'x');
    const inner = join(folder, 'tree');
    mkdirSync(join(inner, 'reports'), { recursive: true });
    symlinkSync(join(folder, 'outside'), join(inner, 'linked'));
    symlinkSync(join(folder, 'outside/reports/TEST-a.xml'), join(inner, 'reports/TEST-b.xml'));
    expect(await readNewReports(inner, FORM, marks)).toEqual([]);
  });
});
