import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { CommitSha } from '../domain/commit-sha.ts';
import { isTaskError, TaskError } from '../domain/errors.ts';
import type { RepositoryIndex } from '../domain/repository-index.ts';
import type { Extractor } from '../ports/extractor.ts';
import type { Git } from '../ports/git.ts';
import type { Progress } from '../ports/progress.ts';
import { PAPER_SETTINGS } from '../stages/allocate/allocation-settings.ts';
import { indexRepository } from '../stages/index/index-repository.ts';
import { hideBody } from './companions/hide-body.ts';
import { measureTask } from './companions/measure-task.ts';
import {
  type CompanionRow,
  companionRows,
  type SharedTerm,
  type SummarisedTask,
  sharedTermCounts,
} from './companions/summarise.ts';
import { chooseRecords, type RecordChoice } from './records/choose-records.ts';
import { readRecords } from './records/read-records.ts';
import { type RepoexecRecord, repoexecRecordSchema } from './records/repoexec-record.ts';

export interface CompanionsOptions extends RecordChoice {
  /** Folder in which `owner/name` is a git directory or a link to one. */
  readonly git: string;
  readonly signal?: AbortSignal;
}

export interface CompanionsPorts {
  readonly extractor: Extractor;
  readonly progress: Progress;
  /** The repository in a folder, read only. */
  openRepository(path: string): Promise<Git>;
}

interface LeftOutTask {
  readonly id: string;
  readonly why: string;
}

/** The JSON of `vital eval companions`. It holds no time and no path of the machine: the same records give the same bytes. */
export interface CompanionsReport {
  readonly schema: 'vital.eval.companions/1';
  /** Tasks measured. */
  readonly n: number;
  /** Those of them whose reference passes its tests. */
  readonly usable: number;
  /** Set when it was stopped before the last task. */
  readonly interrupted?: true;
  /** K. */
  readonly slots: number;
  /** In file order. */
  readonly leftOut: readonly LeftOutTask[];
  readonly rows: readonly CompanionRow[];
  /** What companions of the product's rule share with their tasks most often. */
  readonly sharedTerms: readonly SharedTerm[];
}

const TERMS_SHOWN = 20;

/** How often VITAL-RAG's companion rule finds a companion, by every reading of decision D-8; asks no model. */
export async function evaluateCompanions(
  options: CompanionsOptions,
  ports: CompanionsPorts,
): Promise<CompanionsReport> {
  const records = chooseRecords(await readRecords(options.data, repoexecRecordSchema), options);
  const measured: SummarisedTask[] = [];
  const leftOut = new Map<string, string>();
  const isDone = (): boolean => measured.length + leftOut.size === records.length;
  for (const tasks of byTree(records)) {
    if (options.signal?.aborted) break;
    const index = await indexTree(tasks, options.git, ports);
    for (const record of tasks) {
      // Lets a signal through: measuring waits for nothing.
      await setImmediate();
      if (options.signal?.aborted) break;
      const task = typeof index === 'string' ? undefined : hideBody(index, record);
      if (task) measured.push({ ...measureTask(task, record.file), usable: record.usable });
      else
        leftOut.set(record.id, typeof index === 'string' ? index : `${record.file} defines no ${record.entry_point}`);
      const done = measured.length + leftOut.size;
      ports.progress.update({ stage: 'eval', detail: record.id, done, total: records.length, unit: 'tasks' });
    }
  }
  const [missing] = leftOut.values();
  if (missing !== undefined && leftOut.size === records.length) {
    throw new TaskError(
      'bad-input',
      `None of the ${records.length} tasks could be measured; of the first, ${missing}.`,
      {
        hint: 'Name with --git the folder in which owner/name is a git directory or a link to one.',
      },
    );
  }
  return {
    schema: 'vital.eval.companions/1',
    n: measured.length,
    usable: measured.filter(({ usable }) => usable).length,
    ...(isDone() ? {} : { interrupted: true }),
    slots: PAPER_SETTINGS.slots,
    leftOut: records.flatMap(({ id }) => {
      const why = leftOut.get(id);
      return why === undefined ? [] : [{ id, why }];
    }),
    rows: companionRows(measured),
    sharedTerms: sharedTermCounts(measured, TERMS_SHOWN),
  };
}

/** Tasks of one commit of one repository together, so that its tree is indexed once and one index is held at a time. */
function byTree(records: readonly RepoexecRecord[]): readonly (readonly [RepoexecRecord, ...RepoexecRecord[]])[] {
  const trees = new Map<string, [RepoexecRecord, ...RepoexecRecord[]]>();
  for (const record of records) {
    const tree = `${record.repo} ${record.commit}`;
    const known = trees.get(tree);
    if (known) known.push(record);
    else trees.set(tree, [record]);
  }
  return [...trees.values()];
}

/** The index, or why there is none. */
async function indexTree(
  [{ repo, commit }]: readonly [RepoexecRecord, ...RepoexecRecord[]],
  folder: string,
  { extractor, progress, openRepository }: CompanionsPorts,
): Promise<RepositoryIndex | string> {
  let found: { readonly git: Git; readonly commit: CommitSha };
  try {
    const git = await openRepository(join(folder, repo));
    found = { git, commit: await git.resolve(commit) };
  } catch (thrown) {
    if (!isTaskError(thrown)) throw thrown;
    if (thrown.code === 'not-a-repository') return `there is no repository ${repo}`;
    if (thrown.code === 'unknown-ref') return `${repo} has no commit ${commit}`;
    throw thrown;
  }
  return indexRepository(found.commit, { git: found.git, extractor, progress });
}
