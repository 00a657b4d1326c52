/** The known name closest to a mistyped one; undefined when none is within a third of its letters. */
export function nearestName(wrong: string, known: readonly string[]): string | undefined {
  const typed = wrong.slice(0, 64).toLowerCase();
  let best: string | undefined;
  let fewest = Math.floor(typed.length / 3) + 1;
  for (const name of known) {
    const edits = countEdits(typed, name);
    if (edits < fewest) {
      best = name;
      fewest = edits;
    }
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours. */
function countEdits(a: string, b: string): number {
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
  return previous[b.length] ?? 0;
}
