import { type Choices, plainChoices } from './choices.ts';
import type { Candidate } from './quotient-views.ts';

interface Contender {
  readonly candidate: Candidate;
  /** Score scaled to [0, 1] over the task's candidates. */
  readonly relevance: number;
  readonly terms: ReadonlySet<string>;
  /** Largest Jaccard similarity to anything chosen so far. */
  similarity: number;
}

/**
 * MMR with equal weights (VITAL-RAG Table 2): 0.5 · relevance − 0.5 · the largest Jaccard similarity of identifiers to
 * what was chosen. Ties go to the better rank. One pass over the candidates for each position.
 */
export function selectDiverse(
  candidates: readonly Candidate[],
  slots: number,
  termsIn: (candidate: Candidate) => ReadonlySet<string>,
): Choices {
  const contenders = scaled(candidates, termsIn);
  const picked: Candidate[] = [];
  const open = new Set(contenders);
  while (picked.length < slots && open.size > 0) {
    const best = bestOf(open);
    if (best === undefined) break;
    open.delete(best);
    picked.push(best.candidate);
    for (const other of open) other.similarity = Math.max(other.similarity, jaccard(best.terms, other.terms));
  }
  return plainChoices(candidates, picked);
}

function scaled(
  candidates: readonly Candidate[],
  termsIn: (candidate: Candidate) => ReadonlySet<string>,
): readonly Contender[] {
  const high = candidates[0]?.representative.score ?? 0;
  const low = candidates.at(-1)?.representative.score ?? 0;
  return candidates.map((candidate) => ({
    candidate,
    relevance: high === low ? 1 : (candidate.representative.score - low) / (high - low),
    terms: termsIn(candidate),
    similarity: 0,
  }));
}

function bestOf(open: ReadonlySet<Contender>): Contender | undefined {
  let best: Contender | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const contender of open) {
    const value = 0.5 * contender.relevance - 0.5 * contender.similarity;
    if (value > bestValue) {
      best = contender;
      bestValue = value;
    }
  }
  return best;
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const term of small) if (large.has(term)) common++;
  return common / (a.size + b.size - common);
}
