import { TaskError } from '../../domain/errors.ts';
import { VIEW_KINDS, type View } from '../../domain/evidence.ts';
import { comparePaths } from '../../domain/repo-path.ts';

/**
 * The retrieval order ≻_q as a total order (decision D-6): score, kind, the retriever's own rank, path, start line.
 * The rest only settles foreign views that agree in all of these, so that no order depends on the input list.
 */
export function compareViews(a: View, b: View): number {
  return (
    b.score - a.score ||
    VIEW_KINDS.indexOf(a.kind) - VIEW_KINDS.indexOf(b.kind) ||
    a.inputRank - b.inputRank ||
    comparePaths(a.path, b.path) ||
    a.start - b.start ||
    a.end - b.end ||
    comparePaths(a.name ?? '', b.name ?? '') ||
    comparePaths(a.text, b.text)
  );
}

/** NaN has no place in an order: whoever scored is told which view it was. */
export function checkScores(views: readonly View[]): void {
  const wrong = views.find((view) => !Number.isFinite(view.score));
  if (wrong === undefined) return;
  const named = `${wrong.path}:${wrong.start}-${wrong.end}${wrong.name === undefined ? '' : ` ${wrong.name}`}`;
  throw new TaskError('bad-input', `The ${wrong.kind} view ${named} has the score ${wrong.score}.`, {
    hint: 'Every view needs a finite score; one from several retrievers is fused to one number first.',
  });
}
