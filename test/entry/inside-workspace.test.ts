import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readActionInputs } from '../../src/entry/action-inputs.ts';
import { handleStep } from '../../src/entry/handle-step.ts';
import { readRunnerEnvironment } from '../../src/entry/runner-environment.ts';

describe('an input that names a place in the tree', () => {
  let folder: string;
  let workspace: string;

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'vital-prompt-')));
    workspace = join(folder, 'workspace');
    mkdirSync(join(workspace, '.git'), { recursive: true });
    writeFileSync(join(workspace, '.git', 'config'), 'extraheader = CANARY');
    writeFileSync(join(workspace, 'task.md'), 'fix it');
    writeFileSync(join(folder, 'outside.md'), 'CANARY');
    symlinkSync('/proc/self/environ', join(workspace, 'environment.md'));
    symlinkSync('.git/config', join(workspace, 'config.md'));
    symlinkSync(folder, join(workspace, 'up'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const step = (inputs: Readonly<Record<string, string>>) => {
    const runner = readRunnerEnvironment({
      GITHUB_API_URL: 'https://git.example/api',
      GITHUB_SERVER_URL: 'https://git.example',
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: folder,
    });
    return handleStep(readActionInputs(inputs), runner);
  };

  it.each(['../outside.md', 'up/outside.md', 'environment.md', 'config.md', '.git/config', '../missing.md'])(
    'is no prompt-file at %s',
    async (file) => {
      await expect(step({ 'INPUT_PROMPT-FILE': file })).rejects.toThrow('prompt-file must lie inside the repository');
    },
  );

  it.each(['..', 'up', 'up/workspace/..', '.git', '/../..'])('is no working-directory at %s', async (path) => {
    const inputs = { INPUT_PROMPT: 'fix it', 'INPUT_WORKING-DIRECTORY': path };
    await expect(step(inputs)).rejects.toThrow('working-directory must lie inside the repository');
  });

  it('is told apart from one that is missing', async () => {
    await expect(step({ 'INPUT_PROMPT-FILE': 'missing.md' })).rejects.toThrow('could not be read');
  });

  it('is taken where it lies inside', async () => {
    const inputs = { 'INPUT_PROMPT-FILE': 'task.md', 'INPUT_WORKING-DIRECTORY': 'up/workspace/./' };
    await expect(step(inputs)).rejects.toThrow('is not in a git repository');
  });
});
