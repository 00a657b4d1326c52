import type { TestComparison, TestRun, TestStatus } from '../../../domain/verdict.ts';
import { formatCount } from '../format-amount.ts';
import { type Html, html, NOTHING } from './html.ts';

const MOST_TESTS = 600;
const PER_ROW = 60;

/** One column a test: its answer before on top, after below. What changed comes first, so that it meets the eye. */
export function waffleHtml(comparison: TestComparison, before: TestRun, after: TestRun): Html {
  const { fixed, broken, stillFailing, flaky, notRun, stillPassing } = comparison;
  const ids = [...fixed, ...broken, ...stillFailing, ...flaky, ...notRun, ...stillPassing];
  if (ids.length === 0) return NOTHING;
  const first = new Map(before.cases.map((test) => [test.id, test.status]));
  const second = new Map(after.cases.map((test) => [test.id, test.status]));
  const shown = ids.slice(0, MOST_TESTS);
  const cells = shown.map((id, at) => {
    const x = (at % PER_ROW) * 12;
    const y = Math.floor(at / PER_ROW) * 28;
    const [was, is] = [first.get(id), second.get(id)];
    return html`<g><title>${id}: ${was ?? 'not run'} → ${is ?? 'not run'}</title><rect class="${fill(was)}" x="${x}" y="${y}" width="12" height="12" rx="2"/><rect class="${fill(is)}" x="${x}" y="${y + 12}" width="12" height="12" rx="2"/></g>`;
  });
  const width = Math.max(30, Math.min(shown.length, PER_ROW)) * 12;
  const height = Math.ceil(shown.length / PER_ROW) * 28;
  const rest =
    ids.length > MOST_TESTS ? html`<span>first ${MOST_TESTS} of ${formatCount(ids.length)} tests</span>` : NOTHING;
  return html`<svg class="waffle" role="img" aria-label="Every test before and after" viewBox="0 0 ${width} ${height}" width="${width}" preserveAspectRatio="xMinYMin meet">${cells}</svg>
<div class="legend"><span>one column a test: before above, after below</span>${legend('ok', 'passed')}${legend('ko', 'failed')}${legend('er', 'error')}${legend('sk', 'skipped')}${legend('no-run', 'not run')}${rest}</div>`;
}

function legend(kind: string, label: string): Html {
  return html`<span><svg class="dot" viewBox="0 0 10 10"><rect class="${kind}" width="10" height="10" rx="2"/></svg>${label}</span>`;
}

function fill(status: TestStatus | undefined): string {
  switch (status) {
    case 'passed':
      return 'ok';
    case 'failed':
      return 'ko';
    case 'error':
      return 'er';
    case 'skipped':
      return 'sk';
    case undefined:
      return 'no-run';
    default: {
      const never: never = status;
      return never;
    }
  }
}
