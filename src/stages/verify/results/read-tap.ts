import { Parser } from 'tap-parser';
import type { CaseDraft } from './case-draft.ts';

const LARGEST = 8 * 1024 * 1024;
const LONGEST_STACK = 8_000;
/** Nesting costs the parser stack; no honest report is this deep. */
const DEEPEST_INDENT = /^ {64,}.*$/gm;
/** Comments a runner prints about itself and not about the test that follows. */
const REMARK =
  /^# (?:Subtest: |SKIP |TODO |tests |pass |fail |ok$|skip |todo |time=|duration_ms|suites |cancelled |failed )/;

export interface TapOutput {
  readonly text: string;
  readonly exitCode: number | null;
  /** The one test file the command names, if it names one. */
  readonly file?: string;
}

export function looksLikeTap(text: string): boolean {
  return /^TAP version \d+$/m.test(text);
}

/** Tests of a TAP stream: of tape (one line an assertion, named under the last comment), of subtests, and of anything like them. */
export function readTap({ text, exitCode, file }: TapOutput): readonly CaseDraft[] | undefined {
  const events = parseEvents(text.slice(0, LARGEST).replace(DEEPEST_INDENT, ''));
  if (events === undefined) return undefined;
  const cases = readEvents(events, file === undefined ? [] : [file]).map((test) =>
    file === undefined ? test : { ...test, file },
  );
  const isFailing = cases.some(({ status }) => status === 'failed' || status === 'error');
  // A test file that throws ends the stream with no line of its own.
  return exitCode === 0 || isFailing ? cases : [...cases, unfinished(text, file)];
}

function parseEvents(text: string): readonly unknown[] | undefined {
  try {
    return Parser.parse(text, {});
  } catch {
    return undefined;
  }
}

function readEvents(events: readonly unknown[], above: readonly string[]): readonly CaseDraft[] {
  const cases: CaseDraft[] = [];
  let heading: string | undefined;
  let isSummed = false;
  for (const event of events) {
    const [kind, detail]: readonly unknown[] = Array.isArray(event) ? event : [];
    if (kind === 'comment' && typeof detail === 'string' && !REMARK.test(detail))
      heading = detail.replace(/^#\s*/, '').trim();
    if (kind === 'bailout')
      cases.push({ id: [...above, '(bail out)'].join('::'), status: 'error', message: String(detail) });
    if (kind === 'child' && Array.isArray(detail)) {
      const inner = readEvents(detail, [...above, ...nameOfChild(detail)]);
      cases.push(...inner);
      isSummed = inner.length > 0;
    }
    if (kind === 'assert') {
      // The line after a subtest only sums it up, unless the subtest was empty.
      if (!isSummed) cases.push(readAssertion(detail, [...above, ...(heading === undefined ? [] : [heading])]));
      isSummed = false;
    }
  }
  return cases;
}

function nameOfChild(events: readonly unknown[]): readonly string[] {
  const [kind, detail]: readonly unknown[] = Array.isArray(events[0]) ? events[0] : [];
  return kind === 'comment' && typeof detail === 'string' ? [detail.replace(/^#\s*(?:Subtest:\s*)?/, '').trim()] : [];
}

interface Assertion {
  readonly ok?: boolean;
  readonly name?: string;
  readonly id?: number;
  readonly skip?: unknown;
  readonly todo?: unknown;
  readonly diag?: unknown;
}

function readAssertion(detail: unknown, above: readonly string[]): CaseDraft {
  const assertion: Assertion = typeof detail === 'object' && detail !== null ? detail : {};
  const id = [...above, assertion.name || `assertion ${assertion.id ?? ''}`.trim()].join('::');
  if (assertion.skip || assertion.todo) return { id, status: 'skipped' };
  if (assertion.ok) return { id, status: 'passed' };
  return { id, status: 'failed', ...explain(assertion) };
}

function explain({ name, diag }: Assertion): { readonly message: string; readonly trace: string } {
  if (typeof diag !== 'object' || diag === null) return { message: name ?? '', trace: '' };
  const facts = Object.entries(diag).filter(
    ([key, value]) => key !== 'stack' && key !== 'source' && typeof value !== 'object',
  );
  const stack = 'stack' in diag && typeof diag.stack === 'string' ? diag.stack.slice(0, LONGEST_STACK) : '';
  const message = [name ?? '', ...facts.map(([key, value]) => `${key}: ${String(value)}`)].join('\n');
  // Frames of a TAP stack lack the `at` that other stacks have.
  return { message, trace: `${message}\n${stack.replace(/^(?!\s*at )(.*:\d+:\d+\)?)$/gm, 'at $1')}` };
}

function unfinished(text: string, file: string | undefined): CaseDraft {
  const end = text.slice(-4_000);
  return {
    id: [...(file === undefined ? [] : [file]), '(ended early)'].join('::'),
    status: 'error',
    message: end,
    trace: end,
  };
}
