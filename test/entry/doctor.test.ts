import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type CliScene, expectNothingLeft, jsonOf, openModelServer, openScene, useBuiltCli } from './cli-scene.ts';

useBuiltCli();

async function findingsIn(scene: CliScene, folder: string) {
  const { words } = await openModelServer([{ pieces: ['1 2 3'] }]);
  const end = await scene.vital(['doctor', '--repo', folder, '--json', ...words]);
  expectNothingLeft(scene, end);
  const findings: readonly { readonly what: string; readonly ok: boolean }[] = jsonOf(end).findings;
  return { exitCode: end.exitCode, of: (name: string) => findings.find(({ what }) => what === name) };
}

it('finds the test command of the commit, also from a folder inside and with the file gone from the own tree', async () => {
  const scene = openScene();
  scene.commit({ 'src/more.js': '' });
  rmSync(join(scene.repository, 'package.json'));
  const { exitCode, of } = await findingsIn(scene, join(scene.repository, 'src'));
  expect(exitCode).toBe(0);
  expect(of('git')).toMatchObject({ ok: true });
  expect(of('test command')).toMatchObject({ ok: true, detail: 'npm test (package.json scripts.test)' });
  expect(of('completion')).toMatchObject({ ok: true });
});

it('gives the advice that fits the failure', async () => {
  const scene = openScene({});
  const { exitCode, of } = await findingsIn(scene, scene.repository);
  expect(exitCode).toBe(6);
  expect(of('git')).toMatchObject({ ok: false, advice: 'Commit something first.' });
});
