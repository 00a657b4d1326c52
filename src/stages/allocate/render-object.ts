import {
  type CountTokens,
  composeAll,
  composeRun,
  composeStubs,
  elision,
  isData,
  type Layout,
  layOut,
} from './layout.ts';
import { growRun, heaviestRun, type Run, type WeightedLine } from './line-window.ts';
import { heaviest, type Source, type WeighLine } from './source.ts';

/** `window` centres on the task; `prefix` keeps the first lines, as the controls do with retrieved text. */
export type Cut = 'window' | 'prefix';

export interface Rendering {
  readonly text: string;
  readonly tokens: number;
  /** Which of the source's lines it prints. */
  readonly printed: readonly number[];
}

/** True for an index of a line that stands in the context already. */
export type IsShown = (index: number) => boolean;

export interface ObjectRenderer {
  /** d_i: tokens of the unclipped rendering (VITAL-RAG Eq. 4). */
  readonly demand: number;
  /**
   * ρ(e, b): the largest line-complete rendering of at most `share` tokens; empty when not even the path fits. Lines
   * that are shown already are left out like those that do not fit.
   */
  render(share: number, isShown?: IsShown): Rendering;
  /** Path and signature in at most `share` tokens, without any line of the source. */
  stub(share: number): Rendering;
}

/** Prepares one object for printing. Lines are weighed and counted only if the object has to be cut. */
export function objectRenderer(
  source: Source,
  cut: Cut,
  tools: { count: CountTokens; weigh: WeighLine },
): ObjectRenderer {
  const layout = layOut(source, tools.count);
  const all = composeAll(layout);
  const demand = tools.count(all);
  const lines = lazyLines(source, layout, tools);
  const render = (share: number, isShown: IsShown = () => false): Rendering => {
    const whole = { from: 0, to: layout.lines.length - 1 };
    const isNew = !layout.lines.some((_, index) => isShown(index));
    if (demand <= share && isNew) return { text: all, tokens: demand, printed: linesOfRun(whole, isShown) };
    const { text, printed } = cutToShare(layout, lines, { share, seed: source.seed, cut, count: tools.count, isShown });
    return { text, printed, tokens: tools.count(text) };
  };
  const stub = (share: number): Rendering => {
    const text = stubOf(layout, share, tools.count);
    return { text, printed: [], tokens: tools.count(text) };
  };
  return { demand, render, stub };
}

function stubOf(layout: Layout, share: number, count: CountTokens): string {
  return composeStubs(layout).find((text) => count(text) <= share) ?? '';
}

function linesOfRun({ from, to }: Run, isHidden: IsShown): readonly number[] {
  const shown: number[] = [];
  for (let index = from; index <= to; index++) if (!isHidden(index)) shown.push(index);
  return shown;
}

interface CutRequest {
  readonly share: number;
  readonly seed: number;
  readonly cut: Cut;
  readonly count: CountTokens;
  readonly isShown: IsShown;
}

function cutToShare(
  layout: Layout,
  lines: () => readonly WeightedLine[],
  request: CutRequest,
): Omit<Rendering, 'tokens'> {
  const { share, count, isShown } = request;
  const rest = share - count(`${layout.head}\n`);
  if (rest > 0 && layout.lines.length > 0) {
    const isHidden = (index: number): boolean => isShown(index) || (lines()[index]?.cost ?? 0) > rest;
    const compose = ({ from, to }: Run): string => composeRun(layout, from, to, isHidden);
    const fits = (run: Run): boolean => count(compose(run)) <= share;
    const start = startingRuns(layout, lines(), request).find(fits);
    const run = start && growRun(start, layout.lines.length, fits);
    const printed = run ? linesOfRun(run, isHidden) : [];
    if (run && printed.length > 0) return { text: compose(run), printed };
  }
  return { text: stubOf(layout, share, count), printed: [] };
}

/** Where a window may start, best first: the heaviest run, its heaviest line alone, the seed. A prefix starts at line 0. */
function startingRuns(layout: Layout, lines: readonly WeightedLine[], request: CutRequest): readonly Run[] {
  if (request.cut === 'prefix') return [{ from: 0, to: 0 }];
  const gap = elision(layout, layout.lines.length);
  const room = request.share - request.count([layout.head, layout.signature, gap, gap].join('\n'));
  // A line that no share of this size can hold, or that is not printed again, must not draw the window to itself.
  const weighted = lines.map((line, index) => {
    if (request.isShown(index)) return { weight: 0, cost: 0 };
    return line.cost > room ? { ...line, weight: 0 } : line;
  });
  const run = heaviestRun(weighted, room);
  const seed = { from: request.seed, to: request.seed };
  if (run === undefined) return [seed];
  const best = run.from + heaviest(weighted.slice(run.from, run.to + 1), ({ weight }) => weight);
  return [run, { from: best, to: best }, seed];
}

/** Costs and weights of the lines, found on first need and then kept. */
function lazyLines(
  source: Source,
  layout: Layout,
  { count, weigh }: { count: CountTokens; weigh: WeighLine },
): () => readonly WeightedLine[] {
  let known: readonly WeightedLine[] | undefined;
  return () => {
    known ??= layout.lines.map((line, i) => {
      const original = source.lines[i] ?? '';
      return { cost: count(`${line}\n`), weight: isData(original) ? 0 : weigh(original, source.language) };
    });
    return known;
  };
}
