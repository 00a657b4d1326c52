import type { RunEnd } from '../../domain/verdict.ts';
import { commandWords } from './command-words.ts';
import { cleanText, cutMiddle } from './results/clean-text.ts';
import type { TestRunSettings, TestRunTools } from './run-for-report.ts';

export interface SetupRun {
  readonly display: string;
  /** It ended by itself with exit code 0. */
  readonly isDone: boolean;
  readonly end: RunEnd;
  readonly exitCode: number | null;
  readonly output: string;
  readonly seconds: number;
}

const OUTPUT_BYTES = 1024 * 1024;
const SHOWN_CHARACTERS = 16_000;

/** Runs the set-up command in the tree. What it writes to its HOME stays for the runs that follow. */
export async function runSetup(
  commandLine: string,
  directory: string,
  tools: TestRunTools,
  settings: TestRunSettings,
): Promise<SetupRun> {
  const started = tools.clock.seconds();
  const { end, exitCode, output } = await tools.sandbox.run({
    ...settings,
    argv: commandWords(commandLine),
    cwd: directory,
    outputLimit: OUTPUT_BYTES,
    keepHome: true,
  });
  return {
    display: commandLine,
    isDone: end === 'exited' && exitCode === 0,
    end,
    exitCode,
    output: cutMiddle(cleanText(output), SHOWN_CHARACTERS),
    seconds: tools.clock.seconds() - started,
  };
}
