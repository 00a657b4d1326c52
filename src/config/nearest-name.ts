/** The known name closest to a mistyped one, or undefined when none is near (more than a third of its letters away). */
export function nearestName(wrong: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.floor(wrong.length / 3) + 1;
  for (const name of known) {
    const away = editDistance(wrong.slice(0, 64), name);
    if (away < least) {
      least = away;
      best = name;
    }
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
