import { untrusted } from '../domain/untrusted-text.ts';
import { redact } from '../stages/report/redact.ts';
import { renderMarkdown } from '../stages/report/render-markdown.ts';
import type { ActionEnd } from './action-end.ts';
import type { ActionInputs } from './action-inputs.ts';
import { insideWorkspace } from './inside-workspace.ts';
import { logProgress } from './log-progress.ts';
import { readInputFile } from './read-input-file.ts';
import { runInWorkspace } from './run-in-workspace.ts';
import { linksOf, type RunnerEnvironment } from './runner-environment.ts';

/** A step with a task of its own: whoever wrote the workflow has decided who may ask. */
export async function handleStep(inputs: ActionInputs, runner: RunnerEnvironment): Promise<ActionEnd> {
  const { values } = inputs;
  const file = values['prompt-file'];
  const text = file === undefined ? (values.prompt ?? '') : await readPromptFile(runner.workspace, file);
  const secrets = [inputs.apiKey, inputs.token].filter((secret) => secret !== undefined);
  const { result, files, unsaved } = await runInWorkspace({
    command: {
      text: untrusted(text, 'workflow input'),
      actor: runner.actor,
      source: 'workflow input',
      authority: { allowed: true },
    },
    values,
    inputs,
    runner,
    progress: logProgress(secrets),
    fork: false,
  });
  const answer = redact(renderMarkdown(result, { links: linksOf(runner), patchFile: 'change.patch' }), secrets);
  const { ref, baseRef } = runner;
  const end = { kind: 'ran', result, files, answer, params: [], fork: false, ref, baseRef } as const;
  return unsaved ? { ...end, unsaved } : end;
}

async function readPromptFile(workspace: string, file: string): Promise<string> {
  return readInputFile(await insideWorkspace(workspace, file, 'prompt-file'), 'prompt-file');
}
