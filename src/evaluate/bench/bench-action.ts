import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import type { Clock } from '../../ports/clock.ts';
import { type CreatedSample, createSample } from '../samples/create-sample.ts';
import { type Measured, quantile } from './figure.ts';
import { openFirstCallServer } from './first-call-server.ts';

const RUNS = 3;
const LIMIT_SECONDS = 120;
const NAME = 'action start to first model call';

export interface ActionRequest {
  /** The built action, `dist/action.js`. */
  readonly script: string;
  /** Empty folder for the sample and the runner's files. */
  readonly folder: string;
  readonly clock: Clock;
}

/** Seconds from starting the built action to its first model call: checkout, tests, index and evidence lie between. */
export async function benchAction(request: ActionRequest): Promise<Measured> {
  if (!existsSync(request.script)) {
    return { figures: [], missing: [{ name: NAME, reason: `${request.script} is not there; build it first` }] };
  }
  const sample = await createSample('node', join(request.folder, 'sample'));
  const starts: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    bare.push(await secondsOf(request.clock, () => execa(process.execPath, ['-e', '0'])));
    const seconds = await startOnce(request, sample, join(request.folder, `runner-${run}`));
    if (typeof seconds === 'string') return { figures: [], missing: [{ name: NAME, reason: seconds }] };
    starts.push(seconds);
  }
  const baseline = { name: 'node starting and ending', value: quantile(bare, 0.5) };
  const detail = `median of ${RUNS}, sample repository, its tests included`;
  return { figures: [{ name: NAME, value: quantile(starts, 0.5), unit: 's', baseline, detail }], missing: [] };
}

/** Seconds, or why there was no call. */
async function startOnce(request: ActionRequest, sample: CreatedSample, folder: string): Promise<number | string> {
  const server = await openFirstCallServer();
  const env = await stepEnvironment(sample, { folder, baseUrl: server.baseUrl });
  const start = request.clock.seconds();
  const action = execa(process.execPath, [request.script], {
    cwd: sample.directory,
    env,
    extendEnv: false,
    reject: false,
    all: true,
    timeout: LIMIT_SECONDS * 1000,
  });
  try {
    const ended = action.then(({ all, exitCode }) => `it ended (${exitCode}) without one: ${(all ?? '').slice(-500)}`);
    const first = await Promise.race([server.called, ended]);
    return first ?? request.clock.seconds() - start;
  } finally {
    action.kill();
    await action;
    await server.close();
  }
}

/** What a runner sets for a plain workflow step with a prompt; nothing of the person's own environment but the search path. */
async function stepEnvironment(
  sample: CreatedSample,
  { folder, baseUrl }: { readonly folder: string; readonly baseUrl: string },
) {
  await mkdir(folder, { recursive: true });
  const files = ['output', 'summary', 'event'].map((name) => join(folder, name));
  for (const file of files) await writeFile(file, file.endsWith('event') ? '{}' : '');
  return {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    RUNNER_TEMP: folder,
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_EVENT_PATH: files[2] ?? '',
    GITHUB_OUTPUT: files[0] ?? '',
    GITHUB_STEP_SUMMARY: files[1] ?? '',
    GITHUB_WORKSPACE: sample.directory,
    GITHUB_REPOSITORY: 'example/sample',
    GITHUB_ACTOR: 'example',
    GITHUB_SHA: sample.commit,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_API_URL: baseUrl,
    GITHUB_SERVER_URL: baseUrl,
    INPUT_PROMPT: sample.task,
    'INPUT_BASE-URL': baseUrl,
    INPUT_MODEL: 'bench',
    'INPUT_OUTPUT-MODE': 'none',
  };
}

async function secondsOf(clock: Clock, work: () => Promise<unknown>): Promise<number> {
  const start = clock.seconds();
  await work();
  return clock.seconds() - start;
}
