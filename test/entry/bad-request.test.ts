import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type CliScene,
  expectNothingLeft,
  jsonOf,
  openModelServer,
  openScene,
  RIGHT,
  SUM_FILES,
  TASK,
  useBuiltCli,
} from './cli-scene.ts';

useBuiltCli();

/** What `run` needs besides the fault, with a server that nobody listens behind: none of these gets that far. */
const NOWHERE = ['--base-url', 'http://127.0.0.1:1/v1', '--model', 'none'];

interface BadRequest {
  readonly what: string;
  readonly code: string;
  /** Words of the message: what was seen, where, and what to do. */
  readonly says: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  prepare?(scene: CliScene): void;
  words(scene: CliScene): readonly string[];
}

const repo = ({ repository }: CliScene) => ['--repo', repository];
const task = ['--task', TASK];

const requests: readonly BadRequest[] = [
  {
    what: 'a folder that is no repository',
    code: 'not-a-repository',
    says: ['/bare folder', 'is not in a git repository', 'git init'],
    prepare: ({ folder }) => void mkdirSync(join(folder, 'bare folder')),
    words: ({ folder }) => ['--repo', join(folder, 'bare folder'), ...task],
  },
  {
    what: 'a folder that is not there',
    code: 'not-a-repository',
    says: ['/nowhere', 'there is no such folder'],
    words: ({ folder }) => ['--repo', join(folder, 'nowhere'), ...task],
  },
  {
    what: 'a file for a repository',
    code: 'not-a-repository',
    says: ['sum.js', 'it is a file'],
    words: ({ repository }) => ['--repo', join(repository, 'sum.js'), ...task],
  },
  {
    what: 'a branch without a commit',
    code: 'unborn-branch',
    says: ['The branch main of', 'has no commit yet', 'Commit something first'],
    files: {},
    words: (scene) => [...repo(scene), ...task],
  },
  {
    what: 'an empty tree',
    code: 'empty-tree',
    says: ['holds no', '--ref'],
    files: {},
    prepare: (scene) => void scene.commit({}),
    words: (scene) => [...repo(scene), ...task],
  },
  {
    what: 'an unknown ref',
    code: 'unknown-ref',
    says: ['"no-such-branch" names no commit in', 'git branch -a'],
    words: (scene) => [...repo(scene), ...task, '--ref', 'no-such-branch'],
  },
  {
    what: 'a ref that is an option',
    code: 'unknown-ref',
    says: ['"--help" names no commit in'],
    words: (scene) => [...repo(scene), ...task, '--ref=--help'],
  },
  {
    what: 'an empty task',
    code: 'bad-input',
    says: ['The task is empty (command line)', 'Say what should change'],
    words: (scene) => [...repo(scene), '--task', ' \n\t '],
  },
  {
    what: 'a saved issue that was cut',
    code: 'bad-input',
    says: ['The saved issue begins like JSON and is none (--issue)', 'Save it again'],
    prepare: ({ folder }) => writeFileSync(join(folder, 'issue.json'), '{ "title": "sum must a'),
    words: (scene) => [...repo(scene), '--issue', join(scene.folder, 'issue.json')],
  },
  {
    what: 'a ref that a variable should have held',
    code: 'bad-input',
    says: ['--ref is empty (command line)', 'or leave it out'],
    words: (scene) => [...repo(scene), ...task, '--ref', ''],
  },
  {
    what: 'no task',
    code: 'bad-input',
    says: ['No task was given', '--task-file'],
    words: (scene) => repo(scene),
  },
  {
    what: 'a task file that is not there',
    code: 'bad-input',
    says: ['--task-file', 'missing.md', 'ENOENT'],
    words: (scene) => [...repo(scene), '--task-file', 'missing.md'],
  },
  ...(['utf16le', 'latin1'] as const).map((encoding) => ({
    what: `a task file in ${encoding}`,
    code: 'bad-input',
    says: ['--task-file', 'note.txt is not UTF-8 text. Save it as UTF-8.'],
    prepare: ({ folder }: CliScene) => writeFileSync(join(folder, 'note.txt'), `${TASK}, naïvely`, encoding),
    words: (scene: CliScene) => [...repo(scene), '--task-file', join(scene.folder, 'note.txt')],
  })),
  {
    what: 'a task of more than 64 KB',
    code: 'bad-input',
    says: ['The task has 65537 characters, more than 65536', 'Shorten it'],
    prepare: ({ folder }) => writeFileSync(join(folder, 'task.txt'), 'x'.repeat(65_537)),
    words: (scene) => [...repo(scene), '--task-file', join(scene.folder, 'task.txt')],
  },
  ...(
    [
      ['0', 'must be a whole number above 0, got "0"'],
      ['-5', 'must be a whole number above 0, got "-5"'],
      ['1.5', 'must be a whole number above 0, got "1.5"'],
      ['99999999999', 'is too large, got "99999999999"'],
      ['12k', 'must be a whole number above 0, got "12k" (command line, --budget). Write 12000.'],
    ] as const
  ).map(([budget, says]) => ({
    what: `a budget of ${budget}`,
    code: 'bad-input',
    says: [says, '--budget'],
    words: (scene: CliScene) => [...repo(scene), ...task, `--budget=${budget}`],
  })),
];

