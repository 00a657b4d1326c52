import type { Attempt } from '../../../domain/attempt.ts';
import type { RunResult } from '../../../domain/run-result.ts';
import { attemptOutcome } from '../attempts-section.ts';
import { stageTimes } from '../facts-section.ts';
import { formatCount, formatMany, formatSeconds } from '../format-amount.ts';
import { clip } from '../visible-text.ts';
import { diffHtml } from './change-html.ts';
import { verdictTone } from './header-html.ts';
import { type Html, html, NOTHING } from './html.ts';

/** Every try, where the time went, what was refused and what was left out of the index. */
export function runHtml(result: RunResult): Html {
  return html`${attemptsHtml(result.attempts)}${timesHtml(result)}${refusedHtml(result.refused)}${indexHtml(result.index)}`;
}

function attemptsHtml(attempts: readonly Attempt[]): Html {
  if (attempts.length === 0) return NOTHING;
  const rows = attempts.slice(0, 50).map((attempt) => {
    const tone = attempt.verdict === undefined ? 'calm' : verdictTone(attempt.verdict);
    const reused = attempt.reusedTokens > 0 ? ` (${formatCount(attempt.reusedTokens)} reused)` : '';
    return html`<tr><td class="num">${attempt.number}</td><td class="wide"><span class="chip tone ${tone}">${attemptOutcome(attempt)}</span><div class="small soft">${attempt.reason}</div></td><td>${attempt.portfolio}<div class="small soft">${attempt.format ?? ''} temperature ${attempt.temperature}</div></td><td class="wide"><code>${attempt.target}</code><div class="small soft">${attempt.targetReason}</div></td><td class="num">${formatCount(attempt.promptTokens)} / ${formatCount(attempt.completionTokens)}<div class="small soft">${reused}</div></td><td class="num">${formatSeconds(attempt.seconds)}</td></tr>${writtenHtml(attempt)}`;
  });
  return html`<section><h2>Attempts</h2><div class="scroll"><table><thead><tr><th class="num">#</th><th>result</th><th>program</th><th>target</th><th class="num">tokens in / out</th><th class="num">time</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

const MOST_LINES = 400;
const LONGEST_ANSWER = 20_000;

/** What the model wrote, folded: the diff, or its own words where no program came of them. */
function writtenHtml({ patch, answer = '' }: Attempt): Html {
  if (patch !== undefined) return writtenRow('The program', diffHtml(patch, MOST_LINES, 'run.json'));
  const text = answer.trim();
  if (text === '') return NOTHING;
  return writtenRow('The answer as it came', html`<pre class="task">${clip(text, LONGEST_ANSWER)}</pre>`);
}

function writtenRow(what: string, written: Html): Html {
  return html`<tr class="written"><td></td><td colspan="5"><details><summary class="small soft">${what}</summary>${written}</details></td></tr>`;
}

function timesHtml(result: RunResult): Html {
  const times = stageTimes(result);
  if (times.length === 0) return NOTHING;
  const longest = times.reduce((most, { seconds }) => Math.max(most, seconds), 0.001);
  const rows = times.map(
    ({ stage, seconds }) =>
      html`<tr><td class="nowrap">${stage}</td><td class="num">${formatSeconds(seconds)}</td><td><svg class="bar" viewBox="0 0 1000 10" preserveAspectRatio="none"><rect class="s1" width="${((seconds / longest) * 1000).toFixed(2)}" height="10"/></svg></td></tr>`,
  );
  return html`<section><h2>Where the time went</h2><table class="times"><tbody>${rows}</tbody></table></section>`;
}

function refusedHtml(refused: readonly string[]): Html {
  if (refused.length === 0) return NOTHING;
  return html`<section><h2>What was refused</h2><ul>${refused.slice(0, 100).map((item) => html`<li>${item}</li>`)}</ul></section>`;
}

function indexHtml(index: RunResult['index']): Html {
  if (index === undefined) return NOTHING;
  const skipped = index.skipped
    .slice(0, 300)
    .map((file) => html`<li><code>${file.path}</code> <span class="chip">${file.reason}</span></li>`);
  const list =
    skipped.length === 0
      ? NOTHING
      : html`<details><summary>${formatMany(index.skipped.length, 'file')} not indexed</summary><ul>${skipped}</ul></details>`;
  return html`<section><h2>Index</h2><p>${formatMany(index.files, 'file')}, ${formatMany(index.units, 'unit')}, ${index.engine} parser.</p>${list}</section>`;
}
