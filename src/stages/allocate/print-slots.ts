import { planShares, type ShareLimits } from './allocate-shares.ts';
import { type AllocationSettings, printsDefinitions } from './allocation-settings.ts';
import type { Choice } from './choices.ts';
import { type PrintTools, prepareObject } from './prepare-object.ts';
import { type PrintedSlot, SlotPrinter } from './slot-printer.ts';

/**
 * Gives the chosen their shares and prints them (VITAL-RAG Eq. 4 and 5). Paper mode charges what was granted, product
 * mode what was printed (D-24). Choices whose floor does not fit are left out (D-21); the list is then shorter.
 */
export function printSlots(
  chosen: readonly Choice[],
  settings: AllocationSettings & Pick<ShareLimits, 'mode'>,
  tools: PrintTools,
): readonly PrintedSlot[] {
  const isPaper = settings.mode === 'paper';
  const prepared = chosen.map((choice) => prepareObject(choice, settings, tools));
  const demands = prepared.map(({ renderer }) => renderer.demand);
  const plan = planShares(demands, sharedBy(settings));
  const printer = new SlotPrinter({ repeatsLines: isPaper });
  const printed: PrintedSlot[] = [];
  let remaining = settings.budget;
  for (const [i, object] of prepared.slice(0, plan.kept).entries()) {
    const share = plan.share(i, remaining);
    const slot = printer.print(object, share);
    remaining -= isPaper ? share : slot.slot.tokens;
    printed.push(slot);
  }
  return printed;
}

/** The controls share cap and budget but not the floor, which is VITAL-RAG's own (VITAL-RAG Table 2). */
function sharedBy(settings: AllocationSettings & Pick<ShareLimits, 'mode'>): ShareLimits {
  return printsDefinitions(settings.select) ? settings : { ...settings, mode: 'paper', floor: 0 };
}
