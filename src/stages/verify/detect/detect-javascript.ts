import { type PackageManifest, packageManager, readManifest, scriptRunner, testScript } from './package-script.ts';
import { type Candidate, filesNamed, type RepositoryFiles } from './repository-files.ts';

const MOST_READ = 50;
const EXTENSIONS = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'];

export function detectJavascript(files: RepositoryFiles): Candidate | undefined {
  const of = readManifest(files);
  const script = of && testScript(of);
  if (of !== undefined && script !== undefined) {
    const manager = packageManager(files, of);
    const argv = manager === 'bun' ? ['bun', 'run', 'test'] : [manager, 'test'];
    return candidate(argv, scriptRunner(script, of), 'package.json scripts.test');
  }
  return detectConfigured(files, of ?? {}) ?? detectNodeTest(files);
}

function detectConfigured(files: RepositoryFiles, of: PackageManifest): Candidate | undefined {
  const config = (form: RegExp) => filesNamed(files, form).find((path) => !path.includes('/'));
  const has = (name: string) => Object.hasOwn({ ...of.dependencies, ...of.devDependencies }, name);
  const installed = (words: readonly string[], runner: string, reason: string) =>
    candidate(['npx', '--no-install', ...words], runner, reason);
  const vitest = config(/^vitest\.config\.[cm]?[jt]s$/) ?? (has('vitest') ? 'vitest is a dependency' : undefined);
  if (vitest !== undefined) return installed(['vitest', 'run'], 'vitest', vitest);
  const jest =
    config(/^jest\.config\.(?:[cm]?[jt]s|json)$/) ?? (of.jest || has('jest') ? 'package.json names jest' : undefined);
  if (jest !== undefined) return installed(['jest'], 'jest', jest);
  const mocha = config(/^\.mocharc\.(?:[cm]?js|json|ya?ml)$/) ?? (has('mocha') ? 'mocha is a dependency' : undefined);
  return mocha === undefined ? undefined : installed(['mocha'], 'mocha', mocha);
}

/** Node's own runner needs no manifest. */
function detectNodeTest(files: RepositoryFiles): Candidate | undefined {
  const tests = filesNamed(files, /\.[cm]?js$/).filter((path) => /(?:^|[/._-])tests?(?:[/._-]|$)/.test(path));
  const found = tests.slice(0, MOST_READ).find((path) => /['"]node:test['"]/.test(files.read(path) ?? ''));
  return found === undefined ? undefined : candidate(['node', '--test'], 'node-test', `${found} uses node:test`);
}

function candidate(argv: readonly string[], runner: string, reason: string): Candidate {
  return { argv, runner, reason, extensions: EXTENSIONS };
}
