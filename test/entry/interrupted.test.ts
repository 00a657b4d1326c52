import { expect, it } from 'vitest';
import {
  type CliEnd,
  type CliScene,
  expectNothingLeft,
  jsonOf,
  openModelServer,
  openScene,
  processesNaming,
  processesOfCli,
  RIGHT,
  type RunningCli,
  SUM_FILES,
  TASK,
  useBuiltCli,
  WRONG,
} from './cli-scene.ts';

useBuiltCli();

/** In a command line only of what hangs, never of ours. */
const STUCK_FILE = 'stuck-file';
const STUCK = `setsid tail -f ${STUCK_FILE} & tail -f ${STUCK_FILE}\n`;

/** TAP by a shell; with a `sum` that multiplies it hangs instead, children and all. */
const CHECK = `if grep -q 'a [*] b' sum.js; then ${STUCK}fi\necho TAP version 13\necho 1..1\ngrep -q 'a + b' sum.js && echo ok 1 - adds && exit 0\necho not ok 1 - adds\nexit 1\n`;

async function untilAlive(words: string, { ended }: RunningCli): Promise<void> {
  while (processesNaming(words).length === 0 && !ended()) await new Promise((resolve) => setTimeout(resolve, 20));
}

interface Stage {
  readonly stage: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly words?: readonly string[];
  readonly replies?: Parameters<typeof openModelServer>[0];
  readonly patch?: string;
  /** Resolves when the stage is under way. */
  under(running: RunningCli): Promise<void>;
}

const stages: readonly Stage[] = [
  {
    stage: 'the set-up command',
    files: { 'stuck.sh': STUCK },
    words: ['--setup-command', 'sh stuck.sh'],
    under: (running) => untilAlive(STUCK_FILE, running),
  },
  {
    stage: 'the tests of the base',
    files: { 'stuck.sh': STUCK },
    words: ['--test-command', 'sh stuck.sh'],
    under: (running) => untilAlive(STUCK_FILE, running),
  },
  {
    stage: 'the index',
    files: Object.fromEntries(
      Array.from({ length: 150 }, (_, at) => [
        `part${at}.js`,
        `export function part${at}() {\n${'  if (a) { b(c, d); } else { e(); }\n'.repeat(700)}}\n`,
      ]),
    ),
    under: ({ says }) => says('▸ index reading the tree'),
  },
  {
    stage: 'the first model call',
    replies: [{ silence: 'everything' }],
    under: ({ says }) => says('▸ generate'),
  },
  {
    stage: 'a model call that is writing',
    replies: [{ pieces: ['sum.js\n'], silence: 'after-pieces' }],
    under: ({ says }) => says('▸ generate'),
  },
  {
    stage: 'a later model call',
    replies: [WRONG, { silence: 'everything' }],
    patch: '+  return a * b + 7;',
    under: ({ says }) => says('▸ generate alternative'),
  },
  {
    stage: 'the tests after',
    files: { 'check.sh': CHECK },
    words: ['--test-command', 'sh check.sh'],
    replies: [WRONG, RIGHT],
    patch: '+  return a * b + 7;',
    under: (running) => untilAlive(STUCK_FILE, running),
  },
];

async function runAndStop(
  { files, words = [], replies = [RIGHT], under }: Stage,
  stop: (running: RunningCli) => unknown,
): Promise<{ readonly scene: CliScene; readonly end: CliEnd }> {
  const scene = openScene({ ...SUM_FILES, [STUCK_FILE]: '', ...files });
  const model = await openModelServer(replies);
  const run = ['run', '--task', TASK, '--out', scene.out, '--json', ...words, ...model.words];
  const end = await scene.vital(run, {
    whileRunning: async (running) => {
      await under(running);
      await stop(running);
    },
  });
  return { scene, end };
}

it.each(stages)('Ctrl-C in $stage ends it with a report and leaves nothing', async (stage) => {
  const { scene, end } = await runAndStop(stage, ({ signal }) => signal('SIGINT'));
  expect(end.exitCode, end.stderr).toBe(130);
  expect(jsonOf(end)).toMatchObject({ verdict: 'error', error: { code: 'interrupted' } });
  expect(end.stderr).toContain('Stopping; the report of what is done so far follows.');
  expect(scene.written('report.md')).toContain('The run was interrupted.');
  if (stage.patch) expect(scene.written('change.patch')).toContain(stage.patch);
  else expect(jsonOf(end).patch).toBeNull();
  expect(processesNaming(STUCK_FILE)).toEqual([]);
  expectNothingLeft(scene, end);
});

it('does not hold the interruption against the program: its attempt is told as interrupted', async () => {
  const { end } = await runAndStop(stages.at(-1) as Stage, ({ signal }) => signal('SIGINT'));
  expect(jsonOf(end).attempts).toMatchObject([{ verdict: 'error', reason: 'Its tests were interrupted.' }]);
  expect(jsonOf(end).model).toMatchObject({ calls: 1 });
});

it.each([
  ['a termination request', 'SIGTERM'],
  ['a closed terminal', 'SIGHUP'],
] as const)('%s is the same as Ctrl-C', async (_what, name) => {
  const { scene, end } = await runAndStop(stages[1] as Stage, ({ signal }) => signal(name));
  expect(end.exitCode).toBe(130);
  expect(jsonOf(end).error).toMatchObject({ code: 'interrupted' });
  expect(scene.written('report.md')).toContain('The run was interrupted.');
  expectNothingLeft(scene, end);
});

it('a second Ctrl-C leaves at once, and leaves nothing behind either', async () => {
  const stubborn = `trap '' INT TERM HUP; setsid tail -f ${STUCK_FILE} & while :; do sleep 0.1; done\n`;
  const stage = { ...(stages[1] as Stage), files: { 'stuck.sh': stubborn } };
  const { scene, end } = await runAndStop(stage, async ({ signal, says }) => {
    signal('SIGINT');
    await says('Stopping;');
    signal('SIGINT');
  });
  expect(end.exitCode).toBe(130);
  expect(end.stdout).toBe('');
  // Nobody waited for their end, so it may come a moment later.
  while (processesNaming(STUCK_FILE).length + processesOfCli().length > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expectNothingLeft(scene, end);
});

it('a run over its time limit has an exit code of its own, and keeps the best patch', {
  timeout: 120_000,
}, async () => {
  const scene = openScene({ ...SUM_FILES, [STUCK_FILE]: '', 'check.sh': CHECK });
  const { words } = await openModelServer([WRONG]);
  const run = ['run', '--task', TASK, '--out', scene.out, '--json', '--timeout-minutes', '0.5'];
  const end = await scene.vital([...run, '--test-command', 'sh check.sh', ...words]);
  expect(end.exitCode).toBe(7);
  expect(jsonOf(end).error).toMatchObject({
    code: 'time-limit',
    message: expect.stringContaining('--timeout-minutes'),
  });
  expect(scene.written('change.patch')).toContain('+  return a * b + 7;');
  expectNothingLeft(scene, end);
});
