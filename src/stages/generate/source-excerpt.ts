import type { RepoPath } from '../../domain/repo-path.ts';

/** Lines of a file as they are printed in a prompt; 1-based, inclusive. */
export interface SourceExcerpt {
  readonly path: RepoPath;
  readonly start: number;
  readonly end: number;
  /** False where the lines are the whole file: then its title is the path alone. */
  readonly isPart: boolean;
  readonly text: string;
}

export function titleOf(excerpt: SourceExcerpt): string {
  return excerpt.isPart ? `${excerpt.path}:${excerpt.start}-${excerpt.end}` : excerpt.path;
}
