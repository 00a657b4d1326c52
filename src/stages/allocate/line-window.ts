/** Line indices, both inclusive. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

export interface WeightedLine {
  readonly weight: number;
  /** Tokens of the line with its line end. */
  readonly cost: number;
}

/** Sums of weights differ in their last bits by the order of adding; such differences decide nothing. */
const SAME_WEIGHT = 1e-9;

/**
 * The contiguous run of largest weight that costs at most `room`, the earliest of equals, without weightless lines at
 * its ends (decision D-16). Two pointers, one pass. Undefined when no line of weight fits.
 */
export function heaviestRun(lines: readonly WeightedLine[], room: number): Run | undefined {
  let best: Run | undefined;
  let most = 0;
  let from = 0;
  let weight = 0;
  let cost = 0;
  for (const [to, line] of lines.entries()) {
    weight += line.weight;
    cost += line.cost;
    for (; cost > room && from <= to; from++) {
      weight -= lines[from]?.weight ?? 0;
      cost -= lines[from]?.cost ?? 0;
    }
    if (weight > most + SAME_WEIGHT && from <= to) {
      most = weight;
      best = { from, to };
    }
  }
  return best === undefined ? undefined : withoutWeightlessEnds(best, lines);
}

function withoutWeightlessEnds({ from, to }: Run, lines: readonly WeightedLine[]): Run {
  const weighs = (index: number): boolean => (lines[index]?.weight ?? 0) > 0;
  let [first, last] = [from, to];
  while (first < last && !weighs(first)) first++;
  while (last > first && !weighs(last)) last--;
  return { from: first, to: last };
}

/**
 * Spends what is left of a share on lines below the run, then above it, as long as `fits` says so (decision D-16); then
 * below once more, since at the first line the signature's tokens come free. Doubling steps, so that the number of
 * trials grows with the logarithm of the lines taken.
 */
export function growRun(run: Run, lines: number, fits: (run: Run) => boolean): Run {
  const below = (from: number, to: number): number =>
    to + furthest(lines - 1 - to, (by) => fits({ from, to: to + by }));
  const to = below(run.from, run.to);
  const from = run.from - furthest(run.from, (by) => fits({ from: run.from - by, to }));
  return { from, to: from === run.from ? to : below(from, to) };
}

/** Near the end one last trial goes to the end itself: without an elision or a signature to print, it may cost less. */
const LAST_TRIAL = 32;

function furthest(limit: number, fits: (by: number) => boolean): number {
  let reached = 0;
  let step = 1;
  while (reached + step <= limit && fits(reached + step)) {
    reached += step;
    step *= 2;
  }
  for (; step >= 1; step = Math.floor(step / 2)) {
    if (reached + step <= limit && fits(reached + step)) reached += step;
  }
  const rest = limit - reached;
  return rest > 0 && rest <= LAST_TRIAL && fits(limit) ? limit : reached;
}
