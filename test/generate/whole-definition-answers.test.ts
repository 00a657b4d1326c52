import { describe, expect, it } from 'vitest';
import { afterOf, apply, NONCE } from './answer-fixture.ts';

const MODULE = `"""Ranges."""
import os
from typing import List


def before():
    return 0


# Parses a-b.
@cached
def parse(text, step=1):
    """Both ends count."""
    low, high = text.split("-")
    return list(range(int(low), int(high), step))


class Box:
    @property
    def size(self):
        return len(self.items) - 1

    def add(self, item):
        self.items.append(item)
`;
const FILES = { 'ranges.py': MODULE };
const BODY = `    low, high = text.split("-")
    return list(range(int(low), int(high) + 1, step))`;
const FIXED = MODULE.replace('int(high), step', 'int(high) + 1, step');
const fence = '```';
const DEFINITION = `def parse(text, step=1):
    """Both ends count."""
${BODY}`;

const SAME_RESULT: readonly (readonly [string, string])[] = [
  ['a fenced block', `${fence}python\n${DEFINITION}\n${fence}`],
  ['a fence without label', `${fence}\n${DEFINITION}\n${fence}`],
  ['an odd label', `${fence}py title="ranges.py"\n${DEFINITION}\n${fence}`],
  ['tildes', `~~~python\n${DEFINITION}\n~~~`],
  ['prose around it', `Here is the fix:\n\n${fence}python\n${DEFINITION}\n${fence}\nThe end was excluded.`],
  ['no fence', `${DEFINITION}\n`],
  ['no fence, prose around it', `Here is the fix:\n\n${DEFINITION}\n\nThis makes the end count.\n`],
  ['CRLF', `${fence}python\r\n${DEFINITION.replaceAll('\n', '\r\n')}\r\n${fence}\r\n`],
  [
    'a think block',
    `<think>\nMaybe ${fence}python\ndef parse(): pass\n${fence}\n</think>\n${fence}python\n${DEFINITION}\n${fence}`,
  ],
  ['a closing think tag only', `The range is off.\n</think>\n\n${fence}python\n${DEFINITION}\n${fence}`],
  ['a markdown block around it', `${fence}markdown\nFixed:\n${fence}python\n${DEFINITION}\n${fence}\n${fence}`],
  ['four back-ticks', `${fence}\`python\n${DEFINITION}\n${fence}\``],
  ['an unclosed fence', `${fence}python\n${DEFINITION}\n`],
  ['an indented fence in a list', `1. Do this:\n   ${fence}python\n${indent(DEFINITION, '   ')}\n   ${fence}`],
  [
    'the original quoted first',
    `Before:\n${fence}python\n${original()}\n${fence}\nAfter:\n${fence}python\n${DEFINITION}\n${fence}`,
  ],
  [
    'the same block twice',
    `${fence}python\n${DEFINITION}\n${fence}\nAgain:\n${fence}python\n${DEFINITION}\n\n${fence}`,
  ],
  [
    'an example of use after it',
    `${fence}python\n${DEFINITION}\n${fence}\nUse:\n${fence}python\nprint(parse("1-2"))\n${fence}`,
  ],
  ['line numbers', `${fence}\n${numbered(DEFINITION)}\n${fence}`],
  ['the whole file', `${fence}python\n${FIXED}${fence}`],
  ['only a changed neighbour beside it', `${fence}python\n${FIXED.replace('return 0', 'return 1')}${fence}`],
  ['no docstring', `${fence}python\ndef parse(text, step=1):\n${BODY}\n${fence}`],
  ['decorator and comment written too', `${fence}python\n# Parses a-b.\n@cached\n${DEFINITION}\n${fence}`],
  ['the decorator only', `${fence}python\n@cached\n${DEFINITION}\n${fence}`],
  ['JSON in the fence', `${fence}json\n${JSON.stringify({ code: DEFINITION })}\n${fence}`],
  ['escaped line ends', `${fence}python\n${DEFINITION.replaceAll('"', '\\"').replaceAll('\n', '\\n')}\n${fence}`],
  ['typographic quotes', `${fence}python\n${DEFINITION.replace('"-"', '\u201C-\u201D')}\n${fence}`],
  ['tabs', `${fence}python\n${DEFINITION.replaceAll('    ', '\t')}\n${fence}`],
  ['our section marks echoed', `<file ${NONCE} ranges.py:10-15>\n${DEFINITION}\n</file ${NONCE}>`],
  ['a path heading', `**ranges.py**\n\n${fence}python\n${DEFINITION}\n${fence}`],
  ['all of it indented', `${fence}python\n${indent(DEFINITION, '    ')}\n${fence}`],
  ['NUL and a byte order mark', `\uFEFF${fence}python\n\0${DEFINITION}\n${fence}`],
];

