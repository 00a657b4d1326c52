import type { TestCommand } from '../../domain/verdict.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Sandbox, SandboxResult } from '../../ports/sandbox.ts';
import { readTreeFile } from './read-tree-file.ts';
import { createReportFolder, readReport } from './report-folder.ts';
import { cleanText } from './results/clean-text.ts';
import { locateIn } from './results/locate-path.ts';
import type { FinishedRun, Runner, RunPlan } from './runners/runner.ts';
import { markReports, readNewReports } from './tree-reports.ts';

export interface TestRunTools {
  readonly sandbox: Sandbox;
  readonly clock: Clock;
}

export interface TestRunSettings {
  readonly timeoutSeconds: number;
  readonly network: boolean;
  /** For the run on the base: what it leaves in its HOME (build caches) is where later runs start from. */
  readonly keepHome?: boolean;
  readonly signal?: AbortSignal;
  readonly onOutput?: (bytesSoFar: number) => void;
}

export interface ReportedRun {
  readonly command: TestCommand;
  readonly directory: string;
  readonly runner: Runner;
  readonly tools: TestRunTools;
  readonly settings: TestRunSettings;
}

export interface Reported {
  readonly result: SandboxResult;
  readonly run: FinishedRun;
}

/** Output kept for reading results from; ten times as much ends the run. */
const OUTPUT_BYTES = 8 * 1024 * 1024;

/** Runs the command so that it leaves a report, or as it is if the runner turns out not to know how. */
export async function runForReport(request: ReportedRun): Promise<Reported> {
  const { command, runner, settings } = request;
  const folder = await createReportFolder();
  try {
    const { timeoutSeconds, network } = settings;
    const plan = runner.plan?.(command.argv, { folder: folder.path, timeoutSeconds, network }) ?? {
      argv: command.argv,
    };
    await folder.files(plan.files ?? {});
    const reported = await runPlan(request, plan, folder.path);
    const isRefused =
      reported.result.exitCode !== 0 && runner.refusal?.test(reported.run.text) && reported.run.report === undefined;
    return isRefused ? await runPlan(request, { argv: command.argv }, folder.path) : reported;
  } finally {
    await folder.dispose();
  }
}

async function runPlan(request: ReportedRun, plan: RunPlan, folder: string): Promise<Reported> {
  const { directory, runner, tools, settings } = request;
  const marks = runner.treeReports && (await markReports(directory, runner.treeReports));
  const result = await tools.sandbox.run({
    argv: plan.argv,
    cwd: directory,
    ...(plan.env ? { env: plan.env } : {}),
    writable: [folder],
    outputLimit: OUTPUT_BYTES,
    ...settings,
  });
  const locate = locateIn(directory);
  const run: FinishedRun = {
    argv: plan.argv,
    end: result.end,
    exitCode: result.exitCode,
    text: cleanText(result.output),
    report: plan.report === undefined ? undefined : await readReport(plan.report),
    treeReports: runner.treeReports && marks ? await readNewReports(directory, runner.treeReports, marks) : [],
    relative: (path) => locate(path) ?? path,
    locate,
    readTreeFile: (path) => readTreeFile(directory, path),
  };
  return { result, run };
}
