import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import { readSettings } from '../../config/read-settings.ts';
import { renderBench } from '../../evaluate/bench/render-bench.ts';
import { BENCH_PARTS, type BenchPart, runBench } from '../../evaluate/bench/run-bench.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { loadParser, openEvaluation } from '../wire.ts';
import { type ModelOptions, modelOptions, modelRequest, onCommandLine } from './model-options.ts';

interface BenchOptions extends ModelOptions {
  readonly repo: string;
  readonly part?: BenchPart;
  readonly scripted?: boolean;
  readonly json?: boolean;
}

export function registerBench(program: Command): void {
  const command = program
    .command('bench')
    .description('Print the figures of this machine, each beside its baseline from the same run.')
    .option('--repo <path>', 'the repository to index', '.')
    .addOption(new Option('--part <part>', 'only this part').choices([...BENCH_PARTS]))
    .option('--scripted', 'a script answers in the whole run, instead of the model')
    .option('--json', 'one JSON object on standard output');
  modelOptions(command).action(async (options: BenchOptions) => bench(options));
}

async function bench(options: BenchOptions): Promise<void> {
  const { values } = readSettings(
    { model: options.model, 'model-file': options.modelFile, 'base-url': options.baseUrl, threads: options.threads },
    onCommandLine,
  );
  const ports = await openEvaluation(modelRequest(options, values));
  try {
    const action = join(dirname(fileURLToPath(import.meta.url)), 'action.js');
    const request = {
      repository: options.repo,
      action,
      isScripted: options.scripted === true,
      ...(options.part ? { parts: [options.part] } : {}),
    };
    const report = await untilInterrupted((signal) =>
      runBench({ ...request, signal }, { ...ports, openParser: () => loadParser() }),
    );
    process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : renderBench(report));
  } finally {
    await ports.close();
  }
}
