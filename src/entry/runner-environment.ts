import { TaskError } from '../domain/errors.ts';
import type { AnswerLinks } from '../stages/report/answer-options.ts';

/** What the runner says about this job. Addresses come from here and from nowhere else. */
export interface RunnerEnvironment {
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly runId: string | undefined;
  readonly workspace: string;
  /** A folder of the job for files of the job. */
  readonly temp: string;
  readonly actor: string;
  readonly eventName: string;
  readonly eventPath: string | undefined;
  /** Ref of the job; empty where it has none. */
  readonly ref: string;
  /** Branch its pull request goes to; empty without one. */
  readonly baseRef: string;
}

export function readRunnerEnvironment(env: NodeJS.ProcessEnv): RunnerEnvironment {
  const needed = [
    'GITHUB_API_URL',
    'GITHUB_SERVER_URL',
    'GITHUB_REPOSITORY',
    'GITHUB_WORKSPACE',
    'RUNNER_TEMP',
  ] as const;
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new TaskError('bad-input', `${missing.join(', ')} not set: this is not a workflow step.`, {
      hint: 'Use it as a step of a workflow, or use the command line: vital run.',
    });
  }
  return {
    apiUrl: env.GITHUB_API_URL ?? '',
    serverUrl: (env.GITHUB_SERVER_URL ?? '').replace(/\/+$/, ''),
    repository: env.GITHUB_REPOSITORY ?? '',
    runId: env.GITHUB_RUN_ID || undefined,
    workspace: env.GITHUB_WORKSPACE ?? '',
    temp: env.RUNNER_TEMP ?? '',
    actor: env.GITHUB_ACTOR || 'unknown',
    eventName: env.GITHUB_EVENT_NAME ?? '',
    eventPath: env.GITHUB_EVENT_PATH || undefined,
    ref: env.GITHUB_REF ?? '',
    baseRef: env.GITHUB_BASE_REF ?? '',
  };
}

export function linksOf(runner: RunnerEnvironment): AnswerLinks {
  const { serverUrl: server, repository, runId } = runner;
  return { server, repository, ...(runId === undefined ? {} : { runId }) };
}
