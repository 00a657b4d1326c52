import { explain, isTaskError } from '../domain/errors.ts';
import type { TestCommand } from '../domain/verdict.ts';
import { findTests } from '../task/find-tests.ts';
import {
  findProgram,
  folderInside,
  type ModelRequest,
  openModel,
  openRepository,
  openSandbox,
  stderrProgress,
} from './wire.ts';

/** One thing that was looked at. `advice` is there when something can be done. */
export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly detail: string;
  readonly advice?: string;
}

/** Looks at everything a run needs, each by using it: no finding is read from a version string alone where it can be tried. */
export async function examine(repository: string, request: ModelRequest): Promise<readonly Finding[]> {
  return [
    node(),
    ...(await attempt('git', 'Install git 2.34 or later, and run vital inside a repository.', () => git(repository))),
    ...(await attempt('sandbox', 'Install bubblewrap for strong isolation.', sandbox)),
    ...(await attempt('model', 'Check --base-url and --model, or run: vital model fetch', () => model(request))),
  ];
}

async function attempt(
  what: string,
  advice: string,
  look: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  return look().catch((thrown: unknown) => {
    // An error that says what to do needs no guess beside it.
    if (isTaskError(thrown) && thrown.hint) return [{ what, ok: false, detail: thrown.message, advice: thrown.hint }];
    return [{ what, ok: false, detail: explain(thrown), advice }];
  });
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return { what: 'node', ok, detail: process.versions.node, ...(ok ? {} : { advice: 'Install Node 20.19 or later.' }) };
}

async function git(path: string): Promise<readonly Finding[]> {
  const repository = await openRepository(path);
  const commit = await repository.resolve();
  const entries = await repository.listTree(commit);
  const directory = await folderInside(repository.root, path);
  // As a run does it: from the commit, not from what lies in the person's own tree.
  const worktree = await repository.createWorktree(commit);
  try {
    const { command } = findTests(worktree.directory, entries, directory ? { directory } : {});
    return [
      {
        what: 'git',
        ok: true,
        detail: `${await repository.version()}, ${repository.root} at ${commit}, ${entries.length} files`,
      },
      command
        ? testCommand(command)
        : { what: 'test command', ok: false, detail: 'none was found', advice: 'Name one with --test-command.' },
    ];
  } finally {
    await worktree.dispose();
  }
}

function testCommand({ argv: [program = ''], display, reason }: TestCommand): Finding {
  const found = { what: 'test command', detail: `${display} (${reason})` };
  // A program of the tree itself, such as `./gradlew`, is there if the command was found.
  if (program.includes('/') || findProgram(program)) return { ...found, ok: true };
  const detail = `${found.detail}: ${JSON.stringify(program)} is not a program on the search path`;
  return { ...found, ok: false, detail, advice: 'Install it, or name another command with --test-command.' };
}

async function sandbox(): Promise<readonly Finding[]> {
  const { isolation, close } = await openSandbox();
  await close();
  const strong = isolation.level === 'strong';
  const advice = strong ? {} : { advice: 'Install bubblewrap, or allow user namespaces, for strong isolation.' };
  return [
    { what: 'sandbox', ok: true, detail: `${isolation.backend}, ${isolation.level}: ${isolation.detail}`, ...advice },
  ];
}

async function model(request: ModelRequest): Promise<readonly Finding[]> {
  const opened = await openModel(request, stderrProgress());
  try {
    const profile = await opened.profile();
    const asked = performance.now();
    let first: number | undefined;
    const answer = await opened.complete({
      messages: [{ role: 'user', content: 'Write the numbers from 1 to 20 in one line.' }],
      maxOutputTokens: 80,
      temperature: 0,
      seed: 1,
      onProgress: ({ phase }) => {
        if (phase === 'output') first ??= performance.now();
      },
    });
    const line = JSON.stringify(answer.text.trim().slice(0, 80));
    return [
      {
        what: 'model',
        ok: true,
        detail: `${answer.model}, window ${profile.window} (${profile.windowSource}), tokenizer ${profile.tokenizer.name}`,
        ...(profile.windowSource === 'assumed'
          ? { advice: 'The server does not tell its window: say it with --window.' }
          : {}),
      },
      {
        what: 'completion',
        ok: true,
        detail: `${line}: ${describeSpeed(answer.usage.completionTokens, { asked, first, ended: performance.now() })}`,
      },
    ];
  } finally {
    await opened.close();
  }
}

/** Waiting for the first token, a model being loaded included, says little of the rate of the others. */
function describeSpeed(
  tokens: number,
  { asked, first, ended }: { readonly asked: number; readonly first: number | undefined; readonly ended: number },
): string {
  const seconds = (from: number, to: number) => Math.max((to - from) / 1000, 0.001);
  if (first === undefined) return `${tokens} tokens in ${seconds(asked, ended).toFixed(1)} s`;
  const rate = (tokens / seconds(first, ended)).toFixed(1);
  return `${tokens} tokens, the first after ${seconds(asked, first).toFixed(1)} s, then ${rate} tokens/s`;
}
