import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeComment, FakeGithubServer, type FakeUser } from '../fakes/fake-github-server.ts';
import { type GitHttpServer, serveGit } from '../fakes/git-http-server.ts';
import { type ModelServer, type ScriptedReply, startModelServer } from '../fakes/model-server.ts';

export const TOKEN = 'ghs_tokenOfTheJob0123456789abcdefghijklm';
export const KEY = 'model-key-canary-5551212';
const OCTO: FakeUser = { login: 'octo', id: 5, type: 'User' };

const SOURCE = `// Byte ranges as "first-last", both ends inclusive.
export function parseRange(text, size) {
  const [first, last] = text.split('-');
  const start = Number(first || 0);
  const stop = last === '' ? size : Number(last);
  return { start, stop: Math.min(stop, size) };
}
`;
export const FIXED = SOURCE.replace('Number(last);', 'Number(last) + 1;');

const TESTS = `import test from 'node:test';
import assert from 'node:assert';
import { parseRange } from '../src/ranges.js';
test('an open end runs to the size', () => assert.deepEqual(parseRange('5-', 10), { start: 5, stop: 10 }));
test('the last byte is inclusive', () => assert.deepEqual(parseRange('0-8', 10), { start: 0, stop: 9 }));
`;

const ANSWER = `src/ranges.js
<<<<<<< SEARCH
  const stop = last === '' ? size : Number(last);
=======
  const stop = last === '' ? size : Number(last) + 1;
>>>>>>> REPLACE
`;

export interface ActionRun {
  readonly exitCode: number | null;
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly state: ReadonlyMap<string, string>;
  readonly summary: string;
}

/** A repository, its hosting side, a model and a runner's folders; everything real but the other end of the wires. */
export class ActionScene implements AsyncDisposable {
  readonly folder: string;
  readonly head: string;
  readonly github: FakeGithubServer;
  readonly model: ModelServer;
  readonly #git: GitHttpServer;

  private constructor(
    folder: string,
    head: string,
    servers: { github: FakeGithubServer; model: ModelServer; git: GitHttpServer },
  ) {
    this.folder = folder;
    this.head = head;
    this.github = servers.github;
    this.model = servers.model;
    this.#git = servers.git;
  }

  static async open(replies: readonly ScriptedReply[] = [{ pieces: [ANSWER] }]): Promise<ActionScene> {
    const folder = mkdtempSync(join(tmpdir(), 'vital action '));
    const head = makeRepository(folder);
    const github = await FakeGithubServer.start('octo/ranges');
    github.branches.set('main', head);
    github.roles.set('octo', { permission: 'write', role_name: 'write' });
    const model = await startModelServer({
      replies,
      apiKey: KEY,
      models: [{ id: 'test-coder', max_model_len: 32_768 }],
    });
    return new ActionScene(folder, head, { github, model, git: await serveGit(folder, TOKEN) });
  }

  get gitUrl(): string {
    return this.#git.url;
  }

  get workspace(): string {
    return join(this.folder, 'workspace');
  }

  /** Adds a commit that only the hosting side has, as the head of pull request 9. */
  proposeHead(): string {
    const work = join(this.folder, 'work');
    writeFileSync(join(work, 'README.md'), 'proposed');
    git(work, 'add', '.');
    git(work, 'commit', '-q', '-m', 'proposed');
    git(work, 'push', '-q', join(this.folder, 'octo/ranges.git'), 'HEAD:refs/pull/9/head');
    return git(work, 'rev-parse', 'HEAD');
  }

  comment(body: string, more: { issue?: number; isPullRequest?: boolean; user?: FakeUser } = {}): FakeComment {
    const comment = this.github.addComment(more.issue ?? 4, body, more.user ?? OCTO);
    const { history: _history, ...shown } = comment;
    const issue = {
      number: comment.issue,
      title: 'The last byte of a range is lost',
      body: 'parseRange("0-8", 10) stops at 8.',
      state: 'open',
      locked: false,
      ...(more.isPullRequest ? { pull_request: { url: 'x' } } : {}),
    };
    writeFileSync(this.#file('event.json'), JSON.stringify({ action: 'created', comment: shown, issue }));
    return comment;
  }

  /** Starts the built action as a runner does. `whileRunning` sees the process, to stop it. */
  async run(
    env: Record<string, string> = {},
    whileRunning?: (stop: (signal: NodeJS.Signals) => void) => void,
  ): Promise<ActionRun> {
    for (const name of ['output', 'state', 'summary']) writeFileSync(this.#file(name), '');
    const bundle = join(import.meta.dirname, '..', '..', 'dist', 'action.js');
    if (!existsSync(bundle)) throw new Error('dist/action.js is missing. Run: npm run build');
    const child = spawn(process.env.VITAL_NODE24 ?? process.execPath, [bundle], {
      env: { ...this.#environment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
    whileRunning?.((signal) => child.kill(signal));
    const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return {
      exitCode,
      log,
      outputs: readFileCommand(this.#file('output')),
      state: readFileCommand(this.#file('state')),
      summary: readFileSync(this.#file('summary'), 'utf8'),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.github.stop(), this.#git.stop(), this.model[Symbol.asyncDispose]()]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  #file(name: string): string {
    return join(this.folder, 'runner', name);
  }

  #environment(): Record<string, string> {
    return {
      PATH: process.env.PATH ?? '',
      HOME: join(this.folder, 'home'),
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: this.github.url,
      GITHUB_SERVER_URL: this.gitUrl,
      GITHUB_REPOSITORY: 'octo/ranges',
      GITHUB_RUN_ID: '77',
      GITHUB_ACTOR: 'octo',
      GITHUB_EVENT_NAME: 'issue_comment',
      GITHUB_EVENT_PATH: this.#file('event.json'),
      GITHUB_WORKSPACE: this.workspace,
      GITHUB_OUTPUT: this.#file('output'),
      GITHUB_STATE: this.#file('state'),
      GITHUB_STEP_SUMMARY: this.#file('summary'),
      RUNNER_TEMP: join(this.folder, 'runner'),
      'INPUT_GITHUB-TOKEN': TOKEN,
      'INPUT_API-KEY': KEY,
      'INPUT_BASE-URL': `${this.model.url}/v1`,
      INPUT_MODEL: 'test-coder',
    };
  }
}

function makeRepository(folder: string): string {
  const work = join(folder, 'work');
  for (const path of ['work/src', 'work/test', 'runner', 'home']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(work, 'package.json'), '{"type":"module","scripts":{"test":"node --test"}}\n');
  writeFileSync(join(work, 'src/ranges.js'), SOURCE);
  writeFileSync(join(work, 'test/ranges.test.js'), TESTS);
  git(work, 'init', '-q', '-b', 'main');
  git(work, 'add', '.');
  git(work, 'commit', '-q', '-m', 'base');
  git(folder, 'clone', '-q', '--bare', 'work', 'octo/ranges.git');
  git(
    folder,
    'clone',
    '-q',
    '--no-local',
    '--depth=1',
    `file://${folder.replaceAll(' ', '%20')}/octo/ranges.git`,
    'workspace',
  );
  return git(work, 'rev-parse', 'HEAD');
}

export function git(cwd: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** What a runner reads from a step's command file: `name<<mark`, lines, `mark`. */
function readFileCommand(file: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const pattern = /^(.+?)<<(\S+)\r?\n([\s\S]*?)\r?\n?\2\r?$/gm;
  for (const [, name = '', , value = ''] of readFileSync(file, 'utf8').matchAll(pattern)) values.set(name, value);
  return values;
}
