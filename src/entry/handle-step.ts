import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { TaskError } from '../domain/errors.ts';
import { untrusted } from '../domain/untrusted-text.ts';
import { redact } from '../stages/report/redact.ts';
import { renderMarkdown } from '../stages/report/render-markdown.ts';
import type { ActionEnd } from './action-end.ts';
import type { ActionInputs } from './action-inputs.ts';
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

/** The file comes with the tree, and so may a link in its place: one that leads out would show the machine's files to the model. */
async function readPromptFile(workspace: string, file: string): Promise<string> {
  const root = await realpath(workspace);
  const path = join(root, file);
  const real = await realpath(path).catch(() => path);
  const first = relative(root, real).split(sep)[0] ?? '';
  if (first === '..' || first === '.git' || isAbsolute(relative(root, real))) {
    throw new TaskError(
      'bad-input',
      `prompt-file must lie inside the repository, got ${JSON.stringify(file)} (workflow input).`,
    );
  }
  return readInputFile(real, 'prompt-file');
}
