import { commitSha } from '../../src/domain/commit-sha.ts';
import type { AllocatedContext, PortfolioSlot, RankedObject } from '../../src/domain/portfolio.ts';
import { repoPath } from '../../src/domain/repo-path.ts';
import type { RunResult } from '../../src/domain/run-result.ts';
import { untrusted } from '../../src/domain/untrusted-text.ts';
import type { TestCase, TestCommand, TestRun } from '../../src/domain/verdict.ts';

export const COMMIT = commitSha('3f1c2ab9d04e5f66718293a4b5c6d7e8f9012345');

const COMMAND: TestCommand = {
  argv: ['python3', '-m', 'unittest'],
  display: 'python3 -m unittest',
  runner: 'unittest',
  reason: 'tests/test_ranges.py uses unittest',
};

const PATCH = [
  'diff --git a/src/ranges.py b/src/ranges.py',
  '--- a/src/ranges.py',
  '+++ b/src/ranges.py',
  '@@ -10,5 +10,5 @@ def parse_range(text, size):',
  '     first, _, last = text.partition("-")',
  '     start = int(first or 0)',
  '-    stop = int(last) if last else size',
  '+    stop = int(last) + 1 if last else size',
  '     return range(start, min(stop, size))',
  ' ',
  '',
].join('\n');

function testRun(cases: readonly TestCase[], more: Partial<TestRun> = {}): TestRun {
  const count = (status: TestCase['status']) => cases.filter((test) => test.status === status).length;
  return {
    command: COMMAND,
    end: 'exited',
    exitCode: cases.some((test) => test.status === 'failed') ? 1 : 0,
    signal: null,
    source: 'junit',
    cases,
    counts: { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), errors: count('error') },
    output: '',
    seconds: 1.234,
    ...more,
  };
}

export function slot(number: number, more: Partial<PortfolioSlot> = {}): PortfolioSlot {
  return {
    slot: number,
    role: 'core',
    path: repoPath('src/ranges.py'),
    start: 8,
    end: 14,
    name: 'parse_range',
    kind: 'function',
    views: ['body', 'signature'],
    score: 12.3456,
    reason: 'named in the task',
    share: 1024,
    tokens: 96,
    text: 'def parse_range(text, size):\n    first, _, last = text.partition("-")',
    ...more,
  };
}

function rejected(name: string, score: number): RankedObject {
  return {
    path: repoPath('src/http/headers.py'),
    start: 40,
    end: 61,
    name,
    kind: 'function',
    views: ['signature'],
    score,
    reason: 'shares the word range',
  };
}

export function context(portfolio: readonly PortfolioSlot[]): AllocatedContext {
  return {
    mode: 'product',
    tokenizer: 'o200k_base',
    budget: 2048,
    used: portfolio.reduce((sum, item) => sum + item.tokens, 0),
    portfolio,
    rejected: [rejected('content_range', 3.21), rejected('accept_ranges', 2.5)],
    text: portfolio.map((item) => item.text).join('\n\n'),
    status: 'allocated',
  };
}

const BEFORE: readonly TestCase[] = [
  { id: 'tests.test_ranges.Ranges.test_first', status: 'passed' },
  { id: 'tests.test_ranges.Ranges.test_last', status: 'failed', message: 'AssertionError: 9 != 10' },
  { id: 'tests.test_ranges.Ranges.test_open_end', status: 'passed' },
];

const AFTER: readonly TestCase[] = BEFORE.map((test) => ({ id: test.id, status: 'passed' as const }));

export const EARLY: RunResult = {
  task: {
    text: untrusted('Fix the off-by-one in parse_range: "0-9" must include line 9.', 'task'),
    commit: COMMIT,
    actor: 'local',
    source: 'command line',
  },
  judgement: { verdict: 'error', reason: 'The run ended before any test.' },
  attempts: [],
  refused: [],
  stages: [{ stage: 'checkout', seconds: 0.21 }],
  startedAt: '2026-11-29T12:00:00.000Z',
  durationSeconds: 0.3,
};

