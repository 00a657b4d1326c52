import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunResult } from '../../src/domain/run-result.ts';
import { publishOutputs } from '../../src/entry/publish-outputs.ts';
import { COMMIT, PASS } from '../report/sample-results.ts';

const KEY = 'model-key-canary-5551212';

describe('how the step ends', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vital-outputs-'));
    writeFileSync(join(folder, 'output'), '');
    vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'));
    vi.stubEnv('GITHUB_STEP_SUMMARY', '');
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  async function publish(result: RunResult): Promise<string> {
    const end = {
      kind: 'ran',
      files: { record: '/temp/vital-1-2/run.json' },
      answer: '',
      params: [],
      fork: false,
    } as const;
    await publishOutputs({ ...end, result, ref: 'refs/heads/dev', baseRef: 'main' }, 'patch', [KEY]);
    return readFileSync(join(folder, 'output'), 'utf8');
  }

  it('is well for any verdict on the change', async () => {
    const reason = 'one test broken';
    expect(await publish({ ...PASS, judgement: { verdict: 'fail', reason } })).not.toMatch(/^error<<.*\n.+broken/m);
    expect(process.exitCode).toBeUndefined();
  });

  it('says where the commit came from and which run it was', async () => {
    const values = (await publish(PASS)).replace(/<<.*\n(.*)\n.*/g, '=$1').split('\n');
    for (const line of ['ref=refs/heads/dev', 'base-ref=main', 'session-id=vital-1-2']) expect(values).toContain(line);
  });

  it('is told without a secret that a test has printed', async () => {
    const reason = `1 test broken: test ${KEY}`;
    expect(await publish({ ...PASS, judgement: { verdict: 'error', reason } })).not.toContain(KEY);
    expect(vi.mocked(process.stdout.write).mock.calls.join()).not.toContain(KEY);
  });

  it('says what was accepted when something fell before a result', async () => {
    const comment = { id: 9, url: 'https://git.example/9' };
    const message = `fetch failed: ${KEY}`;
    const end = { kind: 'broke', message, actor: 'octo', comment, commit: COMMIT, fork: true } as const;
    await publishOutputs(end, 'patch', [KEY]);
    const values = readFileSync(join(folder, 'output'), 'utf8').replace(/<<.*\n(.*)\n.*/g, '=$1');
    for (const line of [
      'triggered=true',
      'continue=false',
      'comment-id=9',
      `sha=${COMMIT}`,
      'fork=true',
      'actor=octo',
    ]) {
      expect(values.split('\n')).toContain(line);
    }
    expect(values).toContain('error=fetch failed: ***');
    expect(process.exitCode).toBe(1);
  });

  it('is a failure, with its reason, when the tests of the tree cannot run', async () => {
    const reason = 'The test command `tox` could not be started.';
    expect(await publish({ ...PASS, judgement: { verdict: 'error', reason } })).toMatch(
      /^error<<.*\nThe test command/m,
    );
    expect(process.exitCode).toBe(1);
  });
});