describe('a whole definition is read from', () => {
  it.each(SAME_RESULT)('%s', async (_, answer) => {
    expect(await afterOf(FILES, 'ranges.py#parse', answer)).toBe(FIXED);
  });
});

describe('a method is put in its class', () => {
  const fixed = MODULE.replace('len(self.items) - 1', 'len(self.items)');
  const method = '@property\ndef size(self):\n    return len(self.items)';
  it.each([
    ['bare', method],
    ['bare, without its decorator', 'def size(self):\n    return len(self.items)'],
    ['indented as in the file', indent(method, '    ')],
    ['with only its first line out of place', '@property\n    def size(self):\n        return len(self.items)'],
    ['inside its class', `class Box:\n${indent(method, '    ')}`],
    [
      'inside its class with the others',
      `class Box:\n${indent(method, '    ')}\n\n    def add(self, item):\n        self.items.append(item)`,
    ],
    ['with tabs', '\t@property\n\tdef size(self):\n\t\treturn len(self.items)'],
  ])('%s', async (_, code) => {
    expect(await afterOf(FILES, 'ranges.py#Box.size', `${fence}python\n${code}\n${fence}`)).toBe(fixed);
  });

  it('also when the class is the target and only one member is shown', async () => {
    const answer = `${fence}python\nclass Box:\n${indent(method, '    ')}\n${fence}`;
    expect(await afterOf(FILES, 'ranges.py#Box', answer)).toBe(fixed);
  });
});

describe('imports of an answer', () => {
  const withImports = (lines: string) =>
    `${fence}python\n${lines}\n\n${DEFINITION.replace('list(', 're.sub(')}\n${fence}`;
  it('go to the import area when the definition uses them', async () => {
    const after = await afterOf(FILES, 'ranges.py#parse', withImports('import re'));
    expect(after.split('\n').slice(0, 5)).toEqual([
      '"""Ranges."""',
      'import os',
      'from typing import List',
      'import re',
      '',
    ]);
  });

  it('stay out when the file has them or nothing uses them', async () => {
    const after = await afterOf(
      FILES,
      'ranges.py#parse',
      withImports('import os\nimport json\nfrom typing import List'),
    );
    expect(after.split('\n').slice(0, 4)).toEqual(['"""Ranges."""', 'import os', 'from typing import List', '']);
  });

  it('are cut down to the names that are missing', async () => {
    const code = DEFINITION.replace('"""Both ends count."""', '"""Both ends count."""\n    x: Optional[List] = None');
    const after = await afterOf(
      FILES,
      'ranges.py#parse',
      `${fence}python\nfrom typing import List, Optional\n\n${code}\n${fence}`,
    );
    expect(after.split('\n').slice(1, 5)).toEqual([
      'import os',
      'from typing import List',
      'from typing import Optional',
      '',
    ]);
  });

  it('over several lines are folded', async () => {
    const after = await afterOf(
      FILES,
      'ranges.py#parse',
      withImports('from re import (\n    sub as re,\n    match,\n)'),
    );
    expect(after.split('\n')[3]).toBe('from re import (sub as re, match)');
  });
});

