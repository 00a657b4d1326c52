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

describe('what ordinary code binds', () => {
  const around: Readonly<Record<string, string>> = {
    'a.py': 'def f(key, xs):\n    BODY\n',
    'a.js': 'function f(key, xs) {\n  BODY\n}\n',
    'a.go': 'package p\n\nfunc f(key string, xs []int) (n int) {\n\tBODY\n}\n',
    'a.rs': 'fn f(key: &str, xs: &[i32]) -> i32 {\n    BODY\n}\n',
    'A.java': 'class A {\n  int f(String key, int[] xs) {\n    BODY\n  }\n}\n',
    'a.kt': 'fun f(key: String, xs: List<Int>): Int {\n    BODY\n}\n',
    'a.scala': 'object A {\n  def f(key: String, xs: List[Int]): Int = {\n    BODY\n  }\n}\n',
    'a.rb': 'def f(key, xs)\n  BODY\nend\n',
    'a.php': '<?php\nfunction f($key, $xs) {\n  BODY\n}\n',
    'a.c': 'int f(const char *key, int n) {\n  BODY\n}\n',
    'A.cs': 'class A {\n  int F(string key, int[] xs) {\n    BODY\n  }\n}\n',
    'a.sh': 'f() {\n  BODY\n}\n',
  };
  it.each([
    ['a.py', '*head, tail = xs\n    a = b = missing\n    return head, tail, a, b'],
    [
      'a.py',
      'match key:\n        case {"a": a, **rest}: return a, rest\n        case [x, *more] if x: return more + missing',
    ],
    ['a.py', 'x: int\n    with key() as (a, b):\n        return a, b, x, missing'],
    ['a.js', 'for (let i = 0, size = xs.length; i < size; i++) key(i, missing); var a, b; return [a, b];'],
    ['a.js', 'const {\n    a,\n    b: { c },\n    d = 1,\n    ...rest\n  } = key;\n  return [a, c, d, rest, missing];'],
    ['a.js', 'try { f(); } catch ({ message, code }) { return message.replace(/x/gi, code) + missing; }'],
    ['a.js', 'outer: for (const x of xs) { if (x === missing) break outer; }'],
    [
      'a.go',
      'var a, b int\n\tvar (\n\t\tc int\n\t)\n\ttype local struct{ D int }\n\treturn a + b + c + local{D: 1}.D + missing',
    ],
    [
      'a.rs',
      'if let Some(&y) = xs.get(1) { return y; }\n    match key { "a" => 1, s if s.len() > 3 => 2, x @ _ => missing(x) }',
    ],
    ['a.rs', 'let (a, mut b) = (1, r#"absent "text""#); b = key; missing(a, b)'],
    [
      'A.java',
      'int a = 0, b = 1; int c, d; c = d = missing; if (key instanceof CharSequence s) return s.length() + a + b + c + d; return 0;',
    ],
    ['A.java', 'return switch (key) { case String s when s.isBlank() -> 1; default -> Math.abs(missing); };'],
    ['a.kt', 'xs.forEachIndexed { i, x -> println(i + x) }\n    return missing'],
    ['a.scala', 'for { x <- xs; y = x + 1 } yield y\n    xs.map { case z if z > 0 => z; case _ => missing }.sum'],
    ['a.rb', 'a, (b, *c), d = xs\n  text = <<~TEXT\n    nothing here\n  TEXT\n  [a, b, c, d, text, missing, $stderr]'],
    ['a.rb', 'case key\n  in {name: String => n, age:} then n + age\n  in [x, *rest] then rest + x + missing\n  end'],
    [
      'a.php',
      "[$a, ['x' => $b]] = $xs; foreach ($xs as [$p, $q]) { echo $p, $q; } return <<<EOT\nabsent\nEOT . $a . $b . $missing;",
    ],
    ['a.c', 'int i, j = 0, *p = &i; if (j) goto end; end: return i + j + *p + missing;'],
    [
      'A.cs',
      'int a = 0, b = 1; if (key is { Length: > 3 } s) return s.Length + a + b; return key switch { string t when t.Length > 2 => t.Length, _ => missing };',
    ],
    ['a.sh', 'local a b=1; read -r x y <<EOF\nabsent words\nEOF\n  echo "$a" "$b"; [[ $x == $y || $missing ]]'],
  ])('is not suspicious in %s %#', async (path, code) => {
    expect(await suspicious(path, around[path] ?? '', code)).toEqual(code.includes('EOT') ? [] : ['missing']);
  });
});
