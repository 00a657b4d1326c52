import type { FileChange } from '../../domain/program.ts';
import type { TreeEntry } from '../../ports/git.ts';
import type { PatchRefusal, RefusalRule } from './patch-refusal.ts';

const SYMLINK = '120000';
const SUBMODULE = '160000';

/** What the tree says against the changes: links, submodules, names that only differ in case, files where folders are. */
export function checkAgainstTree(changes: readonly FileChange[], tree: readonly TreeEntry[]): readonly PatchRefusal[] {
  const entries = new Map<string, TreeEntry>(tree.map((entry) => [entry.path, entry]));
  const folders = new Set(tree.flatMap(({ path }) => parentsOf(path)));
  const folded = foldedNames([...entries.keys(), ...folders]);
  return [...changes.flatMap((change) => checkChange(change, { entries, folders, folded })), ...checkTogether(changes)];
}

interface TreeFacts {
  readonly entries: ReadonlyMap<string, TreeEntry>;
  readonly folders: ReadonlySet<string>;
  /** Names of the tree, files and folders, by their folded form. */
  readonly folded: ReadonlyMap<string, string>;
}

function checkChange(
  { path, before, after }: FileChange,
  { entries, folders, folded }: TreeFacts,
): readonly PatchRefusal[] {
  const refuse = (rule: RefusalRule, message: string) => [{ rule, path, message }];
  const entry = entries.get(path);
  const above = parentsOf(path)
    .map((parent) => entries.get(parent))
    .find((parent) => parent !== undefined);
  for (const met of [entry, above]) {
    if (met?.mode === SYMLINK) return refuse('symlink', `\`${met.path}\` is a symbolic link.`);
    if (met?.mode === SUBMODULE) return refuse('submodule', `\`${met.path}\` is a submodule.`);
  }
  if (above !== undefined) return refuse('file-and-folder', `\`${above.path}\` is a file, not a folder.`);
  if (folders.has(path)) return refuse('file-and-folder', 'There is a folder of that name.');
  if (entry === undefined && before !== null) return refuse('stale', 'The tree has no such file to change.');
  if (entry !== undefined && before === null) return refuse('stale', 'The tree has the file already.');
  if (after === null) return [];
  const twin = [path, ...parentsOf(path)]
    .map((name) => ({ name, twin: folded.get(fold(name)) }))
    .find(({ name, twin: other }) => other !== undefined && other !== name);
  return twin === undefined || entry !== undefined
    ? []
    : refuse('case-collision', `\`${twin.twin}\` is the same name on some systems.`);
}

/** What the changes say against each other. */
function checkTogether(changes: readonly FileChange[]): readonly PatchRefusal[] {
  const seen = new Map<string, string>();
  const parents = new Set(
    changes.filter(({ after }) => after !== null).flatMap(({ path }) => parentsOf(path).map(fold)),
  );
  return changes.flatMap(({ path, after }): readonly PatchRefusal[] => {
    const twin = seen.get(fold(path));
    seen.set(fold(path), path);
    if (twin === path) return [{ rule: 'duplicate-path', path, message: 'The path is changed twice.' }];
    if (twin !== undefined)
      return [{ rule: 'case-collision', path, message: `\`${twin}\` is the same name on some systems.` }];
    if (after !== null && parents.has(fold(path)))
      return [{ rule: 'file-and-folder', path, message: 'Another change needs a folder of that name.' }];
    return [];
  });
}

function parentsOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(0, -1).map((_, position) => parts.slice(0, position + 1).join('/'));
}

function foldedNames(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [fold(name), name]));
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
