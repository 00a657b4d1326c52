import type { Command } from 'commander';
import { readSettings } from '../../config/read-settings.ts';
import { evaluateRepobench } from '../../evaluate/evaluate-repobench.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { openExtractor, openTokenizer, stderrProgress } from '../wire.ts';
import { onCommandLine } from './model-options.ts';
import { printReport } from './print-report.ts';
import { type RecordOptions, readCount, recordChoice, recordOptions } from './record-options.ts';

interface RepobenchCommandOptions extends RecordOptions {
  readonly budget?: string;
  readonly queryLines: string;
}

export function registerRepobench(evaluation: Command): void {
  const command = evaluation
    .command('repobench')
    .description('evidence allocation on cross-file completion records; asks no model');
  recordOptions(command)
    .option('--budget <tokens>', 'evidence tokens of the main table (default: 4096)')
    .option('--query-lines <number>', 'lines before the cursor that make the query', '10')
    .action(async (options: RepobenchCommandOptions) => evaluate(options));
}

async function evaluate(options: RepobenchCommandOptions): Promise<void> {
  const { values } = readSettings({ 'token-budget': options.budget }, onCommandLine);
  const request = {
    ...recordChoice(options),
    budget: values['token-budget'] ?? 4096,
    queryLines: readCount(options.queryLines, 'query-lines'),
  };
  const extractor = await openExtractor();
  try {
    const ports = { extractor, tokenizer: await openTokenizer('cl100k_base'), progress: stderrProgress() };
    const report = await untilInterrupted((signal) => evaluateRepobench({ ...request, signal }, ports));
    printReport(report);
  } finally {
    await extractor.close();
  }
}
