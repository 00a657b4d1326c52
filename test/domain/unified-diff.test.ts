import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileChange } from '../../src/domain/program.ts';
import { repoPath } from '../../src/domain/repo-path.ts';
import { unifiedDiff } from '../../src/domain/unified-diff.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-diff-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function change(path: string, before: string | null, after: string | null): FileChange {
  return { path: repoPath(path), before, after };
}

/** What git makes of the patch, from the files' state before: text of each path, null where the file is gone. */
function appliedByGit(changes: readonly FileChange[]): readonly (string | null)[] {
  const root = mkdtempSync(join(folder, 'tree-'));
  for (const { path, before } of changes) {
    if (before === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), before);
  }
  execFileSync('git', ['-c', 'core.autocrlf=false', 'apply', '--whitespace=nowarn', '-'], {
    cwd: root,
    input: unifiedDiff(changes),
    env: { PATH: process.env.PATH, GIT_CEILING_DIRECTORIES: folder, GIT_CONFIG_NOSYSTEM: '1', HOME: root },
  });
  return changes.map(({ path }) => {
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      return null;
    }
  });
}

describe('unifiedDiff', () => {
  it('is empty for a change that changes nothing', () => {
    expect(unifiedDiff([change('a.py', 'x\n', 'x\n')])).toBe('');
  });

  it('prints git headers, three lines of context and the mark of a missing last line feed', () => {
    const before = '1\n2\n3\n4\n5\n6\n7\n8';
    expect(unifiedDiff([change('src/a.py', before, before.replace('5', 'five'))])).toBe(
      [
        'diff --git a/src/a.py b/src/a.py',
        '--- a/src/a.py',
        '+++ b/src/a.py',
        '@@ -2,7 +2,7 @@',
        ' 2',
        ' 3',
        ' 4',
        '-5',
        '+five',
        ' 6',
        ' 7',
        ' 8',
        '\\ No newline at end of file',
        '',
      ].join('\n'),
    );
  });

  const cases: readonly (readonly [string, readonly FileChange[]])[] = [
    ['a new file', [change('new/deep/a.txt', null, 'one\ntwo\n')]],
    ['a new empty file', [change('empty.txt', null, '')]],
    ['a deleted file', [change('gone.txt', 'one\ntwo', null)]],
    ['a file emptied', [change('a.txt', 'one\n', '')]],
    ['an empty file filled', [change('a.txt', '', 'one')]],
    ['a last line feed added', [change('a.txt', 'one', 'one\n')]],
    ['a last line feed removed', [change('a.txt', 'one\ntwo\n', 'one\ntwo')]],
    [
      'CRLF lines and a byte order mark',
      [change('a.txt', '\uFEFFone\r\ntwo\r\nthree\r\n', '\uFEFFone\r\n2\r\nthree\r\n')],
    ],
    ['lone carriage returns', [change('a.txt', 'a\rb\rc\nd\n', 'a\rb\rX\nd\n')]],
    [
      'lines that look like headers',
      [change('a.txt', '-- a\n++ b\n@@ -1 +1 @@\n', '--- a\n+++ b\n@@ -1 +1 @@\n\\ x\n')],
    ],
    ['a name with a space', [change('my file.txt', 'a\n', 'b\n')]],
    ['a name with quote, tab, newline and emoji', [change('q"\t\n😀é.txt', 'a\n', 'b\n')]],
    ['a new file whose name has a space', [change('a b/c d.txt', null, 'x\n')]],
    ['several files', [change('a', '1\n', '2\n'), change('b', null, 'x\n'), change('c', 'y\n', null)]],
  ];
  it.each(cases)('survives git apply: %s', (_, changes) => {
    expect(appliedByGit(changes)).toEqual(changes.map(({ after }) => after));
  });

  it('shows texts that have nothing in common as one replacement', () => {
    const before = Array.from({ length: 3000 }, (_, i) => `old ${i}\n`).join('');
    const after = Array.from({ length: 3000 }, (_, i) => `new ${i}\n`).join('');
    const changes = [change('big.txt', before, `${after}end`)];
    expect(unifiedDiff(changes)).toContain('@@ -1,3000 +1,3001 @@');
    expect(appliedByGit(changes)).toEqual([`${after}end`]);
  });

  it('is undone and redone by git for any pair of texts', () => {
    const line = fc.constantFrom('a\n', 'b\n', '\n', 'a\r\n', ' \n', '\\ No newline at end of file\n', 'é😀\n', '\r');
    const text = fc
      .tuple(fc.array(line, { maxLength: 20 }), fc.constantFrom('', 'end', '\r'))
      .map(([l, e]) => l.join('') + e);
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before !== after);
        expect(appliedByGit([change('f', before, after)])).toEqual([after]);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});
