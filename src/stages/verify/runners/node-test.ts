import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NODE_REPORTER, readNodeEvents } from '../results/read-node-events.ts';
import type { Runner } from './runner.ts';

/** Options go in by the environment: so they reach node through a package script, and wherever `--test` stands in it. */
export const nodeTest: Runner = {
  plan(argv, { folder }) {
    if (argv.some((word) => word.includes('--test-reporter'))) return { argv };
    const report = join(folder, 'events.jsonl');
    const options = [
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${pathToFileURL(join(folder, 'reporter.mjs'))}`,
      `--test-reporter-destination=${report}`,
    ];
    const env = { NODE_OPTIONS: options.map((option) => `"${option}"`).join(' ') };
    return { argv, env, report, files: { 'reporter.mjs': NODE_REPORTER } };
  },
  read({ report, relative }) {
    if (report === undefined) return undefined;
    return { source: 'json', cases: readNodeEvents(report, relative) };
  },
  refusal:
    /--test-reporter.* is not allowed in NODE_OPTIONS|bad option: --test-reporter|ERR_INVALID_ARG_VALUE.*test-reporter/,
};