describe('helpers of an answer', () => {
  it('go before the definition that uses them, with the imports they need', async () => {
    const helper = 'def _high(text):\n    return int(re.sub("x", "", text)) + 1';
    const answer = `${fence}python\nimport re\n\n${helper}\n\ndef unused():\n    pass\n\n${DEFINITION.replace('int(high) + 1', '_high(high)')}\n${fence}`;
    const wanted = FIXED.replace('int(high) + 1', '_high(high)')
      .replace('from typing import List\n', 'from typing import List\nimport re\n')
      .replace('# Parses a-b.', `${helper}\n\n\n# Parses a-b.`);
    expect(await afterOf(FILES, 'ranges.py#parse', answer)).toBe(wanted);
  });

  it('go into the class where they were shown in it', async () => {
    const code =
      'class Box:\n    @property\n    def size(self):\n        return self._count()\n\n    def _count(self):\n        return len(self.items)';
    const after = await afterOf(FILES, 'ranges.py#Box.size', `${fence}python\n${code}\n${fence}`);
    const method = '    def _count(self):\n        return len(self.items)\n\n    @property';
    expect(after).toBe(MODULE.replace('len(self.items) - 1', 'self._count()').replace('    @property', method));
  });

  it('go into the class where the language has no other place', async () => {
    const files = { 'A.java': 'class A {\n    int f(int a) {\n        return a;\n    }\n}\n' };
    const code = 'int f(int a) {\n    return twice(a);\n}\n\nprivate int twice(int a) {\n    return 2 * a;\n}';
    expect(await afterOf(files, 'A.java#A.f', `${fence}java\n${code}\n${fence}`)).toBe(
      'class A {\n    private int twice(int a) {\n        return 2 * a;\n    }\n\n    int f(int a) {\n        return twice(a);\n    }\n}\n',
    );
  });
});

it('a change of another definition is left out, and the notes say so; a copy of one is no change', async () => {
  const copied = 'def before():\n    return 0';
  const answer = (other: string) => `${fence}python\n${other}\n\n${DEFINITION}\n${fence}`;
  const changed = await apply(FILES, 'ranges.py#parse', answer(copied.replace('0', '1')));
  expect(changed.ok && changed.value.changes[0]?.after).toBe(FIXED);
  expect(changed.ok && changed.notes).toEqual([
    'Left out: the answer also changes before, which it was not asked for.',
  ]);
  const same = await apply(FILES, 'ranges.py#parse', answer(copied));
  expect(same.ok && same.notes).toEqual([]);
});

describe('an answer is refused', () => {
  it.each([
    ['without any code', 'I cannot see the mistake.', 'unparsable'],
    ['with another function only', `${fence}python\ndef other():\n    return 1\n${fence}`, 'unparsable'],
    [
      'with two different versions',
      `${fence}python\n${DEFINITION}\n${fence}\nor\n${fence}python\n${DEFINITION.replace('+ 1', '+ 2')}\n${fence}`,
      'unparsable',
    ],
    [
      'with code left out',
      `${fence}python\ndef parse(text, step=1):\n    # ... rest of the code unchanged\n    return 1\n${fence}`,
      'unparsable',
    ],
    [
      'cut in the middle of a fence',
      `${fence}python\ndef parse(text, step=1):\n    low, high = text.split(`,
      'unparsable',
    ],
    [
      'cut at the end of a line in a fence',
      `${fence}python\ndef parse(text, step=1):\n    return range(low,\n`,
      'unparsable',
    ],
    ['with only reasoning', `<think>\n${fence}python\n${DEFINITION}\n${fence}`, 'empty'],
    ['that is blank', ' \n ', 'empty'],
    ['with the code as it is', `${fence}python\n${original()}\n${fence}`, 'no-change'],
    [
      'with blank lines only changed',
      `${fence}python\n${original().replace('\n    low', '\n\n    low')}\n${fence}`,
      'no-change',
    ],
    ['that is 2 MB long', `${fence}python\n${DEFINITION}\n${fence}${'x'.repeat(2_000_000)}`, 'unparsable'],
  ])('%s', async (_, answer, kind) => {
    const applied = await apply(FILES, 'ranges.py#parse', answer);
    expect(applied.ok ? applied.value.changes : applied.problem.kind).toBe(kind);
  });
});

const SCRIPT = `import { a } from './a.js';

/** Adds. */
export function add(x, y = 1) {
	return x - y;
}

export class Stack {
	/** Top. */
	top() {
		return this.items[this.items.length];
	}
}

export const twice = (x) => x + x + x;
`;

