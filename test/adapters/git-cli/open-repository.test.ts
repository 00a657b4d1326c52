import { chownSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../../src/adapters/git-cli/open-repository.ts';
import { commitSha } from '../../../src/domain/commit-sha.ts';
import { isTaskError } from '../../../src/domain/errors.ts';
import { repositoryAt, scratchFolder, scratchRepository } from './scratch-repository.ts';

async function failure(act: Promise<unknown>): Promise<unknown> {
  return act.then(
    () => expect.unreachable('it went well'),
    (thrown: unknown) => thrown,
  );
}

async function contentsOf(
  git: Awaited<ReturnType<typeof openRepository>>,
  blobs: readonly string[],
): Promise<string[]> {
  const contents: string[] = [];
  for await (const { content } of git.readBlobs(blobs)) contents.push(content.toString());
  return contents;
}

describe('openRepository', () => {
  it('finds the top level from a folder inside', async () => {
    const repository = scratchRepository();
    repository.commit({ 'src/deep/a.txt': 'a' });
    const git = await openRepository(join(repository.directory, 'src', 'deep'), process.env);
    expect(git.root).toBe(repository.directory);
    expect(await git.version()).toMatch(/^\d+\.\d+/);
  });

  it('opens a linked work tree as itself', async () => {
    const repository = scratchRepository();
    const sha = repository.commit({ 'a.txt': 'a' });
    const linked = join(scratchFolder(), 'linked');
    repository.git('worktree', 'add', '-q', '--detach', linked);
    const git = await openRepository(linked, process.env);
    expect(git.root).toBe(linked);
    expect(await git.resolve()).toBe(sha);
  });

  it('opens a bare repository and a git folder without a config file', async () => {
    const repository = scratchRepository();
    const sha = repository.commit({ 'a.txt': 'a' });
    const bare = join(scratchFolder(), 'bare.git');
    repository.git('clone', '-q', '--bare', '.', bare);
    rmSync(join(bare, 'config'));
    const git = await openRepository(bare, process.env);
    expect(git.root).toBe(bare);
    expect(await git.resolve('main')).toBe(sha);
    expect(await git.isClean()).toBe(true);
    const worktree = await git.createWorktree(commitSha(sha));
    expect(repositoryAt(worktree.directory).git('status', '--porcelain')).toBe('');
    await worktree.dispose();
    expect(isTaskError(await failure(git.applyToOwnTree('x.patch')), 'git-failed')).toBe(true);
  });

  it('opens a shallow clone', async () => {
    const repository = scratchRepository();
    repository.commit({ 'a.txt': 'one' });
    const sha = repository.commit({ 'a.txt': 'two' });
    const clone = join(scratchFolder(), 'clone');
    repository.git('clone', '-q', '--depth', '1', `file://${repository.directory}`, clone);
    const git = await openRepository(clone, process.env);
    const [entry] = await git.listTree(await git.resolve());
    expect(await git.resolve()).toBe(sha);
    expect(await contentsOf(git, [entry?.blob ?? ''])).toEqual(['two']);
    expect(isTaskError(await failure(git.resolve('HEAD~1')), 'unknown-ref')).toBe(true);
  });

  it('works with SHA-256 objects', async () => {
    const repository = scratchRepository('--object-format=sha256');
    const sha = repository.commit({ 'a.txt': 'a' });
    const git = await openRepository(repository.directory, process.env);
    expect(await git.resolve()).toBe(sha);
    const worktree = await git.createWorktree(commitSha(sha));
    writeFileSync(join(worktree.directory, 'a.txt'), 'changed');
    await worktree.reset();
    expect(repositoryAt(worktree.directory).git('status', '--porcelain')).toBe('');
    await worktree.dispose();
  });

  it.each([
    ['a folder outside any repository', (folder: string) => folder],
    ['a folder that is not there', (folder: string) => join(folder, 'gone')],
    ['a file', (folder: string) => join(folder, 'file')],
  ])('refuses %s', async (_, pathIn) => {
    const folder = scratchFolder();
    writeFileSync(join(folder, 'file'), '');
    const thrown = await failure(openRepository(pathIn(folder), process.env));
    expect(isTaskError(thrown, 'not-a-repository')).toBe(true);
    expect(String(thrown)).toContain(pathIn(folder));
  });

  it.runIf(process.getuid?.() === 0)("passes on git's words about an owner it does not trust", async () => {
    const repository = scratchRepository();
    chownSync(join(repository.directory, '.git'), 65534, 65534);
    chownSync(repository.directory, 65534, 65534);
    const thrown = await failure(openRepository(repository.directory, process.env));
    expect(isTaskError(thrown, 'git-failed')).toBe(true);
    expect(String(thrown)).toContain('safe.directory');
  });

  it('takes nothing from the environment that points elsewhere', async () => {
    const [here, there] = [scratchRepository(), scratchRepository()];
    const sha = here.commit({ 'a.txt': 'here' });
    there.commit({ 'a.txt': 'there' });
    const machine = { ...process.env, GIT_DIR: join(there.directory, '.git'), GIT_CONFIG_COUNT: 'broken' };
    expect(await (await openRepository(here.directory, machine)).resolve()).toBe(sha);
  });
});

describe('resolve', () => {
  it('finds branches, tags and abbreviations, tags peeled to their commit', async () => {
    const repository = scratchRepository();
    const sha = repository.commit({ 'a.txt': 'a' });
    repository.git('tag', '-a', 'v1', '-m', 'one');
    const git = await openRepository(repository.directory, process.env);
    for (const ref of ['HEAD', 'main', 'v1', sha, sha.slice(0, 10), 'main@{0}'])
      expect(await git.resolve(ref)).toBe(sha);
  });

  it('says that a branch has no commit yet', async () => {
    const repository = scratchRepository();
    const thrown = await failure((await openRepository(repository.directory, process.env)).resolve());
    expect(isTaskError(thrown, 'unborn-branch')).toBe(true);
    expect(String(thrown)).toContain('branch main');
  });

  it.each(['nope', '', '--help', '-h', '--git-dir=/tmp', 'main\nHEAD', 'HEAD:a.txt', 'f'.repeat(40)])(
    'knows no commit %j and never reads it as an option',
    async (ref) => {
      const repository = scratchRepository();
      repository.commit({ 'a.txt': 'a' });
      const thrown = await failure((await openRepository(repository.directory, process.env)).resolve(ref));
      expect(isTaskError(thrown, 'unknown-ref')).toBe(true);
      expect(String(thrown)).toContain(JSON.stringify(ref));
    },
  );
});

const HOSTILE_NAMES = [
  'a b.txt',
  ' leading',
  '-dash.txt',
  '--help',
  'it\'s "quoted".txt',
  'new\nline.txt',
  'tab\there.txt',
  'back\\slash.txt',
  'emoji 🎉.txt',
  'e\u0301 decomposed.txt',
  '\u202ertl.txt',
  '*.glob[1]?.txt',
  ':(top)magic.txt',
  'n'.repeat(255),
  'deep/__proto__/constructor.txt',
];

describe('listTree and readBlobs', () => {
  it('lists hostile names as they are, in path order, and reads their contents', async () => {
    const repository = scratchRepository();
    const sha = repository.commit(Object.fromEntries(HOSTILE_NAMES.map((name) => [name, `content of ${name}\n`])));
    const git = await openRepository(repository.directory, process.env);
    const entries = await git.listTree(commitSha(sha));
    expect(entries.map(({ path }) => path)).toEqual([...HOSTILE_NAMES].sort());
    expect(entries.every(({ mode, unusable }) => mode === '100644' && unusable === undefined)).toBe(true);
    const contents = await contentsOf(
      git,
      entries.map(({ blob }) => blob),
    );
    expect(contents).toEqual(entries.map(({ path }) => `content of ${path}\n`));
    expect(entries.map(({ size }) => size)).toEqual(contents.map((content) => Buffer.byteLength(content)));
  });

  it('marks a name that is not UTF-8', async () => {
    const repository = scratchRepository();
    const sha = repository.commitObjects([
      { mode: '100644', name: 'fine', content: 'x' },
      { mode: '100644', name: Buffer.from([0x62, 0xff]), content: 'y' },
    ]);
    const entries = await (await openRepository(repository.directory, process.env)).listTree(commitSha(sha));
    expect(entries.map(({ path, unusable }) => [path, unusable])).toEqual([
      ['b\uFFFD', 'not-utf8'],
      ['fine', undefined],
    ]);
  });

  it('shows submodules, links and executables by their modes', async () => {
    const repository = scratchRepository();
    const sha = repository.commitObjects([
      { mode: '120000', name: 'link', content: 'run' },
      { mode: '100755', name: 'run', content: '#!/bin/sh' },
      { mode: '160000', name: 'sub', content: 'a'.repeat(40) },
    ]);
    const entries = await (await openRepository(repository.directory, process.env)).listTree(commitSha(sha));
    expect(entries.map(({ path, mode, size }) => [path, mode, size])).toEqual([
      ['link', '120000', 3],
      ['run', '100755', 9],
      ['sub', '160000', 0],
    ]);
  });

  it('lists an empty tree as nothing', async () => {
    const repository = scratchRepository();
    const sha = repository.commit({});
    expect(await (await openRepository(repository.directory, process.env)).listTree(commitSha(sha))).toEqual([]);
  });

  it('reads empty, large and binary contents exactly, repeated ones again', async () => {
    const repository = scratchRepository();
    const large = Buffer.alloc(3_000_000, 'line\r\n\0');
    const sha = repository.commit({ empty: '', large, small: '\n\n' });
    const git = await openRepository(repository.directory, process.env);
    const [empty, big, small] = (await git.listTree(commitSha(sha))).map(({ blob }) => blob);
    const read: Buffer[] = [];
    for await (const { content } of git.readBlobs([big, empty, small, big].map((blob) => blob ?? '')))
      read.push(content);
    expect(read.map((content) => content.length)).toEqual([large.length, 0, 2, large.length]);
    expect(read[3]?.equals(large)).toBe(true);
  });

  it('lets the caller stop early', async () => {
    const repository = scratchRepository();
    const sha = repository.commit(
      Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`f${i}`, `${i}`.repeat(20_000)])),
    );
    const git = await openRepository(repository.directory, process.env);
    const blobs = (await git.listTree(commitSha(sha))).map(({ blob }) => blob);
    let seen = 0;
    for await (const _ of git.readBlobs([...blobs, ...blobs])) if (++seen === 3) break;
    expect(seen).toBe(3);
  });

  it('marks an entry whose content is not here, and fails to read it by name', async () => {
    const repository = scratchRepository();
    const sha = repository.commit({ 'a.txt': 'gone soon', 'b.txt': 'stays' });
    const git = await openRepository(repository.directory, process.env);
    const [a] = await git.listTree(commitSha(sha));
    rmSync(join(repository.directory, '.git/objects', a?.blob.slice(0, 2) ?? '', a?.blob.slice(2) ?? ''));
    expect((await git.listTree(commitSha(sha))).map(({ path, unusable }) => [path, unusable])).toEqual([
      ['a.txt', 'missing'],
      ['b.txt', undefined],
    ]);
    const thrown = await failure(contentsOf(git, [a?.blob ?? '']));
    expect(isTaskError(thrown, 'git-failed')).toBe(true);
    expect(String(thrown)).toContain(a?.blob);
  });

  it.each(['HEAD', `${'a'.repeat(40)}\nHEAD`, '--help'])('refuses %j as an object id', async (blob) => {
    const repository = scratchRepository();
    repository.commit({ a: 'a' });
    const thrown = await failure(contentsOf(await openRepository(repository.directory, process.env), [blob]));
    expect(isTaskError(thrown, 'git-failed')).toBe(true);
  });

  it('sees objects as they are, not as replace refs say', async () => {
    const repository = scratchRepository();
    const sha = repository.commit({ 'a.txt': 'real' });
    const fake = repository.commit({ 'a.txt': 'fake' });
    repository.git(
      'replace',
      repository.git('rev-parse', `${sha}:a.txt`),
      repository.git('rev-parse', `${fake}:a.txt`),
    );
    const git = await openRepository(repository.directory, process.env);
    const [entry] = await git.listTree(commitSha(sha));
    expect(await contentsOf(git, [entry?.blob ?? ''])).toEqual(['real']);
  });
});