export const PASS: RunResult = {
  ...EARLY,
  judgement: { verdict: 'pass', reason: '1 test fixed, none broken, on the same commit.' },
  before: testRun(BEFORE),
  after: testRun(AFTER, { seconds: 1.19 }),
  comparison: {
    fixed: ['tests.test_ranges.Ranges.test_last'],
    broken: [],
    stillFailing: [],
    stillPassing: ['tests.test_ranges.Ranges.test_first', 'tests.test_ranges.Ranges.test_open_end'],
    flaky: [],
    notRun: [],
  },
  attempts: [
    {
      number: 1,
      portfolio: 'default',
      target: 'src/ranges.py parse_range',
      targetReason: 'The task names it (named in the task: parse_range).',
      format: 'whole-definition',
      temperature: 0,
      promptTokens: 1830,
      reusedTokens: 0,
      completionTokens: 88,
      reason: 'the answer repeats the definition unchanged',
      failure: 'no-change',
      answer: 'The code is right as it is:\n\n```python\ndef parse_range(text, size):\n    …\n```',
      seconds: 21.4,
    },
    {
      number: 2,
      portfolio: 'alternative',
      target: 'src/ranges.py parse_range',
      targetReason: 'The task names it (named in the task: parse_range).',
      format: 'whole-definition',
      temperature: 0.8,
      promptTokens: 1902,
      reusedTokens: 1650,
      completionTokens: 92,
      verdict: 'pass',
      patch: PATCH,
      reason: '1 test fixed, none broken',
      seconds: 9.7,
    },
  ],
  gate: {
    decision: 'transfer',
    chosen: 'alternative',
    reason: 'The default program does not differ from the tree.',
    witnesses: [
      { kind: 'syntax-repair', favours: 'none', errorsDefault: 0, errorsAlternative: 0 },
      {
        kind: 'interface-consistency',
        favours: 'alternative',
        violationsDefault: ['parameter size is gone'],
        violationsAlternative: [],
      },
      { kind: 'suspicious-names', favours: 'none', namesDefault: ['parse_rang'], namesAlternative: [] },
      {
        kind: 'guarded-compactness',
        favours: 'none',
        validDefault: true,
        validAlternative: true,
        tokensDefault: 92,
        tokensAlternative: 88,
      },
    ],
  },
  program: {
    portfolio: 'alternative',
    target: { path: repoPath('src/ranges.py'), reason: 'The task names it (named in the task: parse_range).' },
    format: 'whole-definition',
    changes: [],
    patch: PATCH,
    answer: '',
  },
  context: context([
    slot(1),
    slot(2, {
      path: repoPath('tests/test_ranges.py'),
      start: 20,
      end: 31,
      name: 'Ranges.test_last',
      kind: 'method',
      views: ['test'],
      tokens: 140,
      share: 140,
      reason: 'failing test',
    }),
    slot(3, {
      role: 'companion',
      path: repoPath('src/lines.py'),
      start: 1,
      end: 40,
      name: 'LineIndex',
      kind: 'class',
      views: ['signature', 'docstring'],
      tokens: 210,
      share: 512,
      reason: 'called by parse_range',
    }),
  ]),
  model: {
    name: 'qwen2.5-coder-1.5b-instruct-q4_k_m',
    promptTokens: 3732,
    reusedTokens: 1650,
    completionTokens: 180,
    calls: 2,
  },
  isolation: { backend: 'bubblewrap', level: 'strong', detail: 'no network, read-only root, own processes' },
  index: {
    files: 14,
    units: 92,
    engine: 'native',
    skipped: [{ path: repoPath('docs/logo.png'), reason: 'binary' }],
  },
  stages: [
    { stage: 'checkout', seconds: 0.21 },
    { stage: 'baseline', seconds: 1.3 },
    { stage: 'index', seconds: 0.4 },
    { stage: 'retrieve', seconds: 0.02 },
    { stage: 'allocate', seconds: 0.01 },
    { stage: 'generate', seconds: 31.1 },
    { stage: 'gate', seconds: 0.05 },
    { stage: 'verify', seconds: 1.25 },
  ],
  durationSeconds: 34.6,
};

