import { describe, expect, it } from 'vitest';
import { gate, witness } from './gate-fixture.ts';

async function suspicious(path: string, text: string, code: string): Promise<readonly string[]> {
  const files = { [path]: text, 'lib/other.py': 'def shared():\n    return thing.frobnicate()\n' };
  const changed = text.replace('BODY', code);
  const found = witness(await gate({ files, target: path, original: changed, alternative: text }), 'suspicious-names');
  return found.kind === 'suspicious-names' ? found.namesDefault : [];
}

const PY = `import os
import numpy as np
from typing import List

LIMIT = 3


def helper(x):
    inner = x
    return inner


class Box(Base):
    def get(self, key, default=None):
        self.count = 1
        BODY

    def other(self):
        return 1
`;

describe('in Python', () => {
  it.each([
    ['what nobody defines', 'return missing(key) + absent', ['absent', 'missing']],
    ['a local of another function', 'return inner', ['inner']],
    ['a method nobody has', 'return key.frobulate()', ['.frobulate']],
    [
      'parameters, locals, builtins, file scope, imports, index',
      'total = len(key) + LIMIT\n        return helper(shared(total), os.sep, np.zeros(3), List, default)',
      [],
    ],
    [
      'loops, comprehensions, lambdas, with, except',
      'for i, (a, b) in enumerate(key):\n            print(i, a, b)\n        with open(key) as f, open(key) as g:\n            f.read(g)\n        try:\n            pass\n        except ValueError as e:\n            print(e)\n        return [x for x in key if (y := x)] + list(map(lambda u, v=1: u + v, key))',
      [],
    ],
    ['words in texts and comments', 'return "nowhere to be found"  # neither here', []],
    ['holes of format texts', 'return f"{missing} {{absent}} {key!r}"', ['missing']],
    ['keyword arguments and attributes', 'return helper(x=key).anything', []],
    [
      'methods of the file, of builtins, of imports, and those the repository calls',
      'self.other(); key.strip(); np.made_up(); key.frobnicate(); self.count()',
      [],
    ],
  ])('%s', async (_, code, expected) => {
    expect(await suspicious('box.py', PY, code.replace('key.frobnicate(); ', 'key.frobnicate(); '))).toEqual(expected);
  });

  it('an import of everything leaves no free name suspicious', async () => {
    expect(await suspicious('box.py', `from tkinter import *\n${PY}`, 'return Canvas(key).frobulate()')).toEqual([
      '.frobulate',
    ]);
  });
});

describe('in other languages', () => {
  it.each([
    [
      'a.js',
      "import { a } from './a.js';\nconst top = 1;\nexport function f(x, { y, z: [w] }, ...rest) {\n  BODY\n}\n",
      'const { p, q: r } = x; for (const [k, v] of rest) a(k, v, p, r, y, w); return x.map((i) => i + top).filter(Boolean) ?? missing;',
      ['missing'],
    ],
    [
      'a.js',
      'function f(x) {\n  BODY\n}\n',
      `return /missing["]/.test(x) ? \`\${x} absent \${lost}\` : { key: x };`,
      ['lost'],
    ],
    [
      'a.ts',
      'export function f(x: Map<string, number>): Partial<T> {\n  BODY\n}\ntype T = { a: number };\n',
      'const y: Record<string, T> = {}; return y as Unknown;',
      ['Unknown'],
    ],
    [
      'A.java',
      'import java.util.List;\nclass A {\n  int f(List<Integer> xs) {\n    BODY\n  }\n}\n',
      'int total = 0; for (int x : xs) total += x; return Math.abs(total) + missing(xs).size();',
      ['missing'],
    ],
    [
      'a.go',
      'package p\n\nimport "strings"\n\nfunc f(s string) (int, error) {\n\tBODY\n}\n',
      'parts, err := strings.Split(s, ","), error(nil)\n\tfor i, p := range parts {\n\t\tuse(i, p)\n\t}\n\treturn len(parts), err',
      ['use'],
    ],
    [
      'a.rs',
      'fn f(xs: &[u8]) -> Option<u8> {\n    BODY\n}\n',
      'let total: u8 = xs.iter().map(|x| x + 1).sum(); if let Some(y) = xs.first() { return Some(*y); } missing(total)',
      ['missing'],
    ],
    ['a.rb', 'def f(xs)\n  BODY\nend\n', 'total = xs.map { |x| x + 1 }.sum; missing(total)', ['missing']],
    [
      'a.php',
      '<?php\nfunction f($xs) {\n  BODY\n}\n',
      'foreach ($xs as $k => $v) { $sum = $k + $v; } return count($xs) + missing($sum) + $absent;',
      ['absent', 'missing'],
    ],
    [
      'A.cs',
      'class A {\n  int F(List<int> xs) {\n    BODY\n  }\n}\n',
      'var total = xs.Where(x => x > 1).Sum(); return Math.Abs(total) + Missing(total);',
      ['Missing'],
    ],
  ])('%s %#', async (path, text, code, expected) => {
    expect(await suspicious(path, text, code)).toEqual(expected);
  });
});

describe('in Ruby', () => {
  const RUBY = 'class Box\n  def full?\n    true\n  end\n\n  def get(key, size)\n    BODY\n  end\nend\n';
  it.each([
    ['methods with a mark, and literals of all sorts', 'full? && key =~ /lid|[/]/ ? %w[big small] : %i[one (two)]', []],
    ['a pattern in marks of its own', 'key.match(%r{box/(?:lid)})', []],
    ['what nobody defines, also behind a division', 'size / missing % (absent)', ['absent', 'missing']],
    ['methods of Ruby itself', 'key.empty? || key.sort!', []],
    ['a method with a mark nobody has', 'empty_box?', ['empty_box']],
  ])('%s', async (_, code, expected) => {
    expect(await suspicious('box.rb', RUBY, code)).toEqual(expected);
  });
});
