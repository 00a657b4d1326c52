import type { AllocationSettings } from './allocation-settings.ts';
import { type Choice, type Choices, type PassedOver, passOver, rankOf } from './choices.ts';
import { fillBudget } from './fill-budget.ts';
import { type FillObject, type Form, WHOLE, withOptions } from './fill-options.ts';
import { BETWEEN } from './join-context.ts';
import { type PreparedObject, type PrintTools, prepareObject } from './prepare-object.ts';
import { describeObject, type PrintedSlot, SlotPrinter } from './slot-printer.ts';
import { isPlaced } from './source.ts';

export interface FilledSlots {
  readonly printed: readonly PrintedSlot[];
  readonly passedOver: readonly PassedOver[];
}

/** Value a token must bring, where the best object is worth 1. */
const LEAST_GAIN = 0.0005;
/** From this place on not even a rendering of one token and one of its separator would bring that; nothing there is read. */
const PLACES_READ = Math.floor(1 / (2 * LEAST_GAIN));

/**
 * Decision D-23: no limit of positions and no cap on what fits whole; a knapsack over whole, window and stub of every
 * object. The order is the portfolio's (core, companion), then rank; what an object is worth falls with its place in it.
 * Lines that stand in the context already are not printed again, and an object of such lines alone is not printed.
 */
export function fillSlots(choices: Choices, settings: AllocationSettings, tools: PrintTools): FilledSlots {
  const order = everyChoice(choices).slice(0, PLACES_READ);
  const separator = Math.max(1, tools.tokenizer.count(BETWEEN));
  const objects = order.map((choice, place) =>
    withOptions(prepareObject(choice, settings, tools), { place, separator, settings, weigh: tools.weigh }),
  );
  const { taken, coveredBy } = takeUncovered(objects, settings.budget + separator);
  const printer = new SlotPrinter({ repeatsLines: false });
  const printed = objects.flatMap((object, place) => {
    const option = object.options[taken[place] ?? -1];
    if (option === undefined) return [];
    const { form } = option;
    const share = option.tokens - separator;
    const slot = printer.print(object, share, { stub: form === 'stub' });
    const isRest = form === 'whole' && slot.slot.text !== object.renderer.render(share).text;
    return [withForm(slot, object, isRest ? 'rest' : form)];
  });
  const covers = new Map([...coveredBy].map(([place, cover]) => [order[place]?.candidate, objects[cover]]));
  const kept = order.filter((_, place) => (taken[place] ?? -1) >= 0);
  const passedOver = passOver(choices.ranked, kept, (candidate) => {
    const cover = covers.get(candidate);
    const why = cover ? `stands in ${nameOf(cover)}, printed whole` : 'not worth its tokens within the budget';
    return `${rankOf(candidate, choices.ranked.length)}, ${why}`;
  });
  return { printed, passedOver };
}

/** The portfolio's order, then what has no position in it, by rank. */
function everyChoice({ ranked, chosen }: Choices): readonly Choice[] {
  const taken = new Set(chosen.map(({ candidate }) => candidate));
  const others = ranked.filter((candidate) => !taken.has(candidate));
  return [
    ...chosen,
    ...others.map((candidate): Choice => ({ candidate, role: 'fallback', why: rankOf(candidate, ranked.length) })),
  ];
}

const FORM_WORDS: Readonly<Record<Form | 'rest', string>> = {
  whole: 'printed whole',
  window: 'printed in part',
  stub: 'printed as a stub',
  rest: 'printed whole but for lines that stand above',
};

/** Which form it has is known only once it is printed: lines of other objects are left out. */
function withForm(printed: PrintedSlot, { choice, definition }: PreparedObject, form: Form | 'rest'): PrintedSlot {
  const { reason } = describeObject(choice.candidate, definition, `${choice.why}, ${FORM_WORDS[form]}`);
  return { ...printed, slot: { ...printed.slot, reason } };
}

function nameOf({ source, definition }: PreparedObject): string {
  return definition?.name ?? `line ${source.start}`;
}

interface Taken {
  readonly taken: readonly number[];
  /** Places of objects that stand inside another that is printed whole before them. */
  readonly coveredBy: ReadonlyMap<number, number>;
}

/**
 * Takes objects, leaves out what the ones before them print whole, and takes again with the tokens that frees. What covers
 * another stays whole.
 */
function takeUncovered(objects: readonly FillObject[], budget: number): Taken {
  const coveredBy = new Map<number, number>();
  for (;;) {
    const covers = new Set(coveredBy.values());
    const held = [...covers].reduce((sum, place) => sum + (objects[place]?.options[WHOLE]?.tokens ?? 0), 0);
    const open = objects.map(({ options }, place) => (covers.has(place) || coveredBy.has(place) ? [] : options));
    const filled = fillBudget(open, { budget: budget - held, leastGain: LEAST_GAIN });
    const taken = filled.map((option, place) => (covers.has(place) ? WHOLE : option));
    const before = coveredBy.size;
    const wholes = new Map<string, number[]>();
    objects.forEach(({ source }, place) => {
      const sameFile = wholes.get(source.path) ?? [];
      const cover = sameFile.find((other) => isInside(objects[place], objects[other]));
      if (cover !== undefined) coveredBy.set(place, coveredBy.get(place) ?? cover);
      else if (taken[place] === WHOLE) wholes.set(source.path, [...sameFile, place]);
    });
    if (coveredBy.size === before) return { taken, coveredBy };
  }
}

function isInside(inner: PreparedObject | undefined, outer: PreparedObject | undefined): boolean {
  if (!inner || !outer || !isPlaced(inner.source) || !isPlaced(outer.source)) return false;
  return inner.source.start >= outer.source.start && inner.source.end <= outer.source.end;
}
