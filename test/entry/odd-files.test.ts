import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryAt } from '../adapters/git-cli/scratch-repository.ts';
import {
  edit,
  expectNothingLeft,
  jsonOf,
  openModelServer,
  openScene,
  SUM_FILES,
  TASK,
  useBuiltCli,
} from './cli-scene.ts';

useBuiltCli();

const SUM = SUM_FILES['sum.js'] ?? '';

/** `sum` in a file of that name, with a test that finds it there. */
function filesWith(name: string): Readonly<Record<string, string>> {
  const test = (SUM_FILES['sum.test.js'] ?? '').replace(
    "'./sum.js'",
    `new URL(${JSON.stringify(encodeURI(name).replaceAll('#', '%23').replaceAll('?', '%3F'))}, import.meta.url)`,
  );
  return {
    'package.json': SUM_FILES['package.json'] ?? '',
    [name]: SUM,
    'sum.test.js': test.replace(/^import \{ sum \} from (.*);$/m, 'const { sum } = await import($1);'),
  };
}

it.each([
  ['blanks', 'my sums/the sum of two.js'],
  ['quotes', `it's "the" sum.js`],
  ['an emoji', 'sums 🧮/sum.js'],
  ['letters with marks', 'Zähler/Übersum.js'],
  ['a line end', 'new\nline sum.js'],
  ['shell characters', 'sum $(touch owned) `id` & ; *.js'],
  ['what looks like an option', '--help sum.js'],
  ['a colour code', 'sum \u001b[31mred.js'],
])('changes and applies to a file whose name has %s', async (_what, name) => {
  const scene = openScene(filesWith(name), 'my "repo" 🎉');
  const { words } = await openModelServer([edit(name, '  return a - b;', '  return a + b;')]);
  const end = await scene.vital(['run', '--task', TASK, '--apply', '--out', scene.out, ...words]);
  expect(end.exitCode, end.stdout + end.stderr).toBe(0);
  expect(readFileSync(join(scene.repository, name), 'utf8')).toBe(SUM.replace('a - b', 'a + b'));
  expect(scene.git('status', '--porcelain').split('\n')).toHaveLength(1);
  // A name can move no cursor and forge no line.
  expect(end.stdout + end.stderr).not.toContain('\u001b[31m');
  expectNothingLeft(scene, end);
});

it('leaves hostile names out of index and work tree, counts them, and does the rest', async () => {
  const scene = openScene();
  const blob = (name: string | Buffer, content = 'export function sum() {}\n') =>
    ({ mode: '100644', name, content }) as const;
  const files = Object.entries(SUM_FILES).map(([name, content]) => blob(name, content));
  const hostile = ['.GIT', '.git.', '.git ', 'git~1', '.g\u200cit', '.git::$INDEX_ALLOCATION', '..', '.'];
  repositoryAt(scene.repository).commitObjects([
    ...files,
    { mode: '40000', name: '.git', content: [{ mode: '40000', name: 'hooks', content: [blob('x')] }] },
    {
      mode: '40000',
      name: 'up',
      content: [{ mode: '40000', name: '..', content: [{ mode: '40000', name: '..', content: [blob('escaped.js')] }] }],
    },
    ...hostile.map((name) => ({ mode: '40000', name, content: [blob('config')] }) as const),
    blob(Buffer.from([0x73, 0xff, 0x2e, 0x6a, 0x73])),
  ]);
  const { words } = await openModelServer([edit('sum.js', '  return a - b;', '  return a + b;')]);
  const end = await scene.vital(['run', '--task', TASK, '--out', scene.out, '--json', ...words]);
  expect(end.exitCode, end.stderr).toBe(0);
  expect(jsonOf(end).skippedFiles).toBe(hostile.length + 3);
  expect(scene.written('report.md')).toContain(`${hostile.length + 2} unsafe-name`);
  expect(scene.written('report.md')).toContain('1 not-utf8');
  expectNothingLeft(scene, end);
});

it.each([
  ['into the git folder', '.git/hooks/post-checkout'],
  ['by another spelling of it', '.GIT/config'],
  ['out of the tree', '../escaped.js'],
  ['to an absolute path', '/tmp/escaped.js'],
  ['to a drive', 'C:\\escaped.js'],
  ['to a name with a trailing dot', 'escaped.js.'],
])('refuses a program that writes %s, and says so', async (_what, path) => {
  const scene = openScene();
  const answer = {
    pieces: [
      `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+owned\n`,
    ],
  };
  const { words } = await openModelServer([answer, answer]);
  const run = ['run', '--task', TASK, '--apply', '--attempts', '1', '--out', scene.out, '--json'];
  const end = await scene.vital([...run, ...words]);
  expect([1, 4, 6]).toContain(end.exitCode);
  expect(jsonOf(end).verdict).not.toBe('pass');
  expect(scene.git('status', '--porcelain')).toBe('');
  expectNothingLeft(scene, end);
});