export const FAIL: RunResult = {
  ...PASS,
  judgement: { verdict: 'fail', reason: '1 test broken: tests.test_ranges.Ranges.test_open_end.' },
  after: testRun([
    { id: 'tests.test_ranges.Ranges.test_first', status: 'passed' },
    { id: 'tests.test_ranges.Ranges.test_last', status: 'failed', message: 'AssertionError: 11 != 10' },
    {
      id: 'tests.test_ranges.Ranges.test_open_end',
      status: 'failed',
      message: 'AssertionError: range(0, 9) != range(0, 10)\n  File "tests/test_ranges.py", line 31, in test_open_end',
    },
  ]),
  comparison: {
    fixed: [],
    broken: ['tests.test_ranges.Ranges.test_open_end'],
    stillFailing: ['tests.test_ranges.Ranges.test_last'],
    stillPassing: ['tests.test_ranges.Ranges.test_first'],
    flaky: [],
    notRun: [],
  },
  refused: ['.github/workflows/ci.yml: workflow files are never changed'],
  isolation: { backend: 'plain', level: 'weak', detail: 'bubblewrap is not installed; the tests saw the network' },
};

const { before: _before, after: _after, comparison: _comparison, gate: _gate, ...untested } = PASS;

export const NO_TESTS: RunResult = {
  ...untested,
  judgement: { verdict: 'no-tests', reason: 'No test command was found and none is configured.' },
};

export const ERROR: RunResult = {
  ...EARLY,
  judgement: { verdict: 'error', reason: 'The tests cannot run on the untouched tree.' },
  error: {
    code: 'sandbox-failed',
    message:
      'python3 -m unittest ended with 1 and ran no test. Say how with test-command, or set up with setup-command.',
  },
  before: testRun([], {
    exitCode: 1,
    source: 'exit-code',
    output:
      'Traceback (most recent call last):\n  File "tests/__init__.py", line 1, in <module>\nModuleNotFoundError: No module named \'numpy\'\n',
  }),
  isolation: { backend: 'bubblewrap', level: 'strong', detail: 'no network, read-only root, own processes' },
};

function hugePatch(): string {
  const lines = [
    'diff --git a/src/table.py b/src/table.py',
    '--- a/src/table.py',
    '+++ b/src/table.py',
    '@@ -0,0 +1,4000 @@',
  ];
  for (let row = 1; row <= 4000; row += 1) lines.push(`+ROW_${row} = "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 ${row} \`\`\`\` 数据"`);
  return `${lines.join('\n')}\n`;
}

const MANY_TESTS: readonly TestCase[] = Array.from({ length: 3000 }, (_, at) => ({
  id: `tests.test_table.Rows.test_row_${String(at).padStart(4, '0')}`,
  status: at % 3 === 0 ? ('failed' as const) : ('passed' as const),
  ...(at % 3 === 0 ? { message: `AssertionError: row ${at}\n${'x'.repeat(5000)}` } : {}),
}));

export const HUGE: RunResult = {
  ...PASS,
  judgement: { verdict: 'fail', reason: '1,000 tests still fail.' },
  before: testRun(MANY_TESTS),
  after: testRun(MANY_TESTS),
  comparison: {
    fixed: [],
    broken: [],
    stillFailing: MANY_TESTS.filter((test) => test.status === 'failed').map((test) => test.id),
    stillPassing: MANY_TESTS.filter((test) => test.status === 'passed').map((test) => test.id),
    flaky: [],
    notRun: [],
  },
  program: {
    portfolio: 'default',
    target: { path: repoPath('src/table.py'), reason: 'The task names it (named in the task: parse_range).' },
    format: 'whole-file',
    changes: [],
    patch: hugePatch(),
    answer: '',
  },
  context: context(
    Array.from({ length: 500 }, (_, at) =>
      slot(at + 1, { path: repoPath(`src/module_${at}/file with a rather long name ${at}.py`), tokens: 4, share: 4 }),
    ),
  ),
};
