import type { RunEnd } from '../../../domain/verdict.ts';
import type { ReadResults } from '../results/case-draft.ts';
import type { LocatePath } from '../results/parse-frames.ts';

interface ReportPlace {
  /** Fresh private folder of this run. A report that lies in it was made by this run. */
  readonly folder: string;
  readonly timeoutSeconds: number;
  readonly network: boolean;
}

/** How a run is started so that it leaves a report, without changing which tests run or how. */
export interface RunPlan {
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Absolute path of the report, inside the place's folder. */
  readonly report?: string;
  /** Files to put into the folder before: name and text. */
  readonly files?: Readonly<Record<string, string>>;
}

export interface FinishedRun {
  readonly argv: readonly string[];
  readonly end: RunEnd;
  readonly exitCode: number | null;
  /** Output, cleaned. */
  readonly text: string;
  readonly report: string | undefined;
  /** Reports the run left in the tree, in path order. */
  readonly treeReports: readonly string[];
  /** A path as this machine has it, relative to the tree. */
  readonly relative: (path: string) => string;
  readonly locate: LocatePath;
  /** Text of a file of the tree. */
  readonly readTreeFile: (path: string) => string | undefined;
}

/** What Vital knows of one test runner. */
export interface Runner {
  plan?(argv: readonly string[], place: ReportPlace): RunPlan;
  /** Results from the report, or from output of a form that is meant for machines. */
  read(run: FinishedRun): ReadResults | undefined;
  /** Where the runner leaves reports in the tree by itself. */
  readonly treeReports?: RegExp;
  /** Output by which a runner that is too old for the plan says so; the command is then run as it is. */
  readonly refusal?: RegExp;
}
