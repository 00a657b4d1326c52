/** One way to print an object. */
export interface FillOption {
  readonly tokens: number;
  /** What it is expected to be worth, in any unit that is the same for all objects; above 0. */
  readonly value: number;
}

export interface FillLimits {
  /** B, in tokens. */
  readonly budget: number;
  /** Value a token must bring; below it the rest of the budget is left unused. */
  readonly leastGain: number;
}

/** From one way to print an object to the next fuller one that pays. */
interface Step {
  readonly object: number;
  readonly from: number;
  readonly to: number;
  readonly tokens: number;
  readonly gain: number;
}

const NOTHING = -1;

/** Passes over the objects; after the first, what did not fit is tried in a form that does. */
const MOST_PASSES = 4;

/**
 * Multiple-choice knapsack by greedy steps (decision D-23): for each object the index of the option to print, or -1.
 * Steps are taken by value per token, the earlier object first; one that does not fit is passed over. Where a single
 * option is worth more than all of that, it is taken first and the rest filled around it. O(n log n) in the options.
 */
export function fillBudget(objects: readonly (readonly FillOption[])[], limits: FillLimits): readonly number[] {
  const nothing = objects.map(() => NOTHING);
  const greedy = takeSteps(objects, nothing, limits);
  const single = bestSingle(objects, limits);
  if (single === undefined || single.value <= worthOf(objects, greedy)) return greedy;
  const rest = { ...limits, budget: limits.budget - single.tokens };
  return takeSteps(objects, nothing.with(single.object, single.option), rest);
}

function takeSteps(
  objects: readonly (readonly FillOption[])[],
  start: readonly number[],
  { budget, leastGain }: FillLimits,
): readonly number[] {
  const taken = [...start];
  let remaining = budget;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const steps = objects
      .flatMap((options, object) => stepsOf(options, { object, from: taken[object] ?? NOTHING, room: remaining }))
      .filter(({ gain }) => gain >= leastGain)
      .sort((a, b) => b.gain - a.gain || a.object - b.object);
    if (steps.length === 0) break;
    for (const { object, from, to, tokens } of steps) {
      if (taken[object] !== from || tokens > remaining) continue;
      taken[object] = to;
      remaining -= tokens;
    }
  }
  return taken;
}

/** The options worth stepping to that fit, from the one taken upward, each step bringing less for a token than the last. */
function stepsOf(
  options: readonly FillOption[],
  { object, from, room }: { readonly object: number; readonly from: number; readonly room: number },
): readonly Step[] {
  const spent = at(options, from).tokens;
  const fitting = options.map((_, index) => index).filter((index) => at(options, index).tokens - spent <= room);
  fitting.sort((a, b) => at(options, a).tokens - at(options, b).tokens || at(options, b).value - at(options, a).value);
  const steps: Step[] = [];
  for (const to of fitting) {
    let step = stepTo(options, { object, from: steps.at(-1)?.to ?? from, to });
    // A fuller option that pays better than the step before it makes that step a detour.
    for (let last = steps.at(-1); last !== undefined && step.gain >= last.gain; last = steps.at(-1)) {
      steps.pop();
      step = stepTo(options, { object, from: last.from, to });
    }
    if (step.gain > 0) steps.push(step);
  }
  return steps;
}

function stepTo(options: readonly FillOption[], step: Pick<Step, 'object' | 'from' | 'to'>): Step {
  const [before, after] = [at(options, step.from), at(options, step.to)];
  const tokens = after.tokens - before.tokens;
  const more = after.value - before.value;
  return { ...step, tokens, gain: more > 0 && tokens > 0 ? more / tokens : 0 };
}

function bestSingle(
  objects: readonly (readonly FillOption[])[],
  { budget, leastGain }: FillLimits,
): (FillOption & { readonly object: number; readonly option: number }) | undefined {
  let best: (FillOption & { object: number; option: number }) | undefined;
  for (const [object, options] of objects.entries()) {
    for (const [index, option] of options.entries()) {
      const pays = option.tokens <= budget && option.value >= leastGain * option.tokens;
      if (pays && option.value > (best?.value ?? 0)) best = { ...option, object, option: index };
    }
  }
  return best;
}

function worthOf(objects: readonly (readonly FillOption[])[], taken: readonly number[]): number {
  return objects.reduce((sum, options, object) => sum + at(options, taken[object] ?? NOTHING).value, 0);
}

function at(options: readonly FillOption[], index: number): FillOption {
  return options[index] ?? { tokens: 0, value: 0 };
}
