import { describe, expect, it } from 'vitest';
import { afterOf, apply } from './answer-fixture.ts';

const APP = `import os

def load(path):
    with open(path) as file:
        return file.read()

def first(items):
    return items[1]

def last(items):
    return items[0]
`;
const UTIL = 'def one():\n\treturn 2\n';
const FILES = { 'src/app.py': APP, 'src/util.py': UTIL, 'lib/a/conf.py': 'A = 1\n', 'lib/b/conf.py': 'B = 1\n' };
const FIXED = APP.replace('items[1]', 'items[0]');
const fence = '```';

function block(search: string, replace: string, path = 'src/app.py'): string {
  return `${path}\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;
}

const SEARCH = 'def first(items):\n    return items[1]';
const REPLACE = 'def first(items):\n    return items[0]';

describe('search and replace is read', () => {
  it.each([
    ['bare', block(SEARCH, REPLACE)],
    ['in a fence', `${fence}python\n${block(SEARCH, REPLACE)}\n${fence}`],
    ['with the path before the fence', `src/app.py\n${fence}python\n${block(SEARCH, REPLACE, '')}\n${fence}`],
    ['with the path in the fence', `${fence}python:src/app.py\n${block(SEARCH, REPLACE, '')}\n${fence}`],
    ['with the path behind the mark', block(SEARCH, REPLACE, '').replace('SEARCH', 'SEARCH src/app.py')],
    ['with a dressed path', block(SEARCH, REPLACE, '### File: `src/app.py`')],
    ['without any path, for the target', block(SEARCH, REPLACE, '')],
    ['with prose around it', `The index is off.\n\n${block(SEARCH, REPLACE)}\n\nNow it is right.`],
    [
      'with other words in the marks',
      block(SEARCH, REPLACE).replace('SEARCH', 'ORIGINAL').replace('REPLACE', 'UPDATED'),
    ],
    [
      'with each half fenced',
      `src/app.py\n<<<<<<< SEARCH\n${fence}\n${SEARCH}\n${fence}\n=======\n${fence}\n${REPLACE}\n${fence}\n>>>>>>> REPLACE`,
    ],
    ['with trailing blanks', block(SEARCH.replace('):', '):  '), REPLACE)],
    ['with blank lines around the anchor', block(`\n${SEARCH}\n`, `\n${REPLACE}\n`)],
    ['with another spacing', block(SEARCH.replace('return items', 'return  items'), REPLACE)],
    ['with the indentation lost', block('return items[1]', 'return items[0]')],
    ['with indentation added', block(indent(SEARCH), indent(REPLACE))],
    ['with tabs for spaces', block(SEARCH.replace('    ', '\t'), REPLACE.replace('    ', '\t'))],
    ['with part of a line', block('items[1]', 'items[0]')],
    ['with CRLF', block(SEARCH, REPLACE).replaceAll('\n', '\r\n')],
    ['with a short path', block(SEARCH, REPLACE, 'app.py')],
    ['with ./ before the path', block(SEARCH, REPLACE, './src/app.py')],
    [
      'with one edit already made',
      `${block('import os\n\ndef load(path):', 'import os\n\ndef load(path):')}\n${block(SEARCH, REPLACE)}`,
    ],
  ])('%s', async (_, answer) => {
    expect(await afterOf(FILES, 'src/app.py#first', answer)).toBe(FIXED);
  });

  it('with several edits in several files', async () => {
    const answer = [
      block(SEARCH, REPLACE),
      block('def last(items):\n    return items[0]', 'def last(items):\n    return items[-1]'),
      block('return 2', 'return 1', 'src/util.py'),
    ].join('\n');
    const applied = await apply(FILES, 'src/app.py#first', answer);
    expect(applied.ok && applied.value.changes).toEqual([
      {
        path: 'src/app.py',
        before: APP,
        after: FIXED.replace('def last(items):\n    return items[0]', 'def last(items):\n    return items[-1]'),
      },
      { path: 'src/util.py', before: UTIL, after: 'def one():\n\treturn 1\n' },
    ]);
    expect(applied.ok && applied.value.format).toBe('search-replace');
  });

  it('and a problem names the edit by its number in the answer', async () => {
    const answer = [block(SEARCH, REPLACE), block('return 3', 'return 1', 'src/util.py')].join('\n');
    const applied = await apply(FILES, 'src/app.py#first', answer);
    expect(!applied.ok && applied.problem.explanation).toContain('edit 2 are not in src/util.py');
  });

  it('makes a new file of an empty anchor', async () => {
    const applied = await apply(FILES, 'src/app.py#first', block('', 'X = 1', 'src/new.py'));
    expect(applied.ok && applied.value.changes).toEqual([{ path: 'src/new.py', before: null, after: 'X = 1\n' }]);
  });
});

const HUNK = ` def first(items):
-    return items[1]
+    return items[0]
 
 def last(items):`;

describe('a unified diff is read', () => {
  const head = '--- a/src/app.py\n+++ b/src/app.py\n';
  it.each([
    [
      'as git writes it',
      `diff --git a/src/app.py b/src/app.py\nindex 1..2 100644\n${head}@@ -7,4 +7,4 @@ def load(path):\n${HUNK}\n`,
    ],
    ['with wrong numbers', `${head}@@ -70,4 +71,9 @@\n${HUNK}\n`],
    ['without numbers', `${head}@@ ... @@\n${HUNK}\n`],
    ['in a fence', `Fixed:\n${fence}diff\n${head}@@ -7,4 +7,4 @@\n${HUNK}\n${fence}\nDone.`],
    ['with a lost context blank', `${head}@@ -7,4 +7,4 @@\n${HUNK.replace('\n \n', '\n\n')}\n`],
    ['with tabs for spaces', `${head}@@ -7,4 +7,4 @@\n${HUNK.replaceAll('    ', '\t')}\n`],
    ['with CRLF', `${head}@@ -7,4 +7,4 @@\n${HUNK}\n`.replaceAll('\n', '\r\n')],
    ['with one wrong line of outer context', `${head}@@ -7,4 +7,4 @@\n${HUNK.replace('def last', 'def lost')}\n`],
    ['without a file header, for the target', `@@ -7,4 +7,4 @@\n${HUNK}\n`],
    [
      'with a mode line',
      `diff --git a/src/app.py b/src/app.py\nold mode 100644\nnew mode 100755\n${head}@@ -7,4 +7,4 @@\n${HUNK}\n`,
    ],
    ['without the end of the last line', `${head}@@ -7,4 +7,4 @@\n${HUNK}`],
    [
      'beside a binary part',
      `diff --git a/x.png b/x.png\nGIT binary patch\nliteral 4\nabcd\n\ndiff --git a/src/app.py b/src/app.py\n${head}@@ -7,4 +7,4 @@\n${HUNK}\n`,
    ],
  ])('%s', async (_, answer) => {
    expect(await afterOf(FILES, 'src/app.py#first', answer)).toBe(FIXED);
  });

  it('takes equal lines at the place the header claims', async () => {
    const files = { 'a.py': 'x = 1\ny = 1\nx = 1\ny = 1\n' };
    expect(await afterOf(files, 'a.py', '--- a/a.py\n+++ b/a.py\n@@ -3,1 +3,1 @@\n-x = 1\n+x = 2\n')).toBe(
      'x = 1\ny = 1\nx = 2\ny = 1\n',
    );
    expect(await afterOf(files, 'a.py', '--- a/a.py\n+++ b/a.py\n@@ -2,1 +2,1 @@\n-x = 1\n+x = 2\n')).toContain(
      '[ambiguous-anchor]',
    );
  });

  it('with a new, a deleted and a renamed file', async () => {
    const diff = [
      'diff --git a/new.py b/new.py\nnew file mode 100644\n--- /dev/null\n+++ b/new.py\n@@ -0,0 +1,2 @@\n+a = 1\n+b = 2',
      'diff --git a/lib/a/conf.py b/lib/a/conf.py\ndeleted file mode 100644\n--- a/lib/a/conf.py\n+++ /dev/null\n@@ -1 +0,0 @@\n-A = 1',
      'diff --git a/src/util.py b/src/tool.py\nsimilarity index 90%\nrename from src/util.py\nrename to src/tool.py\n--- a/src/util.py\n+++ b/src/tool.py\n@@ -1,2 +1,2 @@\n def one():\n-\treturn 2\n+\treturn 1',
    ].join('\n');
    const applied = await apply(FILES, 'src/app.py#first', diff);
    expect(applied.ok && applied.value.changes).toEqual([
      { path: 'lib/a/conf.py', before: 'A = 1\n', after: null },
      { path: 'new.py', before: null, after: 'a = 1\nb = 2\n' },
      { path: 'src/tool.py', before: null, after: 'def one():\n\treturn 1\n' },
      { path: 'src/util.py', before: UTIL, after: null },
    ]);
  });
});

describe('an edit is refused', () => {
  it.each([
    ['whose anchor stands twice', block('    return items', '    return item'), 'ambiguous-anchor'],
    ['whose anchor stands nowhere', block('def middle(items):', 'def center(items):'), 'anchor-not-found'],
    ['without an anchor in a file that exists', block('', 'x = 1'), 'anchor-not-found'],
    ['that is not finished', block(SEARCH, REPLACE).replace('>>>>>>> REPLACE', ''), 'unparsable'],
    ['with two dividers', block(SEARCH, `a\n=======\n${REPLACE}`), 'unparsable'],
    [
      'that leaves code out',
      block(SEARCH, 'def first(items):\n    # ... existing code ...\n    return 1'),
      'unparsable',
    ],
    ['whose anchor ends inside a word', block('return file.rea', 'return file.close'), 'anchor-not-found'],
    ['whose anchor begins inside a word', block('irst(items):', 'irst(item):'), 'anchor-not-found'],
    ['of a file known by two paths', block('A = 1', 'A = 2', 'conf.py'), 'refused-path'],
    ['of no file', block('A = 1', 'A = 2', 'src/none.py'), 'refused-path'],
    ['named as an example', block('', 'A = 2', 'path/to/file.py'), 'refused-path'],
    ['named as a language', '--- /dev/null\n+++ b/php\n@@ -0,0 +1 @@\n+x\n', 'refused-path'],
    ['outside the repository', block('', 'A = 2', '../up.py'), 'refused-path'],
    ['by an absolute path', block('', 'A = 2', '/etc/x.py'), 'refused-path'],
    ['that changes nothing', block(SEARCH, SEARCH), 'no-change'],
    ['that was made before', block(SEARCH.replace('1', '3'), 'def first(items):\n    return items[1]'), 'no-change'],
    [
      'a diff of nothing but context',
      '--- a/src/app.py\n+++ b/src/app.py\n@@ -1,2 +1,2 @@\n import os\n \n',
      'unparsable',
    ],
    [
      'a diff whose removed line is not there',
      `--- a/src/app.py\n+++ b/src/app.py\n@@ -7,2 +7,2 @@\n def first(items):\n-    return items[9]\n+    return items[0]\n`,
      'anchor-not-found',
    ],
  ])('%s', async (_, answer, kind) => {
    const applied = await apply(FILES, 'src/app.py#first', answer);
    expect(applied.ok ? applied.value.changes : applied.problem.kind).toBe(kind);
  });

  it('with the nearest lines of the file, as they are', async () => {
    const applied = await apply(FILES, 'src/app.py#first', block(`${SEARCH}\n\ndef latest(items):`, REPLACE));
    expect(!applied.ok && applied.problem.excerpt).toMatchObject({ path: 'src/app.py', start: 4 });
    expect(!applied.ok && applied.problem.excerpt?.text).toContain('def first(items):\n    return items[1]\n');
  });

  it('of a file the index left out', async () => {
    const skipped = [{ path: 'big.py' as never, reason: 'too-large' as const }];
    const applied = await apply(FILES, 'src/app.py#first', block('a', 'b', 'big.py'), skipped);
    expect(!applied.ok && applied.problem.explanation).toBe(
      'big.py cannot be edited: it is left out of the index (too-large).',
    );
  });
});

describe('bytes outside a change are kept', () => {
  it('in a CRLF file with a byte order mark and no last line end', async () => {
    const text = '\uFEFFdef a():\r\n    return 1  \r\n\r\ndef b():\r\n    return 2';
    const answer = block('def a():\n    return 1', 'def a():\n    x = 3\n    return x', '');
    expect(await afterOf({ 'a.py': text }, 'a.py', answer)).toBe(text.replace('return 1  ', 'x = 3\r\n    return x'));
    const end = block('def b():\n    return 2', 'def b():\n    return 3', '');
    expect(await afterOf({ 'a.py': text }, 'a.py', end)).toBe(text.replace('return 2', 'return 3'));
    const longer = block('    return 2', '    y = 2\n    return y', '');
    expect(await afterOf({ 'a.py': text }, 'a.py', longer)).toBe(text.replace('return 2', 'y = 2\r\n    return y'));
  });

  it('in lines an anchor has with other blanks and leaves alone', async () => {
    const text = 'def a():\n    gap  =  "a  b"\n    n = 1\n    n  = 1\n';
    const answer = block('    gap = "a b"\n    n = 1', '    gap = "a b"\n    n = 2', '');
    expect(await afterOf({ 'a.py': text }, 'a.py', answer)).toBe(text.replace('n = 1', 'n = 2'));
    const shifted = block('gap = "a b"\nn = 1', 'm = 3\ngap = "a b"\nn = 1', '');
    expect(await afterOf({ 'a.py': text }, 'a.py', shifted)).toBe(text.replace('    gap', '    m = 3\n    gap'));
  });

  it('in a file of mixed line ends', async () => {
    const text = 'a = 1\r\nb = 2\nc = 3\r\nd = 4\n';
    expect(await afterOf({ 'a.py': text }, 'a.py', block('c = 3', 'c = 5', ''))).toBe(text.replace('c = 3', 'c = 5'));
  });

  it('where hidden characters were shown as escapes', async () => {
    const text = 'A = "x\u202Ey"\nB = 1\n';
    const answer = block(
      'A = "x\u27E6U+202E\u27E7y"\nB = 1',
      'A = "x\u27E6U+202E\u27E7z"\nB = "\u27E6U+200B\u27E7"',
      '',
    );
    expect(await afterOf({ 'a.py': text }, 'a.py', answer)).toBe('A = "x\u202Ez"\nB = "\u27E6U+200B\u27E7"\n');
  });
});

describe('a whole file', () => {
  const text = '{\r\n  "a": 1,\r\n  "b": 2\r\n}\r\n';
  it('is taken from the one block, its line ends kept', async () => {
    const answer = `${fence}json\n{\n  "a": 1,\n  "b": 3\n}\n${fence}`;
    expect(await afterOf({ 'c.json': text }, 'c.json', answer)).toBe(text.replace('2', '3'));
  });

  it('is not taken from two different blocks', async () => {
    const answer = `${fence}\n{ "a": 1 }\n${fence}\nor\n${fence}\n{ "a": 2 }\n${fence}`;
    expect(await afterOf({ 'c.json': text }, 'c.json', answer)).toContain('[unparsable]');
  });

  it('is never a part of it: the definitions shown are put in place', async () => {
    const answer = `${fence}python\ndef first(items):\n    return items[0]\n${fence}`;
    expect(await afterOf(FILES, 'src/app.py', answer)).toBe(FIXED);
  });

  it.each([
    ['a sentence', 'c.json', text, 'I cannot do that.'],
    ['a sentence that parses', 'run.sh', 'set -e\nmake\nmake test\necho done\n', 'I cannot do that.'],
    [
      'a part in a fence',
      'ci.yaml',
      'on: push\njobs:\n  test:\n    steps:\n      - run: make\n',
      `${fence}yaml\n      - run: make test\n${fence}`,
    ],
    [
      'a statement of a script',
      's.py',
      'x = 1\nfor i in range(3):\n    print(i)\nprint(x)\n',
      `${fence}python\nx = 2\n${fence}`,
    ],
    [
      'code with a sentence before it',
      'u.sh',
      'one() {\n  echo 1\n}\n',
      'Here you are (fixed:\n\none() {\n  echo 2\n}\n)',
    ],
  ])('is never %s', async (_, path, before, answer) => {
    const after = await afterOf({ [path]: before }, path, answer);
    expect(after).toMatch(/^\[unparsable\]|^one\(\) \{\n {2}echo 2\n\}\n$/);
  });

  it('of very few lines may be all new, in a fence', async () => {
    expect(await afterOf({ VERSION: '1.2.3\n' }, 'VERSION', `${fence}\n1.2.4\n${fence}`)).toBe('1.2.4\n');
  });

  it('is taken whole where most of it is there', async () => {
    const wanted = FIXED.slice(0, FIXED.indexOf('\ndef last'));
    expect(await afterOf(FILES, 'src/app.py', `${fence}python\n${wanted}${fence}`)).toBe(wanted);
  });

  it('skips blocks meant for other files', async () => {
    const answer = `src/util.py\n${fence}python\ndef one():\n    return 9\n${fence}\nsrc/app.py\n${fence}python\n${FIXED}${fence}`;
    expect(await afterOf(FILES, 'src/app.py', answer)).toBe(FIXED);
  });
});

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
