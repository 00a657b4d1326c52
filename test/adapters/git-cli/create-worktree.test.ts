import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../../src/adapters/git-cli/open-repository.ts';
import { commitSha } from '../../../src/domain/commit-sha.ts';
import type { Worktree } from '../../../src/ports/git.ts';
import { repositoryAt, type ScratchRepository, scratchFolder, scratchRepository } from './scratch-repository.ts';

async function worktreeOf(repository: ScratchRepository, sha: string): Promise<Worktree> {
  return (await openRepository(repository.directory, process.env)).createWorktree(commitSha(sha));
}

const statusOf = (worktree: Worktree): string =>
  repositoryAt(worktree.directory).git('status', '--porcelain', '--ignored');

describe('a work tree', () => {
  it('holds the commit, byte for byte, modes and links included, and git sees it clean', async () => {
    const repository = scratchRepository();
    repository.git('config', 'core.autocrlf', 'true');
    const files = {
      '.gitattributes': '* text=auto eol=crlf\n*.dat text working-tree-encoding=UTF-16\n',
      'crlf.txt': '\uFEFFone\r\ntwo\r\n',
      'lf.txt': 'one\ntwo\n',
      'dir/deep/binary': Buffer.from([0, 255, 13, 10]),
      'new\nline "q" 🎉.txt': 'x',
    };
    repository.commit(files);
    repository.git('config', 'core.autocrlf', 'false');
    const sha = repository.commitObjects([
      { mode: '100644', name: 'crlf.txt', content: files['crlf.txt'] },
      { mode: '40000', name: 'dir', content: [{ mode: '120000', name: 'up', content: '../lf.txt' }] },
      { mode: '100644', name: 'lf.txt', content: files['lf.txt'] },
      { mode: '100644', name: 'new\nline "q" 🎉.txt', content: 'x' },
      { mode: '100755', name: 'run.sh', content: '#!/bin/sh\n' },
      { mode: '160000', name: 'sub', content: 'a'.repeat(40) },
    ]);
    const worktree = await worktreeOf(repository, sha);
    expect(worktree).toMatchObject({ commit: sha, leftOut: [] });
    expect(readFileSync(join(worktree.directory, 'crlf.txt'), 'utf8')).toBe('\uFEFFone\r\ntwo\r\n');
    expect(readFileSync(join(worktree.directory, 'lf.txt'), 'utf8')).toBe('one\ntwo\n');
    expect(readlinkSync(join(worktree.directory, 'dir/up'))).toBe('../lf.txt');
    expect(statSync(join(worktree.directory, 'run.sh')).mode & 0o111).not.toBe(0);
    expect(statSync(join(worktree.directory, 'lf.txt')).mode & 0o111).toBe(0);
    expect(readdirSync(join(worktree.directory, 'sub'))).toEqual([]);
    expect(statusOf(worktree)).toBe('');
    await worktree.dispose();
  });

  it('writes the bytes of the blobs whatever .gitattributes say of line ends and encodings', async () => {
    const repository = scratchRepository();
    const attributes = '*.txt eol=crlf\n*.dat working-tree-encoding=UTF-16\n';
    const sha = repository.commitObjects([
      { mode: '100644', name: '.gitattributes', content: attributes },
      { mode: '100644', name: 'a.txt', content: 'one\ntwo\n' },
      { mode: '100644', name: 'b.dat', content: 'plain\n' },
    ]);
    const worktree = await worktreeOf(repository, sha);
    expect(readFileSync(join(worktree.directory, 'a.txt'), 'utf8')).toBe('one\ntwo\n');
    expect(readFileSync(join(worktree.directory, 'b.dat'), 'utf8')).toBe('plain\n');
    await worktree.dispose();
  });

  it('leaves the own tree, its index and its branch alone', async () => {
    const repository = scratchRepository();
    const first = repository.commit({ 'a.txt': 'one' });
    repository.commit({ 'a.txt': 'two' });
    writeFileSync(join(repository.directory, 'a.txt'), 'three');
    const before = repository.git('status', '--porcelain=v2', '--branch');
    const worktree = await worktreeOf(repository, first);
    expect(readFileSync(join(worktree.directory, 'a.txt'), 'utf8')).toBe('one');
    expect(repository.git('status', '--porcelain=v2', '--branch')).toBe(before);
    await worktree.dispose();
    expect(repository.git('status', '--porcelain=v2', '--branch')).toBe(before);
  });

  it('runs no hook, no filter and no monitor of the repository, not even for its status, reset or own tree', async () => {
    const repository = scratchRepository();
    const marker = join(scratchFolder(), 'ran');
    const touch = `touch '${marker}'`;
    const sha = repository.commit({
      '.gitattributes': '* filter=evil diff=evil\n*.bin filter=lfs\n',
      'a.txt': 'a',
      'b.bin': 'b',
    });
    for (const hook of [
      'post-checkout',
      'post-index-change',
      'reference-transaction',
      'post-applypatch',
      'pre-auto-gc',
    ]) {
      writeFileSync(join(repository.directory, '.git/hooks', hook), `#!/bin/sh\n${touch}\n`, { mode: 0o755 });
    }
    for (const [key, value] of [
      ['core.hooksPath', join(repository.directory, '.git/hooks')],
      ['core.fsmonitor', `${touch}; false`],
      ['filter.evil.smudge', `${touch}; cat`],
      ['filter.evil.clean', `${touch}; cat`],
      ['filter.evil.required', 'true'],
      ['filter.lfs.process', touch],
      ['filter.lfs.required', 'true'],
      ['diff.evil.textconv', touch],
      ['diff.external', touch],
    ] as const) {
      repository.git('config', key, value);
    }
    rmSync(marker, { force: true });
    const git = await openRepository(repository.directory, process.env);
    const worktree = await git.createWorktree(commitSha(sha));
    writeFileSync(join(worktree.directory, 'a.txt'), 'changed');
    writeFileSync(join(worktree.directory, '.gitignore'), '*');
    await worktree.settle();
    await worktree.reset();
    await worktree.dispose();
    utimesSync(join(repository.directory, 'a.txt'), 1, 1);
    expect(await git.isClean()).toBe(true);
    const patch = join(scratchFolder(), 'p.patch');
    writeFileSync(
      patch,
      '--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n',
    );
    await git.applyToOwnTree(patch);
    expect(readFileSync(join(repository.directory, 'a.txt'), 'utf8')).toBe('b');
    expect(existsSync(marker)).toBe(false);
    // The trap works: the same with plain git goes off.
    expect(() => repository.git('status')).toThrow();
    expect(existsSync(marker)).toBe(true);
  });

  it('starts no fetch for what a partial clone lacks', async () => {
    const repository = scratchRepository();
    const marker = join(scratchFolder(), 'ran');
    const sha = repository.commit({ 'a.txt': 'gone soon', 'b.txt': 'stays' });
    const gone = repository.git('rev-parse', 'HEAD:a.txt');
    rmSync(join(repository.directory, '.git/objects', gone.slice(0, 2), gone.slice(2)));
    repository.git('config', 'core.repositoryFormatVersion', '1');
    repository.git('config', 'extensions.partialClone', 'origin');
    repository.git('config', 'remote.origin.promisor', 'true');
    repository.git('config', 'remote.origin.url', `ext::sh -c touch% '${marker.replaceAll(' ', '% ')}'`);
    repository.git('config', 'protocol.ext.allow', 'always');
    const worktree = await worktreeOf(repository, sha);
    expect(worktree.leftOut).toEqual([{ path: 'a.txt', reason: 'missing' }]);
    expect(readFileSync(join(worktree.directory, 'b.txt'), 'utf8')).toBe('stays');
    await worktree.reset();
    await worktree.dispose();
    expect(existsSync(marker)).toBe(false);
    expect(() => repository.git('cat-file', '-p', gone)).toThrow();
    expect(existsSync(marker)).toBe(true);
  });
});

