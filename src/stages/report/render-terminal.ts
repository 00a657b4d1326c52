import type { RunFiles } from '../../domain/run-files.ts';
import type { RunResult } from '../../domain/run-result.ts';
import type { TestCounts } from '../../domain/verdict.ts';
import { describeGate } from './describe-witness.ts';
import { formatCount, formatDollars, formatMany, formatSeconds } from './format-amount.ts';
import { renderContextText } from './render-context-text.ts';
import { stripTerminal } from './strip-terminal.ts';

const MOST_PRINTED = 20;

/** The end of a run on a terminal: the context, the change, and last, where the eye stops, the verdict. */
export function renderTerminal(result: RunResult, files: RunFiles): string {
  const parts = [
    result.context ? ['', 'Context the model saw', renderContextText(result.context).trimEnd()] : [],
    result.program ? ['', 'Change', stripTerminal(result.program.patch).trimEnd()] : [],
    ['', ...testLines(result)],
    printed(result),
    result.gate ? [`gate     ${describeGate(result.gate, result)}`] : [],
    result.model ? [modelLine(result)] : [],
    result.isolation ? [`sandbox  ${result.isolation.backend}, ${result.isolation.level} isolation`] : [],
    fileLines(files),
    ['', `${result.judgement.verdict.toUpperCase()}  ${stripTerminal(result.judgement.reason)}`, ''],
  ];
  return parts.flat().join('\n');
}

function testLines({ before, after, comparison }: RunResult): readonly string[] {
  if (!before) return [];
  const change = after ? ` → ${counts(after.counts)}` : '';
  return [
    `tests    ${stripTerminal(before.command.display)}`,
    `         ${counts(before.counts)}${change}`,
    ...named('fixed', comparison?.fixed),
    ...named('broken', comparison?.broken),
  ];
}

/** What a command that could not do its work said last. */
function printed({ judgement: { excerpt } }: RunResult): readonly string[] {
  if (!excerpt) return [];
  const lines = stripTerminal(excerpt).trimEnd().split('\n').slice(-MOST_PRINTED);
  return ['printed', ...lines.map((line) => `         ${line}`)];
}

function counts({ passed, failed, errors, skipped }: TestCounts): string {
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed + errors} failed${rest}`;
}

function named(word: string, ids: readonly string[] = []): readonly string[] {
  const shown = ids.slice(0, 5).map((id) => `         ${word} ${stripTerminal(id)}`);
  return ids.length > 5 ? [...shown, `         and ${ids.length - 5} more`] : shown;
}

function modelLine({ model, durationSeconds }: RunResult): string {
  if (!model) return '';
  const { name, calls, promptTokens, reusedTokens, completionTokens, cost } = model;
  const paid = cost === undefined ? '' : `, ${formatDollars(cost)}`;
  return `model    ${name}, ${formatMany(calls, 'call')}, ${formatMany(promptTokens, 'prompt token')} (${formatCount(reusedTokens)} reused), ${formatCount(completionTokens)} written${paid}; ${formatSeconds(durationSeconds)} in all`;
}

function fileLines(files: RunFiles): readonly string[] {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['patch', files.patch],
    ['report', files.report],
    ['page', files.html],
  ];
  return rows.flatMap(([word, path]) => (path ? [`${word.padEnd(8)} ${path}`] : []));
}