describe("the person's own tree", () => {
  it('is clean until something is changed, staged or untracked; ignored files do not count', async () => {
    const repository = scratchRepository();
    repository.commit({ 'a.txt': 'a\n', '.gitignore': 'build/\n' });
    const git = await openRepository(repository.directory, process.env);
    mkdirSync(join(repository.directory, 'build'));
    writeFileSync(join(repository.directory, 'build/out'), '');
    expect(await git.isClean()).toBe(true);
    writeFileSync(join(repository.directory, 'new.txt'), '');
    expect(await git.isClean()).toBe(false);
    rmSync(join(repository.directory, 'new.txt'));
    writeFileSync(join(repository.directory, 'a.txt'), 'b\n');
    expect(await git.isClean()).toBe(false);
    repository.git('add', 'a.txt');
    expect(await git.isClean()).toBe(false);
  });

  it('is clean with untracked files in the folder that is excepted, and nowhere else', async () => {
    const repository = scratchRepository();
    repository.commit({ 'a.txt': 'a\n', 'runs/kept.txt': 'a\n' });
    const inTree = (path: string) => join(repository.directory, path);
    const git = await openRepository(repository.directory, process.env);
    writeFileSync(inTree('runs/change.patch'), '');
    expect(await git.isClean(inTree('runs'))).toBe(true);
    expect(await git.isClean(inTree('run'))).toBe(false);
    expect(await git.isClean(inTree('.'))).toBe(false);
    expect(await git.isClean(inTree('../elsewhere'))).toBe(false);
    writeFileSync(inTree('runs/kept.txt'), 'b\n');
    expect(await git.isClean(inTree('runs'))).toBe(false);
  });

  it('takes a patch whole or not at all, bytes outside the change kept', async () => {
    const repository = scratchRepository();
    const crlf = '\uFEFFone\r\ntwo\r\nthree\r\n';
    repository.commit({ 'a b.txt': crlf, 'c.txt': 'c\n' });
    writeFileSync(join(repository.directory, 'a b.txt'), crlf.replace('two', 'TWO  '));
    writeFileSync(join(repository.directory, 'c.txt'), 'd\n');
    const patch = join(scratchFolder(), 'my.patch');
    writeFileSync(patch, `${repository.git('diff', '--no-ext-diff')}\n`);
    repository.git('checkout', '-q', '.');
    const git = await openRepository(join(repository.directory), process.env);
    await git.applyToOwnTree(patch);
    expect(repository.git('diff', '--stat')).toContain('2 files changed');
    repository.git('checkout', '-q', 'a b.txt');
    const thrown = await failure(git.applyToOwnTree(patch));
    expect(isTaskError(thrown, 'git-failed')).toBe(true);
    expect(String(thrown)).toContain('c.txt');
    expect(repository.git('diff', '--name-only')).toBe('c.txt');
  });

  it('refuses a patch that goes through a link out of the tree', async () => {
    const repository = scratchRepository();
    const outside = scratchFolder();
    writeFileSync(join(outside, 'f.txt'), 'a\n');
    repository.commit({ 'a.txt': 'a' });
    symlinkSync(outside, join(repository.directory, 'out'));
    const patch = join(scratchFolder(), 'p.patch');
    writeFileSync(patch, 'diff --git a/out/f.txt b/out/f.txt\n--- a/out/f.txt\n+++ b/out/f.txt\n@@ -1 +1 @@\n-a\n+b\n');
    const git = await openRepository(repository.directory, process.env);
    expect(isTaskError(await failure(git.applyToOwnTree(patch)), 'git-failed')).toBe(true);
  });
});
