import type { ResultSource, TestCounts, TestStatus } from '../../../domain/verdict.ts';

/** One test as a reader found it, before ids are made unique and texts are cut. */
export interface CaseDraft {
  readonly id: string;
  readonly status: TestStatus;
  readonly message?: string;
  /** Where stack frames are looked for. */
  readonly trace?: string;
  /** Folder inside the tree that relative paths of the trace start from; the root if absent. */
  readonly traceFolder?: string;
  /** The test's own file as printed: absolute or relative to the tree. */
  readonly file?: string;
  /** Python: dotted name that starts with the module's, which leads to the file. */
  readonly module?: string;
}

/** What a reader made of a run. */
export interface ReadResults {
  readonly source: ResultSource;
  readonly cases: readonly CaseDraft[];
  /** Absent where every test is among the cases. */
  readonly counts?: TestCounts;
  /** What the report holds of the run's own output, where the runner printed into it. */
  readonly printed?: string;
}

export const NO_COUNTS: TestCounts = { passed: 0, failed: 0, skipped: 0, errors: 0 };

export function countCases(cases: readonly { readonly status: TestStatus }[]): TestCounts {
  const count = (status: TestStatus) => cases.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), errors: count('error') };
}

export function addCounts(a: TestCounts, b: TestCounts): TestCounts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    errors: a.errors + b.errors,
  };
}

/** Message of a test that was running when its run was stopped or fell over. */
export const DID_NOT_END = 'did not end';
