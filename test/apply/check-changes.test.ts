import { expect, test } from 'vitest';
import type { FileChange } from '../../src/domain/program.ts';
import { listedPath } from '../../src/domain/repo-path.ts';
import type { TreeEntry } from '../../src/ports/git.ts';
import { checkChanges } from '../../src/stages/apply/check-changes.ts';

const entry = (path: string, mode = '100644'): TreeEntry => ({ path: listedPath(path), mode, blob: 'b', size: 1 });
const tree = [
  entry('src/a.ts'),
  entry('README.md'),
  entry('link', '120000'),
  entry('module', '160000'),
  entry('odd\nname.ts'),
];
const change = (path: string, after: string | null = 'x\n', before: string | null = null): FileChange => ({
  path: listedPath(path),
  before,
  after,
});
const rules = (...changes: FileChange[]) => checkChanges(changes, tree).map(({ rule }) => rule);

test('ordinary edits, new files and deletions are allowed', () => {
  expect(rules(change('src/a.ts'), change('src/new/b.ts'), change('README.md', null))).toEqual([]);
});

test('a file whose odd name is already there may be edited, and such a name may not be made', () => {
  expect(rules(change('odd\nname.ts'))).toEqual([]);
  expect(rules(change('other\nname.ts'))).toHaveLength(1);
});

test.each([
  '../x',
  'a/../../x',
  '/etc/x',
  '//x',
  'C:\\x',
  '\\\\host\\x',
  '~/x',
  'a\0b',
  'a/./b',
  '.git/config',
  '.GIT/x',
  'git~1/x',
  '.git./x',
  '.git /x',
  '.git::$INDEX_ALLOCATION/x',
  '.g\u200cit/x',
  'sub/.git/hooks/pre-commit',
  '.gitmodules',
  '.gitattributes',
  'sub/.gitattributes',
  '.npmrc',
  '.github/workflows/ci.yml',
  '.GitHub/Workflows/ci.yml',
  '.github/actions/x/action.yml',
  'action.yml',
  '.gitlab-ci.yml',
  'Jenkinsfile',
  'CODEOWNERS',
  '.github/CODEOWNERS',
  'docs/CODEOWNERS',
  '.github/dependabot.yml',
  'renovate.json',
  '.vscode/tasks.json',
  '.husky/pre-commit',
  'CLAUDE.md',
  'sub/AGENTS.md',
  'link',
  'link/x',
  'module',
  'module/x',
  'src/a.ts/x',
  'con.txt',
  'a/aux',
  'name.',
  'name ',
  'a:b',
  'a*b',
  `${'d/'.repeat(70)}x`,
  'x'.repeat(300),
  'SRC/A.ts',
  'evil\u202etxt.js',
])('%j is refused', (path) => {
  expect(rules(change(path))).toHaveLength(1);
});

test('deleting a protected file is refused, too', () => {
  expect(rules(change('.github/workflows/ci.yml', null))).toHaveLength(1);
});

test('binary, oversize, doubled and too many changes are refused with their reason', () => {
  expect(rules(change('a.bin', 'a\0b'))[0]).toContain('binary');
  expect(rules(change('big.txt', 'x'.repeat(1024 * 1024 + 1)))[0]).toContain('bytes');
  expect(rules(change('one.ts'), change('ONE.ts'))[0]).toContain('twice');
  expect(rules(...Array.from({ length: 51 }, (_, n) => change(`f${n}.ts`)))[0]).toContain('51 files');
});