describe('a JavaScript definition', () => {
  const files = { 'src/stack.js': SCRIPT };
  it.each([
    ['keeps export and comment', '#add', 'function add(x, y = 1) {\n  return x + y;\n}', ['x - y', 'x + y']],
    ['keeps tabs', '#Stack.top', 'top() {\n  return this.items[this.items.length - 1];\n}', ['length]', 'length - 1]']],
    [
      'loses a stray function keyword in a class',
      '#Stack.top',
      'function top() {\n  return this.items.at(-1);\n}',
      ['this.items[this.items.length]', 'this.items.at(-1)'],
    ],
    ['may be written as a constant', '#twice', 'const twice = (x) => x + x;', ['x + x + x', 'x + x']],
    [
      'may be shown in its class',
      '#Stack.top',
      'class Stack {\n  top() {\n    return this.items.at(-1);\n  }\n}',
      ['this.items[this.items.length]', 'this.items.at(-1)'],
    ],
  ] as const)('%s', async (_, unit, code, [from, to]) => {
    const after = await afterOf(files, `src/stack.js${unit}`, `${fence}js\n${code}\n${fence}`);
    expect(after).toBe(SCRIPT.replace(from, to));
  });

  it('gets only the missing part of an import', async () => {
    const code = "import { a, b } from './a.js';\nfunction add(x, y = 1) {\n  return a(x) + b(y);\n}";
    const after = await afterOf(files, 'src/stack.js#add', `${fence}js\n${code}\n${fence}`);
    expect(after.split('\n').slice(0, 3)).toEqual(["import { a } from './a.js';", "import { b } from './a.js';", '']);
  });
});

const JAVA = `package p;

import java.util.List;

public class Sums {
    /** Sum. */
    @Override
    public int sum(List<Integer> xs) {
        int total = 1;
        for (int x : xs) total += x;
        return total;
    }

    public int sum(int a, int b) {
        return a - b;
    }
}
`;

describe('a Java method', () => {
  it.each([
    [
      'bare',
      'public int sum(List<Integer> xs) {\n    int total = 0;\n    for (int x : xs) total += x;\n    return total;\n}',
    ],
    [
      'in its class',
      'public class Sums {\n    @Override\n    public int sum(List<Integer> xs) {\n        int total = 0;\n        for (int x : xs) total += x;\n        return total;\n    }\n}',
    ],
  ])('is told from its overload by its header: %s', async (_, code) => {
    const after = await afterOf({ 'Sums.java': JAVA }, 'Sums.java#Sums.sum', `${fence}java\n${code}\n${fence}`);
    expect(after).toBe(JAVA.replace('total = 1', 'total = 0'));
  });
});

it.each([
  [
    'go',
    'a.go',
    'package p\n\nfunc (s *Set) Has(x int) bool {\n\treturn !s.m[x]\n}\n',
    '#Set.Has',
    'func (s *Set) Has(x int) bool {\n    return s.m[x]\n}',
    ['!s.', 's.'],
  ],
  [
    'rust',
    'a.rs',
    'impl Set {\n    /// Has.\n    pub fn has(&self, x: u8) -> bool {\n        !self.m[x]\n    }\n}\n',
    '#Set.has',
    'pub fn has(&self, x: u8) -> bool {\n    self.m[x]\n}',
    ['!self.m', 'self.m'],
  ],
  [
    'ruby',
    'a.rb',
    'class Set\n  def has(x)\n    !@m[x]\n  end\nend\n',
    '#Set.has',
    'def has(x)\n  @m[x]\nend',
    ['!@m', '@m'],
  ],
  [
    'php',
    'a.php',
    '<?php\nclass Set {\n    public function has($x) {\n        return !$this->m[$x];\n    }\n}\n',
    '#Set.has',
    'public function has($x) {\n    return $this->m[$x];\n}',
    ['!$this', '$this'],
  ],
  [
    'csharp',
    'A.cs',
    'class Set {\n    [Pure]\n    public bool Has(int x)\n    {\n        return !m[x];\n    }\n}\n',
    '#Set.Has',
    'public bool Has(int x)\n{\n    return m[x];\n}',
    ['!m', 'm'],
  ],
  [
    'c',
    'a.c',
    'int has(int x)\n{\n    return !m[x];\n}\n',
    '#has',
    'int has(int x)\n{\n    return m[x];\n}',
    ['!m', 'm'],
  ],
] as const)('a bare %s definition is put in place', async (label, path, text, unit, code, [from, to]) => {
  expect(await afterOf({ [path]: text }, path + unit, `${fence}${label}\n${code}\n${fence}`)).toBe(
    text.replace(from, to),
  );
});

function indent(text: string, by: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : by + line))
    .join('\n');
}

function numbered(text: string): string {
  return text
    .split('\n')
    .map((line, i) => `${String(i + 10).padStart(3)} | ${line}`)
    .join('\n');
}

function original(): string {
  return DEFINITION.replace('int(high) + 1', 'int(high)');
}
