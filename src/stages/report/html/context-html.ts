import type { AllocatedContext, PortfolioSlot, RankedObject } from '../../../domain/portfolio.ts';
import type { RunResult } from '../../../domain/run-result.ts';
import { formatCount, formatMany, formatScore } from '../format-amount.ts';
import { clip } from '../visible-text.ts';
import { type Html, html, NOTHING } from './html.ts';

const MOST_SLOTS = 100;

/** What the model saw: the budget as one bar, then every object with its share, its tokens, its reason and its text. */
export function contextHtml(result: RunResult): Html {
  const { context } = result;
  if (context === undefined) return NOTHING;
  const slots = context.portfolio.slice(0, MOST_SLOTS);
  const rest =
    context.portfolio.length > MOST_SLOTS
      ? html`<p class="soft small">and ${formatMany(context.portfolio.length - MOST_SLOTS, 'more object')}</p>`
      : NOTHING;
  const widest = slots.reduce((most, slot) => Math.max(most, slot.share, slot.tokens), context.objectCap ?? 1);
  return html`<section><h2>What the model saw</h2>
<p>${formatMany(context.portfolio.length, 'object')}, ${formatCount(context.used)} of ${formatCount(context.budget)} tokens by <code>${context.tokenizer}</code>, ${context.mode} mode.${context.status === 'no_evidence' ? ' No evidence was found.' : ''}</p>
${budgetHtml(context)}${slots.map((slot) => slotHtml(slot, widest, context.objectCap))}${rest}${rejectedHtml(context.rejected)}</section>`;
}

function budgetHtml(context: AllocatedContext): Html {
  const budget = Math.max(1, context.budget);
  const x = (tokens: number) => ((tokens / budget) * 1000).toFixed(2);
  let spent = 0;
  const parts = context.portfolio.map((slot) => {
    const start = spent;
    spent += slot.tokens;
    return html`<g><title>${slot.slot}. ${slot.path}: ${formatCount(slot.tokens)} tokens</title><rect class="${colour(slot)}" x="${x(start)}" y="0" width="${x(slot.tokens)}" height="10"/><rect class="seam" x="${x(spent)}" y="0" width="1.5" height="10"/></g>`;
  });
  return html`<svg class="stack" role="img" aria-label="Tokens of each object within the budget" viewBox="0 0 1000 10" preserveAspectRatio="none">${parts}</svg>
<div class="legend"><span>whole bar: budget of ${formatCount(context.budget)}</span><span>left over: ${formatCount(context.budget - context.used)}</span><span>below, pale: share of an object; solid: tokens it used</span>${context.objectCap === undefined ? NOTHING : html`<span>red line: cap of ${formatCount(context.objectCap)}</span>`}</div>`;
}

function slotHtml(slot: PortfolioSlot, widest: number, cap: number | undefined): Html {
  const x = (tokens: number) => ((tokens / widest) * 1000).toFixed(2);
  const line =
    cap === undefined ? NOTHING : html`<rect class="cap" x="${x(cap - widest / 250)}" y="0" width="4" height="10"/>`;
  const bar = html`<svg class="bar" viewBox="0 0 1000 10" preserveAspectRatio="none"><rect class="share ${colour(slot)}" width="${x(slot.share)}" height="10"/><rect class="${colour(slot)}" width="${x(slot.tokens)}" height="10"/>${line}</svg>`;
  const note = slot.note === undefined ? NOTHING : html` <span class="chip tone warn">${slot.note}</span>`;
  return html`<details class="slot"><summary><span class="no">${slot.slot}</span><span>${objectHtml(slot)}<br><span class="small"><span class="chip">${slot.role}</span>${slot.views.map((view) => html`<span class="chip">${view}</span>`)}${note} <span class="soft">${slot.reason}</span></span></span><span class="small"><b>${formatCount(slot.tokens)}</b> <span class="soft">of ${formatCount(slot.share)} tokens · score ${formatScore(slot.score)}</span>${bar}</span></summary><pre>${slot.text}</pre></details>`;
}

function objectHtml(object: RankedObject): Html {
  const name = object.name === undefined ? NOTHING : html`<b class="mono">${clip(object.name, 120)}</b> `;
  const kind = object.kind === undefined ? NOTHING : html`<span class="soft small">${object.kind}</span> `;
  return html`${name}${kind}<code class="soft">${object.path}:${object.start}-${object.end}</code>`;
}

function rejectedHtml(rejected: readonly RankedObject[]): Html {
  if (rejected.length === 0) return NOTHING;
  const rows = rejected
    .slice(0, 50)
    .map(
      (object) =>
        html`<tr><td>${objectHtml(object)}</td><td>${object.views.join(', ')}</td><td class="num">${formatScore(object.score)}</td><td class="soft">${object.reason}</td></tr>`,
    );
  return html`<h3>Best candidates it did not see</h3><div class="scroll"><table><thead><tr><th>object</th><th>views</th><th class="num">score</th><th>why it was a candidate</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function colour(slot: PortfolioSlot): string {
  return `s${((slot.slot - 1) % 8) + 1}`;
}
