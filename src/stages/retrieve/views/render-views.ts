import { type ObjectId, objectId, VIEW_KINDS, type View } from '../../../domain/evidence.ts';
import { comparePaths } from '../../../domain/repo-path.ts';
import type { UnitRef } from '../../../domain/symbol.ts';
import type { RetrievalIndex } from '../build-retrieval-index.ts';
import { evidenceReader, type UnitEvidence, type WeighedTerm } from '../lexical/score-units.ts';
import { nameOf } from '../unit-table.ts';
import { type DraftView, draftViews } from './draft-views.ts';
import { wordWeigher } from './match-words.ts';
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
  const weigh = wordWeigher(terms, index.tokenise);
  const evidenceOf = evidenceReader(index.postings, terms);
  const views: UnrankedView[] = [];
  for (const { unit, score, reason } of units) {
    const ref = index.table.units[unit];
    if (!ref || !(score > 0)) continue;
    const drafts = draftViews(index, unit);
    if (views.length + drafts.length > MOST_VIEWS) break;
    const scores = scoreViews(drafts, { weigh, evidenceOf, evidence: lexical.get(unit), score });
    const object = { ref, id: objectId(ref) };
    drafts.forEach((draft, position) => {
      views.push(asView(object, draft, { score: scores[position] ?? 0, reason }));
    });
  }
  return views.sort(compareViews).map((view, inputRank) => ({ ...view, inputRank }));
}

type UnrankedView = Omit<View, 'inputRank'>;

function asView(
  { ref, id }: { readonly ref: UnitRef; readonly id: ObjectId },
  draft: DraftView,
  rank: { readonly score: number; readonly reason: string },
): UnrankedView {
  const { kind, start, end, text, seen } = draft;
  return {
    path: ref.file.path,
    name: nameOf(ref.unit),
    kind,
    start,
    end,
    text,
    score: rank.score,
    object: id,
    reason: seen === undefined ? rank.reason : `${rank.reason}; ${kind} at ${seen.at}`,
  };
}

function compareViews(a: UnrankedView, b: UnrankedView): number {
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
