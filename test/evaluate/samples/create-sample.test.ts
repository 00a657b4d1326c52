import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSample, SAMPLE_KINDS, sampleOf } from '../../../src/evaluate/samples/create-sample.ts';
import { repairedFile, type SampleKind } from '../../../src/evaluate/samples/sample.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-sample-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Names of failing tests and the number of passing ones, as the language's own runner prints them. */
function runTests(kind: SampleKind, cwd: string): { failed: string[]; passed: number } {
  const argv =
    kind === 'node'
      ? [process.execPath, '--test', '--test-reporter=tap']
      : ['python3', '-m', 'unittest', 'discover', '-v'];
  const env = { PATH: process.env.PATH ?? '', PYTHONDONTWRITEBYTECODE: '1' };
  const done = spawnSync(argv[0] ?? '', argv.slice(1), { cwd, encoding: 'utf8', env });
  const lines = (done.stdout + done.stderr).split('\n');
  const failed =
    kind === 'node'
      ? lines.filter((line) => /^not ok/.test(line))
      : lines.filter((line) => /\.\.\. (FAIL|ERROR)$/.test(line));
  const passed =
    kind === 'node' ? lines.filter((line) => /^ok/.test(line)) : lines.filter((line) => /\.\.\. ok$/.test(line));
  return { failed, passed: passed.length };
}

test.each(SAMPLE_KINDS)('the %s sample fails exactly the intended test, and none once repaired', async (kind) => {
  const sample = await createSample(kind, folder);
  const before = runTests(kind, folder);
  expect(before.failed).toHaveLength(sample.failing.length);
  for (const name of sample.failing) expect(before.failed.join('\n')).toContain(name);

  const repaired = repairedFile(sample);
  writeFileSync(join(folder, repaired.path), repaired.content);
  const after = runTests(kind, folder);
  expect(after.failed).toEqual([]);
  expect(after.passed).toBe(before.passed + before.failed.length);
});

test.each(SAMPLE_KINDS)('the %s sample is about a dozen modules, and its bug needs another file to be seen', (kind) => {
  const { files, repair } = sampleOf(kind);
  const modules = files.filter((file) => /^(src|campsite)\/.*\w\.(js|py)$/.test(file.path));
  expect(modules.length).toBeGreaterThanOrEqual(12);
  expect(modules.filter((file) => file.content.includes(repair.wrong)).map((file) => file.path)).toEqual([repair.path]);
});

test('the same sample is the same commit wherever it is made', async () => {
  const first = await createSample('node', join(folder, 'a b'));
  const second = await createSample('node', join(folder, 'c'));
  expect(second.commit).toBe(first.commit);
});

test('a folder with something in it is refused', async () => {
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  await expect(createSample('node', folder)).rejects.toMatchObject({ code: 'bad-input' });
});
