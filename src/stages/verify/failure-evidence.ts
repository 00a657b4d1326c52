import type { FailureEvidence, StackFrame } from '../../domain/evidence.ts';
import { comparePaths, type RepoPath } from '../../domain/repo-path.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { TestCase, TestRun } from '../../domain/verdict.ts';
import { isVerdictFile } from './restore-tests.ts';
import { cutMiddle } from './results/clean-text.ts';

const MOST_FAILURES = 10;
const LONGEST_MESSAGE = 2_000;
const MOST_FRAMES = 10;

/**
 * What failed, as evidence for retrieval and prompt: the failures whose stack leads into the code come first, then those with a message. With an index,
 * frames that name a file by its package only are looked up. With targets, only those tests: others fail for another cause.
 */
export function failureEvidence(
  run: TestRun,
  index?: RepositoryIndex,
  targets?: readonly string[],
): readonly FailureEvidence[] {
  const resolve = index === undefined ? undefined : pathResolver(index);
  const isAsked = targets === undefined ? () => true : (id: string) => targets.includes(id);
  return run.cases
    .filter(({ status, id }) => (status === 'failed' || status === 'error') && isAsked(id))
    .map((test) => evidenceOf(test, resolve))
    .sort((a, b) => usefulness(b) - usefulness(a) || comparePaths(a.test, b.test))
    .slice(0, MOST_FAILURES);
}

type Resolve = (printed: string) => RepoPath | undefined;

function evidenceOf(test: TestCase, resolve: Resolve | undefined): FailureEvidence {
  const frames = (test.frames ?? []).map(
    (frame): StackFrame => ({ ...frame, path: resolve?.(frame.path) ?? frame.path }),
  );
  const path = test.path ?? resolve?.(testClassFile(test.id)) ?? ownFile(frames, resolve);
  const known = {
    test: test.id,
    message: cutMiddle(test.message ?? '', LONGEST_MESSAGE),
    frames: frames.slice(0, MOST_FRAMES),
  };
  return path === undefined ? known : { ...known, path };
}

/** `com.acme.RangeTest::last` stands in `com/acme/RangeTest.java`. */
function testClassFile(id: string): string {
  return `${(id.split('::')[0] ?? '').split('$')[0]?.replaceAll('.', '/')}.java`;
}

/** The outermost frame in a test file is the test itself. */
function ownFile(frames: readonly StackFrame[], resolve: Resolve | undefined): RepoPath | undefined {
  const frame = frames.findLast(({ path }) => isVerdictFile(path));
  return frame && resolve?.(frame.path);
}

function usefulness({ frames, message }: FailureEvidence): number {
  const reachesCode = frames.some(({ path }) => !isVerdictFile(path));
  return (reachesCode ? 4 : 0) + (frames.length > 0 ? 2 : 0) + (message === '' ? 0 : 1);
}

/** A path of the index, or the only one that ends in the printed path. */
function pathResolver(index: RepositoryIndex): Resolve {
  const byPath = new Map<string, RepoPath>(index.files.map(({ path }) => [path, path]));
  const byName = new Map<string, RepoPath[]>();
  for (const { path } of index.files) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  return (printed) => {
    const known = byPath.get(printed);
    if (known !== undefined) return known;
    const named = byName.get(printed.slice(printed.lastIndexOf('/') + 1)) ?? [];
    const ending = named.filter((path) => path.endsWith(`/${printed}`));
    return ending.length === 1 ? ending[0] : undefined;
  };
}
