/** Lines to find and the lines to put there; an empty `search` only makes a new file. */
export interface EditBlock {
  readonly search: readonly string[];
  readonly replace: readonly string[];
  /** From a unified diff: the 1-based line the hunk claims, and how many outer lines are mere context. */
  readonly hunk?: { readonly line?: number; readonly leading: number; readonly trailing: number };
}

export type FileAction = 'edit' | 'create' | 'delete' | 'rename' | 'copy';

/** What an answer wants done to one file; paths are as the model wrote them, unchecked. */
export interface FileEdit {
  readonly action: FileAction;
  /** Absent where the answer names no file: the target's is meant. */
  readonly path?: string;
  /** Source of a rename or copy. */
  readonly from?: string;
  readonly blocks: readonly EditBlock[];
}
