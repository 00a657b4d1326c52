import type { TestCase, TestRun, TestStatus } from '../../src/domain/verdict.ts';

const STATUS: Readonly<Record<string, TestStatus>> = { '+': 'passed', '-': 'failed', '!': 'error', '~': 'skipped' };

/** A run from marks: `+a -b !c ~d` passed, failed, error, skipped. */
export function makeRun(marks: string, more: Partial<TestRun> = {}): TestRun {
  const cases = marks
    .split(/ (?=[-+!~])/)
    .filter(Boolean)
    .map((mark): TestCase => ({ id: mark.slice(1), status: STATUS[mark[0] ?? ''] ?? 'passed' }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const count = (status: TestStatus) => cases.filter((test) => test.status === status).length;
  const counts = {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    errors: count('error'),
  };
  const command = { argv: ['run'], display: 'run tests', runner: 'script', reason: 'configured' };
  const exitCode = counts.failed + counts.errors > 0 ? 1 : 0;
  return {
    command,
    end: 'exited',
    exitCode,
    signal: null,
    source: 'junit',
    cases,
    counts,
    output: '',
    seconds: 1,
    ...more,
  };
}

/** A run whose tests have no names, or only those that fail. */
export function makeCounted(passed: number, failed: number, named = ''): TestRun {
  return {
    ...makeRun(named),
    source: 'text',
    exitCode: failed > 0 ? 1 : 0,
    counts: { passed, failed, skipped: 0, errors: 0 },
  };
}
