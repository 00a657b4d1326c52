import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import {
  type ModelServer,
  type ModelServerOptions,
  type ScriptedReply,
  startModelServer,
} from '../fakes/model-server.ts';

export const MODEL = 'test-coder';

/** Two tests, one of which fails until `sum` adds. */
export const SUM_FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'sum.js': '// Adds two numbers.\nexport function sum(a, b) {\n  return a - b;\n}\n',
  'sum.test.js':
    "import test from 'node:test';\nimport assert from 'node:assert';\nimport { sum } from './sum.js';\n" +
    "test('adds one and two', () => assert.equal(sum(1, 2), 3));\n" +
    "test('adds nothing', () => assert.equal(sum(0, 0), 0));\n",
};
export const TASK = 'sum must add its two numbers';
export const RIGHT = edit('sum.js', '  return a - b;', '  return a + b;');
export const WRONG = edit('sum.js', '  return a - b;', '  return a * b + 7;');

/** A search/replace answer. */
export function edit(path: string, search: string, replace: string): ScriptedReply {
  return { pieces: [`${path}\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`] };
}

let bundle = '';

/** Builds the command line once for a test file, from the sources as they are. */
export function useBuiltCli(): void {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vital-built-'));
    execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build.mjs'), folder]);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    bundle = join(folder, 'vital.js');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

export interface CliEnd {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningCli {
  /** All that came on standard error so far. */
  readonly stderr: string;
  /** Signals the whole foreground group, as a terminal does. */
  signal(name: NodeJS.Signals): void;
  ended(): boolean;
  /** Resolves once standard error holds the words. */
  says(words: string): Promise<void>;
}

interface CliOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly whileRunning?: (running: RunningCli) => unknown;
}

export interface CliScene {
  /** Everything of the scene lies below it; the name is in the command line of whatever works there. */
  readonly folder: string;
  readonly repository: string;
  /** Where the run's files go. */
  readonly out: string;
  /** The temp folder of the command; empty again when it is done. */
  readonly temp: string;
  git(...words: readonly string[]): string;
  commit(files: Readonly<Record<string, string | Buffer>>): string;
  vital(words: readonly string[], options?: CliOptions): Promise<CliEnd>;
  /** What the run wrote for people. */
  written(name: string): string;
}

/** A folder with a repository of its own, and a machine's places that only this scene uses. */
export function openScene(files: Readonly<Record<string, string | Buffer>> = SUM_FILES, name = 'my repo'): CliScene {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vital-scene-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const repository = join(folder, name);
  const temp = join(folder, 'tmp');
  const out = join(folder, 'out');
  for (const path of [repository, temp, join(folder, 'home')]) mkdirSync(path);
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid', ...words], {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).replace(/\n$/, '');
  git('init', '-q', '-b', 'main');
  const scene: CliScene = {
    folder,
    repository,
    out,
    temp,
    git,
    commit(changed) {
      for (const [path, content] of Object.entries(changed)) {
        mkdirSync(dirname(join(repository, path)), { recursive: true });
        writeFileSync(join(repository, path), content);
      }
      git('add', '--all');
      git('commit', '-q', '--allow-empty', '-m', 'some change');
      return git('rev-parse', 'HEAD');
    },
    vital: (words, options = {}) => start(words, { ...options, cwd: options.cwd ?? repository, folder, temp }),
    written: (file) => readFileSync(join(out, file), 'utf8'),
  };
  if (Object.keys(files).length > 0) scene.commit(files);
  return scene;
}

async function start(
  words: readonly string[],
  options: CliOptions & { readonly cwd: string; readonly folder: string; readonly temp: string },
): Promise<CliEnd> {
  const { folder, temp } = options;
  const child = spawn(process.execPath, [bundle, ...words], {
    cwd: options.cwd,
    // A group of its own, so that a signal to it reaches what a terminal's would, and not the tests.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: join(folder, 'home'),
      TMPDIR: temp,
      XDG_STATE_HOME: join(folder, 'state'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      ...options.env,
    },
  });
  onTestFinished(() => void endGroup(child.pid));
  let stdout = '';
  let stderr = '';
  const waiting = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    for (const look of waiting) look();
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const running: RunningCli = {
    get stderr() {
      return stderr;
    },
    signal: (name) => void (child.pid && process.kill(-child.pid, name)),
    ended: () => child.exitCode !== null || child.signalCode !== null,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!stderr.includes(text)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        void closed.then(() => reject(new Error(`It ended without saying ${JSON.stringify(text)}:\n${stderr}`)));
        look();
      }),
  };
  await options.whileRunning?.(running);
  const exitCode = await closed;
  return { exitCode, stdout, stderr };
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended, as it should.
  }
}

/** A model server for one test, and the words that name it. */
export async function openModelServer(
  replies: readonly ScriptedReply[],
  options: ModelServerOptions = {},
): Promise<{ readonly server: ModelServer; readonly words: readonly string[] }> {
  const server = await startModelServer({ models: [{ id: MODEL, max_model_len: 32_768 }], ...options, replies });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return { server, words: ['--base-url', `${server.url}/v1`, '--model', MODEL] };
}

/** The one JSON object of standard output; fails if there is anything else. */
export function jsonOf({ stdout }: CliEnd) {
  expect(stdout.endsWith('\n')).toBe(true);
  expect(stdout.trimEnd()).not.toContain('\n');
  return JSON.parse(stdout);
}

/** Nothing is left of a run: no temp file, no work tree, no process, no stack trace shown. */
export function expectNothingLeft({ temp, folder, git }: CliScene, { stderr, stdout }: CliEnd): void {
  expect(readdirSync(temp)).toEqual([]);
  expect(git('worktree', 'list', '--porcelain').match(/^worktree /gm)).toHaveLength(1);
  expect([...processesNaming(folder), ...processesOfCli()]).toEqual([]);
  expect(stderr + stdout).not.toMatch(/^ {4}at /m);
}

/** The command line and its workers, as far as they live. */
export function processesOfCli(): readonly string[] {
  return processesNaming(dirname(bundle));
}

/** Command lines of living processes that hold the words. */
export function processesNaming(words: string): readonly string[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const line = /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ') : '';
      return line.includes(words) ? [line.slice(0, 300)] : [];
    } catch {
      return [];
    }
  });
}
