import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../src/domain/program.ts';
import { listedPath } from '../../src/domain/repo-path.ts';
import type { TreeEntry } from '../../src/ports/git.ts';
import { checkChanges, type PatchPolicy } from '../../src/stages/apply/check-changes.ts';

/** Paths as a hostile answer gives them: not made by `repoPath`, which would refuse or mend them. */
function change(path: string, before: string | null = null, after: string | null = 'x\n'): FileChange {
  return { path: listedPath(path), before, after };
}

function entry(path: string, mode = '100644'): TreeEntry {
  return { path: listedPath(path), mode, blob: '0'.repeat(40), size: 1 };
}

const TREE = [
  entry('src/a.py'),
  entry('src/pkg/b.py'),
  entry('README.md'),
  entry('link', '120000'),
  entry('linked-folder', '120000'),
  entry('vendor/lib', '160000'),
  entry('run.sh', '100755'),
  entry('odd\nname?.txt'),
];

function rules(changes: readonly FileChange[], policy?: PatchPolicy): readonly string[] {
  return [...new Set(checkChanges(changes, TREE, policy).map(({ rule }) => rule))];
}

describe('checkChanges', () => {
  it('allows a change, a new file and a deletion of ordinary files', () => {
    expect(
      checkChanges(
        [change('src/a.py', 'x'), change('src/new/c.py'), change('README.md', 'x', null), change('run.sh', 'x')],
        TREE,
      ),
    ).toEqual([]);
  });

  const refused: readonly (readonly [string, string])[] = [
    ['../x', 'outside-tree'],
    ['a/../../x', 'outside-tree'],
    ['/etc/x', 'outside-tree'],
    ['//x', 'outside-tree'],
    ['C:\\x', 'outside-tree'],
    ['c:x', 'outside-tree'],
    ['\\\\host\\x', 'outside-tree'],
    ['~/x', 'outside-tree'],
    ['file:x', 'outside-tree'],
    ['a\0b', 'path-shape'],
    ['', 'path-shape'],
    ['./x', 'path-shape'],
    ['a//b', 'path-shape'],
    ['a\\b', 'path-shape'],
    ['.git/x', 'git-folder'],
    ['.GIT/x', 'git-folder'],
    ['git~1/x', 'git-folder'],
    ['GIT~1/x', 'git-folder'],
    ['.git./x', 'git-folder'],
    ['.git /x', 'git-folder'],
    ['.git', 'git-folder'],
    ['.git::$INDEX_ALLOCATION/x', 'git-folder'],
    ['.g\u200cit/x', 'git-folder'],
    ['.gi\ufefft/x', 'git-folder'],
    ['\uff0egit/x', 'git-folder'],
    ['sub/.git/hooks/x', 'git-folder'],
    ['link', 'symlink'],
    ['linked-folder/x', 'symlink'],
    ['vendor/lib', 'submodule'],
    ['vendor/lib/x', 'submodule'],
    ['.gitmodules', 'protected'],
    ['sub/.gitattributes', 'protected'],
    ['.github/workflows/ci.yml', 'workflow'],
    ['.GitHub/Workflows/ci.yml', 'workflow'],
    ['.github/actions/x/action.yml', 'workflow'],
    ['action.yml', 'workflow'],
    ['.gitlab-ci.yml', 'workflow'],
    ['.circleci/config.yml', 'workflow'],
    ['Jenkinsfile', 'workflow'],
    ['azure-pipelines.yml', 'workflow'],
    ['CODEOWNERS', 'protected'],
    ['docs/CODEOWNERS', 'protected'],
    ['.github/CODEOWNERS', 'protected'],
    ['.github/dependabot.yml', 'protected'],
    ['renovate.json', 'protected'],
    ['SECURITY.md', 'protected'],
    ['.husky/pre-commit', 'protected'],
    ['.vscode/tasks.json', 'protected'],
    ['AGENTS.md', 'protected'],
    ['sub/Claude.md', 'protected'],
    ['package.json', 'dependencies'],
    ['sub/Cargo.lock', 'dependencies'],
    ['requirements-dev.txt', 'dependencies'],
    ['requirements/dev.txt', 'dependencies'],
    ['src/App.csproj', 'dependencies'],
    ['build.sbt', 'dependencies'],
    ['tool.gemspec', 'dependencies'],
    ['gradle/libs.versions.toml', 'dependencies'],
    ['con', 'portable-name'],
    ['src/aux.py', 'portable-name'],
    ['LPT1.txt', 'portable-name'],
    ['a. ', 'portable-name'],
    ['a?b', 'portable-name'],
    ['a|b', 'portable-name'],
    [`${'a'.repeat(256)}`, 'portable-name'],
    [`${'a/'.repeat(70)}b`, 'portable-name'],
    ['half\ud800', 'portable-name'],
    ['new\nline', 'new-name'],
    ['trailing\r', 'new-name'],
    ['zero\u200bwidth', 'new-name'],
    ['tag\u{e0041}', 'new-name'],
    ['SRC/a.py', 'case-collision'],
    ['src/A.py', 'case-collision'],
    ['src', 'file-and-folder'],
    ['README.md/x', 'file-and-folder'],
  ];
  it.each(refused)('refuses %j as %s', (path, rule) => {
    expect(rules([change(path)])).toContain(rule);
    expect(checkChanges([change(path)], TREE)[0]?.message).toMatch(/\.$/);
  });

  it('lets a file of an odd name be changed, but none of such a name be made', () => {
    expect(rules([change('odd\nname?.txt', 'x')])).toEqual([]);
    expect(rules([change('other\nname?.txt')])).toEqual(['new-name']);
  });

  it('refuses the deletion of what is protected', () => {
    const tree = [entry('.github/workflows/ci.yml')];
    expect(checkChanges([change('.github/workflows/ci.yml', 'x', null)], tree).map(({ rule }) => rule)).toEqual([
      'workflow',
    ]);
  });

  it('opens protected paths to a policy that names them, and nothing else', () => {
    expect(rules([change('package.json')], { allowed: ['package.json'] })).toEqual([]);
    expect(
      rules([change('.git/config'), change('link'), change('../x')], { allowed: ['.git/config', 'link', '../x'] }),
    ).toEqual(['git-folder', 'outside-tree', 'symlink']);
  });

  it('refuses binary, half characters and long encoded blocks', () => {
    expect(rules([change('a', null, 'a\0b')])).toEqual(['binary']);
    expect(rules([change('a', null, 'a\ud800b')])).toEqual(['binary']);
    expect(rules([change('a', null, `${'QUJD'.repeat(20)}\n`.repeat(60))])).toEqual(['binary']);
    expect(rules([change('words.txt', null, Array.from({ length: 2_000 }, (_, i) => `word${i}\n`).join(''))])).toEqual(
      [],
    );
    expect(rules([change('src/a.py', `${'QUJD'.repeat(1100)}`, `${'QUJD'.repeat(1100)}\n# one line\n`)])).toEqual([]);
  });

  it('refuses characters that turn or hide what stands there, where they are new', () => {
    const turned = 'if (user !== "admin\u202e \u2066// only admins") grant();\n';
    expect(checkChanges([change('new.js', null, turned)], []).map(({ rule, message }) => [rule, message])).toEqual([
      ['hidden-characters', expect.stringContaining('line 1: U+202E')],
    ]);
    expect(rules([change('src/a.py', null, 'x = 1\n\u{e0061}\n')], {})).toContain('hidden-characters');
    expect(rules([change('src/a.py', turned, `${turned}\n# more\n`)])).toEqual([]);
  });

  it('refuses what is too large or too much', () => {
    expect(rules([change('a', null, 'é\n'.repeat(400_000))])).toContain('file-size');
    expect(rules([change('a', null, 'é\n'.repeat(100_000)), change('b', null, 'é\n'.repeat(100_000))])).toEqual([
      'patch-size',
    ]);
    expect(rules(Array.from({ length: 51 }, (_, i) => change(`f${i}`)))).toEqual(['file-count']);
  });

  it('does not count what a small change of a large file leaves alone', () => {
    const large = 'line\n'.repeat(150_000);
    expect(rules([change('src/a.py', large, `${large}one more\n`)])).toEqual([]);
  });

  it('refuses changes that were made for another tree', () => {
    expect(rules([change('nowhere.py', 'x')])).toEqual(['stale']);
    expect(rules([change('src/a.py', null)])).toEqual(['stale']);
  });

  it('refuses changes that contradict each other', () => {
    expect(rules([change('n/a'), change('n/a')])).toEqual(['duplicate-path']);
    expect(rules([change('n/a'), change('n/A')])).toEqual(['case-collision']);
    expect(rules([change('caf\u00e9'), change('cafe\u0301')])).toContain('case-collision');
    expect(rules([change('n'), change('n/a')])).toEqual(['file-and-folder']);
  });

  it('never allows a path that git or another system could take for a git folder or a way out', () => {
    const part = fc.constantFrom('.git', '.GIT', 'git~1', '..', '.git.', '.git ', '.g\u200dit', 'a', 'b.txt', '.git:x');
    const hostile = /^(?:\.\.|\.?git(?:~1)?[. ]*(?::.*)?)$/i;
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const isHostile = parts.some((name) => hostile.test(name.replace('\u200d', '')));
        expect(rules([change(parts.join('/'))]).length > 0).toBe(isHostile);
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});
