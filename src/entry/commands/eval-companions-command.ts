import type { Command } from 'commander';
import { evaluateCompanions } from '../../evaluate/evaluate-companions.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { openExtractor, openRepository, stderrProgress } from '../wire.ts';
import { printReport } from './print-report.ts';
import { type RecordOptions, recordChoice, recordOptions } from './record-options.ts';

interface CompanionsCommandOptions extends RecordOptions {
  readonly git: string;
}

export function registerCompanions(evaluation: Command): void {
  const command = evaluation
    .command('companions')
    .description('how often the companion rule finds a companion, on RepoExec tasks; asks no model');
  recordOptions(command)
    .requiredOption('--git <folder>', 'folder in which owner/name is a git directory or a link to one')
    .action(async (options: CompanionsCommandOptions) => evaluate(options));
}

async function evaluate(options: CompanionsCommandOptions): Promise<void> {
  const extractor = await openExtractor();
  try {
    const ports = { extractor, progress: stderrProgress(), openRepository };
    const report = await untilInterrupted((signal) =>
      evaluateCompanions({ ...recordChoice(options), git: options.git, signal }, ports),
    );
    printReport(report);
  } finally {
    await extractor.close();
  }
}
