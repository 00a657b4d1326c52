import { VIEW_KINDS, type View, type ViewKind } from '../../domain/evidence.ts';
import type { ObjectKey } from './allocation-settings.ts';
import { objectKey } from './object-key.ts';
import { compareViews } from './order-views.ts';

/** A candidate for a position: one object with all its views, or, in the controls, a single view. */
export interface Candidate {
  /** v*_e: its score is the object's score, never a sum over views (VITAL-RAG Eq. 2). */
  readonly representative: View;
  /** Kinds of all views, the representative's first. */
  readonly kinds: readonly ViewKind[];
  /** From 1, among the candidates. */
  readonly rank: number;
}

/** Groups views by object, one candidate each, best first: more views of an object never give it more positions (Eq. 1). */
export function quotientViews(views: readonly View[], key: ObjectKey): readonly Candidate[] {
  const groups = new Map<string, { best: View; kinds: Set<ViewKind> }>();
  for (const view of views) {
    const id = objectKey(view, key);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { best: view, kinds: new Set([view.kind]) });
    else {
      group.kinds.add(view.kind);
      if (compareViews(view, group.best) < 0) group.best = view;
    }
  }
  return [...groups.values()]
    .sort((a, b) => compareViews(a.best, b.best))
    .map(({ best, kinds }, i) => ({ representative: best, kinds: kindsInOrder(best, kinds), rank: i + 1 }));
}

/** Every view competes for itself, as in the controls without grouping. */
export function singleViews(views: readonly View[]): readonly Candidate[] {
  return [...views].sort(compareViews).map((view, i) => ({ representative: view, kinds: [view.kind], rank: i + 1 }));
}

function kindsInOrder(best: View, kinds: ReadonlySet<ViewKind>): readonly ViewKind[] {
  return [best.kind, ...VIEW_KINDS.filter((kind) => kind !== best.kind && kinds.has(kind))];
}
