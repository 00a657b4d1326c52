import type { StackFrame } from './evidence.ts';
import type { RepoPath } from './repo-path.ts';

export type TestStatus = 'passed' | 'failed' | 'error' | 'skipped';

export interface TestCase {
  /** Stable over runs: `tests.test_range::test_last[3]`. */
  readonly id: string;
  readonly status: TestStatus;
  readonly message?: string;
  readonly frames?: readonly StackFrame[];
  readonly path?: RepoPath;
}

/** `text` is the fallback of low confidence: counts and names read from a runner's prose. */
export type ResultSource = 'junit' | 'json' | 'tap' | 'go-json' | 'text' | 'exit-code';

export interface TestCommand {
  /** What to run, as an argument array; no shell unless the person wrote a command line. */
  readonly argv: readonly string[];
  /** As shown to people. */
  readonly display: string;
  readonly runner: string;
  /** Why this command: `configured`, `package.json scripts.test`, `pytest.ini`. */
  readonly reason: string;
}

export type RunEnd = 'exited' | 'timeout' | 'signal' | 'not-started' | 'output-limit';

/** One run of the tests on one tree. */
export interface TestRun {
  readonly command: TestCommand;
  readonly end: RunEnd;
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly source: ResultSource;
  /** In id order, ids unique. */
  readonly cases: readonly TestCase[];
  /** Counts even when single cases are not known (text fallback). */
  readonly counts: TestCounts;
  /** Head and tail of the output, bounded. */
  readonly output: string;
  readonly seconds: number;
}

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly errors: number;
}

/** Every test of either run, in exactly one list, by id. */
export interface TestComparison {
  readonly fixed: readonly string[];
  readonly broken: readonly string[];
  readonly stillFailing: readonly string[];
  readonly stillPassing: readonly string[];
  readonly flaky: readonly string[];
  readonly notRun: readonly string[];
}

/** Only `pass` may ever allow a push. `error` is the machine or the environment, never the program. */
export type Verdict = 'pass' | 'fail' | 'no-tests' | 'no-change' | 'unstable' | 'error';

export interface Judgement {
  readonly verdict: Verdict;
  /** One sentence: what decided. */
  readonly reason: string;
  /** Where a command could not do its work: the part of its output that says why. */
  readonly excerpt?: string;
}

/** How the tests were kept apart from the machine, as shown in the answer. */
export interface Isolation {
  readonly backend: 'bubblewrap' | 'plain';
  readonly level: 'strong' | 'weak';
  readonly detail: string;
}