describe('a hostile tree', () => {
  it('leaves out links that lead or may lead outside, and keeps those that stay', async () => {
    const targets = {
      abs: '/etc/passwd',
      'back\\slash': 'a\\..\\..\\x',
      'down-up': 'd/../../etc',
      in: 'd/file',
      'into-git': '.git/config',
      'later-up': 'root/..',
      self: 'self',
      up: '..',
    };
    const repository = scratchRepository();
    const sha = repository.commitObjects(
      [
        ...Object.entries(targets).map(([name, content]) => ({ mode: '120000' as const, name, content })),
        {
          mode: '40000' as const,
          name: 'd',
          content: [
            { mode: '100644' as const, name: 'file', content: 'x' },
            { mode: '120000' as const, name: 'up-in', content: '../d/./file' },
            { mode: '120000' as const, name: 'up-out', content: '../../x' },
          ],
        },
      ].sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
    const worktree = await worktreeOf(repository, sha);
    expect(worktree.leftOut.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'abs outside',
      'back\\slash outside',
      'd/up-out outside',
      'down-up outside',
      'into-git outside',
      'later-up outside',
      'up outside',
    ]);
    expect(readFileSync(join(worktree.directory, 'in'), 'utf8')).toBe('x');
    expect(readFileSync(join(worktree.directory, 'd/up-in'), 'utf8')).toBe('x');
    await worktree.dispose();
  });

  it.each(['.git', '.GIT', '.git ', '.git.', 'git~1', '.g\u200cit', '.git::$INDEX_ALLOCATION', '..', '.'])(
    'leaves out the name %j at any depth',
    async (name) => {
      const repository = scratchRepository();
      const inner = {
        mode: '40000' as const,
        name,
        content: [{ mode: '100644' as const, name: 'config', content: 'x' }],
      };
      const sha = repository.commitObjects([{ mode: '40000', name: 'sub', content: [inner] }]);
      const worktree = await worktreeOf(repository, sha);
      expect(worktree.leftOut).toEqual([{ path: `sub/${name}/config`, reason: 'unsafe-name' }]);
      expect(readdirSync(worktree.directory)).toEqual(['.git']);
      await worktree.dispose();
    },
  );

  it('writes no file through a link of the same name', async () => {
    const outside = scratchFolder();
    const repository = scratchRepository();
    const sha = repository.commitObjects([
      { mode: '120000', name: 'a', content: 'b' },
      { mode: '40000', name: 'a', content: [{ mode: '100644', name: 'file', content: 'x' }] },
      { mode: '40000', name: 'b', content: [{ mode: '100644', name: 'kept', content: 'y' }] },
      { mode: '100644', name: 'twice', content: 'one' },
      { mode: '100644', name: 'twice', content: 'two' },
    ]);
    const worktree = await worktreeOf(repository, sha);
    expect(worktree.leftOut.map(({ path, reason }) => `${path} ${reason}`)).toEqual(['a collision', 'twice collision']);
    expect(readdirSync(join(worktree.directory, 'b'))).toEqual(['kept']);
    expect(readdirSync(outside)).toEqual([]);
    await worktree.dispose();
  });

  it('leaves out names that are no UTF-8 or too long for the disk', async () => {
    const repository = scratchRepository();
    const sha = repository.commitObjects([
      { mode: '100644', name: Buffer.from([0x62, 0xff]), content: 'x' },
      { mode: '100644', name: 'n'.repeat(300), content: 'y' },
      { mode: '100644', name: 'ok', content: 'z' },
    ]);
    const worktree = await worktreeOf(repository, sha);
    expect(worktree.leftOut.map(({ reason }) => reason)).toEqual(['not-utf8', 'name-too-long']);
    expect(readFileSync(join(worktree.directory, 'ok'), 'utf8')).toBe('z');
    await worktree.dispose();
  });
});

