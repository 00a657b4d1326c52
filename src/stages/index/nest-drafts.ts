import { TaskError } from '../../domain/errors.ts';
import type { UnitKind } from '../../domain/symbol.ts';
import type { Draft } from './draft.ts';

/** Definitions nested deeper are generated or hostile; their qualified names alone would be quadratic. */
const DEPTH_LIMIT = 100;

/** A draft in its place: under which name, and inside which unit. */
export interface NestedDraft {
  readonly draft: Draft;
  readonly kind: UnitKind | 'scope';
  readonly qualifiedName: string;
  /** No unit encloses it; scopes may. */
  readonly isOutermost: boolean;
}

/**
 * Puts drafts inside one another by their spans, in source order. Throws `parser-failed` where they nest too deep: the
 * one way extraction gives up on a file.
 */
export function nestDrafts(drafts: readonly Draft[]): readonly NestedDraft[] {
  const sorted = [...drafts].sort((a, b) => a.start - b.start || b.end - a.end);
  const open: NestedDraft[] = [];
  return sorted.map((draft) => {
    for (let top = open.at(-1); top && !holds(top.draft, draft); top = open.at(-1)) open.pop();
    const parent = open.at(-1);
    const nested = place(draft, parent);
    if (isContainer(draft)) open.push(nested);
    if (open.length > DEPTH_LIMIT) {
      throw new TaskError(
        'parser-failed',
        `Definitions nest deeper than ${DEPTH_LIMIT} levels at offset ${draft.start}.`,
      );
    }
    return nested;
  });
}

function place(draft: Draft, parent: NestedDraft | undefined): NestedDraft {
  const names = [parent?.qualifiedName ?? '', draft.owner ?? '', draft.name];
  return {
    draft,
    kind: draft.kind === 'function' && parent?.draft.ownsMethods ? 'method' : draft.kind,
    qualifiedName: names.filter((name) => name !== '').join('.'),
    isOutermost: parent === undefined || (parent.isOutermost && parent.kind === 'scope'),
  };
}

function isContainer(draft: Draft): boolean {
  return draft.ownsMethods || draft.kind === 'scope' || draft.kind === 'function' || draft.kind === 'method';
}

function holds(outer: Draft, inner: Draft): boolean {
  return inner.end <= outer.end && (inner.start > outer.start || inner.end < outer.end);
}
