import type { Definition, ResolveDefinition, View } from '../../domain/evidence.ts';
import type { PortfolioSlot, RankedObject } from '../../domain/portfolio.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';
import { planShares } from './allocate-shares.ts';
import type { AllocationSettings } from './allocation-settings.ts';
import type { Choice } from './choices.ts';
import type { Candidate } from './quotient-views.ts';
import { type IsShown, type ObjectRenderer, objectRenderer, type Rendering } from './render-object.ts';
import { printsDefinitions } from './select-candidates.ts';
import { ShownLines } from './shown-lines.ts';
import { type Source, sourceOf, surfaceOf, type WeighLine } from './source.ts';

/** A slot that can be printed again with fewer tokens. */
export interface PrintedSlot {
  readonly slot: PortfolioSlot;
  readonly render: (share: number) => Rendering;
}

export interface PrintTools {
  readonly tokenizer: Tokenizer;
  readonly resolve: ResolveDefinition;
  readonly weigh: WeighLine;
}

/**
 * Gives the chosen their shares and prints them (VITAL-RAG Eq. 4 and 5). Paper mode charges what was granted, product
 * mode what was printed (D-24). Choices whose floor does not fit are left out (D-21); `slots` is then shorter. A class
 * and its own method are two objects: by Eq. 5 both print the method's lines, product mode prints them once.
 */
export function printSlots(
  chosen: readonly Choice[],
  settings: AllocationSettings,
  tools: PrintTools,
): readonly PrintedSlot[] {
  const prepared = chosen.map((choice) => prepare(choice, settings, tools));
  const demands = prepared.map(({ renderer }) => renderer.demand);
  const plan = planShares(demands, sharedBy(settings));
  const printed: PrintedSlot[] = [];
  const shown = new ShownLines();
  let remaining = settings.budget;
  for (const [i, { choice, source, definition, renderer }] of prepared.slice(0, plan.kept).entries()) {
    const share = plan.share(i, remaining);
    const isShown: IsShown = settings.mode === 'paper' ? () => false : shown.before(i, source);
    const rendering = renderer.render(share, isShown);
    shown.add(i, source, rendering);
    remaining -= settings.mode === 'paper' ? share : rendering.tokens;
    const ranked = describeObject(choice.candidate, definition, choice.why);
    const slot = { ...ranked, start: source.start, end: source.end, slot: i + 1, role: choice.role, share };
    printed.push({
      slot: withRendering(slot, rendering),
      render: (less) => renderer.render(less, isShown),
    });
  }
  return printed;
}

export function withRendering(slot: Omit<PortfolioSlot, 'text' | 'tokens'>, rendering: Rendering): PortfolioSlot {
  const printed = { ...slot, tokens: rendering.tokens, text: rendering.text };
  return rendering.text === '' ? { ...printed, note: 'descriptor_overflow' } : printed;
}

/** The span people can look up: the definition's where it is known, else the view's. */
export function describeObject(candidate: Candidate, definition: Definition | undefined, why: string): RankedObject {
  const view = candidate.representative;
  return {
    path: view.path,
    start: definition?.start ?? view.start,
    end: definition?.end ?? view.end,
    name: definition?.name ?? view.name,
    kind: definition?.kind ?? view.kind,
    views: candidate.kinds,
    score: view.score,
    reason: view.reason === '' ? why : `${why}: ${view.reason}`,
  };
}

interface Prepared {
  readonly choice: Choice;
  readonly definition: Definition | undefined;
  readonly source: Source;
  readonly renderer: ObjectRenderer;
}

function prepare(choice: Choice, settings: AllocationSettings, tools: PrintTools): Prepared {
  const view: View = choice.candidate.representative;
  const whole = printsDefinitions(settings.select);
  const definition = whole ? tools.resolve(view) : undefined;
  const source = whole ? sourceOf(view, definition, tools.weigh) : surfaceOf(view);
  const count = (text: string): number => tools.tokenizer.count(text);
  const renderer = objectRenderer(source, whole ? 'window' : 'prefix', { count, weigh: tools.weigh });
  return { choice, definition, source, renderer };
}

/** The controls share cap and budget but not the floor, which is VITAL-RAG's own (VITAL-RAG Table 2). */
function sharedBy(settings: AllocationSettings): AllocationSettings {
  return printsDefinitions(settings.select) ? settings : { ...settings, mode: 'paper', floor: 0 };
}
