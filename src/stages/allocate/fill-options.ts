import type { AllocationSettings } from './allocation-settings.ts';
import type { FillOption } from './fill-budget.ts';
import type { PreparedObject } from './prepare-object.ts';
import type { WeighLine } from './source.ts';

export type Form = 'whole' | 'window' | 'stub';

/** An object beside what can be printed of it, the whole first; `tokens` counts the blank line between objects too. */
export interface FillObject extends PreparedObject {
  readonly options: readonly (FillOption & { readonly form: Form })[];
}

/** Index of the whole among an object's options. */
export const WHOLE = 0;
/** What a signature is worth beside the whole definition; a window lies between the two by the task's words it covers. */
const STUB_VALUE = 0.25;
const WINDOW_VALUE = 0.5;

export interface OptionRequest {
  /** Index in the order of allocation. */
  readonly place: number;
  /** Tokens of the blank line between two objects; every object is charged one, and the budget has one more. */
  readonly separator: number;
  readonly settings: AllocationSettings;
  readonly weigh: WeighLine;
}

/** Counts what an object costs whole, as a stub and, where it is large, as a window, and says what each is worth. */
export function withOptions(object: PreparedObject, request: OptionRequest): FillObject {
  const { place, separator, settings, weigh } = request;
  const { budget, objectCap, floor } = settings;
  const { renderer, source } = object;
  const worth = 1 / (place + 1);
  const stub = renderer.stub(renderer.demand);
  const options = [
    { form: 'whole' as const, tokens: renderer.demand + separator, value: worth },
    { form: 'stub' as const, tokens: stub.tokens + separator, value: STUB_VALUE * worth },
  ];
  // As large a part of the budget as the paper's cap is of its own.
  const room = Math.min(budget, Math.max(floor, Math.min(objectCap, Math.floor(budget / 4))));
  const window = renderer.demand <= room ? undefined : renderer.render(room);
  if (window === undefined || window.printed.length === 0) return { ...object, options };
  const weightOf = (lines: readonly string[]): number => weigh(lines.join('\n'), source.language);
  const all = weightOf(source.lines);
  const covered = all > 0 ? weightOf(window.printed.map((index) => source.lines[index] ?? '')) / all : 0;
  const value = (STUB_VALUE + WINDOW_VALUE * covered) * worth;
  return { ...object, options: [...options, { form: 'window', tokens: window.tokens + separator, value }] };
}
