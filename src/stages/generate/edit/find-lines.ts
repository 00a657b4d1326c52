/**
 * Every place (index of the first line) where `wanted` stands in `lines`, by the Knuth–Morris–Pratt search: the file and
 * the anchor may both be hostile, such as ten thousand equal lines.
 */
export function findLines(lines: readonly string[], wanted: readonly string[]): readonly number[] {
  if (wanted.length === 0) return [];
  const fallback = fallbackTable(wanted);
  const found: number[] = [];
  let matched = 0;
  lines.forEach((line, i) => {
    while (matched > 0 && line !== wanted[matched]) matched = fallback[matched - 1] ?? 0;
    if (line === wanted[matched]) matched += 1;
    if (matched === wanted.length) {
      found.push(i - wanted.length + 1);
      matched = fallback[matched - 1] ?? 0;
    }
  });
  return found;
}

function fallbackTable(wanted: readonly string[]): readonly number[] {
  const table = [0];
  let length = 0;
  for (let i = 1; i < wanted.length; i++) {
    while (length > 0 && wanted[i] !== wanted[length]) length = table[length - 1] ?? 0;
    if (wanted[i] === wanted[length]) length += 1;
    table.push(length);
  }
  return table;
}
