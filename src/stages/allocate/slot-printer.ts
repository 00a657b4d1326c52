import type { Definition } from '../../domain/evidence.ts';
import type { PortfolioSlot, RankedObject } from '../../domain/portfolio.ts';
import type { PreparedObject } from './prepare-object.ts';
import type { Candidate } from './quotient-views.ts';
import type { IsShown, Rendering } from './render-object.ts';
import { ShownLines } from './shown-lines.ts';

/** A slot that can be printed again with fewer tokens. */
export interface PrintedSlot {
  readonly slot: PortfolioSlot;
  readonly render: (share: number) => Rendering;
}

/**
 * Prints objects one after the other. A class and its own method are two objects: by VITAL-RAG Eq. 5 both print the
 * method's lines; where lines are not to be repeated, the first of them does.
 */
export class SlotPrinter {
  readonly #shown = new ShownLines();
  readonly #repeatsLines: boolean;
  #printed = 0;

  constructor({ repeatsLines }: { readonly repeatsLines: boolean }) {
    this.#repeatsLines = repeatsLines;
  }

  /** At most `share` tokens of the object: its lines, or with `stub` what names it. */
  print(
    { choice, definition, source, renderer }: PreparedObject,
    share: number,
    { stub = false }: { readonly stub?: boolean } = {},
  ): PrintedSlot {
    const place = this.#printed++;
    const isShown: IsShown = this.#repeatsLines ? () => false : this.#shown.before(place, source);
    const render = (tokens: number): Rendering => (stub ? renderer.stub(tokens) : renderer.render(tokens, isShown));
    const rendering = render(share);
    this.#shown.add(place, source, rendering);
    const ranked = describeObject(choice.candidate, definition, choice.why);
    const slot = { ...ranked, start: source.start, end: source.end, slot: place + 1, role: choice.role, share };
    return { slot: withRendering(slot, rendering), render };
  }
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
