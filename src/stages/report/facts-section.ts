import type { SkippedFile } from '../../domain/repository-index.ts';
import type { ModelUse, RunResult } from '../../domain/run-result.ts';
import type { Isolation } from '../../domain/verdict.ts';
import type { Section } from './fit-sections.ts';
import { formatCount, formatDollars, formatMany, formatSeconds } from './format-amount.ts';
import { quoteCode, quoteProse } from './quote.ts';

/** What was refused, left out, used and spent. */
export function factsSection(result: RunResult): Section {
  const time = `**Time** ${formatSeconds(result.durationSeconds)}`;
  const stages = stageTimes(result).map(({ stage, seconds }) => `${quoteProse(stage, 40)} ${formatSeconds(seconds)}`);
  const short = [
    ...(result.model ? [`**Model** ${quoteCode(result.model.name)}: ${modelUse(result.model)}`] : []),
    ...(result.isolation ? [isolationLine(result.isolation)] : []),
  ];
  const full = [
    ...refusedLines(result.refused),
    ...(result.index ? [`**Index** ${indexLine(result.index)}`] : []),
    ...short,
    stages.length === 0 ? time : `${time}: ${stages.join(' · ')}`,
  ];
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  return { id: 'facts', forms: [list(full), list([...short, time]), list(short)] };
}

function modelUse(model: ModelUse): string {
  const reused = model.reusedTokens > 0 ? ` (${formatCount(model.reusedTokens)} reused)` : '';
  const cost = model.cost === undefined ? '' : `, ${formatDollars(model.cost)}`;
  return `${formatMany(model.promptTokens, 'prompt token')}${reused}, ${formatMany(model.completionTokens, 'completion token')}, ${formatMany(model.calls, 'call')}${cost}`;
}

/** Seconds by stage in the order of first use; a stage that ran twice is one line. */
export function stageTimes(result: RunResult): readonly { readonly stage: string; readonly seconds: number }[] {
  const names = [...new Set(result.stages.map(({ stage }) => stage))];
  return names.map((stage) => ({
    stage,
    seconds: result.stages.filter((time) => time.stage === stage).reduce((sum, time) => sum + time.seconds, 0),
  }));
}

/** `120 files, 900 units; not indexed: 3 (2 binary, 1 too-large)`. */
function indexLine(index: NonNullable<RunResult['index']>): string {
  const seen = `${formatMany(index.files, 'file')}, ${formatMany(index.units, 'unit')} (${quoteProse(index.engine, 40)} parser)`;
  if (index.skipped.length === 0) return seen;
  return `${seen}; not indexed: ${formatCount(index.skipped.length)} (${skippedByReason(index.skipped)})`;
}

/** `2 binary, 1 too-large`. */
export function skippedByReason(skipped: readonly SkippedFile[]): string {
  const reasons = [...new Set(skipped.map((file) => file.reason))].sort();
  return reasons.map((reason) => `${skipped.filter((file) => file.reason === reason).length} ${reason}`).join(', ');
}

function refusedLines(refused: readonly string[]): readonly string[] {
  if (refused.length === 0) return [];
  const rest = refused.length > 8 ? `; and ${refused.length - 8} more` : '';
  return [
    `**Refused** ${refused
      .slice(0, 8)
      .map((item) => quoteProse(item, 200))
      .join('; ')}${rest}`,
  ];
}

function isolationLine(isolation: Isolation): string {
  const warning = isolation.level === 'weak' ? '⚠️ **Weak isolation**' : '**Isolation**';
  return `${warning} tests ran with ${isolation.backend}: ${quoteProse(isolation.detail)}`;
}