describe('reset', () => {
  async function prepared(): Promise<{ worktree: Worktree; at: (name: string) => string }> {
    const repository = scratchRepository();
    repository.commit({
      '.gitignore': 'build/\n*.log\n',
      'a.txt': 'a\n',
      'src/b.txt': 'b\r\n',
      'src/deep/c.txt': 'c',
      'run.sh': '#!/bin/sh\n',
    });
    repository.git('update-index', '--chmod=+x', 'run.sh');
    repository.git('commit', '-q', '-m', 'executable');
    repository.git('reset', '-q', '--hard');
    symlinkSync('a.txt', join(repository.directory, 'link'));
    const worktree = await worktreeOf(repository, repository.commit({}));
    return { worktree, at: (name) => join(worktree.directory, name) };
  }

  it('puts back changed, deleted, replaced and re-moded files', async () => {
    const { worktree, at } = await prepared();
    writeFileSync(at('a.txt'), 'other');
    rmSync(at('src/b.txt'));
    mkdirSync(at('src/b.txt'));
    chmodSync(at('run.sh'), 0o644);
    rmSync(at('link'));
    symlinkSync('/etc/passwd', at('link'));
    rmSync(at('src/deep'), { recursive: true });
    writeFileSync(at('src/deep'), 'a file now');
    await worktree.reset();
    expect(readFileSync(at('src/b.txt'), 'utf8')).toBe('b\r\n');
    expect(readFileSync(at('src/deep/c.txt'), 'utf8')).toBe('c');
    expect(readlinkSync(at('link'))).toBe('a.txt');
    expect(statusOf(worktree)).toBe('');
    await worktree.dispose();
  });

  it('sees a change behind an unchanged size and time', async () => {
    const { worktree, at } = await prepared();
    const { atime, mtime } = statSync(at('a.txt'));
    writeFileSync(at('a.txt'), 'b\n');
    utimesSync(at('a.txt'), atime, mtime);
    await worktree.reset();
    expect(readFileSync(at('a.txt'), 'utf8')).toBe('a\n');
    await worktree.dispose();
  });

  it('leaves files that are as committed untouched', async () => {
    const { worktree, at } = await prepared();
    utimesSync(at('a.txt'), 1, 1);
    await worktree.reset();
    expect(statSync(at('a.txt')).mtimeMs).toBe(1000);
    await worktree.dispose();
  });

  it('writes into no folder outside that a link was put in place of', async () => {
    const { worktree, at } = await prepared();
    const outside = scratchFolder();
    writeFileSync(join(outside, 'b.txt'), 'theirs');
    mkdirSync(join(outside, 'deep'));
    rmSync(at('src'), { recursive: true });
    symlinkSync(outside, at('src'));
    await worktree.reset();
    expect(readFileSync(join(outside, 'b.txt'), 'utf8')).toBe('theirs');
    expect(readdirSync(join(outside, 'deep'))).toEqual([]);
    expect(lstatSync(at('src')).isDirectory()).toBe(true);
    expect(readFileSync(at('src/b.txt'), 'utf8')).toBe('b\r\n');
    await worktree.dispose();
  });

  it('breaks hard links, so that no later write goes through one', async () => {
    const { worktree, at } = await prepared();
    const theirs = join(worktree.directory, '..', 'theirs.txt');
    writeFileSync(theirs, 'a\n');
    rmSync(at('a.txt'));
    linkSync(theirs, at('a.txt'));
    await worktree.reset();
    expect(statSync(at('a.txt')).nlink).toBe(1);
    await worktree.dispose();
  });

  it('removes new files, keeps ignored and settled ones', async () => {
    const { worktree, at } = await prepared();
    mkdirSync(at('installed'));
    writeFileSync(at('installed/lib.js'), 'x');
    writeFileSync(at('debug.log'), 'x');
    await worktree.settle();
    mkdirSync(at('fresh/deep'), { recursive: true });
    writeFileSync(at('fresh/deep/new.txt'), 'x');
    writeFileSync(Buffer.concat([Buffer.from(`${worktree.directory}/no`), Buffer.from([0xff])]), 'x');
    mkdirSync(at('build'));
    writeFileSync(at('build/out'), 'x');
    await worktree.reset();
    expect(readdirSync(worktree.directory).sort()).toEqual(
      ['.git', '.gitignore', 'a.txt', 'build', 'debug.log', 'installed', 'link', 'run.sh', 'src'].sort(),
    );
    await worktree.dispose();
  });

  it('lets no new rule file hide what came with it', async () => {
    const { worktree, at } = await prepared();
    mkdirSync(at('hidden'));
    writeFileSync(at('hidden/.gitignore'), '*');
    writeFileSync(at('hidden/conftest.py'), 'x');
    writeFileSync(at('.gitignore'), '*');
    await worktree.reset();
    expect(existsSync(at('hidden'))).toBe(false);
    expect(readFileSync(at('.gitignore'), 'utf8')).toBe('build/\n*.log\n');
    await worktree.dispose();
  });

  it('removes a repository that tests made inside, and folders they locked', async () => {
    const { worktree, at } = await prepared();
    mkdirSync(at('nested'));
    repositoryAt(at('nested')).git('init', '-q');
    mkdirSync(at('locked/in'), { recursive: true });
    writeFileSync(at('locked/in/f'), 'x');
    chmodSync(at('locked/in'), 0o555);
    chmodSync(at('src'), 0o000);
    await worktree.reset();
    expect(existsSync(at('nested'))).toBe(false);
    expect(existsSync(at('locked'))).toBe(false);
    expect(readFileSync(at('src/b.txt'), 'utf8')).toBe('b\r\n');
    await worktree.dispose();
  });

  it('does not follow a .git that tests have pointed to a repository of theirs', async () => {
    const { worktree, at } = await prepared();
    const theirs = scratchRepository();
    const marker = join(scratchFolder(), 'ran');
    theirs.commit({ 'x.txt': 'x' });
    theirs.git('config', 'core.fsmonitor', `touch '${marker}'; false`);
    theirs.git('config', 'core.worktree', worktree.directory);
    const original = readFileSync(at('.git'), 'utf8');
    writeFileSync(at('.git'), `gitdir: ${join(theirs.directory, '.git')}\n`);
    writeFileSync(at('a.txt'), 'other');
    await worktree.reset();
    expect(readFileSync(at('.git'), 'utf8')).toBe(original);
    expect(statusOf(worktree)).toBe('');
    expect(existsSync(marker)).toBe(false);
    await worktree.dispose();
  });

  it('recovers from a removed tree, a staged mess and a lock left behind', async () => {
    const { worktree, at } = await prepared();
    writeFileSync(at('staged.txt'), 'x');
    repositoryAt(worktree.directory).git('add', '--all');
    repositoryAt(worktree.directory).git('rm', '-q', '--cached', 'a.txt');
    const gitFolder = readFileSync(at('.git'), 'utf8').replace('gitdir: ', '').trim();
    writeFileSync(join(gitFolder, 'index.lock'), '');
    rmSync(worktree.directory, { recursive: true });
    await worktree.reset();
    expect(statusOf(worktree)).toBe('');
    await worktree.dispose();
  });
});

