import { baseName, type RepoPath } from '../../domain/repo-path.ts';

const FOLDERS = new Set([
  ...['test', 'tests', '__tests__', 'spec', 'specs', 'testing', 'e2e'],
  ...['testutil', 'testutils', 'test-utils', 'test_utils', 'testhelpers', 'test-helpers', 'test_helpers', 'testlib'],
]);

const NAMES = [
  /^test_.*\.py$/,
  /_test\.(?:py|go|rb|cc|cpp|c|exs|dart)$/,
  /^(?:conftest|tests?)\.py$/,
  /\.(?:test|spec|e2e)\.[cm]?[jt]sx?$/,
  /^(?:test|tests)\.[cm]?[jt]sx?$/,
  /^Test\w*\.(?:java|kt|scala|cs|php)$/,
  /(?:Tests?|TestCase|IT|Spec|Suite)\.(?:java|kt|scala|cs|php|swift)$/,
  /_spec\.rb$/,
  /\.bats$/,
] as const;

/** A file a test runner would look into, by the habits of the common runners. */
export function isTestFile(path: RepoPath): boolean {
  const folders = path.split('/').slice(0, -1);
  const name = baseName(path);
  return folders.some((folder) => FOLDERS.has(folder.toLowerCase())) || NAMES.some((pattern) => pattern.test(name));
}
