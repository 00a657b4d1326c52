import type { RunResult } from '../../../domain/run-result.ts';
import type { TestCase, TestComparison, TestRun, TestStatus } from '../../../domain/verdict.ts';
import { formatCount, formatMany, formatSeconds } from '../format-amount.ts';
import { tail } from '../verdict-section.ts';
import { type Html, html, NOTHING } from './html.ts';
import { waffleHtml } from './waffle-html.ts';

const OPEN_ROWS = 25;
const MOST_ROWS = 200;

/** Both runs side by side: counts, one mark a test, and a row for each test whose answer matters. */
export function testsHtml(result: RunResult): Html {
  const { before, after, comparison } = result;
  const shown = before ?? after;
  if (shown === undefined) return NOTHING;
  const counts = [before && countsRow('before', before), after && countsRow('after', after)].filter(
    (row) => row !== undefined,
  );
  return html`<section><h2>Tests before and after</h2>
<p class="soft small"><code>${shown.command.display}</code> (${shown.command.reason}), results from ${shown.source === 'text' ? 'text: low confidence' : shown.source}</p>
<div class="scroll"><table><thead><tr><th>tree</th><th class="num">passed</th><th class="num">failed</th><th class="num">errors</th><th class="num">skipped</th><th class="num">time</th></tr></thead><tbody>${counts}</tbody></table></div>
${comparison && before && after ? html`${waffleHtml(comparison, before, after)}${matrixHtml(comparison, before, after)}` : NOTHING}</section>`;
}

function countsRow(label: string, run: TestRun): Html {
  const { passed, failed, errors, skipped } = run.counts;
  const end = run.end === 'exited' ? NOTHING : html` <span class="chip tone warn">${run.end}</span>`;
  return html`<tr><td>${label}${end}</td><td class="num">${formatCount(passed)}</td><td class="num ${failed > 0 ? 'bad' : ''}">${formatCount(failed)}</td><td class="num ${errors > 0 ? 'bad' : ''}">${formatCount(errors)}</td><td class="num">${formatCount(skipped)}</td><td class="num">${formatSeconds(run.seconds)}</td></tr>`;
}

function matrixHtml(comparison: TestComparison, before: TestRun, after: TestRun): Html {
  const first = byId(before);
  const second = byId(after);
  const kinds: readonly (readonly [string, 'good' | 'bad' | 'warn', readonly string[]])[] = [
    ['fixed', 'good', comparison.fixed],
    ['broken', 'bad', comparison.broken],
    ['still failing', 'warn', comparison.stillFailing],
    ['flaky', 'warn', comparison.flaky],
    ['not run', 'warn', comparison.notRun],
  ];
  const all = kinds.flatMap(([label, tone, ids]) => ids.map((id) => ({ label, tone, id })));
  const rows = all
    .slice(0, MOST_ROWS)
    .map(
      ({ label, tone, id }) =>
        html`<tr><td><span class="chip tone ${tone}">${label}</span></td><td>${nameHtml(id, second.get(id))}</td>${statusCell(first.get(id)?.status)}${statusCell(second.get(id)?.status)}</tr>`,
    );
  if (rows.length === 0) return html`<p class="soft small">No test changed its answer.</p>`;
  const more = rows.slice(OPEN_ROWS);
  const beyond = all.length > MOST_ROWS ? `, the first ${MOST_ROWS} of ${formatCount(all.length)} in all` : '';
  const folded = html`<details><summary>${formatMany(more.length, 'more test')}${beyond}</summary>${matrixTable(more)}</details>`;
  return html`${matrixTable(rows.slice(0, OPEN_ROWS))}${more.length === 0 ? NOTHING : folded}`;
}

function matrixTable(rows: readonly Html[]): Html {
  return html`<div class="scroll"><table><thead><tr><th></th><th>test</th><th>before</th><th>after</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function nameHtml(id: string, test: TestCase | undefined): Html {
  if (!test?.message) return html`<code>${id}</code>`;
  return html`<details><summary><code>${id}</code></summary><pre class="output">${tail(test.message, 4_000)}</pre></details>`;
}

function statusCell(status: TestStatus | undefined): Html {
  if (status === undefined) return html`<td class="soft">–</td>`;
  return html`<td class="${status === 'passed' ? 'good' : status === 'skipped' ? '' : 'bad'}">${status}</td>`;
}

function byId(run: TestRun): ReadonlyMap<string, TestCase> {
  return new Map(run.cases.map((test) => [test.id, test]));
}
