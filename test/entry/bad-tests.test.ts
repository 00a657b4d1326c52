import { describe, expect, it } from 'vitest';
import {
  edit,
  expectNothingLeft,
  jsonOf,
  openModelServer,
  openScene,
  processesNaming,
  RIGHT,
  SUM_FILES,
  TASK,
  useBuiltCli,
} from './cli-scene.ts';

useBuiltCli();

interface BadTests {
  readonly what: string;
  readonly testCommand: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly says: RegExp;
}

const STUCK = 'tail -f /dev/null stuck.sh';
const LIMIT = ['--test-timeout-minutes', '0.25'];

describe('tests that cannot judge anything end the run as an error before any model cost', () => {
  it.each<BadTests>([
    {
      what: 'a command that is not installed',
      testCommand: 'pytst -q',
      says: /The test command `pytst -q` could not be started \(exit code 127: "pytst" is not a program on the search path\.\)\. Install what it needs/,
    },
    {
      what: 'a shell line whose program is not installed',
      testCommand: 'cd . && pytst -q',
      says: /could not be started \(exit code 127: .*pytst: .*not found\)/,
    },
    { what: 'a command that prints without end', testCommand: 'yes flood', says: /`yes flood` printed without end/ },
    {
      what: 'a command that forks without end',
      testCommand: 'bash fork.sh',
      files: { 'fork.sh': 'b() { b | b & }\nb\nsleep 7142\n' },
      says: /`bash fork.sh` was ended before any test had a result: more than 2000 processes/,
    },
    {
      what: 'a command that lacks a library',
      testCommand: 'node missing.mjs',
      files: { 'missing.mjs': "import 'no-such-library';\n" },
      says: /no-such-library is missing/,
    },
  ])('$what', async ({ testCommand, files, says }) => {
    const scene = openScene({ ...SUM_FILES, ...files });
    const { server, words } = await openModelServer([RIGHT]);
    const run = ['run', '--task', TASK, '--out', scene.out, '--test-command', testCommand, ...words];
    const shown = await scene.vital(run);
    expect(shown.exitCode).toBe(6);
    expect(shown.stdout).toMatch(says);
    expect(scene.written('report.md')).toContain('error');
    expectNothingLeft(scene, shown);
    const json = await scene.vital([...run, '--json']);
    expect(json.exitCode).toBe(6);
    expect(jsonOf(json)).toMatchObject({ verdict: 'error', reason: expect.stringMatching(says), model: { calls: 0 } });
    expect(server.requests).toHaveLength(0);
    expectNothingLeft(scene, json);
  });
});

it('shows the last words of tests that could not be run', async () => {
  const scene = openScene({ ...SUM_FILES, 'missing.mjs': "import 'no-such-library';\n" });
  const { words } = await openModelServer([]);
  const end = await scene.vital([
    'run',
    '--task',
    TASK,
    '--out',
    scene.out,
    '--test-command',
    'node missing.mjs',
    ...words,
  ]);
  expect(end.stdout).toMatch(/^printed\n(?: {9}.*\n)* {9}.*Cannot find package 'no-such-library'/m);
});

it('is no-tests where there is no test command, and hands over the patch', async () => {
  const scene = openScene({ 'sum.js': SUM_FILES['sum.js'] ?? '' });
  const { words } = await openModelServer([RIGHT]);
  const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, '--json', ...words]);
  expect(end.exitCode).toBe(3);
  expect(jsonOf(end)).toMatchObject({ verdict: 'no-tests', reason: expect.stringContaining('test-command') });
  expect(scene.written('change.patch')).toContain('+  return a + b;');
  expectNothingLeft(scene, end);
});

it('ends tests that hang at the limit, with their children, and says so', { timeout: 120_000 }, async () => {
  const scene = openScene({ ...SUM_FILES, 'stuck.sh': `setsid ${STUCK} &\n${STUCK}\n` });
  const { server, words } = await openModelServer([]);
  const run = ['run', '--task', TASK, '--out', scene.out, ...LIMIT, '--test-command', 'sh stuck.sh', ...words];
  const end = await scene.vital([...run, '--json']);
  expect(end.exitCode).toBe(6);
  expect(jsonOf(end).reason).toMatch(/`sh stuck.sh` did not end within 1\d s/);
  expect(server.requests).toHaveLength(0);
  expect(processesNaming('stuck.sh')).toEqual([]);
  expectNothingLeft(scene, end);
});

const CHECK = `import { sum } from './sum.js';
const ok = sum(1, 2) === 3;
console.log(\`TAP version 13\\n1..1\\n\${ok ? 'ok' : 'not ok'} 1 - adds\`);
process.exit(ok ? 0 : 1);
`;

it.each([
  [
    'flood',
    "for (;;) process.getBuiltinModule('node:fs').writeSync(1, 'flood'.repeat(9999));",
    1,
    'With the change the tests print without end.',
  ],
  [
    'fork without end',
    "for (;;) process.getBuiltinModule('node:child_process').spawn('sleep', ['7143']);",
    6,
    'The tests were ended by Vital: more than 2000 processes.',
  ],
])('ends tests that %s with the change, and says so', async (_what, line, exitCode, reason) => {
  const scene = openScene({ ...SUM_FILES, 'check.mjs': CHECK });
  const { words } = await openModelServer([edit('sum.js', '  return a - b;', `  ${line}`)]);
  const run = ['run', '--task', TASK, '--attempts', '1', '--test-command', 'node check.mjs'];
  const end = await scene.vital([...run, '--out', scene.out, '--json', ...words]);
  expect(jsonOf(end).reason).toBe(reason);
  expect(end.exitCode).toBe(exitCode);
  expect(scene.written('change.patch')).toContain('+  for (;;)');
  expectNothingLeft(scene, end);
});

it('says what a set-up command that fails said', async () => {
  const scene = openScene();
  const { server, words } = await openModelServer([]);
  const setup = ['--setup-command', 'echo no such mirror; exit 4'];
  const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, ...setup, ...words]);
  expect(end.exitCode).toBe(6);
  expect(end.stdout).toContain('The set-up command `echo no such mirror; exit 4` ended with exit code 4');
  expect(end.stdout).toMatch(/^ +no such mirror$/m);
  expect(server.requests).toHaveLength(0);
  expectNothingLeft(scene, end);
});
