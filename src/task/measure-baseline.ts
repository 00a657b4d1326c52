import type { Judgement, TestCommand, TestRun } from '../domain/verdict.ts';
import type { TreeEntry, Worktree } from '../ports/git.ts';
import { baselineProblem } from '../stages/verify/baseline-problem.ts';
import { runSetup } from '../stages/verify/run-setup.ts';
import { runTests } from '../stages/verify/run-tests.ts';
import type { RunRecord } from './run-record.ts';
import type { RunPorts, RunSettings } from './run-settings.ts';

/** Characters of a failed set-up's output that are shown; its end says most. */
const SETUP_EXCERPT = 2000;

/** The tests of the untouched tree. `problem` is set where they could not be run at all: the machine's fault, not a program's. */
export interface Baseline {
  readonly command?: TestCommand;
  readonly run?: TestRun;
  readonly problem?: Judgement;
}

export interface CheckedOut {
  readonly worktree: Worktree;
  readonly entries: readonly TreeEntry[];
  /** Where the tests run: the work tree, or the folder of it that was asked for, or the one above it that has tests. */
  readonly directory: string;
  readonly command?: TestCommand;
}

/** Prepares the tree and runs its tests before any model is asked: a tree that cannot run its tests costs nothing. */
export async function measureBaseline(
  tree: CheckedOut,
  settings: RunSettings,
  { ports, record, signal }: { readonly ports: RunPorts; readonly record: RunRecord; readonly signal: AbortSignal },
): Promise<Baseline> {
  record.learn({ isolation: ports.sandbox.isolation });
  const prepared = await prepare(tree, settings, ports, signal);
  if (prepared) return { problem: prepared };
  await tree.worktree.settle();
  const { command } = tree;
  if (!command) return {};
  ports.progress.note(`Tests: ${command.display} (${command.reason}); ${ports.sandbox.isolation.detail}`);
  // What the base's run builds in its HOME is where later runs start from.
  const run = await runTests(command, tree.directory, ports, {
    ...testSettings(settings, signal, ports),
    keepHome: true,
  });
  record.learn({ before: run });
  const problem = baselineProblem(
    run,
    tree.entries.map(({ path }) => path),
  );
  return { command, run, ...(problem ? { problem } : {}) };
}

export function testSettings(settings: RunSettings, signal: AbortSignal, ports: Pick<RunPorts, 'progress'>) {
  return {
    timeoutSeconds: settings.testTimeoutSeconds,
    network: settings.testNetwork,
    signal,
    onOutput: (bytes: number) =>
      ports.progress.update({ stage: 'tests', detail: 'output', done: bytes, unit: 'bytes' }),
  };
}

async function prepare(
  tree: CheckedOut,
  settings: RunSettings,
  ports: RunPorts,
  signal: AbortSignal,
): Promise<Judgement | undefined> {
  if (!settings.setupCommand) return undefined;
  ports.progress.stage('setup', settings.setupCommand);
  const done = await runSetup(settings.setupCommand, tree.directory, ports, {
    timeoutSeconds: settings.setupTimeoutSeconds,
    network: true,
    signal,
  });
  if (done.isDone) return undefined;
  const how = done.end === 'exited' ? `exit code ${done.exitCode}` : done.end;
  return {
    verdict: 'error',
    reason: `The set-up command \`${done.display}\` ended with ${how}.`,
    excerpt: done.output.trimEnd().slice(-SETUP_EXCERPT),
  };
}
