import type { Command } from 'commander';
import { type ReadSettings, readSettings } from '../../config/read-settings.ts';
import type { SettingValues } from '../../config/settings-schema.ts';
import { explain, TaskError } from '../../domain/errors.ts';
import type { UntrustedText } from '../../domain/untrusted-text.ts';
import { renderJson } from '../../stages/report/render-json.ts';
import { renderTerminal } from '../../stages/report/render-terminal.ts';
import { shellQuoted } from '../../stages/verify/command-words.ts';
import type { RunPorts } from '../../task/run-settings.ts';
import { runTask, type TaskEnd } from '../../task/run-task.ts';
import { exitCodeOf, exitCodeOfThrown } from '../exit-codes.ts';
import { usePrivateTemp } from '../private-temp.ts';
import { readTask, type TaskSource } from '../read-task.ts';
import { runSettingsOf } from '../run-settings-of.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { openPorts } from '../wire.ts';
import { type ModelOptions, modelOptions, modelRequest, modelSettings, onCommandLine } from './model-options.ts';

interface RunOptions extends TaskSource, ModelOptions {
  readonly repo: string;
  readonly ref?: string;
  readonly testCommand?: string;
  readonly setupCommand?: string;
  readonly testNetwork?: boolean;
  readonly budget?: string;
  readonly mode?: string;
  readonly attempts?: string;
  readonly transfer?: string;
  readonly seed?: string;
  readonly timeoutMinutes?: string;
  readonly testTimeoutMinutes?: string;
  readonly dryRun?: boolean;
  readonly apply?: boolean;
  readonly out?: string;
  readonly json?: boolean;
}

export function registerRun(program: Command): void {
  const command = program
    .command('run')
    .description('Do one task on a repository: evidence, two programs, tests before and after, verdict and patch.')
    .option('--repo <path>', 'the repository', '.')
    .option('--task <text>', 'what should change')
    .option('--task-file <file>', 'the same from a file')
    .option('--issue <file>', 'a saved issue: JSON with title and body, or text')
    .option('--ref <ref>', 'commit to work on (default: HEAD)')
    .option('--test-command <command>', 'how to run the tests (default: detected; none: do not)')
    .option('--setup-command <command>', 'prepares the tree for its tests, with network')
    .option('--test-network', 'let the tests use the network')
    .option('--budget <tokens>', 'evidence tokens')
    .option('--mode <mode>', 'how evidence shares the budget: paper, product, fill')
    .option('--attempts <number>', 'tries in all')
    .option('--transfer <when>', 'when the alternative program is written: on, on-failure, off')
    .option('--seed <number>', 'seed of the sampler')
    .option('--timeout-minutes <minutes>', 'limit for the whole run')
    .option('--test-timeout-minutes <minutes>', 'limit for one run of the tests')
    .option('--dry-run', 'everything up to the first model call, and no further')
    .option('--apply', 'on a pass, apply the change to your own tree (only if it is clean)')
    .option('--out <folder>', 'where patch, context and reports go')
    .option('--json', 'one JSON object on standard output');
  modelOptions(command).action(async (options: RunOptions) => {
    process.exitCode = await runOnce(options);
  });
}

async function runOnce(options: RunOptions): Promise<number> {
  const { values } = readRunSettings(options);
  const text = await readTask(options);
  usePrivateTemp();
  return untilInterrupted((signal) => runOn(options, { values, text, signal }));
}

interface Asked {
  readonly values: SettingValues;
  readonly text: UntrustedText;
  readonly signal: AbortSignal;
}

async function runOn(options: RunOptions, { values, text, signal }: Asked): Promise<number> {
  const ports = await openPorts({
    ...modelRequest(options, values),
    repository: options.repo,
    ...(options.out ? { out: options.out } : {}),
  });
  try {
    if (options.apply) await requireClean(ports);
    const settings = runSettingsOf(values, { directory: ports.directory, secrets: ports.secrets });
    const command = {
      text,
      actor: 'local',
      source: 'command line',
      authority: { allowed: true },
      ...(options.ref ? { ref: options.ref } : {}),
    } as const;
    const end = await runTask(command, settings, ports, signal);
    const notApplied = options.apply ? await applyChange(end, ports).catch((thrown: unknown) => thrown) : undefined;
    print(end, options.json === true);
    for (const problem of [end.unsaved, notApplied]) {
      if (problem !== undefined) process.stderr.write(`vital: ${explain(problem)}\n`);
    }
    if (notApplied !== undefined) return exitCodeOfThrown(notApplied);
    return end.unsaved ? exitCodeOfThrown(end.unsaved) : exitCodeOf(end.result, settings.dryRun);
  } finally {
    await ports.close();
  }
}

function readRunSettings(options: RunOptions): ReadSettings & { readonly values: SettingValues } {
  return readSettings(
    {
      'test-command': options.testCommand,
      'setup-command': options.setupCommand,
      'test-network': options.testNetwork ? 'true' : undefined,
      'token-budget': options.budget,
      'allocation-mode': options.mode,
      'max-attempts': options.attempts,
      'timeout-minutes': options.timeoutMinutes,
      'test-timeout-minutes': options.testTimeoutMinutes,
      'dry-run': options.dryRun ? 'true' : undefined,
      transfer: options.transfer,
      seed: options.seed,
      ...modelSettings(options),
    },
    onCommandLine,
  );
}

async function requireClean({ git, store }: RunPorts): Promise<void> {
  // The files of the run may lie in the tree, and are not the person's.
  if (await git.isClean(store.directory)) return;
  throw new TaskError('dirty-tree', `${git.root} has changes that are not committed, so --apply would mix with them.`, {
    hint: 'Commit or stash them, or leave out --apply and apply the patch yourself.',
  });
}

/** The run is done and reported by now: whatever goes wrong here is told after it, and costs nothing of it. */
async function applyChange({ result, files }: TaskEnd, ports: RunPorts): Promise<void> {
  if (!files.patch) return;
  if (result.judgement.verdict !== 'pass') {
    ports.progress.note(
      `Not applied, since the verdict is ${result.judgement.verdict}. To apply it anyway: ${gitApply(ports, [files.patch])}`,
    );
    return;
  }
  // The tree may have changed while the model was writing.
  await requireClean(ports);
  await ports.git.applyToOwnTree(files.patch);
  ports.progress.note(`Applied to ${ports.git.root}. To undo: ${gitApply(ports, ['-R', files.patch])}`);
}

/** As a shell takes it from any folder: patch paths are counted from where git stands. */
function gitApply({ git }: RunPorts, words: readonly string[]): string {
  return ['git', '-C', git.root, 'apply', ...words].map(shellQuoted).join(' ');
}

function print({ result, files, unsaved }: TaskEnd, json: boolean): void {
  if (!json) return void process.stdout.write(renderTerminal(result, files));
  // What has no file is given here, so that it is not lost.
  const lost = unsaved
    ? { unsaved: { code: unsaved.code, message: explain(unsaved) }, patchText: result.program?.patch ?? null }
    : {};
  process.stdout.write(`${JSON.stringify({ ...renderJson(result, files), ...lost })}\n`);
}
