import type { RepoPath } from '../../../domain/repo-path.ts';
import type { Excerpt } from '../answer/answer-problem.ts';

const AROUND = 3;
const MOST_LINES = 40;

/** The part of the file that shares most lines with a missed anchor, as it really is; undefined when it shares none. */
export function nearestExcerpt(
  path: RepoPath,
  lines: readonly string[],
  search: readonly string[],
): Excerpt | undefined {
  const wanted = new Set(search.map(bare).filter((line) => line.length > 2));
  const size = Math.min(Math.max(search.length, 1), MOST_LINES - 2 * AROUND);
  const hits = lines.map((line) => (wanted.has(bare(line)) ? 1 : 0));
  let inside = 0;
  let best = { hits: 0, end: 0 };
  hits.forEach((hit, i) => {
    inside += hit - (i >= size ? (hits[i - size] ?? 0) : 0);
    if (inside > best.hits) best = { hits: inside, end: i };
  });
  if (best.hits === 0) return undefined;
  const first = hits.indexOf(1, Math.max(0, best.end - size + 1));
  const from = Math.max(0, first - AROUND);
  return { path, start: from + 1, text: lines.slice(from, best.end + 1 + AROUND).join('\n') };
}

function bare(line: string): string {
  return line.replace(/\s+/g, '');
}
