import type { Attempt } from '../../domain/attempt.ts';
import type { RunResult } from '../../domain/run-result.ts';
import type { Section } from './fit-sections.ts';
import { formatCount, formatMany, formatSeconds } from './format-amount.ts';
import { folded, markdownTable } from './markdown-table.ts';
import { quoteCode, quoteProse } from './quote.ts';

/** Every try, the failed ones too: what was written, what came of it, what it cost. */
export function attemptsSection(result: RunResult): Section {
  const { attempts } = result;
  if (attempts.length === 0) return { id: 'attempts', forms: [''] };
  const table = markdownTable(
    [
      { title: '#', align: 'right' },
      { title: 'program' },
      { title: 'target' },
      { title: 'result' },
      { title: 'tokens in / out', align: 'right' },
      { title: 'time', align: 'right' },
    ],
    attempts.slice(0, 20).map(attemptRow),
  );
  return { id: 'attempts', forms: [folded(`Attempts (${attempts.length})`, table), attemptsLine(attempts), ''] };
}

export function attemptOutcome(attempt: Attempt): string {
  return attempt.verdict ?? attempt.failure ?? 'not tested';
}

function attemptRow(attempt: Attempt): readonly string[] {
  const reused = attempt.reusedTokens > 0 ? ` (${formatCount(attempt.reusedTokens)} reused)` : '';
  const format = attempt.format === undefined ? '' : `, ${attempt.format}`;
  return [
    String(attempt.number),
    `${attempt.portfolio}${quoteProse(format, 40)}, temperature ${attempt.temperature}`,
    `${quoteCode(attempt.target, 90)} ${quoteProse(attempt.targetReason, 120)}`.trim(),
    `**${attemptOutcome(attempt)}**: ${quoteProse(attempt.reason, 200)}`,
    `${formatCount(attempt.promptTokens)}${reused} / ${formatCount(attempt.completionTokens)}`,
    formatSeconds(attempt.seconds),
  ];
}

function attemptsLine(attempts: readonly Attempt[]): string {
  return `${formatMany(attempts.length, 'attempt')}: ${attempts.slice(0, 20).map(attemptOutcome).join(', ')}.`;
}
