import type { FileChange } from '../../domain/program.ts';
import type { TreeEntry } from '../../ports/git.ts';
import { checkContents, DEFAULT_SIZES, type SizeLimits } from './check-content.ts';
import { checkPath } from './check-path.ts';
import { checkAgainstTree } from './check-tree.ts';
import type { PatchRefusal } from './patch-refusal.ts';
import { protectionOf } from './protected-paths.ts';

export interface PatchPolicy {
  readonly sizes?: SizeLimits;
  /** Exact paths that the person let the program change although they are protected. Never opens a git folder, a link or a way out. */
  readonly allowed?: readonly string[];
}

/** Everything that speaks against applying the changes to the tree; empty means they are allowed. One refusal refuses the whole patch. */
export function checkChanges(
  changes: readonly FileChange[],
  tree: readonly TreeEntry[],
  policy: PatchPolicy = {},
): readonly PatchRefusal[] {
  const listed = new Set<string>(tree.map(({ path }) => path));
  const allowed = new Set(policy.allowed ?? []);
  return [
    ...changes.flatMap(({ path }) => checkPath(path, !listed.has(path))),
    ...changes.filter(({ path }) => !allowed.has(path)).flatMap(({ path }) => checkProtection(path)),
    ...checkContents(changes, policy.sizes ?? DEFAULT_SIZES),
    ...checkAgainstTree(changes, tree),
  ];
}

function checkProtection(path: string): readonly PatchRefusal[] {
  const protection = protectionOf(path);
  return protection === undefined
    ? []
    : [{ rule: protection.rule, path, message: `The path is protected. ${protection.why}` }];
}
