import { objectId, VIEW_KINDS, type View } from '../../../domain/evidence.ts';
import { comparePaths } from '../../../domain/repo-path.ts';
import type { RetrievalIndex } from '../build-retrieval-index.ts';
import type { UnitEvidence, WeighedTerm } from '../lexical/score-units.ts';
import { nameOf } from '../unit-table.ts';
import { draftViews } from './draft-views.ts';
import { createLineReader } from './file-lines.ts';
import { scoreViews } from './score-views.ts';

/** Views of one retrieval. Past it the objects of lowest rank give none; each that does gives all of its views. */
const MOST_VIEWS = 2000;

export interface ScoredUnit {
  readonly unit: number;
  readonly score: number;
  readonly reason: string;
}

export interface ViewRequest {
  readonly index: RetrievalIndex;
  /** Best first. */
  readonly units: readonly ScoredUnit[];
  readonly terms: readonly WeighedTerm[];
  readonly lexical: ReadonlyMap<number, UnitEvidence>;
}

/** All views of the units in the order of decision D-6; `inputRank` is the place in it. */
export function renderViews({ index, units, terms, lexical }: ViewRequest): readonly View[] {
  const sources = { index, readLines: createLineReader() };
  const views: Omit<View, 'inputRank'>[] = [];
  for (const { unit, score, reason } of units) {
    const ref = index.table.units[unit];
    if (!ref || !(score > 0)) continue;
    const drafts = draftViews(sources, unit);
    if (views.length + drafts.length > MOST_VIEWS) break;
    const scores = scoreViews(drafts, { terms, tokenise: index.tokenise, evidence: lexical.get(unit), score });
    drafts.forEach(({ kind, start, end, text, seenAt }, position) => {
      views.push({
        path: ref.file.path,
        name: nameOf(ref.unit),
        kind,
        start,
        end,
        text,
        score: scores[position] ?? 0,
        object: objectId(ref),
        reason: seenAt === undefined ? reason : `${reason}; ${kind} at ${seenAt}`,
      });
    });
  }
  return views.sort(compareViews).map((view, inputRank) => ({ ...view, inputRank }));
}

function compareViews(a: Omit<View, 'inputRank'>, b: Omit<View, 'inputRank'>): number {
  return (
    b.score - a.score ||
    VIEW_KINDS.indexOf(a.kind) - VIEW_KINDS.indexOf(b.kind) ||
    comparePaths(a.path, b.path) ||
    a.start - b.start ||
    a.end - b.end ||
    comparePaths(a.object ?? '', b.object ?? '') ||
    comparePaths(a.reason, b.reason)
  );
}
