import type { FileChange } from '../../domain/program.ts';
import type { RepoPath } from '../../domain/repo-path.ts';
import type { TreeEntry } from '../../ports/git.ts';
import { pathRule } from './path-rules.ts';
import { protectedRule } from './protected-paths.ts';

/** One reason the whole change is refused; the tree stays untouched. */
export interface PatchRefusal {
  readonly path: RepoPath;
  readonly rule: string;
}

const MOST_FILES = 50;
const MOST_FILE_BYTES = 1024 * 1024;
const MOST_CHANGED_BYTES = 512 * 1024;

/** Checks a change against the policy before anything is written; an empty list allows it. Pure; linear in tree and change. */
export function checkChanges(changes: readonly FileChange[], tree: readonly TreeEntry[]): readonly PatchRefusal[] {
  const known = new Map<string, TreeEntry>(tree.map((entry) => [entry.path, entry]));
  const folded = new Map<string, string>(tree.map(({ path }) => [fold(path), path]));
  const refusals = changes.flatMap((change): PatchRefusal[] => {
    const rule = ruleAgainst(change, { known, folded });
    return rule ? [{ path: change.path, rule }] : [];
  });
  return [...refusals, ...collisions(changes), ...limits(changes)];
}

interface KnownTree {
  readonly known: ReadonlyMap<string, TreeEntry>;
  /** Case-folded, composed path to the path as it stands. */
  readonly folded: ReadonlyMap<string, string>;
}

function ruleAgainst(change: FileChange, { known, folded }: KnownTree): string | undefined {
  const { path, after } = change;
  const entry = known.get(path);
  // A name that is odd but already there may be edited; it cannot be made.
  const rule = pathRule(path);
  if (rule && (!entry || /git’s own|leaves the repository/.test(rule))) return `the path ${rule}`;
  const steers = protectedRule(path);
  if (steers) return `protected: it ${steers}`;
  if (entry && !entry.mode.startsWith('100')) return 'it is a link or submodule in the tree';
  const through = parents(path).find((parent) => known.has(parent));
  if (through) return `${through} on its way is not a folder`;
  const twin = folded.get(fold(path));
  if (!entry && twin !== undefined) return `it differs from ${twin} only in letter case or composition`;
  if (after?.includes('\0')) return 'the new content is binary';
  if (after !== null && Buffer.byteLength(after) > MOST_FILE_BYTES)
    return `the new content is over ${MOST_FILE_BYTES} bytes`;
  return undefined;
}

function collisions(changes: readonly FileChange[]): readonly PatchRefusal[] {
  const seen = new Set<string>();
  return changes.flatMap(({ path }) => {
    const key = fold(path);
    if (seen.has(key))
      return [{ path, rule: 'it is changed twice, or twice under names that some systems take for one' }];
    seen.add(key);
    return [];
  });
}

function limits(changes: readonly FileChange[]): readonly PatchRefusal[] {
  const path = changes[0]?.path;
  if (path === undefined) return [];
  if (changes.length > MOST_FILES)
    return [{ path, rule: `the change touches ${changes.length} files, more than ${MOST_FILES}` }];
  const grown = changes.reduce((sum, { before, after }) => sum + Math.max(0, size(after) - size(before)), 0);
  return grown > MOST_CHANGED_BYTES
    ? [{ path, rule: `the change adds ${grown} bytes, more than ${MOST_CHANGED_BYTES}` }]
    : [];
}

function size(text: string | null): number {
  return text === null ? 0 : Buffer.byteLength(text);
}

function parents(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}

function fold(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
