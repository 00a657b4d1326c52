/**
 * Matches a path against a pattern of git's attribute files: `*` and `?` stay within a folder, `**` does not, and a
 * pattern without a slash speaks of names in any folder. Backtracks to the last star only, so no pattern is slow.
 */
export function matchGlob(pattern: string, path: string): boolean {
  const anchored = pattern.replace(/^\//, '');
  if (!anchored.includes('/')) return matchName(anchored, path.slice(path.lastIndexOf('/') + 1));
  return matchSteps(anchored.split('/'), path.split('/'), (wanted, name) => matchName(wanted, name), '**');
}

function matchName(pattern: string, name: string): boolean {
  return matchSteps([...pattern], [...name], (wanted, letter) => wanted === '?' || wanted === letter, '*');
}

/** The common shape of both levels: single steps, and a wildcard that takes any number of them. */
function matchSteps(
  pattern: readonly string[],
  steps: readonly string[],
  isMatch: (wanted: string, step: string) => boolean,
  wildcard: string,
): boolean {
  let at = 0;
  let step = 0;
  let star = -1;
  let resume = 0;
  while (step < steps.length) {
    const wanted = pattern[at];
    if (wanted === wildcard) {
      star = at;
      resume = step;
      at += 1;
    } else if (wanted !== undefined && isMatch(wanted, steps[step] ?? '')) {
      at += 1;
      step += 1;
    } else if (star >= 0) {
      resume += 1;
      step = resume;
      at = star + 1;
    } else return false;
  }
  while (pattern[at] === wildcard) at += 1;
  return at === pattern.length;
}
