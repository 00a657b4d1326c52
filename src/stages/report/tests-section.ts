import type { RunResult } from '../../domain/run-result.ts';
import type { TestRun } from '../../domain/verdict.ts';
import type { Section } from './fit-sections.ts';
import { formatCount, formatSeconds } from './format-amount.ts';
import { folded, markdownTable } from './markdown-table.ts';
import { quoteBlock, quoteCode, quoteProse } from './quote.ts';
import { tail } from './verdict-section.ts';

/** The measurement: counts on the base and on the changed tree, and every test whose answer changed. */
export function testsSection(result: RunResult): Section {
  const { before, after } = result;
  const shown = before ?? after;
  if (shown === undefined) return { id: 'tests', forms: [''] };
  const rows = [before && row('before', before), after && row('after', after)].filter((cells) => cells !== undefined);
  const table = markdownTable(
    [
      { title: `Tests (${quoteCode(shown.command.display)})` },
      { title: 'passed', align: 'right' },
      { title: 'failed', align: 'right' },
      { title: 'errors', align: 'right' },
      { title: 'skipped', align: 'right' },
      { title: 'time', align: 'right' },
    ],
    rows,
  );
  const head = [table, howKnown(shown)].join('\n\n');
  return {
    id: 'tests',
    forms: [
      [head, ...changedTests(result, 20), ...failureMessages(result)].join('\n\n'),
      [head, ...changedTests(result, 5)].join('\n\n'),
      [head, ...changedTests(result, 0)].join('\n\n'),
    ],
  };
}

function row(label: string, run: TestRun): readonly string[] {
  const { passed, failed, errors, skipped } = run.counts;
  const end = run.end === 'exited' ? '' : ` (${run.end})`;
  return [`${label}${end}`, ...[passed, failed, errors, skipped].map(formatCount), formatSeconds(run.seconds)];
}

/** Counts read from prose are not worth what a structured report is, and the reader is told so. */
function howKnown(run: TestRun): string {
  const why = `Command: ${quoteProse(run.command.reason)}.`;
  switch (run.source) {
    case 'text':
      return `${why} Counts were read from the runner's text: low confidence.`;
    case 'exit-code':
      return `${why} Only the exit status is known: no test was counted.`;
    case 'junit':
    case 'json':
    case 'tap':
    case 'go-json':
      return `${why} Results: ${run.source}.`;
    default: {
      const never: never = run.source;
      return never;
    }
  }
}

function changedTests(result: RunResult, limit: number): readonly string[] {
  const { comparison } = result;
  if (comparison === undefined) return [];
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Fixed', comparison.fixed],
    ['Broken', comparison.broken],
    ['Still failing', comparison.stillFailing],
    ['Flaky', comparison.flaky],
    ['Not run any more', comparison.notRun],
  ];
  const parts = lists.filter(([, ids]) => ids.length > 0).map(([label, ids]) => listed(label, ids, limit));
  return parts.length === 0 ? [] : [parts.join('\n')];
}

function listed(label: string, ids: readonly string[], limit: number): string {
  const head = `- **${label}: ${formatCount(ids.length)}**`;
  if (limit === 0) return head;
  const rest = ids.length > limit ? `, and ${formatCount(ids.length - limit)} more` : '';
  return `${head} ${ids
    .slice(0, limit)
    .map((id) => quoteCode(id))
    .join(', ')}${rest}`;
}

function failureMessages(result: RunResult): readonly string[] {
  const failing = [...(result.comparison?.broken ?? []), ...(result.comparison?.stillFailing ?? [])];
  const cases = (result.after?.cases ?? []).filter((test) => failing.includes(test.id) && test.message);
  const ordered = failing.flatMap((id) => cases.filter((test) => test.id === id)).slice(0, 3);
  if (ordered.length === 0) return [];
  const body = ordered.map((test) => `${quoteCode(test.id)}\n\n${quoteBlock(tail(test.message ?? '', 1_200))}`);
  return [folded('What the failing tests said', body.join('\n\n'))];
}
