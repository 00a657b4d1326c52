import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid', '-c', 'commit.gpgsign=false'];

export interface ScratchRepository {
  readonly directory: string;
  /** Runs git there and gives its output, one line end trimmed. */
  git(...words: readonly string[]): string;
  /** Writes files, stages all of them and commits; gives the commit. */
  commit(files: Readonly<Record<string, string | Buffer>>): string;
  /** Commits a tree of entries written as objects, names that no `git add` would take included. */
  commitObjects(entries: readonly ObjectEntry[]): string;
}

interface ObjectEntry {
  readonly mode: '100644' | '100755' | '120000' | '160000' | '40000';
  readonly name: string | Buffer;
  /** Content of a blob, entries of a tree, or the id of a submodule's commit. */
  readonly content: string | Buffer | readonly ObjectEntry[];
}

/** An empty folder that is removed after the test. */
export function scratchFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vital test ')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real repository in a folder with a blank in its name, removed after the test. */
export function scratchRepository(...initOptions: readonly string[]): ScratchRepository {
  const directory = join(scratchFolder(), 'my repo');
  mkdirSync(directory);
  execFileSync('git', ['init', '-q', '-b', 'main', ...initOptions, directory]);
  return repositoryAt(directory);
}

export function repositoryAt(directory: string): ScratchRepository {
  const raw = (words: readonly string[], input?: Buffer): string =>
    execFileSync('git', [...IDENTITY, ...words], { cwd: directory, input, stdio: ['pipe', 'pipe', 'pipe'] })
      .toString()
      .replace(/\n$/, '');
  const write = (entries: readonly ObjectEntry[]): string =>
    raw(['hash-object', '-t', 'tree', '-w', '--stdin', '--literally'], treeOf(entries));
  const treeOf = (entries: readonly ObjectEntry[]): Buffer =>
    Buffer.concat(
      entries.flatMap(({ mode, name, content }) => [
        Buffer.from(`${mode} `),
        Buffer.from(name),
        Buffer.from([0]),
        Buffer.from(idOf(mode, content), 'hex'),
      ]),
    );
  const idOf = (mode: ObjectEntry['mode'], content: ObjectEntry['content']): string => {
    if (typeof content !== 'string' && !Buffer.isBuffer(content)) return write(content as readonly ObjectEntry[]);
    return mode === '160000' ? content.toString() : raw(['hash-object', '-w', '--stdin'], Buffer.from(content));
  };
  return {
    directory,
    git: (...words) => raw(words),
    commit: (files) => {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(directory, name)), { recursive: true });
        writeFileSync(join(directory, name), content);
      }
      raw(['add', '--all']);
      raw(['commit', '-q', '--allow-empty', '-m', 'some change']);
      return raw(['rev-parse', 'HEAD']);
    },
    commitObjects: (entries) => {
      const commit = raw(['commit-tree', '-m', 'some objects', write(entries)]);
      raw(['update-ref', 'HEAD', commit]);
      return commit;
    },
  };
}
