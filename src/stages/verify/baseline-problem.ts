import type { RepoPath } from '../../domain/repo-path.ts';
import type { Judgement, TestRun } from '../../domain/verdict.ts';
import { noTests, notStarted } from './judge-run.ts';
import { cutMiddle } from './results/clean-text.ts';
import { endedBecause, endedNormally, executed, failing } from './run-counts.ts';

/** Something the environment lacks, by the words of runners and languages; the group is what is missing. */
const MISSING: readonly RegExp[] = [
  /No module named '?([\w.]+)'?/,
  /Cannot find (?:module|package) '([^'\n]{1,200})'/,
  /cannot find module providing package (\S+)/,
  /(?:no required module provides package|missing go\.sum entry for module providing package) (\S+)/,
  /^pattern (?:\.\/)?([^\s:]+): (?:lstat|directory prefix)/m,
  /no matching package (?:named )?`([^`\n]{1,200})`/,
  /the artifact (\S+) has not been downloaded/,
  /^\[ERROR\] 1\) (\S+:jar:\S+)$/m,
  /Could not (?:find artifact|resolve dependencies for project) (\S+)/,
  /missing script: "?([\w:-]+)"?/i,
  /cannot load such file -- (\S+)/,
  /Could not find '?([\w@/.-]+)'? in (?:any of the sources|locally installed gems)/,
];

const EXCERPT_CHARACTERS = 2_000;

const WHAT_TO_DO = 'Prepare the tree (setup-command), or name another test command (test-command).';

/**
 * Why the tests of the untouched tree cannot judge anything: they did not start, did not get as far as a test, or lack something that is not in the
 * repository. Undefined where tests ran, even if all of them fail.
 */
export function baselineProblem(run: TestRun, paths: readonly RepoPath[] = []): Judgement | undefined {
  const judgement = notStarted(run) ?? withoutResult(run) ?? noTests(run) ?? nothingRan(run) ?? allLack(run, paths);
  return judgement && { ...judgement, excerpt: excerptOf(run.output) };
}

/** A run that was stopped can still show which test hangs; one that shows nothing cannot. */
function withoutResult(run: TestRun): Judgement | undefined {
  const { end, signal, exitCode, seconds } = run;
  if (endedNormally(run) || run.cases.length > 0) return undefined;
  const command = `\`${run.command.display}\``;
  if (end === 'timeout')
    return error(`${command} did not end within ${Math.round(seconds)} s, and nothing shows which test was running.`);
  if (end === 'output-limit') return error(`${command} printed without end.`);
  const why = endedBecause(run);
  if (why !== undefined) return error(`${command} was ended before any test had a result: ${why}.`);
  return error(`${command} was ended by ${signal ?? `exit code ${exitCode}`} before any test had a result.`);
}

function nothingRan({ command, exitCode, counts, output }: TestRun): Judgement | undefined {
  if (executed(counts) > 0) return undefined;
  const missing = missingName(output);
  const why = missing === undefined ? '' : `; ${missing} is missing`;
  return error(`\`${command.display}\` ran no test: it ended with exit code ${exitCode}${why}. ${WHAT_TO_DO}`);
}

/** Every test fails for want of the same thing, and the repository does not have it. */
function allLack({ command, counts, cases }: TestRun, paths: readonly RepoPath[]): Judgement | undefined {
  if (counts.passed > 0 || failing(counts) === 0 || cases.length === 0) return undefined;
  const missing = cases.filter(({ status }) => status !== 'skipped').map(({ message = '' }) => missingName(message));
  const [first] = missing;
  if (first === undefined || missing.some((name) => name === undefined) || isOfRepository(first, paths))
    return undefined;
  return error(`\`${command.display}\` cannot load the tests: ${first} is missing. ${WHAT_TO_DO}`);
}

function missingName(text: string): string | undefined {
  for (const form of MISSING) {
    const name = form.exec(text)?.[1];
    if (name !== undefined) return name;
  }
  return undefined;
}

function isOfRepository(name: string, paths: readonly RepoPath[]): boolean {
  if (name.startsWith('.') || name.startsWith('/')) return true;
  const top = name.split(/[./]/)[0] ?? name;
  return paths.some((path) => path.split('/').some((part) => part === top || part.startsWith(`${top}.`)));
}

/** Lines about errors and what follows them, else the end. */
function excerptOf(output: string): string {
  const lines = output.trimEnd().split('\n');
  const first = lines.findIndex((line) =>
    /\b(?:error|exception|fatal|not found|no module|cannot|failed|failure)\b/i.test(line),
  );
  const from = first < 0 ? Math.max(0, lines.length - 30) : Math.max(0, first - 2);
  return cutMiddle(lines.slice(from).join('\n'), EXCERPT_CHARACTERS);
}

function error(reason: string): Judgement {
  return { verdict: 'error', reason };
}
