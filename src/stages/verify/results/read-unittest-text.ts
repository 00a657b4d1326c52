import type { TestCounts, TestStatus } from '../../../domain/verdict.ts';
import { type CaseDraft, DID_NOT_END, type ReadResults } from './case-draft.ts';

/** `test_a (pkg.mod.Class.test_a)` since 3.11, `test_a (pkg.mod.Class)` before. */
const NAME = /^([\w.]+) \(([\w.<>-]+)\)/;
const OUTCOME = /(?:^|\.\.\. |\s)(ok|FAIL|ERROR|expected failure|unexpected success|skipped(?: .*)?)$/;
const PROBLEM = /^(FAIL|ERROR): (.+)$/;
const RULE = /^={70}$/;
const THIN_RULE = /^-{70}$/;
const TOTAL = /^Ran (\d+) tests? in [\d.]+s$/;

/**
 * Tests of `python -m unittest -v`. Names come from its lines, failures with their tracebacks from the blocks after them. In a run that was stopped
 * or fell over, the test that has no outcome is the one that was running.
 */
export function readUnittestText(text: string): ReadResults | undefined {
  const lines = text.split('\n');
  const totals = totalsIn(lines);
  const end = totals.at(-1);
  const inner = totals.at(-2) ?? -1;
  const { listed, running } = readProgress(lines, inner);
  if (end === undefined) return running === undefined ? undefined : { source: 'text', cases: [...listed, running] };
  const total = TOTAL.exec(lines[end] ?? '')?.[1];
  const explained = new Map(readProblems(lines, inner).map((problem) => [problem.id, problem]));
  const known = new Set(listed.map(({ id }) => id));
  const cases = [
    ...listed.map((test) => explained.get(test.id) ?? test),
    ...[...explained.values()].filter(({ id }) => !known.has(id)),
  ];
  // Without -v only problems have names.
  return cases.length >= Number(total)
    ? { source: 'text', cases }
    : { source: 'text', cases, counts: readSummary(lines.slice(end).join('\n'), Number(total)) };
}

/** Lines that end a run. A test may run tests of its own, to the same stream; the last such line is the run's. */
function totalsIn(lines: readonly string[]): readonly number[] {
  const totals = lines.flatMap((line, at) => (TOTAL.test(line) ? [at] : []));
  const ruled = totals.filter((at) => THIN_RULE.test(lines[at - 1] ?? ''));
  return ruled.length > 0 ? ruled : totals.slice(0, 1);
}

interface Progress {
  readonly listed: readonly CaseDraft[];
  readonly running: CaseDraft | undefined;
}

/**
 * A test may write to the same stream between its name and its outcome, so the outcome is on the next line that ends in one. What a test ran itself ends
 * at the line `inner`.
 */
function readProgress(lines: readonly string[], inner: number): Progress {
  const listed: CaseDraft[] = [];
  let current: Omit<CaseDraft, 'status'> | undefined;
  let since = 0;
  for (const [position, line] of lines.entries()) {
    if (position > inner && (RULE.test(line) || THIN_RULE.test(line))) break;
    const named = NAME.exec(line);
    if (named) {
      current = nameOf(named);
      since = position;
    }
    const outcome = OUTCOME.exec(line.slice(-300))?.[1];
    if (current === undefined || outcome === undefined) continue;
    listed.push({ ...current, status: statusOf(outcome) });
    current = undefined;
  }
  const trace = lines.slice(since).join('\n');
  return { listed, running: current && { ...current, status: 'error', message: DID_NOT_END, trace } };
}

function readProblems(lines: readonly string[], inner: number): readonly CaseDraft[] {
  const starts = lines.flatMap((line, at) =>
    at > inner && RULE.test(line) && PROBLEM.test(lines[at + 1] ?? '') ? [at] : [],
  );
  return starts.map((start, position) => {
    const block = lines.slice(start + 1, starts[position + 1] ?? lines.findLastIndex((line) => THIN_RULE.test(line)));
    const [, kind = '', title = ''] = PROBLEM.exec(block[0] ?? '') ?? [];
    const body = block
      .slice(block.findIndex((line) => THIN_RULE.test(line)) + 1)
      .join('\n')
      .trim();
    const named = NAME.exec(title);
    return {
      ...(named ? nameOf(named) : { id: title }),
      status: kind === 'FAIL' ? 'failed' : 'error',
      message: lastWords(body),
      trace: body,
    };
  });
}

/** What a traceback ends with: the exception and its text, after the last line of the stack. */
function lastWords(traceback: string): string {
  const lines = traceback.split('\n');
  const start = lines.findLastIndex((line) => line.startsWith('  '));
  return lines.slice(start + 1).join('\n') || traceback;
}

/** One form for every version: `pkg.mod.Class::test_a`. A module that could not be loaded stands for itself. */
function nameOf([, name = '', place = '']: RegExpExecArray): { readonly id: string; readonly module: string } {
  if (place.includes('unittest.loader._FailedTest')) return { id: name, module: name };
  const group = place.endsWith(`.${name}`) ? place.slice(0, -name.length - 1) : place;
  return { id: `${group}::${name}`, module: group };
}

function statusOf(outcome: string): TestStatus {
  if (outcome === 'ok') return 'passed';
  if (outcome === 'FAIL' || outcome === 'unexpected success') return 'failed';
  return outcome === 'ERROR' ? 'error' : 'skipped';
}

/** `FAILED (failures=1, errors=2, skipped=3)` or `OK (skipped=1)`. */
function readSummary(last: string, total: number): TestCounts {
  const count = (word: string) => Number(new RegExp(`\\b${word}=(\\d+)`).exec(last)?.[1] ?? 0);
  const failed = count('failures') + count('unexpected successes');
  const errors = count('errors');
  const skipped = count('skipped') + count('expected failures');
  return { passed: Math.max(0, total - failed - errors - skipped), failed, errors, skipped };
}
