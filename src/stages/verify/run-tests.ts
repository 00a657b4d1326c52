import type { TestCommand, TestRun } from '../../domain/verdict.ts';
import { countCases, NO_COUNTS, type ReadResults } from './results/case-draft.ts';
import { cutMiddle } from './results/clean-text.ts';
import { finishCases } from './results/finish-cases.ts';
import { readText } from './results/read-text.ts';
import { runForReport, type TestRunSettings, type TestRunTools } from './run-for-report.ts';
import { findRunner } from './runners/find-runner.ts';
import { isCargoWorkspace } from './runners/others.ts';
import type { FinishedRun } from './runners/runner.ts';

/** Output kept for people. */
const SHOWN_CHARACTERS = 64_000;

/** Runs the tests once on the tree in `directory` and reads every result that the runner can be made to tell. */
export async function runTests(
  command: TestCommand,
  directory: string,
  tools: TestRunTools,
  settings: TestRunSettings,
): Promise<TestRun> {
  const started = tools.clock.seconds();
  const runner = findRunner(command.runner);
  const { result, run } = await runForReport({ command, directory, runner, tools, settings });
  const read = runner.read(run) ?? readPrinted(run) ?? NOTHING_READ;
  const cases = finishCases(read.cases, directory);
  return {
    command,
    end: result.end,
    exitCode: result.exitCode,
    signal: result.signal,
    source: read.source,
    cases,
    counts: read.counts ?? countCases(cases),
    output: cutMiddle([read.printed ?? '', run.text].filter(Boolean).join('\n'), SHOWN_CHARACTERS),
    seconds: tools.clock.seconds() - started,
  };
}

const NOTHING_READ: ReadResults = { source: 'exit-code', cases: [], counts: NO_COUNTS };

function readPrinted({ text, exitCode, readTreeFile }: FinishedRun): ReadResults | undefined {
  return readText({ text, exitCode, isWorkspace: isCargoWorkspace(readTreeFile) });
}