const requestsOfRun: readonly BadRequest[] = [
  {
    what: 'a price without the second part',
    code: 'bad-input',
    says: ['must be two prices in USD per million tokens', 'got "0.15"'],
    words: (scene) => [...repo(scene), ...task, '--price', '0.15'],
  },
  {
    what: 'a test command that a variable should have held',
    code: 'bad-input',
    says: ['--test-command is empty (command line)', 'or leave it out'],
    words: (scene) => [...repo(scene), ...task, '--test-command', ''],
  },
  {
    what: 'a time limit of nothing',
    code: 'bad-input',
    says: ['must be a number of minutes above 0', 'got "0.0"'],
    words: (scene) => [...repo(scene), ...task, '--timeout-minutes', '0.0'],
  },
];

describe.each([
  ['run', [...requests, ...requestsOfRun]],
  ['context', requests],
] as const)('vital %s', (command, bad) => {
  it.each(bad)('refuses $what with what it saw and what to do', async ({ code, says, files, prepare, words }) => {
    const scene = openScene(files);
    prepare?.(scene);
    const more = command === 'run' ? [...NOWHERE, '--out', scene.out] : [];
    const shown = await scene.vital([command, ...words(scene), ...more]);
    expect(shown.exitCode).toBe(2);
    for (const part of says) expect(shown.stdout + shown.stderr).toContain(part);
    expectNothingLeft(scene, shown);
    const json = await scene.vital([command, ...words(scene), ...more, '--json']);
    expect(json.exitCode).toBe(2);
    expect(jsonOf(json)).toMatchObject({ verdict: 'error', error: { code } });
    expectNothingLeft(scene, json);
  });
});

it.each([[['run', '--no-such-option']], [['no-such-command']], [['run', '--budget']]])(
  'answers %j with the usage and exit code 2',
  async (words) => {
    const scene = openScene();
    const end = await scene.vital(words);
    expect(end.exitCode).toBe(2);
    expect(end.stdout).toBe('');
    expect(end.stderr).toMatch(/^error: /);
    expect(end.stderr).toContain('Usage: vital');
    const [command = '', ...others] = words;
    const json = await scene.vital([command, '--json', ...others]);
    expect(json.exitCode).toBe(2);
    expect(jsonOf(json)).toMatchObject({
      schema: 'vital.error/1',
      error: { code: 'bad-input', message: expect.stringMatching(/^(?:unknown|option)/) },
    });
  },
);

it.each(['0', '-1', '2.5', 'all'])('measures nothing for a limit of %s records, and says so', async (limit) => {
  const scene = openScene();
  const end = await scene.vital([
    'eval',
    'quixbugs',
    '--data',
    'none',
    '--answers',
    'bug',
    `--limit=${limit}`,
    '--json',
  ]);
  expect(end.exitCode).toBe(2);
  expect(jsonOf(end).error.message).toContain(
    `limit must be a whole number above 0, got "${limit}" (command line, --limit)`,
  );
});

it.each([
  ['--query-lines=0', 'query-lines must be a whole number above 0, got "0" (command line, --query-lines)'],
  ['--budget=many', 'got "many"'],
  ['--data=none', 'There is no file none'],
])('measures no allocation with %s, and says why', async (option, says) => {
  const scene = openScene();
  const end = await scene.vital(['eval', 'repobench', '--data', 'none', option, '--json']);
  expect(end.exitCode).toBe(2);
  expect(jsonOf(end).error.message).toContain(says);
});

