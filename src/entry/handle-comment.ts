import { saveState } from '@actions/core';
import type { SettingValues } from '../config/settings-schema.ts';
import { explain } from '../domain/errors.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { Github } from '../ports/github.ts';
import { redact } from '../stages/report/redact.ts';
import { renderMarkdown } from '../stages/report/render-markdown.ts';
import { renderPhases, renderUnfinished } from '../stages/report/render-phases.ts';
import { renderReply } from '../stages/report/render-reply.ts';
import { openStickyComment, type StickyComment } from '../stages/report/sticky-comment.ts';
import { type Admission, admitComment, type CommentRequest } from '../task/admit-comment.ts';
import { optionWords } from '../task/command-help.ts';
import type { CommandOptions } from '../task/command-options.ts';
import type { TaskEnd } from '../task/run-task.ts';
import type { ActionEnd } from './action-end.ts';
import type { ActionInputs } from './action-inputs.ts';
import { commentProgress } from './comment-progress.ts';
import { logProgress } from './log-progress.ts';
import { notesAfterRun } from './notes-after-run.ts';
import { runInWorkspace } from './run-in-workspace.ts';
import { linksOf, type RunnerEnvironment } from './runner-environment.ts';
import { fetchCommit } from './wire.ts';

type Accepted = Extract<Admission, { readonly kind: 'accepted' }>;

interface Scene {
  readonly request: CommentRequest;
  readonly inputs: ActionInputs;
  readonly runner: RunnerEnvironment;
  readonly github: Github;
}

/** From a comment to its answer: admit, acknowledge, run, and say in one comment what came of it. */
export async function handleComment(scene: Scene): Promise<ActionEnd> {
  const { request, inputs, github } = scene;
  const admission = await admitComment(request, inputs.policy, github);
  switch (admission.kind) {
    case 'ignored':
    case 'refused':
      return { kind: 'not-triggered', reason: admission.reason };
    case 'answered':
      return answer(admission, scene);
    case 'accepted':
      await github.react(request.id, 'eyes');
      return work(admission, scene);
    default: {
      const never: never = admission;
      return never;
    }
  }
}

async function answer(admission: Extract<Admission, { readonly kind: 'answered' }>, scene: Scene): Promise<ActionEnd> {
  const { request, github } = scene;
  await github.react(request.id, 'eyes');
  const comment = await openStickyComment(placeOf(request), () => renderReply(admission), github);
  const actor = request.author.login;
  return { kind: 'answered', reason: admission.reason, actor, comment: { id: comment.id, url: comment.url } };
}

async function work(accepted: Accepted, scene: Scene): Promise<ActionEnd> {
  const { request, inputs, github } = scene;
  const secrets = [inputs.apiKey, inputs.token].filter((secret) => secret !== undefined);
  const links = linksOf(scene.runner);
  const draw = (entered: readonly string[], detail: string) => {
    const options = optionWords(accepted.options);
    const task = accepted.text.untrusted;
    return redact(
      renderPhases({ task, commit: accepted.commit, actor: request.author.login, options, links, entered, detail }),
      secrets,
    );
  };
  // Kept for the end of the job before the comment is made: should this process be killed, it must not say "working" for ever.
  saveState('issue', String(request.issue.number));
  saveState('asked-in', String(request.id));
  const comment = await openStickyComment(placeOf(request), () => draw([], ''), github);
  const phases = commentProgress(logProgress(secrets), (entered, detail) => comment.write(() => draw(entered, detail)));
  try {
    const end = await runAccepted(accepted, scene, phases.progress);
    await phases.settle();
    const published = await publishAnswer(end, accepted, { ...scene, comment, secrets });
    saveState('finished', 'true');
    return published;
  } catch (failure) {
    await phases.settle();
    const text = redact(renderUnfinished(explain(failure), links), secrets);
    await comment
      .write(() => text)
      .then(
        () => saveState('finished', 'true'),
        () => undefined,
      );
    await github.react(request.id, 'confused').catch(() => false);
    return {
      kind: 'broke',
      message: explain(failure),
      actor: request.author.login,
      comment: { id: comment.id, url: comment.url },
      commit: accepted.commit,
      fork: accepted.fork,
    };
  }
}

async function runAccepted(
  accepted: Accepted,
  { request, inputs, runner }: Scene,
  progress: ReturnType<typeof commentProgress>['progress'],
): Promise<TaskEnd> {
  const { commit, fork } = accepted;
  const ref = refOf(request);
  const url = `${runner.serverUrl}/${runner.repository}.git`;
  await fetchCommit({
    directory: runner.workspace,
    url,
    commit,
    ref,
    ...(inputs.token ? { token: inputs.token } : {}),
  });
  const command = {
    text: accepted.text,
    ref: commit,
    actor: request.author.login,
    source: `comment ${request.id}`,
    authority: { allowed: true },
  } as const;
  return runInWorkspace({
    command,
    values: withOptions(inputs.values, accepted.options),
    inputs,
    runner,
    progress,
    fork,
  });
}

/** `HEAD` is the default branch. */
function refOf({ issue }: CommentRequest): string {
  return issue.isPullRequest ? `refs/pull/${issue.number}/head` : 'HEAD';
}

async function publishAnswer(
  { result, files, unsaved }: TaskEnd,
  accepted: Accepted,
  scene: Scene & { readonly comment: StickyComment; readonly secrets: readonly string[] },
): Promise<ActionEnd> {
  const { request, runner, github, comment, secrets } = scene;
  const notes = await notesAfterRun({ issue: request.issue, commit: accepted.commit }, github);
  const retry = request.body.trim().replaceAll('\r\n', '\n');
  const render = (limit: number) =>
    redact(renderMarkdown(result, { limit, links: linksOf(runner), patchFile: 'change.patch', retry, notes }), secrets);
  await comment.write(render);
  await github.react(request.id, finalReaction(result.judgement.verdict)).catch(() => false);
  return {
    kind: 'ran',
    ...(unsaved ? { unsaved } : {}),
    result,
    files,
    answer: render(Number.POSITIVE_INFINITY),
    comment: { id: comment.id, url: comment.url },
    params: optionWords(accepted.options),
    fork: accepted.fork,
    ref: refOf(request),
    baseRef: accepted.baseRef,
  };
}

/** What the command says for itself goes before what the workflow says. */
function withOptions(values: SettingValues, options: CommandOptions): SettingValues {
  return {
    ...values,
    ...(options.test === undefined ? {} : { 'test-command': options.test }),
    ...(options.model === undefined ? {} : { model: options.model }),
    ...(options.budget === undefined ? {} : { 'token-budget': options.budget }),
    ...(options.dryRun ? { 'dry-run': true } : {}),
  };
}

function placeOf(request: CommentRequest) {
  return { issue: request.issue.number, askedIn: request.id };
}

function finalReaction(verdict: Verdict): '+1' | '-1' | 'confused' {
  if (verdict === 'pass') return '+1';
  return verdict === 'error' ? 'confused' : '-1';
}
