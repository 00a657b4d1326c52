import { z } from 'zod';
import type { BugRecord } from '../records/bug-record.ts';
import { quoteCommand } from '../records/quote-command.ts';
import type { PlanFacts, RunnerPlan } from './runner-plan.ts';

/** Development packages the tests themselves load; the rest (linters, browsers, publishing) is not installed. */
const TAP_PACKAGES = [
  'tape',
  'es-value-fixtures',
  'for-each',
  'has-bigints',
  'has-override-mistake',
  'has-property-descriptors',
  'has-proto',
  'has-symbols',
  'iconv-lite',
  'mock-property',
  'object-inspect',
  'qs-iconv',
  'safer-buffer',
];
const MOCHA_PACKAGES = [
  'mocha',
  'chai',
  'gts',
  'typescript',
  '@types/chai',
  '@types/mocha',
  '@types/node',
  'rollup',
  'rollup-plugin-cleanup',
  'rollup-plugin-ts',
  'ts-transform-default-export',
];

/** Test files that print TAP themselves. */
export function tapPlan(record: BugRecord, facts: PlanFacts): RunnerPlan {
  return {
    testCommand: quoteCommand(['node_modules/.bin/tape', ...record.test_files]),
    ...installCommand(TAP_PACKAGES, facts),
  };
}

/** TypeScript that is compiled, and bundled where the project says so, before mocha runs the named files on it. */
export function mochaPlan(record: BugRecord, facts: PlanFacts): RunnerPlan {
  const bundle = facts.read('rollup.config.js') === undefined ? [] : ['NODE_ENV=test node_modules/.bin/rollup -c'];
  const build = ['node_modules/.bin/tsc -p tsconfig.test.json', ...bundle];
  return {
    testCommand: [...build, quoteCommand(['node_modules/.bin/mocha', ...record.test_files])].join(' && '),
    ...installCommand(MOCHA_PACKAGES, facts),
  };
}

const versions = z.record(z.string(), z.string()).optional();
const manifest = z.object({ dependencies: versions, devDependencies: versions });

/** A folder without a manifest: npm would resolve all development packages of the project's own, wanted or not. */
const APART = 'packages-apart';

/** Installs the run-time packages and the wanted ones of the development packages, in the versions the project asks for. No scripts run. */
function installCommand(wanted: readonly string[], { read }: PlanFacts): Pick<RunnerPlan, 'setupCommand'> {
  const { dependencies = {}, devDependencies = {} } = manifest.parse(JSON.parse(read('package.json') ?? '{}'));
  const needed = new Map([
    ...Object.entries(dependencies),
    ...Object.entries(devDependencies).filter(([name]) => wanted.includes(name)),
  ]);
  if (needed.size === 0) return {};
  const packages = [...needed].map(([name, version]) => `${name}@${version}`);
  const flags = ['--prefix', APART, '--ignore-scripts', '--no-audit', '--no-fund'];
  const steps = [
    `mkdir ${APART}`,
    quoteCommand(['npm', 'install', ...flags, ...packages]),
    `mv ${APART}/node_modules node_modules`,
    `rm -r ${APART}`,
  ];
  return { setupCommand: steps.join(' && ') };
}
