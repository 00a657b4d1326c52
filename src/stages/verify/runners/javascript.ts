import { join } from 'node:path';
import { withWords } from '../command-words.ts';
import { readJestJson } from '../results/read-jest-json.ts';
import { readMochaJson } from '../results/read-mocha-json.ts';
import { readTap } from '../results/read-tap.ts';
import type { Runner, RunPlan } from './runner.ts';

/** A plan that adds words where they reach the runner, and leaves the command alone where they would not. */
function adding(argv: readonly string[], words: readonly string[], report: string): RunPlan {
  const extended = withWords(argv, words);
  return extended === undefined ? { argv } : { argv: extended, report };
}

export const jest: Runner = {
  plan(argv, { folder }) {
    const report = join(folder, 'jest.json');
    return adding(argv, ['--json', `--outputFile=${report}`], report);
  },
  read({ report, relative }) {
    const cases = report === undefined ? undefined : readJestJson(report, relative);
    return cases && { source: 'json', cases };
  },
  refusal: /Unrecognized option "(?:json|outputFile)"/,
};

export const vitest: Runner = {
  plan(argv, { folder }) {
    const report = join(folder, 'vitest.json');
    return adding(argv, ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`], report);
  },
  read: jest.read,
  refusal: /Unknown option `--outputFile/,
};

export const mocha: Runner = {
  plan(argv, { folder }) {
    const report = join(folder, 'mocha.json');
    return adding(argv, ['--reporter', 'json', '--reporter-option', `output=${report}`], report);
  },
  read({ report, text, relative }) {
    // Before 9.2 Mocha knew no output file and printed the report.
    const printed = text.indexOf('{\n  "stats"');
    const json = report ?? (printed < 0 ? undefined : text.slice(printed, text.lastIndexOf('\n}') + 2));
    const cases = json === undefined ? undefined : readMochaJson(json, relative);
    return cases && { source: 'json', cases };
  },
};

/** Runners that print TAP, with the words that make them do so. */
export function tapRunner(words: readonly string[]): Runner {
  return {
    plan: (argv) => ({ argv: withWords(argv, words) ?? argv }),
    read({ text, exitCode, argv, locate }) {
      const file = onlyFile(argv, locate);
      const cases = readTap({ text, exitCode, ...(file === undefined ? {} : { file }) });
      return cases !== undefined && cases.length > 0 ? { source: 'tap', cases } : undefined;
    },
  };
}

/** The one test file that a command names. */
function onlyFile(argv: readonly string[], locate: (path: string) => string | undefined): string | undefined {
  const files = argv.filter((word) => /\.[cm]?[jt]sx?$/.test(word)).flatMap((word) => locate(word) ?? []);
  return files.length === 1 ? files[0] : undefined;
}
