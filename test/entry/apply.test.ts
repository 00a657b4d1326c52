import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  edit,
  expectNothingLeft,
  jsonOf,
  openModelServer,
  openScene,
  RIGHT,
  SUM_FILES,
  TASK,
  useBuiltCli,
  WRONG,
} from './cli-scene.ts';

useBuiltCli();

it('applies a pass to a clean tree', async () => {
  const scene = openScene();
  const { words } = await openModelServer([RIGHT]);
  const end = await scene.vital(['run', '--task', TASK, '--apply', '--out', scene.out, ...words]);
  expect(end.exitCode).toBe(0);
  expect(scene.git('status', '--porcelain')).toBe(' M sum.js');
  expect(readFileSync(join(scene.repository, 'sum.js'), 'utf8')).toContain('return a + b;');
  expectNothingLeft(scene, end);
  const undo = /^ *Applied to .*\. To undo: (.+)$/m.exec(end.stderr)?.[1] ?? '';
  execFileSync('sh', ['-c', undo], { cwd: scene.folder });
  expect(scene.git('status', '--porcelain')).toBe('');
});

it('applies to a tree that holds the files of this run and of the one before', async () => {
  const scene = openScene();
  const run = ['run', '--task', TASK, '--apply', '--out', 'the runs/last'];
  const { words } = await openModelServer([WRONG, RIGHT]);
  expect((await scene.vital([...run, '--attempts', '1', ...words])).exitCode).toBe(1);
  const end = await scene.vital([...run, ...words]);
  expect(end.exitCode, end.stderr).toBe(0);
  expect(scene.git('status', '--porcelain', 'sum.js')).toBe(' M sum.js');
});

it('does not apply a fail, and says how to do it anyway', async () => {
  const scene = openScene();
  const { words } = await openModelServer([WRONG]);
  const end = await scene.vital(
    ['run', '--task', TASK, '--apply', '--attempts', '1', '--out', scene.out, '--json', ...words],
    {},
  );
  expect(end.exitCode).toBe(1);
  expect(jsonOf(end).verdict).toBe('fail');
  expect(end.stderr).toContain('Not applied, since the verdict is fail');
  expect(end.stderr).toContain(`git -C '${scene.repository}' apply ${join(scene.out, 'change.patch')}`);
  expect(scene.git('status', '--porcelain')).toBe('');
});

it.each([
  ['changed', 'sum.js'],
  ['untracked', 'new.txt'],
])('refuses a tree with a file that is %s, before anything is spent', async (_what, name) => {
  const scene = openScene();
  writeFileSync(join(scene.repository, name), 'mine');
  const { server, words } = await openModelServer([RIGHT]);
  const end = await scene.vital(['run', '--task', TASK, '--apply', '--out', scene.out, '--json', ...words]);
  expect(end.exitCode).toBe(2);
  expect(jsonOf(end).error).toMatchObject({ code: 'dirty-tree' });
  expect(jsonOf(end).error.message).toMatch(/my repo has changes that are not committed.*Commit or stash them/);
  expect(server.requests).toHaveLength(0);
  expect(readFileSync(join(scene.repository, name), 'utf8')).toBe('mine');
  expectNothingLeft(scene, end);
});

it('loses no result to a tree that became dirty meanwhile', async () => {
  const scene = openScene();
  const { words } = await openModelServer([RIGHT]);
  const end = await scene.vital(['run', '--task', TASK, '--apply', '--out', scene.out, '--json', ...words], {
    whileRunning: async ({ says }) => {
      await says('▸ verify');
      writeFileSync(join(scene.repository, 'sum.js'), 'mine');
    },
  });
  expect(end.exitCode).toBe(2);
  expect(jsonOf(end)).toMatchObject({ schema: 'vital.run/1', verdict: 'pass', patch: join(scene.out, 'change.patch') });
  expect(end.stderr).toContain('has changes that are not committed');
  expect(readFileSync(join(scene.repository, 'sum.js'), 'utf8')).toBe('mine');
});

it('keeps byte order mark, line ends and a missing last line end outside the change', async () => {
  const source = '\uFEFF// Adds.\r\nexport function sum(a, b) {\r\n  return a - b;\r\n}\r\n// mixed\n// last';
  const scene = openScene({ ...SUM_FILES, 'sum.js': source });
  const { words } = await openModelServer([edit('sum.js', '  return a - b;', '  return a + b;')]);
  const end = await scene.vital(['run', '--task', TASK, '--apply', '--out', scene.out, ...words]);
  expect(end.exitCode, end.stdout + end.stderr).toBe(0);
  expect(readFileSync(join(scene.repository, 'sum.js'), 'utf8')).toBe(source.replace('a - b', 'a + b'));
});
