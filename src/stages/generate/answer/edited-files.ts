import type { FileChange } from '../../../domain/program.ts';
import { comparePaths, type RepoPath } from '../../../domain/repo-path.ts';
import type { RepositoryIndex } from '../../../domain/repository-index.ts';
import { isSameText } from '../edit/is-same-text.ts';
import { problem, type Readable, readable } from './answer-problem.ts';

/** Files while an answer's edits are carried out on them, one after the other; the repository itself is not touched. */
export class EditedFiles {
  readonly #index: RepositoryIndex;
  readonly #after = new Map<RepoPath, string | null>();

  constructor(index: RepositoryIndex) {
    this.#index = index;
  }

  before(path: RepoPath): string | null {
    return this.#index.byPath.get(path)?.text ?? null;
  }

  now(path: RepoPath): string | null {
    const after = this.#after.get(path);
    return after === undefined ? this.before(path) : after;
  }

  set(path: RepoPath, text: string | null): void {
    this.#after.set(path, text);
  }

  /** What changed, in path order; blank lines and trailing blanks alone are no change. */
  changes(): Readable<readonly FileChange[]> {
    const changes = [...this.#after]
      .map(([path, after]) => ({ path, before: this.before(path), after }))
      .filter(({ before, after }) =>
        before === null || after === null ? before !== after : !isSameText(before, after),
      )
      .sort((a, b) => comparePaths(a.path, b.path));
    return changes.length === 0 ? problem('no-change', 'The answer leaves the code as it is.') : readable(changes);
  }
}
