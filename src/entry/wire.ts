import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { consoleProgress } from '../adapters/console/console-progress.ts';
import { folderStore } from '../adapters/folder-store/folder-store.ts';
import { systemClock } from '../adapters/system-clock/system-clock.ts';
import type { SettingValues } from '../config/settings-schema.ts';
import { type RepoPath, tryRepoPath } from '../domain/repo-path.ts';
import type { EvaluationPorts } from '../evaluate/evaluation-ports.ts';
import type { Extractor } from '../ports/extractor.ts';
import type { Git } from '../ports/git.ts';
import type { Model } from '../ports/model.ts';
import type { Progress } from '../ports/progress.ts';
import type { Tokenizer } from '../ports/tokenizer.ts';
import type { RunPorts } from '../task/run-settings.ts';

// Adapters load when they are needed: a parser worker must not start with a model client, nor `--help` with a tokenizer.

/** Models and their library live here. */
export function cacheFolder(): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'vital');
}

function runFolder(): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  return join(
    process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'),
    'vital',
    'runs',
    `${stamp}-${process.pid}`,
  );
}

export interface ModelRequest {
  readonly values: SettingValues;
  readonly apiKey?: string;
}

export interface PortsRequest extends ModelRequest {
  /** Any folder inside the repository. */
  readonly repository: string;
  readonly out?: string;
  readonly progress?: Progress;
}

export type OpenPorts = RunPorts & {
  /** The folder asked for, inside the repository; absent at its top. */
  readonly directory?: RepoPath;
  readonly secrets: readonly string[];
  close(): Promise<void>;
};

export async function openPorts(request: PortsRequest): Promise<OpenPorts> {
  const progress = request.progress ?? stderrProgress();
  const git = await openRepository(request.repository);
  const sandbox = await openSandbox();
  const extractor = await openExtractor();
  const model = await openModel(request, progress);
  const directory = tryRepoPath(relative(git.root, await realFolder(request.repository)));
  return {
    git,
    sandbox,
    extractor,
    model,
    progress,
    clock: systemClock,
    store: folderStore(request.out ?? runFolder()),
    secrets: request.apiKey ? [request.apiKey] : [],
    ...(directory ? { directory } : {}),
    close: async () => {
      await Promise.all([extractor.close(), model.close(), sandbox.close()]);
    },
  };
}

/** What reading a repository takes: no model, no sandbox. */
export async function openReading(path: string) {
  const git = await openRepository(path);
  const extractor = await openExtractor();
  const tokenizer = await openTokenizer();
  return { git, extractor, tokenizer, progress: stderrProgress(), close: () => extractor.close() };
}

export function stderrProgress(): Progress {
  return consoleProgress(process.stderr);
}

export async function openRepository(path: string): Promise<Git> {
  return (await import('../adapters/git-cli/open-repository.ts')).openRepository(path);
}

async function realFolder(path: string): Promise<string> {
  return (await import('node:fs/promises')).realpath(path);
}

export async function openSandbox() {
  const { openSandbox: open } = await import('../adapters/sandbox-bubblewrap/open-sandbox.ts');
  return open({ host: { env: process.env, home: homedir() } });
}

export async function openTokenizer(encoding?: 'o200k_base' | 'cl100k_base'): Promise<Tokenizer> {
  return (await import('../adapters/tiktoken/open-tiktoken.ts')).openTiktoken(encoding);
}

export async function openExtractor(): Promise<Extractor> {
  return (await import('../adapters/parse-pool/open-parse-pool.ts')).openParsePool();
}

export async function openModel({ values, apiKey }: ModelRequest, progress: Progress): Promise<Model> {
  const baseUrl = values['base-url'];
  if (baseUrl === undefined) return openEmbeddedModel(values, progress);
  const { OpenAiModel } = await import('../adapters/openai-compatible/openai-model.ts');
  const seconds = values['model-timeout-seconds'];
  return new OpenAiModel(
    {
      baseUrl,
      model: values.model ?? '',
      ...(apiKey ? { apiKey } : {}),
      ...(values['context-window'] ? { window: values['context-window'] } : {}),
      ...(values['max-output-tokens'] ? { maxOutputTokens: values['max-output-tokens'] } : {}),
      ...(seconds ? { timeouts: { total: seconds } } : {}),
    },
    { tokenizer: await openTokenizer(), clock: systemClock, progress },
  );
}
