import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchCommit } from '../../src/adapters/git-fetch/fetch-commit.ts';
import { commitSha } from '../../src/domain/commit-sha.ts';
import { type GitHttpServer, serveGit } from '../fakes/git-http-server.ts';

const TOKEN = 'tok-secret-123456';

describe('fetchCommit', () => {
  let folder: string;
  let server: GitHttpServer;
  let head: string;

  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vital fetch '));
    const work = join(folder, 'work');
    mkdirSync(work);
    git(work, 'init', '-q', '-b', 'main');
    for (const name of ['one', 'two']) {
      writeFileSync(join(work, 'a.txt'), name);
      git(work, 'add', '.');
      git(work, 'commit', '-q', '-m', name);
    }
    git(folder, 'clone', '-q', '--bare', 'work', 'octo/ranges.git');
    writeFileSync(join(work, 'a.txt'), 'proposed');
    git(work, 'commit', '-q', '-a', '-m', 'proposed');
    head = git(work, 'rev-parse', 'HEAD');
    git(work, 'push', '-q', join(folder, 'octo/ranges.git'), 'HEAD:refs/pull/4/head');
    server = await serveGit(folder, TOKEN);
  });
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function clone(...options: string[]): string {
    git(
      folder,
      'clone',
      '-q',
      '--no-local',
      ...options,
      `file://${folder.replaceAll(' ', '%20')}/octo/ranges.git`,
      'clone',
    );
    return join(folder, 'clone');
  }

  const fetch = (directory: string, more: { token?: string } = { token: TOKEN }) =>
    fetchCommit({
      directory,
      url: `${server.url}/octo/ranges.git`,
      commit: commitSha(head),
      ref: 'refs/pull/4/head',
      host: process.env,
      ...more,
    });

  const hasCommit = (directory: string) => git(directory, 'cat-file', '-t', head) === 'commit';

  it('brings the head of a pull request into a full clone and keeps its history whole', async () => {
    const directory = clone();
    await fetch(directory);
    expect(hasCommit(directory)).toBe(true);
    expect(git(directory, 'rev-list', '--count', head)).toBe('3');
    expect(git(directory, 'rev-parse', '--is-shallow-repository')).toBe('false');
  });

  it('brings it alone into a shallow clone', async () => {
    const directory = clone('--depth=1');
    await fetch(directory);
    expect(git(directory, 'rev-list', '--count', head)).toBe('1');
  });

  it('sends one credential even where an earlier step left another, and writes none', async () => {
    const directory = clone();
    git(directory, 'config', `http.${server.url}/.extraheader`, 'AUTHORIZATION: basic stale');
    await fetch(directory);
    expect(new Set(server.authorizations)).toEqual(
      new Set([`basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`]),
    );
    const files = readdirSync(join(directory, '.git'), { recursive: true, encoding: 'utf8' })
      .map((name) => join(directory, '.git', name))
      .filter((file) => statSync(file).isFile());
    const encoded = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');
    expect(files.filter((file) => readFileSync(file, 'latin1').includes(encoded))).toEqual([]);
  });

  it('asks nothing when the commit is here already', async () => {
    const directory = clone();
    await fetch(directory);
    const asked = server.authorizations.length;
    await fetch(directory);
    expect(server.authorizations.length).toBe(asked);
  });

  it('says what git said when the token is refused', async () => {
    await expect(fetch(clone(), { token: 'wrong-token' })).rejects.toMatchObject({
      code: 'git-failed',
      message: expect.stringContaining(head),
      hint: expect.stringContaining('contents: read'),
    });
  });
});