describe('dispose', () => {
  it('leaves neither folder nor record, however often and in whatever state', async () => {
    const repository = scratchRepository();
    const sha = repository.commit({ 'a/b.txt': 'b' });
    const worktree = await worktreeOf(repository, sha);
    const container = dirname(worktree.directory);
    writeFileSync(join(worktree.directory, '.git'), 'gitdir: /nowhere\n');
    mkdirSync(join(worktree.directory, 'locked'));
    writeFileSync(join(worktree.directory, 'locked/f'), '');
    chmodSync(join(worktree.directory, 'locked'), 0o000);
    await Promise.all([worktree.dispose(), worktree.dispose()]);
    await worktree.dispose();
    expect(existsSync(container)).toBe(false);
    expect(repository.git('worktree', 'list', '--porcelain').match(/^worktree /gm)).toHaveLength(1);
  });

  it("forgets nobody else's work tree, even one that is not there now", async () => {
    const repository = scratchRepository();
    const sha = repository.commit({ 'a.txt': 'a' });
    const theirs = join(scratchFolder(), 'theirs');
    repository.git('worktree', 'add', '-q', '--detach', theirs);
    const unplugged = `${theirs}.unplugged`;
    renameSync(theirs, unplugged);
    await (await worktreeOf(repository, sha)).dispose();
    renameSync(unplugged, theirs);
    expect(repositoryAt(theirs).git('status', '--porcelain')).toBe('');
  });

  it('cleans up when the work tree cannot be made', async () => {
    const repository = scratchRepository();
    repository.commit({ 'a.txt': 'a' });
    const temp = scratchFolder();
    process.env.TMPDIR = temp;
    try {
      await expect(worktreeOf(repository, 'f'.repeat(40))).rejects.toThrow(/git/);
      await expect(
        (async () => {
          const git = await openRepository(repository.directory, process.env);
          const sha = await git.resolve();
          rmSync(join(repository.directory, '.git/worktrees'), { recursive: true, force: true });
          writeFileSync(join(repository.directory, '.git/worktrees'), 'in the way');
          return git.createWorktree(sha);
        })(),
      ).rejects.toThrow(/git worktree failed/);
      expect(readdirSync(temp)).toEqual([]);
    } finally {
      delete process.env.TMPDIR;
    }
  });
});
