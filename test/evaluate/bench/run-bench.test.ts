import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSyntaxParser } from '../../../src/adapters/tree-sitter/load-parser.ts';
import { runBench } from '../../../src/evaluate/bench/run-bench.ts';
import { createSample } from '../../../src/evaluate/samples/create-sample.ts';
import { evaluationPorts } from '../evaluation-case.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-bench-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('index, queries and a whole run are measured on a real repository, each beside a baseline', async () => {
  const sample = await createSample('python', join(folder, 'sample'));
  const report = await runBench(
    { repository: sample.directory, action: '', parts: ['index', 'run'], isScripted: true },
    { ...evaluationPorts(), openParser: loadSyntaxParser },
  );
  const names = report.figures.map(({ name }) => name);
  expect(report.missing).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining([
      'index, first time',
      'query to context, p95',
      'peak memory, all processes',
      'one run',
      'stage index',
    ]),
  );
  expect(report.figures.filter(({ value, baseline }) => !(value > 0) && !(baseline.value > 0))).toEqual([]);
  expect(report.figures.find(({ name }) => name === 'one run')?.detail).toMatch(
    /^pass, 1 attempts, scripted: fixed \(a script answers, no model\)/,
  );
});

test('a part that cannot be measured is told, and the others go on', async () => {
  const report = await runBench(
    { repository: join(folder, 'nowhere'), action: '', parts: ['index', 'action'], isScripted: true },
    { ...evaluationPorts(), openParser: loadSyntaxParser },
  );
  expect(report.figures).toEqual([]);
  expect(report.missing.map(({ name }) => name)).toEqual(['index', 'action start to first model call']);
});
