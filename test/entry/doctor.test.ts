import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ModelServerOptions } from '../fakes/model-server.ts';
import {
  type CliScene,
  expectNothingLeft,
  jsonOf,
  MODEL,
  openModelServer,
  openScene,
  useBuiltCli,
} from './cli-scene.ts';

useBuiltCli();

interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly models?: NonNullable<ModelServerOptions['models']>;
}

async function findingsIn(scene: CliScene, folder: string, { env = {}, models }: Surroundings = {}) {
  const { words } = await openModelServer([{ pieces: ['1 2 3'] }], models ? { models } : {});
  const end = await scene.vital(['doctor', '--repo', folder, '--json', ...words], { env });
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

it('says that the program of the test command is not there', async () => {
  const scene = openScene({ 'go.mod': 'module sum\n', 'sum_test.go': 'package sum\n' });
  const programs = join(scene.folder, 'programs');
  mkdirSync(programs);
  symlinkSync(execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim(), join(programs, 'git'));
  const { exitCode, of } = await findingsIn(scene, scene.repository, { env: { PATH: programs } });
  expect(exitCode).toBe(6);
  expect(of('test command')).toMatchObject({
    ok: false,
    detail: 'go test ./... (go.mod): "go" is not a program on the search path',
    advice: expect.stringContaining('Install it'),
  });
});

it('says what to do where the server does not tell its window', async () => {
  const scene = openScene();
  const { of } = await findingsIn(scene, scene.repository, { models: [{ id: MODEL }] });
  expect(of('model')).toMatchObject({ ok: true, advice: expect.stringContaining('--window') });
});
