import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MARK_VARIABLE, newMark, reachMarked } from '../../../src/adapters/child-process/mark-processes.ts';
import { countProcesses } from '../../../src/adapters/child-process/process-table.ts';
import { DEFAULT_LIMITS } from '../../../src/adapters/child-process/resource-watch.ts';
import { type Reach, runProcess } from '../../../src/adapters/child-process/run-process.ts';
import { createWallStatus, reachNamespace } from '../../../src/adapters/sandbox-bubblewrap/wall-status.ts';
import { bubblewrapWorks } from '../sandbox/sandbox-case.ts';

const FEW = 20;

/** Runs a shell script with no control group to count for us, and few processes allowed. */
async function run(script: string, wrap: readonly string[], reach: (child: ChildProcess, mark: string) => Reach) {
  const folder = mkdtempSync(join(tmpdir(), 'vital-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mark = newMark();
  return runProcess({
    argv: [...wrap, 'bash', '-c', script],
    group: undefined,
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', [MARK_VARIABLE]: mark },
    request: { argv: [], cwd: folder, timeoutSeconds: 30, outputLimit: 10_000, network: false },
    watched: [folder],
    limits: { ...DEFAULT_LIMITS, processes: FEW },
    reach: (child) => reach(child, mark),
  });
}

const kinds = [
  ['plain', [], (child: ChildProcess, mark: string) => reachMarked({ child, mark, group: undefined })],
  [
    'namespace',
    ['bwrap', '--unshare-pid', '--dev-bind', '/', '/', '--proc', '/proc', '--die-with-parent'],
    (child: ChildProcess) => reachNamespace({ child, status: createWallStatus(), group: undefined }),
  ],
] as const;

it.each(kinds)('does not end a %s run for the processes of others', async (kind, wrap, reach) => {
  if (kind === 'namespace' && !(await bubblewrapWorks())) return;
  const others = Array.from({ length: 2 * FEW }, () => spawn('sleep', ['60']));
  onTestFinished(() => others.forEach((other) => void other.kill('SIGKILL')));
  expect(countProcesses()).toBeGreaterThan(FEW);
  const { end, output } = await run('sleep 1; echo done', wrap, reach);
  expect({ end, output }).toEqual({ end: 'exited', output: 'done\n' });
});

it.each(kinds)('ends a %s run that has too many of its own, orphans included', async (kind, wrap, reach) => {
  if (kind === 'namespace' && !(await bubblewrapWorks())) return;
  const { end, output } = await run('for i in {1..40}; do (setsid sleep 7141 &); done; sleep 7141', wrap, reach);
  expect(end).toBe('signal');
  expect(output).toContain('ended by Vital: more than 20 processes');
});
