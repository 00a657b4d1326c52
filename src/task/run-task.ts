import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CommitSha } from '../domain/commit-sha.ts';
import { TaskError } from '../domain/errors.ts';
import type { FrozenTask } from '../domain/frozen-task.ts';
import type { RepositoryIndex } from '../domain/repository-index.ts';
import type { RunFiles } from '../domain/run-files.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { Judgement } from '../domain/verdict.ts';
import type { ModelProfile } from '../ports/model.ts';
import { indexRepository } from '../stages/index/index-repository.ts';
import { redact } from '../stages/report/redact.ts';
import { findTests } from './find-tests.ts';
import { freezeTask, unfrozen } from './freeze-task.ts';
import { allocateDefault, budgetNotes, gatherEvidence } from './gather-evidence.ts';
import { type CheckedOut, measureBaseline } from './measure-baseline.ts';
import { asError, type RunRecord, startRecord } from './run-record.ts';
import type { GenerateCommand, RunPorts, RunSettings } from './run-settings.ts';
import { solveTask } from './solve-task.ts';
import { untilAborted } from './until-aborted.ts';
import { describeWorstCase, runLimits } from './worst-case.ts';
import { writeAnswer } from './write-answer.ts';

/** Short, since a small model stumbles over long ones. Text that holds it by chance or design loses it in the fence. */
const NONCE_LETTERS = 8;

export interface TaskEnd {
  readonly result: RunResult;
  readonly files: RunFiles;
  /** Why some of the files could not be written; the result holds what they would have. */
  readonly unsaved?: TaskError;
}

/** Runs one task from request to report. Whatever happens, the result says it and the record is saved. */
export async function runTask(
  command: GenerateCommand,
  settings: RunSettings,
  ports: RunPorts,
  cancelled?: AbortSignal,
): Promise<TaskEnd> {
  const record = startRecord(unfrozen(command, '' as CommitSha), ports.clock, ports.progress);
  const deadline = AbortSignal.timeout(settings.timeoutSeconds * 1000);
  const signal = cancelled ? AbortSignal.any([cancelled, deadline]) : deadline;
  // A folder that cannot be written is found now, not after the model has been paid.
  await ports.store.write('task.txt', redact(command.text.untrusted, settings.secrets));
  const judgement = await runStages(command, settings, { ports, record, signal })
    .then((reached) => {
      // Stages that were stopped end with what they have, as if it were theirs; only a pass cannot come of that.
      if (reached.verdict !== 'pass') signal.throwIfAborted();
      return reached;
    })
    .catch((thrown: unknown) => {
      const { error, judgement: failed } = asError(interruption(signal, cancelled) ?? thrown);
      if (error) record.learn({ error });
      return failed;
    });
  const result = record.close(judgement);
  ports.progress.stage('report', ports.store.directory);
  return { result, ...(await writeAnswer(result, ports.store, settings.secrets)) };
}

interface Run {
  readonly ports: RunPorts;
  readonly record: RunRecord;
  readonly signal: AbortSignal;
}

async function runStages(command: GenerateCommand, settings: RunSettings, run: Run): Promise<Judgement> {
  const { ports, record, signal } = run;
  if (!command.authority.allowed) return { verdict: 'error', reason: command.authority.reason };
  const task = await record.time('freeze', command.source, () => freezeTask(command, ports.git));
  record.learn({ task });
  const tree = await record.time('checkout', task.commit, () => checkOut(task, settings, ports));
  try {
    const baseline = await record.time('baseline', 'tests before', () => measureBaseline(tree, settings, run));
    if (baseline.problem) return baseline.problem;
    const index = await record.time('index', `${tree.entries.length} files`, () =>
      untilAborted(indexRepository(task.commit, ports), signal),
    );
    record.learn({ index: indexFacts(index) });
    const evidence = await record.time('retrieve', 'ranked views', async () =>
      gatherEvidence(task, index, baseline.run),
    );
    const profile = await record.time('model', 'window and limits', () => ports.model.profile(signal));
    const limits = runLimits(settings, profile);
    const context = await record.time('allocate', `${limits.budget} tokens`, async () =>
      allocateDefault(evidence, { tokenizer: profile.tokenizer, budget: limits.budget, mode: settings.allocationMode }),
    );
    record.learn({ context });
    for (const note of budgetNotes(context)) ports.progress.note(note);
    announce(profile, describeWorstCase(profile, limits, settings.transfer), run);
    if (!evidence.targets[0]) return { verdict: 'no-change', reason: nothingToChange(index) };
    if (settings.dryRun)
      return {
        verdict: 'no-change',
        reason: `Dry run: would change ${evidence.targets[0].path}. ${evidence.targets[0].reason}`,
      };
    const shop = {
      task,
      index,
      profile,
      settings,
      ports,
      record,
      signal,
      failures: evidence.query.failures,
      nonce: fenceNonce(task, settings.seed),
    };
    return await solveTask({
      shop,
      bench: { tree, baseline, settings, ports, signal, targets: evidence.targetTests },
      evidence,
      context,
      ...limits,
    });
  } finally {
    await tree.worktree.dispose();
  }
}

async function checkOut(task: FrozenTask, settings: RunSettings, { git }: RunPorts): Promise<CheckedOut> {
  const entries = await git.listTree(task.commit);
  if (entries.length === 0) {
    throw new TaskError('empty-tree', `Commit ${task.commit} holds no files.`, {
      hint: 'Name a commit that has some with --ref.',
    });
  }
  const worktree = await git.createWorktree(task.commit);
  try {
    const { folder, command } = findTests(worktree.directory, entries, settings);
    return { worktree, entries, directory: join(worktree.directory, folder), ...(command ? { command } : {}) };
  } catch (thrown) {
    await worktree.dispose();
    throw thrown;
  }
}

/**
 * Marks the sections of the prompt. Made from the inputs, so that the same input gives the same prompt; whoever writes one of them cannot
 * write it down inside, since that would change it.
 */
function fenceNonce({ commit, text }: FrozenTask, seed: number): string {
  return createHash('sha256').update(`${commit}\0${seed}\0${text.untrusted}`).digest('hex').slice(0, NONCE_LETTERS);
}

function indexFacts({ files, engine, skipped }: RepositoryIndex): NonNullable<RunResult['index']> {
  return { files: files.length, units: files.reduce((sum, file) => sum + file.units.length, 0), engine, skipped };
}

function nothingToChange({ files, skipped }: RepositoryIndex): string {
  return files.length === 0
    ? `The commit holds no text file that could be changed; ${skipped.length} other file(s) were left out.`
    : 'Nothing in the repository matches the task, so there is nothing to change.';
}

/** Window, limits and worst case, before the first call. */
function announce({ name }: ModelProfile, worstCase: string, { ports, record }: Run): void {
  record.learn({ model: { name, promptTokens: 0, reusedTokens: 0, completionTokens: 0, calls: 0 } });
  ports.progress.note(worstCase);
}

function interruption(signal: AbortSignal, cancelled: AbortSignal | undefined): TaskError | undefined {
  if (!signal.aborted) return undefined;
  return cancelled?.aborted
    ? new TaskError('interrupted', 'The run was interrupted.', { hint: 'What was finished by then is in the report.' })
    : new TaskError('time-limit', 'The run reached its time limit.', {
        hint: 'Raise --timeout-minutes, or ask for less. What was finished by then is in the report.',
      });
}
