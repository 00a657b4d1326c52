import type { RunResult } from '../../../domain/run-result.ts';
import type { Verdict } from '../../../domain/verdict.ts';
import { formatCount, formatDollars, formatSeconds } from '../format-amount.ts';
import { tail } from '../verdict-section.ts';
import { verdictWords } from '../verdict-words.ts';
import { clip } from '../visible-text.ts';
import { type Html, html, NOTHING } from './html.ts';

/** Verdict, task and what was frozen; what went wrong if something did. */
export function headerHtml(result: RunResult): Html {
  const { task, judgement } = result;
  const words = verdictWords(judgement.verdict);
  return html`<header class="${verdictTone(judgement.verdict)}"><div class="badge">${words.title}</div>
<h1>${judgement.reason}</h1>
<div class="task">${clip(task.text.untrusted, 4000)}</div>
<dl><dt>Commit</dt><dd><code>${task.commit}</code></dd>
<dt>Asked by</dt><dd>${task.actor} (${task.source}), ${result.startedAt}</dd>
${result.model ? html`<dt>Model</dt><dd><code>${result.model.name}</code></dd>` : NOTHING}
${result.isolation ? html`<dt>Isolation</dt><dd>${isolationChip(result.isolation.level)} ${result.isolation.backend}: ${result.isolation.detail}</dd>` : NOTHING}
</dl><p class="soft small">${words.meaning}</p></header>${errorHtml(result)}`;
}

/** The numbers a reader compares runs by. */
export function tilesHtml(result: RunResult): Html {
  const { before, after, comparison, context, model } = result;
  const tiles: Html[] = [];
  const add = (value: string, label: string) =>
    tiles.push(html`<div class="tile"><b>${value}</b><span>${label}</span></div>`);
  if (before && after)
    add(`${formatCount(before.counts.passed)} → ${formatCount(after.counts.passed)}`, 'tests passing, before → after');
  if (comparison)
    add(`${formatCount(comparison.fixed.length)} / ${formatCount(comparison.broken.length)}`, 'tests fixed / broken');
  if (context) add(`${formatCount(context.used)} / ${formatCount(context.budget)}`, 'evidence tokens, used / budget');
  if (model) {
    const reused = model.reusedTokens > 0 ? `, ${formatCount(model.reusedTokens)} reused` : '';
    const cost = model.cost === undefined ? '' : `, ${formatDollars(model.cost)}`;
    add(
      `${formatCount(model.promptTokens)} / ${formatCount(model.completionTokens)}`,
      `model tokens, in / out${reused}${cost}`,
    );
  }
  add(formatSeconds(result.durationSeconds), 'from start to answer');
  return html`<div class="tiles">${tiles}</div>`;
}

export function verdictTone(verdict: Verdict): 'good' | 'bad' | 'warn' | 'calm' {
  if (verdict === 'pass') return 'good';
  if (verdict === 'fail' || verdict === 'error') return 'bad';
  return verdict === 'no-change' ? 'calm' : 'warn';
}

function isolationChip(level: 'strong' | 'weak'): Html {
  return html`<span class="chip tone ${level === 'weak' ? 'warn' : 'good'}">${level}</span>`;
}

function errorHtml(result: RunResult): Html {
  const { excerpt } = result.judgement;
  if (excerpt)
    return html`<section><h2>What it printed</h2><pre class="output">${tail(excerpt, 20_000)}</pre></section>`;
  if (result.error === undefined) return NOTHING;
  const run = result.after ?? result.before;
  const output =
    run === undefined || run.output.trim() === ''
      ? NOTHING
      : html`<h3>Output of <code>${run.command.display}</code></h3><pre class="output">${tail(run.output, 20_000)}</pre>`;
  return html`<section><h2>What happened</h2><p><span class="chip">${result.error.code}</span></p><pre>${tail(result.error.message, 8_000)}</pre>${output}</section>`;
}