it('takes a task of exactly 64 KB whole, and shows its context', async () => {
  const scene = openScene();
  const text = 'sum '.repeat(16_384);
  writeFileSync(join(scene.folder, 'task.txt'), text);
  const end = await scene.vital(['context', '--task-file', join(scene.folder, 'task.txt'), '--json']);
  expect(end.exitCode).toBe(0);
  expect(jsonOf(end).portfolio[0]).toMatchObject({ path: 'sum.js', name: 'sum' });
});

it('says how many files a context could not come from, and why', async () => {
  const scene = openScene({ ...SUM_FILES, 'noise.bin': '\0\u0001', 'lines.js': `${'x = 1;\n'.repeat(200_000)}` });
  const end = await scene.vital(['context', '--task', TASK]);
  expect(end.exitCode).toBe(0);
  expect(end.stderr).toContain('Not indexed: 2 files (1 binary, 1 too-large).');
});

it('reads a saved issue with a byte order mark', async () => {
  const scene = openScene();
  writeFileSync(join(scene.folder, 'issue.json'), `\uFEFF{"title":"${TASK}","body":null}`);
  const end = await scene.vital(['context', '--issue', join(scene.folder, 'issue.json'), '--json']);
  expect(end.exitCode, end.stderr).toBe(0);
  expect(jsonOf(end).portfolio[0]).toMatchObject({ path: 'sum.js' });
});

it('prints no evidence for a budget of 1 and says so, and a run still works from the target alone', async () => {
  const scene = openScene();
  const shown = await scene.vital(['context', '--task', TASK, '--budget', '1']);
  expect(shown.exitCode).toBe(0);
  expect(shown.stderr).toMatch(/A budget of 1 token holds none of the \d objects found/);
  const { words } = await openModelServer([RIGHT]);
  const end = await scene.vital(['run', '--task', TASK, '--budget', '1', '--out', scene.out, '--json', ...words]);
  expect(end.exitCode).toBe(0);
  expect(end.stderr).toMatch(/A budget of 1 token holds none of the \d objects found/);
  expect(jsonOf(end)).toMatchObject({ verdict: 'pass' });
});

it('finds nothing to change where no file is text, at no model cost', async () => {
  const scene = openScene({});
  scene.commit({ 'a.bin': Buffer.from([0, 1, 2, 255]) });
  const { server, words } = await openModelServer([]);
  const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, '--json', ...words]);
  expect(end.exitCode).toBe(4);
  expect(jsonOf(end)).toMatchObject({ verdict: 'no-change', skippedFiles: 1, model: { calls: 0 } });
  expect(jsonOf(end).reason).toContain('holds no text file');
  expect(server.chats).toHaveLength(0);
  expectNothingLeft(scene, end);
});

it('finds out before anything else that the files of the run cannot be written', async () => {
  const scene = openScene();
  writeFileSync(join(scene.folder, 'a file'), 'mine');
  const { server, words } = await openModelServer([RIGHT]);
  const end = await scene.vital(['run', '--task', TASK, '--out', join(scene.folder, 'a file'), '--json', ...words]);
  expect(end.exitCode).toBe(2);
  expect(jsonOf(end).error).toMatchObject({ code: 'bad-input', message: expect.stringContaining('--out') });
  expect(server.requests).toHaveLength(0);
  expectNothingLeft(scene, end);
});

it('leaves the own tree as it is, and works on the commit and not on what lies there', async () => {
  const scene = openScene();
  writeFileSync(join(scene.repository, 'sum.js'), 'half done');
  writeFileSync(join(scene.repository, 'note.txt'), 'mine');
  const before = scene.git('status', '--porcelain');
  const { words } = await openModelServer([RIGHT]);
  const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, ...words]);
  expect(end.exitCode).toBe(0);
  expect(scene.git('status', '--porcelain')).toBe(before);
  expect(scene.written('change.patch')).toContain('+  return a + b;');
  expectNothingLeft(scene, end);
});

it('keeps a run without --out in the state folder, and says where', async () => {
  const scene = openScene(SUM_FILES);
  const { words } = await openModelServer([RIGHT]);
  const end = await scene.vital(['run', '--task', TASK, '--json', ...words]);
  const { report, patch } = jsonOf(end);
  expect(report.startsWith(join(scene.folder, 'state', 'vital', 'runs'))).toBe(true);
  expect(existsSync(report) && existsSync(patch)).toBe(true);
  expect(readdirSync(join(scene.folder, 'home'))).toEqual([]);
});
