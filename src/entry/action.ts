import { getState, saveState, setSecret, warning } from '@actions/core';
import { explain, TaskError } from '../domain/errors.ts';
import type { Github } from '../ports/github.ts';
import { redact, unmaskable } from '../stages/report/redact.ts';
import type { ActionEnd } from './action-end.ts';
import { type ActionInputs, readActionInputs } from './action-inputs.ts';
import { finishStaleComment } from './finish-stale-comment.ts';
import { handleComment } from './handle-comment.ts';
import { handleStep } from './handle-step.ts';
import { publishFailure, publishOutputs } from './publish-outputs.ts';
import { readCommentEvent } from './read-comment-event.ts';
import { type RunnerEnvironment, readRunnerEnvironment } from './runner-environment.ts';
import { openGithub } from './wire.ts';

/** The workflow step: reads inputs and event, does what they ask, and publishes what came of it. Never throws. */
export async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const secrets: string[] = [];
  try {
    const inputs = readActionInputs(env);
    secrets.push(...[inputs.apiKey, inputs.token].filter((secret) => secret !== undefined));
    // A short one would blank half the log; it is warned of instead.
    for (const secret of secrets) if (unmaskable([secret]).length === 0) setSecret(secret);
    const runner = readRunnerEnvironment(env);
    // The same bundle is started again at the end of the job; what it then has to do is only this.
    if (getState('started') === 'true') return await finishStaleComment(runner, await githubOf(inputs, runner));
    saveState('started', 'true');
    for (const text of [...inputs.warnings, ...unmaskable(secrets)]) warning(text);
    await publishOutputs(await handle(inputs, runner), inputs.values['output-mode'] ?? 'patch', secrets);
  } catch (failure) {
    await publishFailure(redact(explain(failure), secrets));
  }
}

async function handle(inputs: ActionInputs, runner: RunnerEnvironment): Promise<ActionEnd> {
  const { values, policy } = inputs;
  if (values.prompt !== undefined || values['prompt-file'] !== undefined) return handleStep(inputs, runner);
  if (runner.eventName !== 'issue_comment') {
    const reason = `There is neither prompt nor prompt-file, and the event ${runner.eventName || '(none)'} brings no comment that could start with ${policy.trigger}.`;
    return { kind: 'not-triggered', reason };
  }
  const request = await readCommentEvent(runner.eventPath);
  return handleComment({ request, inputs, runner, github: await githubOf(inputs, runner) });
}

async function githubOf(inputs: ActionInputs, runner: RunnerEnvironment): Promise<Github> {
  if (inputs.token === undefined) {
    throw new TaskError('bad-input', 'github-token is empty, so the comment cannot be answered.', {
      hint: 'Leave the input out to use the token of the job.',
    });
  }
  return openGithub({ apiUrl: runner.apiUrl, token: inputs.token, repository: runner.repository });
}
