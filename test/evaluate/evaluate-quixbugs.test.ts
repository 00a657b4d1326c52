import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnswerKind } from '../../src/evaluate/answers/answer-kind.ts';
import { scriptedModel } from '../../src/evaluate/answers/scripted-model.ts';
import { evaluateQuixbugs, type QuixbugsOptions } from '../../src/evaluate/evaluate-quixbugs.ts';
import { wordTokenizer } from '../fakes/word-tokenizer.ts';
import { evaluationPorts } from './evaluation-case.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-eval-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const python = {
  id: 'ours-python-largest',
  language: 'python',
  program: 'largest',
  files: {
    'programs/__init__.py': '',
    'programs/largest.py': [
      'def largest(values):',
      '    best = values[0]',
      '    for value in values:',
      '        if value < best:',
      '            best = value',
      '    return best',
      '',
      '"""',
      'The largest of some values.',
      '"""',
      '',
    ].join('\n'),
    'tests/__init__.py': '',
    'tests/test_largest.py': [
      'import unittest',
      'from programs.largest import largest',
      '',
      '',
      'class LargestTest(unittest.TestCase):',
      '    def test_last(self):',
      '        self.assertEqual(largest([1, 2, 3]), 3)',
      '',
      '    def test_one(self):',
      '        self.assertEqual(largest([4]), 4)',
      '',
    ].join('\n'),
  },
  buggy_file: 'programs/largest.py',
  // Without the description, as the published repairs are.
  fixed_content:
    'def largest(values):\n    best = values[0]\n    for value in values:\n        if value > best:\n            best = value\n    return best\n',
  test_command: ['python3', '-m', 'unittest', 'tests.test_largest'],
  timeout_s: 60,
};

const node = {
  id: 'ours-node-clamp',
  language: 'javascript',
  program: 'clamp',
  files: {
    'package.json': '{"type": "module"}',
    'clamp.js': 'export function clamp(value, low, high) {\n  return Math.min(low, Math.max(high, value));\n}\n',
    'clamp.test.js':
      "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { clamp } from './clamp.js';\n\ntest('stays inside', () => assert.equal(clamp(5, 1, 3), 3));\n",
  },
  buggy_file: 'clamp.js',
  fixed_content: 'export function clamp(value, low, high) {\n  return Math.max(low, Math.min(high, value));\n}\n',
  test_command: ['node', '--test'],
  timeout_s: 60,
};

function options(answers: AnswerKind, more: Partial<QuixbugsOptions> = {}): QuixbugsOptions {
  const data = join(folder, 'records.jsonl');
  writeFileSync(data, `${JSON.stringify(python)}\n${JSON.stringify(node)}\n`);
  return { data, answers, ...more };
}

test('the known repair passes every task, and says which tests it fixed', async () => {
  const report = await evaluateQuixbugs(options('fixed'), evaluationPorts());
  expect(report.tasks.map(({ id, verdict, reason }) => ({ id, verdict, reason }))).toEqual([
    { id: python.id, verdict: 'pass', reason: expect.any(String) },
    { id: node.id, verdict: 'pass', reason: expect.any(String) },
  ]);
  expect(report).toMatchObject({ n: 2, solved: 2, verdicts: { pass: 2, fail: 0 } });
  expect(report.languages).toEqual({ javascript: { n: 1, solved: 1 }, python: { n: 1, solved: 1 } });
  expect(report.tasks[0]?.fixed).toEqual([expect.stringContaining('test_last')]);
  expect(report.tasks[1]?.fixed).toEqual([expect.stringContaining('stays inside')]);
  expect(report.tasks[0]?.tries).toMatchObject([{ portfolio: 'default', temperature: 0, verdict: 'pass' }]);
  expect(report.tasks[0]?.tries[0]?.promptTokens).toBe(report.tasks[0]?.promptTokens);
});

test('the bug as it is changes nothing', async () => {
  const report = await evaluateQuixbugs(options('bug'), evaluationPorts());
  expect(report.verdicts).toMatchObject({ 'no-change': 2, pass: 0 });
});

test('only the records asked for are run, and an unknown one is named', async () => {
  const { tasks } = await evaluateQuixbugs(options('bug', { ids: [node.id] }), evaluationPorts());
  expect(tasks.map(({ id }) => id)).toEqual([node.id]);
  await expect(evaluateQuixbugs(options('bug', { ids: ['none'] }), evaluationPorts())).rejects.toThrow(
    /no record none/,
  );
});

test('a repair that parses and is wrong fails, and breaks what passed', async () => {
  const report = await evaluateQuixbugs(options('wrong'), evaluationPorts());
  expect(report.verdicts).toMatchObject({ fail: 2, pass: 0 });
  expect(report.tasks[0]?.broken).toEqual([expect.stringContaining('test_one')]);
});

test('the model under test gets the task, the code and the failure, and nothing of the repair', async () => {
  const prompts: string[] = [];
  const model = scriptedModel({
    name: 'under test',
    tokenizer: wordTokenizer,
    answer: async ({ messages }) => {
      prompts.push(messages.map((message) => message.content).join('\n'));
      return '```python\ndef largest(values):\n    return max(values)\n```\n';
    },
  });
  const given = options('model', { language: 'python', limit: 1, out: join(folder, 'kept') });
  const report = await evaluateQuixbugs(given, evaluationPorts(model));
  expect(report).toMatchObject({ answers: 'model', model: 'under test', n: 1, solved: 1 });
  expect(report.tasks[0]).toMatchObject({ attempts: 1, promptTokens: expect.any(Number) });
  expect(prompts[0]).toContain('if value < best:');
  expect(prompts[0]).toContain('test_last');
  expect(prompts.join('\n')).not.toContain('value > best');
  expect(existsSync(join(folder, 'kept', python.id, 'run', 'report.md'))).toBe(true);
});

test('a language that no record has is refused with those there are', async () => {
  await expect(evaluateQuixbugs(options('fixed', { language: 'cobol' }), evaluationPorts())).rejects.toMatchObject({
    code: 'bad-input',
    hint: expect.stringContaining('javascript, python'),
  });
});

test('an evaluation that is stopped reports the tasks that were done', async () => {
  const report = await evaluateQuixbugs(options('fixed', { signal: AbortSignal.abort() }), evaluationPorts());
  expect(report).toMatchObject({ n: 0, solved: 0, interrupted: true });
});
