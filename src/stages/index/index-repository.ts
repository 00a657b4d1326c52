import type { CommitSha } from '../../domain/commit-sha.ts';
import { comparePaths } from '../../domain/repo-path.ts';
import type { RepositoryIndex, SkippedFile, SkipReason } from '../../domain/repository-index.ts';
import type { Extractor } from '../../ports/extractor.ts';
import type { Git, TreeEntry } from '../../ports/git.ts';
import type { Progress } from '../../ports/progress.ts';
import { FileCollector, type IndexSettings } from './file-collector.ts';
import { readAttributes, type SaysSecondary } from './read-attributes.ts';

const DEFAULTS: IndexSettings = { fileLimit: 1_000_000, totalLimit: 400_000_000, windowLines: 40 };

const ATTRIBUTES_LIMIT = 64 * 1024;

/** Files between two words to whoever waits. */
const PROGRESS_STEP = 50;

export interface IndexPorts {
  readonly git: Git;
  readonly extractor: Extractor;
  readonly progress: Progress;
}

/**
 * Parses the tree of one commit, read by blob id so that nothing on disk can change under it. What is not indexed is
 * listed with its reason; the outcome is the same to the byte on any number of cores.
 */
export async function indexRepository(
  commit: CommitSha,
  ports: IndexPorts,
  settings: Partial<IndexSettings> = {},
): Promise<RepositoryIndex> {
  const limits = { ...DEFAULTS, ...settings };
  ports.progress.stage('index', 'reading the tree');
  const entries = [...(await ports.git.listTree(commit))].sort((a, b) => comparePaths(a.path, b.path));
  const skipped: SkippedFile[] = [];
  const wanted = entries.filter((entry) => {
    const reason = skipByEntry(entry, limits);
    if (reason) skipped.push({ path: entry.path, reason });
    return reason === undefined;
  });
  const says = await readOwnAttributes(wanted, ports.git);
  const collector = new FileCollector(ports.extractor, limits, says);
  await readFiles(wanted, ports, collector);
  const files = await collector.finish();
  return {
    commit,
    engine: ports.extractor.engine,
    files,
    byPath: new Map(files.map((file) => [file.path, file])),
    skipped: [...skipped, ...collector.skipped].sort((a, b) => comparePaths(a.path, b.path)),
    bytes: collector.bytes,
  };
}

function skipByEntry({ mode, size, unusable }: TreeEntry, { fileLimit }: IndexSettings): SkipReason | undefined {
  if (unusable) return unusable;
  if (mode === '120000') return 'symlink';
  if (mode === '160000') return 'submodule';
  return size > fileLimit ? 'too-large' : undefined;
}

/** The attribute file at the root; git reads others too, but this is where projects mark generated code. */
async function readOwnAttributes(wanted: readonly TreeEntry[], git: Git): Promise<SaysSecondary> {
  const entry = wanted.find(({ path, size }) => path === '.gitattributes' && size <= ATTRIBUTES_LIMIT);
  if (!entry) return () => undefined;
  for await (const { content } of git.readBlobs([entry.blob])) return readAttributes(content.toString('utf8'));
  return () => undefined;
}

async function readFiles(
  wanted: readonly TreeEntry[],
  { git, progress }: IndexPorts,
  collector: FileCollector,
): Promise<void> {
  let done = 0;
  for await (const { content } of git.readBlobs(wanted.map((entry) => entry.blob))) {
    const entry = wanted[done];
    if (!entry || !(await collector.add(entry, content))) break;
    done += 1;
    if (done % PROGRESS_STEP === 0) tell(progress, done, wanted.length);
  }
  for (const { path } of wanted.slice(done)) collector.skip(path, 'limit');
  tell(progress, wanted.length, wanted.length);
}

function tell(progress: Progress, done: number, total: number): void {
  progress.update({ stage: 'index', detail: 'parsing', done, total, unit: 'files' });
}
