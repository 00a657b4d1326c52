import type { RankedCandidate } from './rank-candidates.ts';
import type { TaskEvidence } from './task-evidence.ts';

export interface FileInPlay {
  readonly file: number;
  readonly strength: number;
}

const MOST_FILES = 10;

/** Files whose imports are worth following: named, failed in, a failing test's own, and the best hit's. */
export function filesInPlay(task: TaskEvidence, ranked: readonly RankedCandidate[]): readonly FileInPlay[] {
  const strengths = new Map<number, number>();
  const play = (file: number | undefined, strength: number): void => {
    if (file !== undefined) strengths.set(file, Math.max(strength, strengths.get(file) ?? 0));
  };
  for (const { file } of task.failingTests) play(file, 1);
  ranked.forEach(({ unit, signals, isNamed, frameDepth }, rank) => {
    const file = task.index.table.fileOf[unit];
    if (isNamed || signals.has('path')) play(file, 1);
    else if (frameDepth !== undefined) play(file, 0.8);
    else if (rank === 0) play(file, 0.6);
  });
  return [...strengths]
    .map(([file, strength]) => ({ file, strength }))
    .sort((a, b) => b.strength - a.strength || a.file - b.file)
    .slice(0, MOST_FILES);
}
