/** Decision D-1: windows of 20 lines, stride 10, only where the definition has more than 40 lines. */
const LINES = 20;
export const STRIDE = 10;
const LONGEST_WHOLE = 40;
/** Windows of one definition; a longer one is sampled by its first thousand lines. */
const MOST_SLICES = 100;

export interface LineRange {
  readonly start: number;
  readonly end: number;
}

export function sliceBody({ start, end }: LineRange): readonly LineRange[] {
  if (end - start + 1 <= LONGEST_WHOLE) return [];
  const slices: LineRange[] = [];
  for (let at = start; slices.length < MOST_SLICES; at += STRIDE) {
    const last = Math.min(end, at + LINES - 1);
    slices.push({ start: at, end: last });
    if (last === end) break;
  }
  return slices;
}
