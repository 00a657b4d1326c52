import { GRAMMAR_LANGUAGES } from '../../../domain/language.ts';
import { baseName, comparePaths, type RepoPath, tryRepoPath } from '../../../domain/repo-path.ts';
import type { RepositoryIndex } from '../../../domain/repository-index.ts';
import { problem, type Readable, readable } from './answer-problem.ts';

/** Names out of examples and instructions; a file of that name would be a misunderstanding. */
const PLACEHOLDER =
  /(?:^|\/)(?:path\/to|file\/path|your[-_/]|<|example\/path)|^(?:file_?name|file_?path|path|file|new_?file)(?:\.\w+)?$/i;
/** What stands behind an opening fence: no file of the model's was ever meant to be called so. */
const LABELS: ReadonlySet<string> = new Set<string>([
  ...GRAMMAR_LANGUAGES,
  ...[
    'text',
    'plaintext',
    'diff',
    'patch',
    'sh',
    'shell',
    'console',
    'js',
    'ts',
    'py',
    'rb',
    'rs',
    'cs',
    'golang',
    'html',
    'css',
  ],
  ...[
    'json',
    'yaml',
    'yml',
    'toml',
    'xml',
    'sql',
    'markdown',
    'md',
    'jsx',
    'vue',
    'svelte',
    'perl',
    'lua',
    'swift',
    'r',
    'search',
  ],
]);

export interface WrittenPath {
  readonly written: string;
  /** True where the answer means a file that is not there yet. */
  readonly creates: boolean;
}

/** The repository file a path in an answer means: as written, else the only file it can be the end of. Never a guess. */
export function resolvePath({ written, creates }: WrittenPath, index: RepositoryIndex): Readable<RepoPath> {
  const path = tryRepoPath(written.replace(/^file:/, 'file:/'));
  if (path === undefined || /^(?:~|file:|\\\\)/.test(written)) {
    return problem('refused-path', `${JSON.stringify(written)} is not a path inside the repository.`);
  }
  if (index.byPath.has(path)) return readable(path);
  const skipped = index.skipped.find((file) => file.path === path);
  if (skipped)
    return problem('refused-path', `${path} cannot be edited: it is left out of the index (${skipped.reason}).`);
  if (PLACEHOLDER.test(path))
    return problem('refused-path', `${JSON.stringify(written)} is a placeholder, not a file.`);
  const ends = index.files.map((file) => file.path).filter((known) => known.endsWith(`/${path}`));
  const [only] = ends;
  if (ends.length === 1 && only)
    return readable(only, [`The answer says ${path}; taken as ${only}, the only such file.`]);
  if (ends.length > 1) return problem('refused-path', `${path} could be any of ${listed(ends)}. Give the full path.`);
  if (LABELS.has(path.toLowerCase()))
    return problem('refused-path', `${JSON.stringify(written)} is a label, not a file.`);
  return creates ? readable(path) : problem('refused-path', unknownFile(path, index));
}

function unknownFile(path: RepoPath, index: RepositoryIndex): string {
  const alike = index.files.map((file) => file.path).filter((known) => baseName(known) === baseName(path));
  const hint = alike.length === 0 ? '' : ` There is ${listed(alike)}.`;
  return `There is no file ${path} in the repository.${hint}`;
}

function listed(paths: readonly RepoPath[]): string {
  const first = [...paths].sort(comparePaths).slice(0, 5);
  return first.join(', ') + (paths.length > first.length ? ', …' : '');
}
