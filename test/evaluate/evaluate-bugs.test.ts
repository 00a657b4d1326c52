import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BugsOptions, evaluateBugs } from '../../src/evaluate/evaluate-bugs.ts';
import { evaluationPorts } from './evaluation-case.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-bugs-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const BUGGY = 'function area(width, height) {\n  return width + height;\n}\n\nmodule.exports = { area };\n';
const REPAIRED = BUGGY.replace('width + height', 'width * height');
const TEST = [
  "const { area } = require('../lib/area.js');",
  'const ok = area(2, 5) === 10;',
  "console.log('TAP version 13\\n# area\\n' + (ok ? '' : 'not ') + 'ok 1 multiplies\\nok 2 is a number\\n1..2');",
  'process.exitCode = ok ? 0 : 1;',
  '',
].join('\n');

function git(cwd: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@localhost', '-c', 'commit.gpgSign=false'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim();
}

/** A bug and its repair in a repository that brings its own test runner, so that nothing is installed. */
function options(more: Partial<BugsOptions> = {}): BugsOptions {
  const origin = join(folder, 'git', 'someone', 'shapes');
  const commit = (files: Readonly<Record<string, string>>): string => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(origin, path)), { recursive: true });
      writeFileSync(join(origin, path), text);
      if (path.endsWith('/tape')) chmodSync(join(origin, path), 0o755);
    }
    git(origin, 'add', '-A', '-f');
    git(origin, 'commit', '-q', '-m', 'x');
    return git(origin, 'rev-parse', 'HEAD');
  };
  mkdirSync(origin, { recursive: true });
  git(origin, 'init', '-q', '-b', 'main');
  const runner = '#!/bin/sh\nexec node "$1"\n';
  const buggy = commit({ 'package.json': '{}', 'lib/area.js': BUGGY, 'node_modules/.bin/tape': runner });
  const repaired = commit({ 'lib/area.js': REPAIRED, 'test/area.js': TEST });
  const record = {
    id: 'ours-shapes',
    language: 'javascript',
    repo: 'someone/shapes',
    buggy_commit: buggy,
    fix_commit: repaired,
    subject: 'area adds its sides',
    src_files: ['lib/area.js'],
    test_files: ['test/area.js'],
    runner: 'tap',
    fix_patch: git(origin, 'diff', buggy, repaired, '--', 'lib'),
    failing_tests: ['test/area.js::area::multiplies'],
  };
  const data = join(folder, 'bugs.jsonl');
  writeFileSync(data, `${JSON.stringify(record)}\n`);
  return { data, git: join(folder, 'git'), answers: 'fixed', ...more };
}

test('the recorded repair passes and fixes exactly the recorded tests', async () => {
  const report = await evaluateBugs(options(), evaluationPorts());
  expect(report.tasks[0]).toMatchObject({
    verdict: 'pass',
    expected: ['test/area.js::area::multiplies'],
    difference: { missing: [], extra: [] },
  });
  expect(report.tasks[0]?.fixed).toHaveLength(1);
  expect(report).toMatchObject({ schema: 'vital.eval.bugs/1', n: 1, solved: 1 });
});

test('a wrong repair fails, and what it should have fixed is told', async () => {
  const report = await evaluateBugs(options({ answers: 'wrong' }), evaluationPorts());
  expect(report.tasks[0]).toMatchObject({
    verdict: 'fail',
    difference: { missing: ['test/area.js::area::multiplies'] },
  });
});

test('the bug as it is changes nothing', async () => {
  const report = await evaluateBugs(options({ answers: 'bug' }), evaluationPorts());
  expect(report.tasks[0]).toMatchObject({ verdict: 'no-change', fixed: [] });
});

test('an id that no record has is refused before anything is run', async () => {
  const given = options({ ids: ['ours-shapes', 'nothing'] });
  await expect(evaluateBugs(given, evaluationPorts())).rejects.toMatchObject({
    code: 'bad-input',
    message: expect.stringContaining('nothing'),
  });
});

test('a repository that is not there is named before anything is run', async () => {
  const ports = evaluationPorts();
  await expect(evaluateBugs(options({ git: join(folder, 'elsewhere') }), ports)).rejects.toMatchObject({
    message: expect.stringContaining('someone/shapes'),
  });
  expect(ports.notes).toEqual([]);
});

test('a record whose commits are not there is one error, and the others are still run', async () => {
  const given = options();
  const record = JSON.parse(readFileSync(given.data, 'utf8'));
  const lost = { ...record, id: 'ours-lost', fix_commit: '0'.repeat(40) };
  writeFileSync(given.data, `${JSON.stringify(lost)}\n${JSON.stringify(record)}\n`);
  const report = await evaluateBugs(given, evaluationPorts());
  expect(report.tasks.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['ours-lost', 'error'],
    ['ours-shapes', 'pass'],
  ]);
  expect(report.tasks[0]?.reason).toContain('0'.repeat(40));
});
