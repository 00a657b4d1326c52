import { baseName, type RepoPath } from '../../../domain/repo-path.ts';
import { type Candidate, commonFolder, filesNamed, hasFile, type RepositoryFiles } from './repository-files.ts';

/** Test files looked into; enough to know which runner a project writes for. */
const MOST_READ = 50;

const CONFIGURED: readonly (readonly [string, RegExp])[] = [
  ['pytest.ini', /^/],
  ['.pytest.ini', /^/],
  ['pyproject.toml', /^\[tool\.pytest\b/m],
  ['setup.cfg', /^\[tool:pytest\]/m],
  ['tox.ini', /^\[pytest\]/m],
];

export function detectPython(files: RepositoryFiles): Candidate | undefined {
  const tests = filesNamed(files, /^(?:test.*|.+_test)\.py$/).filter((path) => !baseName(path).startsWith('testing'));
  const config = CONFIGURED.find(([name, form]) => hasFile(files, name) && form.test(files.read(name) ?? ''));
  if (config !== undefined) return pytestBecause(config[0]);
  if (tests.length === 0) return undefined;
  if (filesNamed(files, /^conftest\.py$/).length > 0) return pytestBecause('conftest.py');
  const texts = tests.slice(0, MOST_READ).map((path) => files.read(path) ?? '');
  if (texts.some((text) => /^\s*(?:import|from) pytest\b/m.test(text))) return pytestBecause('tests import pytest');
  if (hasFile(files, 'manage.py')) return python(['manage.py', 'test'], 'django', 'manage.py');
  if (texts.some((text) => /^\s*(?:import|from) unittest\b/m.test(text))) return unittestFor(files, tests);
  return texts.some((text) => /^(?:async )?def test/m.test(text))
    ? pytestBecause('tests are plain functions')
    : undefined;
}

function pytestBecause(reason: string): Candidate {
  return python(['-m', 'pytest'], 'pytest', reason);
}

function python(words: readonly string[], runner: string, reason: string): Candidate {
  return { argv: ['python3', ...words], runner, reason, extensions: ['.py'] };
}

/** Discovery finds only what lies in packages below its start, so it starts where the tests are. */
function unittestFor(files: RepositoryFiles, tests: readonly RepoPath[]): Candidate {
  const prefixed = tests.filter((path) => baseName(path).startsWith('test'));
  const found = prefixed.length > 0 ? prefixed : tests;
  const pattern = prefixed.length > 0 ? [] : ['-p', '*_test.py'];
  const folder = commonFolder(found);
  const start = folder === '' ? [] : isPackage(files, folder) ? ['-s', folder, '-t', '.'] : ['-s', folder];
  const reason = `unittest in ${folder === '' ? 'test files' : folder}`;
  return python(['-m', 'unittest', 'discover', ...start, ...pattern], 'unittest', reason);
}

function isPackage(files: RepositoryFiles, folder: string): boolean {
  const parts = folder.split('/');
  return parts.every((_, position) => hasFile(files, `${parts.slice(0, position + 1).join('/')}/__init__.py`));
}
