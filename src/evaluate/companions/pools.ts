import { type ObjectId, objectId, type View } from '../../domain/evidence.ts';
import type { RetrievalIndex } from '../../stages/retrieve/build-retrieval-index.ts';
import { importedUnits } from '../../stages/retrieve/candidates/add-imported.ts';

/**
 * Which of the retrieved objects core and companion are taken from. `import-closure`: those of the task's own file and of
 * every file it reaches by imports. `imported`: those of its own file and the definitions it imports itself.
 * `cross-file`: these definitions alone, which is what candidates in RepoBench's shape are.
 */
export const POOLS = ['all', 'best-50', 'best-20', 'best-10', 'import-closure', 'imported', 'cross-file'] as const;
export type Pool = (typeof POOLS)[number];

const BEST: Partial<Record<Pool, number>> = { 'best-50': 50, 'best-20': 20, 'best-10': 10 };

/** Objects of a pool at most; undefined for no such limit. */
export function poolSize(pool: Pool): number | undefined {
  return BEST[pool];
}

/** Views of the objects of a pool; of one that is the best of all, of all. */
export function poolViews(views: readonly View[], pool: Pool, near: NearFile): readonly View[] {
  const isOwn = ({ path }: View): boolean => path === near.path;
  const isImported = ({ object }: View): boolean => object !== undefined && near.imported.has(object);
  switch (pool) {
    case 'import-closure':
      return views.filter(({ path }) => near.closure.has(path));
    case 'imported':
      return views.filter((view) => isOwn(view) || isImported(view));
    case 'cross-file':
      return views.filter((view) => !isOwn(view) && isImported(view));
    default:
      return views;
  }
}

export interface NearFile {
  readonly path: string;
  /** The file, the files it imports, those that they import, and so on. */
  readonly closure: ReadonlySet<string>;
  /** The definitions it imports itself. */
  readonly imported: ReadonlySet<ObjectId>;
}

export function nearFile(index: RetrievalIndex, path: string): NearFile {
  const { table, imports } = index;
  const own = table.fileNumber.get(path);
  const reached = new Set(own === undefined ? [] : [own]);
  // A set is walked in the order of insertion, also over what is added on the way.
  for (const file of reached) {
    for (const { files } of imports[file]?.bindings ?? []) for (const next of files) reached.add(next);
  }
  const imported = own === undefined ? [] : importedUnits(index, own);
  return {
    path,
    closure: new Set([...reached].map((file) => table.files[file]?.path ?? '')),
    imported: new Set(imported.flatMap((unit) => table.units[unit] ?? []).map(objectId)),
  };
}
