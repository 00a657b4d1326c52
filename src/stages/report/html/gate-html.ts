import type { RunResult } from '../../../domain/run-result.ts';
import { describeGate, describeWitness } from '../describe-witness.ts';
import { asSentence } from '../format-amount.ts';
import { type Html, html, NOTHING } from './html.ts';

/** The gate's decision and its witnesses; the program a witness speaks for is coloured. */
export function gateHtml(result: RunResult): Html {
  const { gate } = result;
  if (gate === undefined) return NOTHING;
  const rows = gate.witnesses
    .map(describeWitness)
    .map(
      (words) =>
        html`<tr><td>${words.family}</td><td class="${words.favours === 'default' ? 'good' : ''}">${words.byDefault}</td><td class="${words.favours === 'alternative' ? 'good' : ''}">${words.byAlternative}</td><td>${words.favours}</td></tr>`,
    );
  const table = html`<div class="scroll"><table><thead><tr><th>witness</th><th>default program</th><th>alternative program</th><th>favours</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return html`<section><h2>Why this program</h2><p>${describeGate(gate, result)}. ${asSentence(gate.reason)}</p>${rows.length === 0 ? NOTHING : table}
<p class="soft small">The gate sees the two texts and the index, never a test result.</p></section>`;
}
