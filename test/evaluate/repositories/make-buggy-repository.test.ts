import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BugRecord } from '../../../src/evaluate/records/bug-record.ts';
import { findRepository } from '../../../src/evaluate/repositories/find-repository.ts';
import { makeBuggyRepository } from '../../../src/evaluate/repositories/make-buggy-repository.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-buggy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(cwd: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@localhost', '-c', 'commit.gpgSign=false'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim();
}

function commit(cwd: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-q', '-m', 'x');
  return git(cwd, 'rev-parse', 'HEAD');
}

/** A repository with a bug, then its repair with the test that shows it, found through a link. */
function history(buggy: Readonly<Record<string, string>>, repaired: Readonly<Record<string, string>>) {
  const origin = join(folder, 'origin');
  mkdirSync(origin);
  git(origin, 'init', '-q', '-b', 'main');
  const commits = { buggy_commit: commit(origin, buggy), fix_commit: commit(origin, repaired) };
  mkdirSync(join(folder, 'git', 'someone'), { recursive: true });
  symlinkSync(origin, join(folder, 'git', 'someone', 'project'));
  const record: BugRecord = {
    id: 'bug',
    language: 'python',
    repo: 'someone/project',
    subject: 'add subtracts',
    src_files: ['src/add.py'],
    test_files: ['test/add.py'],
    runner: 'pytest',
    fix_patch: 'x',
    failing_tests: ['t'],
    ...commits,
  };
  return { origin, record };
}

async function make(record: BugRecord, extra: readonly { path: string; content: string }[] = []) {
  const directory = join(folder, 'made');
  mkdirSync(directory);
  const source = await findRepository(join(folder, 'git'), record.repo);
  return { directory, made: await makeBuggyRepository(record, source, { directory, extra }) };
}

test('the buggy state is the repaired tree with the source files of the buggy commit', async () => {
  const { record } = history({ 'src/add.py': 'bug\n\n' }, { 'src/add.py': 'right\n', 'test/add.py': 'shows it\n' });
  const { directory, made } = await make(record, [{ path: 'lib/tool.txt', content: 'tool' }]);
  expect(git(directory, 'rev-parse', 'HEAD')).toBe(made.commit);
  expect(git(directory, 'ls-tree', '-r', '--name-only', 'HEAD').split('\n')).toEqual([
    'lib/tool.txt',
    'src/add.py',
    'test/add.py',
  ]);
  expect(readFileSync(join(directory, 'src/add.py'), 'utf8')).toBe('bug\n\n');
  expect(readFileSync(join(directory, 'test/add.py'), 'utf8')).toBe('shows it\n');
  expect(made.files).toEqual([{ path: 'src/add.py', before: 'bug\n\n', after: 'right\n' }]);
  expect(git(directory, 'status', '--porcelain')).toBe('');
});

test('nothing is written into the repository the objects come from', async () => {
  const { origin, record } = history({ 'src/add.py': 'bug\n' }, { 'src/add.py': 'right\n' });
  const state = () => [
    git(origin, 'count-objects', '-v'),
    git(origin, 'for-each-ref'),
    git(origin, 'status', '--porcelain'),
  ];
  const before = state();
  await make(record);
  expect(state()).toEqual(before);
});

test('a source file that the buggy commit does not have is not there', async () => {
  const { record } = history({ 'other.py': 'x\n' }, { 'src/add.py': 'right\n' });
  const { directory, made } = await make(record);
  expect(git(directory, 'ls-tree', '-r', '--name-only', 'HEAD')).toBe('other.py');
  expect(made.files).toEqual([{ path: 'src/add.py', before: null, after: 'right\n' }]);
});

test('tests that stand in the source file itself are those of the repair', async () => {
  const tests = '#[cfg(test)]\nmod tests {\n';
  const { record } = history(
    { 'src/add.py': `fn add() {}\n\n${tests}    old\n}\n` },
    { 'src/add.py': `fn add() { 1 }\n\n${tests}    new\n}\n` },
  );
  const { made } = await make({ ...record, inline_tests: true });
  expect(made.files[0]?.before).toBe(`fn add() {}\n\n${tests}    new\n}\n`);
});

test('a repository or a commit that is not there is named', async () => {
  const { record } = history({ 'src/add.py': 'bug\n' }, { 'src/add.py': 'right\n' });
  await expect(findRepository(join(folder, 'git'), 'someone/else')).rejects.toMatchObject({ code: 'bad-input' });
  await expect(make({ ...record, fix_commit: '0'.repeat(40) })).rejects.toMatchObject({ code: 'unknown-ref' });
});
