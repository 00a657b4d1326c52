import { describe, expect, it } from 'vitest';
import { listedPath } from '../../src/domain/repo-path.ts';
import { detectTestCommand } from '../../src/stages/verify/detect-test-command.ts';

type Files = Readonly<Record<string, string>>;

function detect(files: Files, configured?: string) {
  const paths = Object.keys(files).sort().map(listedPath);
  return detectTestCommand(
    { paths, read: (path) => (Object.hasOwn(files, path) ? files[path] : undefined) },
    configured,
  );
}

const script = (test: string, more: Files = {}): Files => ({
  'package.json': JSON.stringify({ scripts: { test } }),
  'a.js': '',
  ...more,
});

describe('detectTestCommand', () => {
  const cases: readonly (readonly [string, Files, string, string])[] = [
    ['pytest.ini', { 'pytest.ini': '', 'a.py': '' }, 'python3 -m pytest', 'pytest'],
    [
      'pytest in pyproject.toml',
      { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'a.py': '' },
      'python3 -m pytest',
      'pytest',
    ],
    ['pytest in tox.ini', { 'tox.ini': '[pytest]\n', 'a.py': '' }, 'python3 -m pytest', 'pytest'],
    ['a conftest', { 'tests/conftest.py': '', 'tests/test_a.py': 'import unittest' }, 'python3 -m pytest', 'pytest'],
    ['tests that import pytest', { 'test_a.py': 'import pytest\n' }, 'python3 -m pytest', 'pytest'],
    ['plain test functions', { 'tests/test_a.py': 'def test_a():\n    pass\n' }, 'python3 -m pytest', 'pytest'],
    ['unittest at the root', { 'test_a.py': 'import unittest\n' }, 'python3 -m unittest discover', 'unittest'],
    [
      'unittest in a package',
      { 'tests/__init__.py': '', 'tests/test_a.py': 'import unittest\n' },
      'python3 -m unittest discover -s tests -t .',
      'unittest',
    ],
    [
      'unittest in a folder',
      { 'tests/test_a.py': 'from unittest import TestCase\n' },
      'python3 -m unittest discover -s tests',
      'unittest',
    ],
    [
      'unittest of another name',
      { 'a_test.py': 'import unittest\n' },
      "python3 -m unittest discover -p '*_test.py'",
      'unittest',
    ],
    [
      'Django',
      { 'manage.py': '', 'app/tests.py': 'from django.test import TestCase\n' },
      'python3 manage.py test',
      'django',
    ],
    ['a package script of node', script('node --test'), 'npm test', 'node-test'],
    ['a package script of jest', script('jest --ci'), 'npm test', 'jest'],
    ['a package script that goes on after jest', script('jest && eslint .'), 'npm test', 'script'],
    ['a package script with lint first', script('eslint . && vitest run'), 'npm test', 'vitest'],
    ['a package script behind a wrapper', script('cross-env NODE_ENV=test nyc mocha test'), 'npm test', 'mocha'],
    [
      'a package script that calls another',
      { 'package.json': JSON.stringify({ scripts: { test: 'npm run unit', unit: 'vitest run' } }) },
      'npm test',
      'vitest',
    ],
    ['a package script with its own reporter', script('node --test --test-reporter=tap'), 'npm test', 'script'],
    ['pnpm', script('vitest run', { 'pnpm-lock.yaml': '' }), 'pnpm test', 'vitest'],
    ['yarn', script('jest', { 'yarn.lock': '' }), 'yarn test', 'jest'],
    [
      'the package manager that is named',
      { 'package.json': JSON.stringify({ packageManager: 'pnpm@9.1.0', scripts: { test: 'tape test' } }) },
      'pnpm test',
      'tape',
    ],
    ['node:test without a manifest', { 'test/a.test.js': "import test from 'node:test';" }, 'node --test', 'node-test'],
    [
      'the placeholder of npm, then a dependency',
      {
        'package.json': JSON.stringify({
          scripts: { test: 'echo "Error: no test specified" && exit 1' },
          devDependencies: { jest: '29' },
        }),
      },
      'npx --no-install jest',
      'jest',
    ],
    [
      'a Vitest configuration',
      { 'package.json': '{}', 'vitest.config.ts': '' },
      'npx --no-install vitest run',
      'vitest',
    ],
    ['a Mocha configuration', { 'package.json': '{}', '.mocharc.json': '' }, 'npx --no-install mocha', 'mocha'],
    ['Maven', { 'pom.xml': '', 'a.java': '' }, 'mvn -B -ntp test', 'maven'],
    ['the Maven wrapper', { 'pom.xml': '', mvnw: '', 'a.java': '' }, 'sh ./mvnw -B -ntp test', 'maven'],
    ['Gradle', { 'build.gradle.kts': '', gradlew: '' }, 'sh ./gradlew test --no-daemon --continue', 'gradle'],
    ['Go', { 'go.mod': 'module a\n', 'a.go': '' }, 'go test ./...', 'go'],
    ['Cargo', { 'Cargo.toml': '[package]\n', 'src/lib.rs': '' }, 'cargo test --no-fail-fast', 'cargo'],
    ['a Cargo workspace', { 'Cargo.toml': '[workspace]\n' }, 'cargo test --no-fail-fast --workspace', 'cargo'],
    ['.NET', { 'App.sln': '', 'a.cs': '' }, 'dotnet test', 'dotnet'],
    ['RSpec', { Gemfile: '', 'spec/a_spec.rb': '' }, 'bundle exec rspec', 'rspec'],
    [
      'Minitest, although a gem further down has specs',
      { Gemfile: '', Rakefile: '', 'test/a_test.rb': '', 'part/spec/a_spec.rb': '' },
      'bundle exec rake test',
      'script',
    ],
    ['RSpec further down, where there is nothing else', { 'part/spec/a_spec.rb': '' }, 'rspec', 'rspec'],
    ['Minitest', { Rakefile: '', 'test/a_test.rb': '' }, 'rake test', 'script'],
    ['PHPUnit', { 'phpunit.xml.dist': '', 'a.php': '' }, 'vendor/bin/phpunit', 'phpunit'],
    [
      'make, where there is nothing better',
      { Makefile: 'all: x\ntest: all\n\t./run\n', 'a.c': '' },
      'make test',
      'make',
    ],
    [
      'the ecosystem of the most files',
      { ...script('jest'), 'go.mod': '', 'a.go': '', 'b.go': '' },
      'go test ./...',
      'go',
    ],
    [
      'a project below the root',
      { 'README.md': '', 'my app/go.mod': '', 'my app/a.go': '' },
      "cd 'my app' && go test ./...",
      'go',
    ],
  ];
  it.each(cases)('%s', (_, files, display, runner) => {
    expect(detect(files)).toMatchObject({ display, runner });
    expect(detect(files)?.reason).not.toBe('');
  });

  it.each([
    ['no files', {}],
    ['no tests', { 'a.py': 'print(1)\n' }],
    ['a script that tests nothing', script('exit 0')],
    ['a Makefile without a test target', { Makefile: 'all:\n\ttrue\nTEST := 1\n' }],
    ['a broken manifest', { 'package.json': '{' }],
  ])('finds nothing in %s', (_, files) => {
    expect(detect(files)).toBeUndefined();
  });

  const configured: readonly (readonly [string, readonly string[], string])[] = [
    ['python3 -m pytest -q "tests/a b.py"', ['python3', '-m', 'pytest', '-q', 'tests/a b.py'], 'pytest'],
    ['coverage run -m pytest', ['coverage', 'run', '-m', 'pytest'], 'pytest'],
    ['poetry run pytest', ['poetry', 'run', 'pytest'], 'pytest'],
    ['python3 -m unittest -v tests.test_a', ['python3', '-m', 'unittest', '-v', 'tests.test_a'], 'unittest'],
    ['cd sub && npx jest', ['sh', '-c', 'cd sub && npx jest'], 'jest'],
    ['X=1 cargo test', ['sh', '-c', 'X=1 cargo test'], 'cargo'],
    ['pytest && jest', ['sh', '-c', 'pytest && jest'], 'script'],
    ['go test -run TestA ./...', ['go', 'test', '-run', 'TestA', './...'], 'go'],
    ['go build', ['go', 'build'], 'script'],
    [
      'java -cp out org.junit.runner.JUnitCore a.T',
      ['java', '-cp', 'out', 'org.junit.runner.JUnitCore', 'a.T'],
      'junit-console',
    ],
    ['./run-tests.sh', ['./run-tests.sh'], 'script'],
    ["echo 'open", ['sh', '-c', "echo 'open"], 'script'],
  ];
  it.each(configured)('takes a configured line as the person wrote it: %s', (line, argv, runner) => {
    expect(detect({ 'pytest.ini': '' }, line)).toEqual({ argv, display: line, runner, reason: 'configured' });
  });

  it('looks into the script that a configured line names', () => {
    expect(detect(script('vitest run'), 'npm test')?.runner).toBe('vitest');
    expect(detect({ 'package.json': JSON.stringify({ scripts: { unit: 'mocha' } }) }, 'pnpm run unit')?.runner).toBe(
      'mocha',
    );
  });

  it('knows `none` and takes an empty line for no setting', () => {
    expect(detect({ 'pytest.ini': '' }, 'none')).toBeUndefined();
    expect(detect({ 'pytest.ini': '' }, ' ')?.display).toBe('python3 -m pytest');
  });
});
