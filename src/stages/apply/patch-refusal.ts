/** Why a change may not be applied. The whole patch is refused with it. */
export type RefusalRule =
  | 'path-shape'
  | 'outside-tree'
  | 'git-folder'
  | 'portable-name'
  | 'new-name'
  | 'duplicate-path'
  | 'case-collision'
  | 'file-and-folder'
  | 'symlink'
  | 'submodule'
  | 'workflow'
  | 'protected'
  | 'dependencies'
  | 'binary'
  | 'hidden-characters'
  | 'stale'
  | 'file-size'
  | 'file-count'
  | 'patch-size';

export interface PatchRefusal {
  readonly rule: RefusalRule;
  /** As it came, for the reader; empty when the refusal is about the patch as a whole. */
  readonly path: string;
  /** One sentence: what it is and why not. */
  readonly message: string;
}
