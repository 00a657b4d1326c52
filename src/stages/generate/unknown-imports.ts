import { languageOf } from '../../domain/language.ts';
import type { FileChange } from '../../domain/program.ts';
import { baseName, directoryOf, type RepoPath, tryRepoPath } from '../../domain/repo-path.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { Extractor } from '../../ports/extractor.ts';
import { NODE_MODULES, PYTHON_MODULES } from './standard-modules.ts';

const MANIFEST =
  /^(?:package\.json|requirements.*\.txt|pyproject\.toml|setup\.(?:py|cfg)|Pipfile|environment\.ya?ml|go\.mod|Cargo\.toml|Gemfile|composer\.json|pom\.xml|build\.gradle(?:\.kts)?|.*\.csproj)$/;

interface Tools {
  readonly index: RepositoryIndex;
  readonly extractor: Extractor;
}

/**
 * A word of warning for every import a program adds that nothing vouches for: no file of the repository, no other import,
 * no manifest, no standard library. Models make up packages, and strangers register the names they make up.
 */
export async function unknownImports(changes: readonly FileChange[], tools: Tools): Promise<readonly string[]> {
  const notes: string[] = [];
  for (const change of changes) {
    for (const module of await addedModules(change, tools)) {
      if (isKnown(module, change.path, tools.index)) continue;
      notes.push(
        `${change.path} now imports ${JSON.stringify(module)}, which neither the repository nor its manifests know.`,
      );
    }
  }
  return notes;
}

async function addedModules({ path, before, after }: FileChange, { extractor }: Tools): Promise<readonly string[]> {
  const language = languageOf(path);
  if (
    after === null ||
    (language !== 'python' && language !== 'javascript' && language !== 'typescript' && language !== 'tsx')
  ) {
    return [];
  }
  const modules = async (text: string | null) => {
    const extraction = text === null ? undefined : await extractor.extract(language, text);
    return extraction?.ok ? extraction.record.imports.map((one) => one.module) : [];
  };
  const known = new Set(await modules(before));
  return [...new Set(await modules(after))].filter((module) => !known.has(module));
}

function isKnown(module: string, from: RepoPath, index: RepositoryIndex): boolean {
  if (module.startsWith('.')) return relativeFileExists(module, from, index);
  const root = rootOf(module);
  if (PYTHON_MODULES.has(root) || NODE_MODULES.has(root) || module.startsWith('node:')) return true;
  const asPath = module.replaceAll('.', '/');
  return index.files.some(
    (file) =>
      file.imports.some((one) => rootOf(one.module) === root) ||
      `/${file.path}`.includes(`/${asPath}.`) ||
      `/${file.path}`.includes(`/${asPath}/`) ||
      (MANIFEST.test(baseName(file.path)) && mentions(file.text, root)),
  );
}

/** `a` of `a.b`, `lodash` of `lodash/fp`, `@scope/name` whole. */
function rootOf(module: string): string {
  if (module.startsWith('@')) return module.split('/').slice(0, 2).join('/');
  return module.replace(/^node:/, '').split(/[./]/)[0] ?? module;
}

/** Package names write `-` where module names write `_`. */
function mentions(manifest: string, root: string): boolean {
  const text = manifest.toLowerCase().replaceAll('-', '_');
  return text.split(/[^\w@/.]+/).includes(root.toLowerCase().replaceAll('-', '_'));
}

function relativeFileExists(module: string, from: RepoPath, index: RepositoryIndex): boolean {
  const dots = /^\.+/.exec(module)?.[0].length ?? 0;
  const isPython = !module.includes('/') && from.endsWith('.py');
  const up = isPython ? '../'.repeat(dots - 1) + module.slice(dots).replaceAll('.', '/') : module;
  const target = tryRepoPath(`${directoryOf(from)}/${up || '.'}`.replace(/^\//, ''));
  if (target === undefined) return true;
  const bare = target.replace(/\.[cm]?[jt]sx?$/, '');
  return index.files.some((file) => file.path.replace(/\.\w+$/, '') === bare || file.path.startsWith(`${target}/`));
}
