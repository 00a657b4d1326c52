import { comparePaths } from '../../domain/repo-path.ts';
import type { MeasuredTask } from './measure-task.ts';
import { COMPANION_SETTINGS, type CompanionSetting } from './settings.ts';

interface CompanionCounts {
  /** Tasks with an object that qualifies as companion. */
  readonly eligible: number;
  /** `eligible` of all tasks, 0 to 1, to four digits. */
  readonly rate: number;
  /** Tasks with any object outside the core in the file of a core object. */
  readonly ungated: number;
}

export interface CompanionRow extends CompanionSetting, CompanionCounts {
  /** The same over the tasks whose reference passes its tests here. */
  readonly usable: CompanionCounts;
}

export interface SharedTerm {
  readonly term: string;
  /** Tasks whose companion shares it, by the product's rule. */
  readonly tasks: number;
  /** Those in which the companion shares nothing else. */
  readonly alone: number;
}

export interface SummarisedTask extends MeasuredTask {
  readonly usable: boolean;
}

export function companionRows(tasks: readonly SummarisedTask[]): readonly CompanionRow[] {
  const usable = tasks.filter((task) => task.usable);
  return COMPANION_SETTINGS.map((setting, at) => ({ ...setting, ...count(tasks, at), usable: count(usable, at) }));
}

function count(tasks: readonly MeasuredTask[], at: number): CompanionCounts {
  const outcomes = tasks.map(({ outcomes }) => outcomes[at]);
  const eligible = outcomes.filter((outcome) => outcome?.eligible).length;
  const ungated = outcomes.filter((outcome) => outcome?.ungated).length;
  return { eligible, rate: tasks.length === 0 ? 0 : Number((eligible / tasks.length).toFixed(4)), ungated };
}

/** The most frequent, then by name. */
export function sharedTermCounts(tasks: readonly MeasuredTask[], most: number): readonly SharedTerm[] {
  const counts = new Map<string, { tasks: number; alone: number }>();
  for (const { shared } of tasks) {
    for (const term of shared) {
      const known = counts.get(term) ?? { tasks: 0, alone: 0 };
      counts.set(term, { tasks: known.tasks + 1, alone: known.alone + (shared.length === 1 ? 1 : 0) });
    }
  }
  return [...counts]
    .map(([term, counted]) => ({ term, ...counted }))
    .sort((a, b) => b.tasks - a.tasks || comparePaths(a.term, b.term))
    .slice(0, most);
}
