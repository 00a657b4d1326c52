import type { View } from '../../domain/evidence.ts';
import { tryRepoPath } from '../../domain/repo-path.ts';
import type { ObjectKey } from './allocation-settings.ts';

/** π(e): the normalised path, by which the objects of one file form a provenance fibre (decision D-2). */
export function fibreOf(view: Pick<View, 'path'>): string {
  return tryRepoPath(view.path) ?? view.path;
}

/**
 * g_I(v): which object a view renders (VITAL-RAG step 1). `paper` folds the name's case without locale (D-3), so that
 * `Foo` and `foo` of one file are one object; `symbol` takes the index's own id, else path and name as written (D-4).
 * A view without a name is its own object by path and first line (D-5): never one object for a whole file.
 */
export function objectKey(view: Pick<View, 'path' | 'name' | 'start' | 'object'>, key: ObjectKey): string {
  if (key === 'symbol' && view.object !== undefined) return `o\0${view.object}`;
  const path = fibreOf(view);
  if (view.name === undefined) return `l\0${path}\0${view.start}`;
  return `n\0${path}\0${key === 'paper' ? view.name.normalize('NFC').toLowerCase() : view.name}`;
}
