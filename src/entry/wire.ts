import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findExecutable } from '../adapters/child-process/find-executable.ts';
import { consoleProgress } from '../adapters/console/console-progress.ts';
import { folderStore } from '../adapters/folder-store/folder-store.ts';
import type { FetchRequest } from '../adapters/git-fetch/fetch-commit.ts';
import { cacheFolder } from '../adapters/model-cache/cache-folder.ts';
import { makeFolder } from '../adapters/model-cache/make-folder.ts';
import type { GithubSettings } from '../adapters/octokit/octokit-github.ts';
import type { PoolSettings } from '../adapters/parse-pool/open-parse-pool.ts';
import type { ParsingWork } from '../adapters/parse-pool/serve-parsing.ts';
import type { WorkerCommand } from '../adapters/parse-pool/worker-process.ts';
import { systemClock } from '../adapters/system-clock/system-clock.ts';
import type { SettingValues } from '../config/settings-schema.ts';
import { type RepoPath, tryRepoPath } from '../domain/repo-path.ts';
import type { ParserEngine } from '../domain/repository-index.ts';
import type { EvaluationPorts } from '../evaluate/evaluation-ports.ts';
import type { Extractor } from '../ports/extractor.ts';
import type { Git } from '../ports/git.ts';
import type { Github } from '../ports/github.ts';
import type { Model } from '../ports/model.ts';
import type { Progress } from '../ports/progress.ts';
import type { SyntaxParser } from '../ports/syntax.ts';
import type { Tokenizer } from '../ports/tokenizer.ts';
import type { RunPorts } from '../task/run-settings.ts';

// Adapters load when they are needed: a parser worker must not start with a model client, nor `--help` with a tokenizer.

/** A folder for a sample repository, beside the models and their library, emptied of what an earlier one left. */
export async function emptySampleFolder(sample: string): Promise<string> {
  const folder = join(cacheFolder(process.env), 'samples', sample);
  await rm(folder, { recursive: true, force: true });
  await makeFolder(folder);
  return folder;
}

/** Where a program is found by its name, as the tests of a run would find it. */
export function findProgram(name: string): string | undefined {
  return findExecutable(name, '/', `${process.env.PATH ?? ''}:/usr/bin:/bin`);
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
  const directory = await folderInside(git.root, request.repository);
  const model = await openModel(request, progress);
  const extractor = await openExtractor();
  const sandbox = await openSandbox().catch(async (thrown: unknown) => {
    await Promise.all([extractor.close(), model.close()]);
    throw thrown;
  });
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
  return (await import('../adapters/git-cli/open-repository.ts')).openRepository(path, process.env);
}

/** A folder as a path of the repository; undefined at its top. */
export async function folderInside(root: string, folder: string): Promise<RepoPath | undefined> {
  const { realpath } = await import('node:fs/promises');
  return tryRepoPath(relative(root, await realpath(folder)));
}

export async function openSandbox() {
  const { openSandbox: open } = await import('../adapters/sandbox-bubblewrap/open-sandbox.ts');
  return open({ host: { env: process.env, home: homedir() } });
}

export async function openTokenizer(encoding?: 'o200k_base' | 'cl100k_base'): Promise<Tokenizer> {
  return (await import('../adapters/tiktoken/open-tiktoken.ts')).openTiktoken(encoding);
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
      ...(values.price ? { price: values.price } : {}),
      ...(seconds ? { timeouts: { total: seconds } } : {}),
    },
    { tokenizer: await openTokenizer(), clock: systemClock, progress },
  );
}

/** A parser in this process, for the worker and for measuring. */
export async function loadParser(engine?: ParserEngine): Promise<SyntaxParser> {
  const { loadSyntaxParser } = await import('../adapters/tree-sitter/load-parser.ts');
  return loadSyntaxParser(engine);
}

/** The worker's side of the extractor. */
export async function serveParsing(work: ParsingWork): Promise<void> {
  const { serveParsing: serve } = await import('../adapters/parse-pool/serve-parsing.ts');
  serve(work);
}

/** The extractor of a run: parsing in processes of its own, one for each core. Close it when done. */
export async function openExtractor(settings: Omit<PoolSettings, 'worker'> = {}): Promise<Extractor> {
  const { openParsePool } = await import('../adapters/parse-pool/open-parse-pool.ts');
  return openParsePool({ ...settings, worker: parseWorker() });
}

/** From source the worker is TypeScript and needs the loader; in the bundle it lies beside us or one folder up. */
function parseWorker(): WorkerCommand {
  const here = dirname(fileURLToPath(import.meta.url));
  const source = join(here, 'parse-worker.ts');
  if (existsSync(source)) {
    const loader = createRequire(import.meta.url).resolve('tsx');
    return { file: source, execArgv: ['--import', pathToFileURL(loader).href] };
  }
  const beside = join(here, 'parse-worker.js');
  return { file: existsSync(beside) ? beside : join(dirname(here), 'parse-worker.js'), execArgv: [] };
}

export async function openGithub(settings: GithubSettings): Promise<Github> {
  return (await import('../adapters/octokit/octokit-github.ts')).openOctokitGithub(settings);
}

export async function fetchCommit(request: Omit<FetchRequest, 'host'>): Promise<void> {
  const { fetchCommit: fetch } = await import('../adapters/git-fetch/fetch-commit.ts');
  return fetch({ ...request, host: process.env });
}

/** The model in this process: its file and library are brought when it is first asked. */
async function openEmbeddedModel(values: SettingValues, progress: Progress): Promise<Model> {
  const { embeddedModel } = await import('../adapters/llama/embedded-model.ts');
  return embeddedModel(
    {
      id: values.model,
      modelFile: values['model-file'],
      window: values['context-window'],
      maxOutputTokens: values['max-output-tokens'],
      threads: values.threads,
    },
    { environment: process.env, clock: systemClock, progress },
  );
}

/** The folder of fetched models, for `vital model`. */
export async function openModelCache() {
  const { modelCache } = await import('../adapters/model-cache/open-model-cache.ts');
  return modelCache({ environment: process.env, clock: systemClock, progress: stderrProgress() });
}

export type OpenEvaluation = EvaluationPorts & { close(): Promise<void> };

/** Ports of many runs: one parser pool and at most one model for all of them. */
export async function openEvaluation(request: ModelRequest): Promise<OpenEvaluation> {
  const progress = stderrProgress();
  const extractor = await openExtractor();
  return {
    progress,
    clock: systemClock,
    tokenizer: await openTokenizer(),
    async openRun(repository, out) {
      const [git, sandbox] = await Promise.all([openRepository(repository), openSandbox()]);
      return {
        git,
        sandbox,
        extractor,
        progress,
        clock: systemClock,
        store: folderStore(out),
        close: () => sandbox.close(),
      };
    },
    openModel: () => openModel(request, progress),
    close: () => extractor.close(),
  };
}
