import { EXIT_INTERRUPTED } from '../exit-codes.ts';

/** The JSON of an evaluation; one that was stopped before its end says so in the exit code too. */
export function printReport(report: { readonly interrupted?: true }): void {
  process.stdout.write(`${JSON.stringify(report)}\n`);
  if (report.interrupted) process.exitCode = EXIT_INTERRUPTED;
}
