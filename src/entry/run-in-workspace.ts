import { join } from 'node:path';
import type { SettingValues } from '../config/settings-schema.ts';
import { TaskError } from '../domain/errors.ts';
import type { Progress } from '../ports/progress.ts';
import type { GenerateCommand } from '../task/run-settings.ts';
import { runTask, type TaskEnd } from '../task/run-task.ts';
import type { ActionInputs } from './action-inputs.ts';
import { insideWorkspace } from './inside-workspace.ts';
import { usePrivateTemp } from './private-temp.ts';
import { runSettingsOf } from './run-settings-of.ts';
import type { RunnerEnvironment } from './runner-environment.ts';
import { untilInterrupted } from './until-interrupted.ts';
import { openPorts } from './wire.ts';

export interface WorkspaceRun {
  readonly command: GenerateCommand;
  readonly values: SettingValues;
  readonly inputs: ActionInputs;
  readonly runner: RunnerEnvironment;
  readonly progress: Progress;
  /** Code that a stranger wrote: without strong isolation it is not run. */
  readonly fork: boolean;
}

/** One task on the repository the job has checked out, with its files below the runner's folder for them. */
export async function runInWorkspace(run: WorkspaceRun): Promise<TaskEnd> {
  usePrivateTemp();
  return untilInterrupted((signal) => runUntil(signal, run));
}

async function runUntil(signal: AbortSignal, run: WorkspaceRun): Promise<TaskEnd> {
  const { values, inputs, runner } = run;
  const ports = await openPorts({
    values,
    ...(inputs.apiKey === undefined ? {} : { apiKey: inputs.apiKey }),
    repository: await insideWorkspace(runner.workspace, values['working-directory'] ?? '.', 'working-directory'),
    out: join(runner.temp, `vital-${Date.now()}-${process.pid}`),
    progress: run.progress,
  });
  try {
    if (run.fork && ports.sandbox.isolation.level === 'weak') {
      throw new TaskError(
        'sandbox-failed',
        `The code of a fork is not run with weak isolation (${ports.sandbox.isolation.detail}).`,
        {
          hint: 'Install bubblewrap on the runner; docs/workflow-comment.md says how.',
        },
      );
    }
    const secrets = [...ports.secrets, ...(inputs.token === undefined ? [] : [inputs.token])];
    const settings = runSettingsOf(values, { directory: ports.directory, secrets });
    return await runTask(run.command, settings, ports, signal);
  } finally {
    await ports.close();
  }
}
