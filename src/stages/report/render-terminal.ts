import type { RunFiles } from '../../domain/run-files.ts';
import type { RunResult } from '../../domain/run-result.ts';
import type { TestCounts } from '../../domain/verdict.ts';
import { describeGate } from './describe-witness.ts';
import { formatSeconds } from './format-amount.ts';
import { renderContextText } from './render-context-text.ts';
import { stripTerminal } from './strip-terminal.ts';

/** The end of a run on a terminal: the context, the change, and last, where the eye stops, the verdict. */
export function renderTerminal(result: RunResult, files: RunFiles): string {
  const parts = [
    result.context ? ['', 'Context the model saw', renderContextText(result.context).trimEnd()] : [],
    result.program ? ['', 'Change', stripTerminal(result.program.patch).trimEnd()] : [],
    ['', ...testLines(result), ...lastOutput(result)],
    result.gate ? [`gate     ${describeGate(result.gate)}`] : [],
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

const OUTPUT_LINES = 15;

/** What the tests said last, where they could not even be run on the base: the way to the cause. */
function lastOutput({ judgement, before, after, attempts }: RunResult): readonly string[] {
  if (judgement.verdict !== 'error' || !before || after || attempts.length > 0) return [];
  const lines = before.output.trimEnd().split('\n').slice(-OUTPUT_LINES);
  return lines.map((line) => `       | ${stripTerminal(line.slice(0, 300))}`);
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
  const { name, calls, promptTokens, reusedTokens, completionTokens } = model;
  return `model    ${name}, ${calls} calls, ${promptTokens} prompt tokens (${reusedTokens} reused), ${completionTokens} written; ${formatSeconds(durationSeconds)} in all`;
}

function fileLines(files: RunFiles): readonly string[] {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['patch', files.patch],
    ['report', files.report],
    ['page', files.html],
  ];
  return rows.flatMap(([word, path]) => (path ? [`${word.padEnd(8)} ${path}`] : []));
}
