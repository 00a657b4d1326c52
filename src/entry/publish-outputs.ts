import { basename, dirname } from 'node:path';
import { notice, setFailed, setOutput, summary } from '@actions/core';
import { explain } from '../domain/errors.ts';
import type { RunFiles } from '../domain/run-files.ts';
import type { RunResult } from '../domain/run-result.ts';
import { defangLog } from '../stages/report/defang-log.ts';
import { quoteProse } from '../stages/report/quote.ts';
import { redact } from '../stages/report/redact.ts';
import type { ActionEnd } from './action-end.ts';

/**
 * Step outputs, job summary, and how the step ends. A verdict is an answer, not an accident: only what kept us from
 * giving one fails the step. Workflows that want more look at `verdict`.
 */
export async function publishOutputs(end: ActionEnd, outputMode: string, secrets: readonly string[]): Promise<void> {
  switch (end.kind) {
    case 'not-triggered':
      setOutput('triggered', 'false');
      setOutput('continue', 'false');
      setOutput('conclusion', 'skipped');
      notice(defangLog(`Nothing was started. ${end.reason}`));
      return summarise(`### Vital: nothing was started\n\n${quoteProse(end.reason)}`);
    case 'answered':
      setOutput('triggered', 'true');
      setOutput('continue', 'false');
      setOutput('conclusion', 'neutral');
      setOutput('actor', end.actor);
      setOutput('comment-id', end.comment?.id ?? '');
      setOutput('comment-url', end.comment?.url ?? '');
      notice(defangLog(end.reason));
      return summarise(`### Vital: answered, nothing was started\n\n${quoteProse(end.reason)}`);
    case 'broke':
      setOutput('triggered', 'true');
      setOutput('actor', end.actor);
      setOutput('comment-id', end.comment.id);
      setOutput('comment-url', end.comment.url);
      setOutput('sha', end.commit);
      setOutput('fork', end.fork ? 'true' : 'false');
      return publishFailure(redact(end.message, secrets));
    case 'ran':
      publishRun(end, outputMode, (text) => redact(text, secrets));
      return summarise(end.answer);
    default: {
      const never: never = end;
      return never;
    }
  }
}

/** For what was thrown: the step fails with its words, and the outputs say so too. */
export async function publishFailure(message: string): Promise<void> {
  setOutput('continue', 'false');
  setOutput('conclusion', 'failure');
  setOutput('verdict', 'error');
  setOutput('error', message);
  setFailed(defangLog(message));
  await summarise(`### 🛑 Vital could not run\n\n${quoteProse(message, 4_000)}`);
}

/** What foreign text went into passes the redactor: the runner masks its log, but hands outputs on to other steps as they are. */
function publishRun(
  end: Extract<ActionEnd, { readonly kind: 'ran' }>,
  outputMode: string,
  masked: (text: string) => string,
): void {
  const { result, files, comment, unsaved } = end;
  const { verdict } = result.judgement;
  const reason = masked(result.judgement.reason);
  // A tree whose tests cannot run is a judgement and not an exception; it kept us from a result all the same.
  const failure = result.error?.message ?? (verdict === 'error' ? reason : undefined);
  const problem = masked(failure ?? (unsaved ? explain(unsaved) : ''));
  const outputs: Readonly<Record<string, unknown>> = {
    triggered: 'true',
    continue: verdict === 'pass' ? 'true' : 'false',
    conclusion: conclusionOf(result),
    verdict,
    summary: `${verdict}: ${reason}`,
    error: problem,
    'tests-before': result.before ? JSON.stringify(result.before.counts) : '',
    'tests-after': result.after ? JSON.stringify(result.after.counts) : '',
    'comment-id': comment?.id ?? '',
    'comment-url': comment?.url ?? '',
    'patch-file': outputMode === 'none' ? '' : (files.patch ?? ''),
    'context-file': files.context ?? '',
    'report-file': files.report ?? '',
    'html-file': files.html ?? '',
    model: result.model?.name ?? '',
    'prompt-tokens': result.model?.promptTokens ?? 0,
    'completion-tokens': result.model?.completionTokens ?? 0,
    'cost-usd': result.model?.cost ?? '',
    'duration-seconds': Math.round(result.durationSeconds),
    'session-id': sessionOf(files),
    sha: result.task.commit,
    ref: masked(end.ref),
    'base-ref': masked(end.baseRef),
    'branch-name': '',
    'commit-sha': '',
    'pull-request-number': '',
    'pull-request-url': '',
    actor: result.task.actor,
    params: masked(end.params.join(' ')),
    fork: end.fork ? 'true' : 'false',
  };
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
  notice(defangLog(`${verdict}: ${reason}`));
  if (problem !== '') setFailed(defangLog(problem));
}

/** The run's folder has a name of its own. */
function sessionOf({ record = '' }: RunFiles): string {
  return basename(dirname(record));
}

function conclusionOf(result: RunResult): 'success' | 'failure' | 'neutral' {
  if (result.judgement.verdict === 'pass') return 'success';
  return result.judgement.verdict === 'fail' || result.judgement.verdict === 'error' ? 'failure' : 'neutral';
}

async function summarise(markdown: string): Promise<void> {
  if (!process.env.GITHUB_STEP_SUMMARY) return;
  await summary.addRaw(markdown, true).write();
}
