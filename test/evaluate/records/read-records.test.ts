import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explain } from '../../../src/domain/errors.ts';
import { bugRecordSchema } from '../../../src/evaluate/records/bug-record.ts';
import { buggyText, quixbugsRecordSchema } from '../../../src/evaluate/records/quixbugs-record.ts';
import { readRecords } from '../../../src/evaluate/records/read-records.ts';
import { repobenchRecordSchema } from '../../../src/evaluate/records/repobench-record.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-records-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const record = {
  id: 'sum',
  language: 'python',
  program: 'add',
  files: { 'add.py': 'def add(a, b):\n    return a - b\n', 'test_add.py': '' },
  buggy_file: 'add.py',
  fixed_content: 'def add(a, b):\n    return a + b\n',
  test_command: ['python3', '-m', 'pytest'],
  timeout_s: 30,
  split: 'ours',
};

function file(...lines: readonly string[]): string {
  const path = join(folder, 'records.jsonl');
  writeFileSync(path, lines.join('\n'));
  return path;
}

async function problemsOf(...lines: readonly string[]): Promise<string> {
  return readRecords(file(...lines), quixbugsRecordSchema).then(() => 'none', explain);
}

test('records are read in their order, blank lines and further fields left aside', async () => {
  const path = file(JSON.stringify(record), '', JSON.stringify({ ...record, id: 'second' }), '');
  const read = await readRecords(path, quixbugsRecordSchema);
  expect(read.map(({ id }) => id)).toEqual(['sum', 'second']);
  expect(buggyText(read[0] ?? expect.fail('no record'))).toContain('a - b');
});

test('all problems are told at once, each with its line', async () => {
  const { program: _, ...incomplete } = record;
  const told = await problemsOf(
    JSON.stringify(record),
    '{"id": ',
    JSON.stringify({ ...incomplete, id: 'b', timeout_s: 0 }),
    JSON.stringify({ ...record, id: 'c', buggy_file: 'no.py' }),
    JSON.stringify(record),
  );
  expect(told).toContain('line 2: is not JSON');
  expect(told).toMatch(/line 3: program: /);
  expect(told).toMatch(/line 3: timeout_s: /);
  expect(told).toContain('line 4: buggy_file: is not one of the files');
  expect(told).toContain('line 5: id sum is used on line 1 too');
});

test('a file without records and a file that is not there are refused', async () => {
  expect(await problemsOf('', '')).toContain('holds no record');
  await expect(readRecords(join(folder, 'no.jsonl'), quixbugsRecordSchema)).rejects.toMatchObject({
    code: 'bad-input',
  });
});

test('a packed file is read like a plain one, whatever its name', async () => {
  const path = join(folder, 'records.txt');
  writeFileSync(path, gzipSync(`${JSON.stringify(record)}\n${JSON.stringify({ ...record, id: 'second' })}\n`));
  const read = await readRecords(path, quixbugsRecordSchema);
  expect(read.map(({ id }) => id)).toEqual(['sum', 'second']);
});

test('a packed file that is cut, and one whose text has no end, are refused', async () => {
  const packed = gzipSync(JSON.stringify(record));
  const path = join(folder, 'records.jsonl.gz');
  writeFileSync(path, packed.subarray(0, packed.length - 12));
  const told = () => readRecords(path, quixbugsRecordSchema).then(() => 'read', explain);
  expect(await told()).toContain('cannot be unpacked');
  writeFileSync(path, gzipSync(Buffer.alloc(256 * 1024 * 1024 + 1), { level: 1 }));
  expect(await told()).toContain('unpacks to more bytes, more than 268435456');
});

test('a candidate outside the repository and a gold that is none of them are refused', () => {
  const candidate = { identifier: 'f', path: '../f.py', snippet: 'def f(): ...', start_line: 3, end_line: 2 };
  const lines = { import_statement: '', cropped_code: '', gold_snippet_index: 1 };
  const bad = { id: 'a', language: 'python', ...lines, context: [candidate] };
  const told = repobenchRecordSchema.safeParse(bad).error?.issues.map((issue) => issue.path.join('.'));
  expect(told).toEqual(['context.0.path']);
  const backwards = { ...bad, gold_snippet_index: 0, context: [{ ...candidate, path: './src/f.py' }] };
  const problem = repobenchRecordSchema.safeParse(backwards).error?.issues[0];
  expect([problem?.path.join('.'), problem?.message]).toEqual(['context.0.end_line', 'lies before start_line']);
  const placed = { ...bad, context: [{ ...candidate, path: './src/f.py', end_line: 3 }] };
  expect(repobenchRecordSchema.safeParse(placed).error?.issues[0]?.message).toBe('is not in context');
  expect(repobenchRecordSchema.parse({ ...placed, gold_snippet_index: 0 }).context[0]?.path).toBe('src/f.py');
});

test('a repository name that would lead out of its folder is refused', () => {
  const bug = { repo: '../../etc' };
  const told = bugRecordSchema.safeParse(bug).error?.issues.map((issue) => issue.path.join('.'));
  expect(told).toContain('repo');
});
