import { createHash } from 'node:crypto';
import { type Choices, plainChoices } from './choices.ts';
import { fibreOf } from './object-key.ts';
import type { Candidate } from './quotient-views.ts';

/** The best `slots` candidates: Raw Surface over views, Canonical-5 over objects (VITAL-RAG Table 2). */
export function selectTop(candidates: readonly Candidate[], slots: number): Choices {
  return plainChoices(candidates, candidates.slice(0, slots));
}

/** Exact Dedup: a view whose normalised text was already met gives way to the next. */
export function selectDistinctTexts(candidates: readonly Candidate[], slots: number): Choices {
  const met = new Set<string>();
  const distinct: Candidate[] = [];
  for (const candidate of candidates) {
    if (distinct.length === slots) break;
    const hash = textHash(candidate.representative.text);
    if (!met.has(hash)) distinct.push(candidate);
    met.add(hash);
  }
  return plainChoices(candidates, distinct);
}

/** File Quota: one view a file first, then the deferred ones, both in rank order. */
export function selectByFile(candidates: readonly Candidate[], slots: number): Choices {
  const seen = new Set<string>();
  const first: Candidate[] = [];
  const deferred: Candidate[] = [];
  for (const candidate of candidates) {
    const file = fibreOf(candidate.representative);
    (seen.has(file) ? deferred : first).push(candidate);
    seen.add(file);
  }
  return plainChoices(candidates, [...first, ...deferred].slice(0, slots));
}

/** CRLF as LF, trailing blanks and outer blank lines gone; anything else makes a different text. */
function textHash(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const trimmed = lines.map((line) => line.trimEnd());
  const from = trimmed.findIndex((line) => line !== '');
  const to = trimmed.findLastIndex((line) => line !== '');
  const body = from < 0 ? '' : trimmed.slice(from, to + 1).join('\n');
  return createHash('sha256').update(body).digest('hex');
}
