import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommitSha, commitSha } from '../../domain/commit-sha.ts';
import { TaskError } from '../../domain/errors.ts';
import type { BugRecord } from '../records/bug-record.ts';
import type { SourceRepository } from './find-repository.ts';
import type { RepositoryFile } from './make-repository.ts';
import { runGit } from './run-git.ts';
import { withTestsOf } from './splice-inline-tests.ts';

export interface BuggyRepository {
  readonly commit: CommitSha;
  /** Text of each source file with the bug and without it; null where the file is not there. */
  readonly files: readonly { readonly path: string; readonly before: string | null; readonly after: string | null }[];
}

/**
 * Makes the buggy state a commit of a new repository: the repaired tree with the source files of the buggy commit, and
 * `extra` beside them. Objects are borrowed from the given repository, in which nothing is written.
 */
export async function makeBuggyRepository(
  record: BugRecord,
  source: SourceRepository,
  { directory, extra }: { readonly directory: string; readonly extra: readonly RepositoryFile[] },
): Promise<BuggyRepository> {
  await runGit(['init', '-q', '-b', 'main'], { cwd: directory });
  await mkdir(join(directory, '.git', 'objects', 'info'), { recursive: true });
  await writeFile(join(directory, '.git', 'objects', 'info', 'alternates'), `${source.objects}\n`);
  for (const commit of [record.buggy_commit, record.fix_commit]) await requireCommit(commit, record, directory);
  await runGit(['read-tree', record.fix_commit], { cwd: directory });
  const files = [];
  for (const path of record.src_files) files.push(await takeBuggy(path, record, directory));
  for (const { path, content } of extra) await stage(path, content, { directory, mode: '100644' });
  const tree = await runGit(['write-tree'], { cwd: directory });
  const commit = commitSha(await runGit(['commit-tree', tree, '-m', `Show ${record.id}`], { cwd: directory }));
  await runGit(['update-ref', 'refs/heads/main', commit], { cwd: directory });
  await runGit(['checkout-index', '-a', '-q'], { cwd: directory });
  return { commit, files };
}

async function requireCommit(commit: string, record: BugRecord, directory: string): Promise<void> {
  const there = await runGit(['cat-file', '-t', commit], { cwd: directory }).catch(() => '');
  if (there === 'commit') return;
  throw new TaskError('unknown-ref', `${record.repo} here has no commit ${commit}, which ${record.id} needs.`, {
    hint: 'Fetch the whole history of the repository.',
  });
}

/** Puts the file of the buggy commit into the index; where tests stand in the file itself, those of the repair stay. */
async function takeBuggy(path: string, record: BugRecord, directory: string) {
  const [buggy, after] = [
    await readBlob(record.buggy_commit, path, directory),
    await readBlob(record.fix_commit, path, directory),
  ];
  if (!buggy) {
    await runGit(['update-index', '--force-remove', '--', path], { cwd: directory });
    return { path, before: null, after: after?.text ?? null };
  }
  const before = record.inline_tests && after ? withTestsOf(buggy.text, after.text) : buggy.text;
  await stage(path, before, { directory, mode: buggy.mode });
  return { path, before, after: after?.text ?? null };
}

async function readBlob(commit: string, path: string, cwd: string) {
  const entry = await runGit(['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', commit, '--', path], { cwd });
  const found = /^(\d+) blob ([0-9a-f]+)\t/.exec(entry);
  if (!found?.[1] || !found[2]) return undefined;
  const text = await runGit(['cat-file', 'blob', found[2]], { cwd, keepLastLineEnd: true });
  return { mode: found[1], text };
}

async function stage(
  path: string,
  content: string | Uint8Array,
  { directory, mode }: { readonly directory: string; readonly mode: string },
): Promise<void> {
  const blob = await runGit(['hash-object', '-w', '--stdin'], { cwd: directory, input: content });
  await runGit(['update-index', '--add', '--cacheinfo', `${mode},${blob},${path}`], { cwd: directory });
}
