import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRepository } from '../../src/adapters/git-cli/open-repository.ts';
import type { CompanionSetting } from '../../src/evaluate/companions/settings.ts';
import {
  type CompanionsOptions,
  type CompanionsReport,
  evaluateCompanions,
} from '../../src/evaluate/evaluate-companions.ts';
import { inProcessExtractor } from '../fakes/in-process-extractor.ts';
import { SilentProgress } from '../fakes/silent-progress.ts';

let folder = '';
let head = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-companions-'));
  head = makeRepository();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// Five definitions are imported: four make the core, so the fifth is the one that may or may not qualify.
const IMPORTED = ['span', 'mast', 'keel', 'oars'];
const UNITS = [...IMPORTED, 'rope']
  .map((name) => `def ${name}():\n    knots = '${name}'\n    return knots\n`)
  .join('\n\n');
const FILES = {
  'ship/units.py': UNITS,
  'ship/talks.py': [
    `from ship.units import ${IMPORTED.join(', ')}, rope`,
    '',
    'def shares():',
    '    """Tell span, mast, keel and oars how many knots there are."""',
    '    return hidden_body',
    '',
    'def differs():',
    '    """Tell span, mast, keel and oars nothing of it."""',
    '    return rope(hidden_body)',
    '',
  ].join('\n'),
  // Four objects besides the one asked for: all of them core.
  'ship/crew.py': [
    ...['cook', 'mate', 'boy', 'pilot'].map((name) => `def ${name}():\n    return '${name}'\n`),
    'def muster():\n    """Call cook, mate, boy and pilot on deck."""\n    return cook()\n',
  ].join('\n'),
};

function makeRepository(): string {
  const origin = join(folder, 'git', 'someone', 'ship');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(origin, path)), { recursive: true });
    writeFileSync(join(origin, path), text);
  }
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', '-c', 'commit.gpgSign=false', ...args], {
      cwd: origin,
      encoding: 'utf8',
    }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'x');
  return git('rev-parse', 'HEAD');
}

function record(id: number | string, more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const own = { repo: 'someone/ship', commit: head, file: 'ship/talks.py', entry_point: 'shares', usable: true };
  return { id, ...own, ...more };
}

async function evaluate(
  records: readonly Readonly<Record<string, unknown>>[],
  more: Partial<CompanionsOptions> = {},
): Promise<CompanionsReport> {
  const data = join(folder, 'tasks.jsonl.gz');
  writeFileSync(data, gzipSync(records.map((one) => JSON.stringify(one)).join('\n')));
  return evaluateCompanions(
    { data, git: join(folder, 'git'), ...more },
    {
      extractor: await inProcessExtractor(),
      progress: new SilentProgress(),
      openRepository: (path) => openRepository(path, process.env),
    },
  );
}

function rowOf(report: CompanionsReport, setting: Partial<CompanionSetting>) {
  const wanted = { terms: 'identifiers', key: 'symbol', stopShare: 0, pool: 'cross-file', ...setting };
  return report.rows.find((row) =>
    Object.entries(wanted).every(([name, value]) => row[name as keyof typeof row] === value),
  );
}

test('counts the tasks in which an object outside the core qualifies, and those in which any stands there', async () => {
  const report = await evaluate([record(0), record('x1', { entry_point: 'differs', usable: false })]);
  expect(report).toMatchObject({ schema: 'vital.eval.companions/1', n: 2, usable: 1, slots: 5, leftOut: [] });
  expect(report).not.toHaveProperty('interrupted');
  expect(rowOf(report, {})).toMatchObject({
    ...{ eligible: 1, rate: 0.5, ungated: 2 },
    usable: { eligible: 1, rate: 1, ungated: 1 },
  });
});

test('a name frequent enough to be stopped makes no companion', async () => {
  const report = await evaluate([record(0)]);
  expect(rowOf(report, { stopShare: 0.1 })).toMatchObject({ eligible: 0, ungated: 1 });
});

test('names what the companion of the product rule shares with the task', async () => {
  const { sharedTerms } = await evaluate([record(0), record(1)]);
  expect(sharedTerms).toEqual([{ term: 'knots', tasks: 2, alone: 2 }]);
});

test('the function to be written is no evidence for itself', async () => {
  const report = await evaluate([record(0, { file: 'ship/crew.py', entry_point: 'muster' })]);
  expect(rowOf(report, { pool: 'imported' })).toMatchObject({ eligible: 0, ungated: 0 });
});

test('a task whose tree or function is not there is left out by name, and the others are measured', async () => {
  const report = await evaluate([
    record(7, { repo: 'nobody/nothing' }),
    record(8, { commit: '0'.repeat(40) }),
    record(9, { entry_point: 'nowhere' }),
    record(10),
  ]);
  expect(report.n).toBe(1);
  expect(report.leftOut).toEqual([
    { id: '7', why: 'there is no repository nobody/nothing' },
    { id: '8', why: `someone/ship has no commit ${'0'.repeat(40)}` },
    { id: '9', why: 'ship/talks.py defines no nowhere' },
  ]);
});

test('that no task at all could be measured is an error', async () => {
  await expect(
    evaluate([record(7, { repo: 'nobody/nothing' }), record(8, { repo: 'nobody/nothing' })]),
  ).rejects.toMatchObject({
    code: 'bad-input',
    message: 'None of the 2 tasks could be measured; of the first, there is no repository nobody/nothing.',
  });
});

test('a number is asked for as text, and an unknown one is an error', async () => {
  const records = [record(0), record(1)];
  expect((await evaluate(records, { ids: ['1'] })).n).toBe(1);
  await expect(evaluate(records, { ids: ['2'] })).rejects.toMatchObject({ code: 'bad-input' });
});

test('a path that leaves the repository is refused before anything is measured', async () => {
  await expect(evaluate([record(0, { file: '../../etc/passwd' })])).rejects.toMatchObject({
    code: 'bad-input',
    message: expect.stringMatching('line 1: file: is not a path inside the repository'),
  });
});

test('stopped before the end, it says so and reports what is done', async () => {
  const report = await evaluate([record(0)], { signal: AbortSignal.abort() });
  expect(report).toMatchObject({ n: 0, interrupted: true });
});

test('the same records give the same bytes', async () => {
  const records = [record(0), record(1, { entry_point: 'differs' })];
  expect(JSON.stringify(await evaluate(records))).toBe(JSON.stringify(await evaluate(records)));
});
