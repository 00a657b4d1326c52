import type { FileChange } from '../../domain/program.ts';
import type { RepoPath } from '../../domain/repo-path.ts';

export interface SplitChanges {
  /** What the verdict is about: applied over the base with the base's own tests. */
  readonly counted: readonly FileChange[];
  /** Changes of tests and of what steers them: shown, run for information only. */
  readonly informational: readonly FileChange[];
}

/** Keeps a program from choosing its own judge: its changes of test files are taken out of the run that counts. */
export function restoreTests(
  changes: readonly FileChange[],
  isTestFile: (path: RepoPath) => boolean = isVerdictFile,
): SplitChanges {
  return {
    counted: changes.filter(({ path }) => !isTestFile(path)),
    informational: changes.filter(({ path }) => isTestFile(path)),
  };
}

const TEST_FOLDER =
  /(?:^|\/)(?:tests?|__tests__|specs?|testing|test[-_]?data|fixtures|__snapshots__|__mocks__|src\/(?:test|integrationTest|androidTest))\//i;
const TEST_NAME =
  /(?:^|\/)(?:test_[^/]*\.py|[^/]*_test\.(?:py|go|rb|exs?|dart|cc|cpp)|tests?\.(?:py|rs|[cm]?[jt]sx?)|[^/]*[._-](?:test|spec)\.[cm]?[jt]sx?|[^/]*(?:Tests?|TestCase|IT|Spec)\.(?:java|kt|cs|scala|groovy|php|swift)|[^/]*_spec\.rb|[^/]*\.snap)$/;
/** Files that decide which tests run, how, and what counts as passing. */
const STEERING =
  /(?:^|\/)(?:conftest\.py|\.?pytest\.ini|tox\.ini|setup\.cfg|noxfile\.py|\.coveragerc|\.mocharc\.[^/]+|jest\.(?:config|setup)\.[^/]+|vitest\.(?:config|workspace|setup)\.[^/]+|vite\.config\.[^/]+|karma\.conf\.[^/]+|ava\.config\.[^/]+|\.taprc|\.nycrc(?:\.json)?|\.c8rc\.json|playwright\.config\.[^/]+|cypress\.config\.[^/]+|phpunit(?:\.dist)?\.xml(?:\.dist)?|\.rspec|spec_helper\.rb|rails_helper\.rb|Makefile|GNUmakefile)$/;

/** A test, what a test reads, or what steers the tests, by its path. */
export function isVerdictFile(path: string): boolean {
  return TEST_FOLDER.test(path) || TEST_NAME.test(path) || STEERING.test(path);
}
