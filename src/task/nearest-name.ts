/** The known name closest to a mistyped one, at most two edits away; undefined where none is. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let fewest = 3;
  for (const candidate of known) {
    const edits = countEdits(name.toLowerCase(), candidate.toLowerCase());
    if (edits < fewest && edits < candidate.length / 2) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours; 3 stands for more than two. */
function countEdits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2 || a.length > 64) return 3;
  let twoAgo: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (twoAgo[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      const change = (previous[j - 1] ?? 0) + (same ? 0 : 1);
      row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change, swap));
    }
    twoAgo = previous;
    previous = row;
  }
  return Math.min(3, previous[b.length] ?? 3);
}
