import { describe, expect, it } from 'vitest';
import { parseSignature } from '../../src/stages/gate/parse-signature.ts';
import { gate, witness } from './gate-fixture.ts';

async function violations(path: string, unit: string, text: string, changed: string): Promise<readonly string[]> {
  const found = witness(
    await gate({ files: { [path]: text }, target: `${path}${unit}`, original: changed, alternative: text }),
    'interface-consistency',
  );
  return found.kind === 'interface-consistency' ? found.violationsDefault : [];
}

const PY = `class Box:
    @cached
    def get(self, key, default=None, *rest, **more):
        return self.items[key]


def free(a, b=1):
    return a
`;
const replace = (from: string, to: string) =>
  PY.replace(from, to).replace('return self.items[key]', 'return self.items.get(key)');

describe('a Python header is broken by', () => {
  it.each([
    ['nothing at all', ' ', ' ', []],
    ['another name', 'def get', 'def fetch', ['Box.get is missing']],
    ['another class', 'class Box', 'class Bag', ['get is not in its place Box.get']],
    [
      'another parameter name',
      'key, default',
      'name, default',
      ['Box.get: parameters are (self, name, default, *rest, **more) instead of (self, key, default, *rest, **more)'],
    ],
    [
      'another order',
      'key, default=None',
      'default=None, key=None',
      ['Box.get: parameters are (self, default, key, *rest, **more) instead of (self, key, default, *rest, **more)'],
    ],
    ['one parameter less', ', **more', '', ['Box.get: takes 4 parameters instead of 5']],
    ['another default', 'default=None', 'default=0', ['Box.get: default of default differs']],
    ['async', 'def get', 'async def get', ['Box.get: became async']],
    ['a lost decorator', '    @cached\n', '', ['Box.get: decorators differ']],
    ['a yield', 'return self.items[key]', 'yield self.items[key]', ['Box.get: generator and function differ']],
    ['annotations, not', 'key, default=None', 'key: str, default: str | None = None', []],
  ])('%s', async (_, from, to, expected) => {
    expect(
      await violations(
        'box.py',
        '#Box.get',
        PY,
        from === 'return self.items[key]' ? PY.replace(from, to) : replace(from, to),
      ),
    ).toEqual(expected);
  });

  it('a whole-file target answers for all top-level definitions', async () => {
    expect(
      await violations('box.py', '', PY, PY.replace('free(a, b=1)', 'free(a)').replace('class Box', 'class Bag')),
    ).toEqual(['Box is missing', 'free: takes 1 parameters instead of 2']);
  });
});

describe('a header of another language', () => {
  it.each([
    [
      'a.js',
      '#f',
      'function f(a, { b, c } = {}) {\n  return a;\n}\n',
      'function f(a, {b, c} = {}) {\n  return b;\n}\n',
      [],
    ],
    [
      'a.js',
      '#f',
      'function f(a) {\n  return a;\n}\n',
      'function* f(a) {\n  return a;\n}\n',
      ['f: generator and function differ'],
    ],
    [
      'a.js',
      '#f',
      'const f = async (a, ...rest) => a;\n',
      'const f = (a, ...rest) => a;\n',
      ['f: is not async any more'],
    ],
    [
      'a.js',
      '#K.f',
      'class K {\n  static f(a) {\n    return a;\n  }\n}\n',
      'class K {\n  f(a) {\n    return a;\n  }\n}\n',
      ['K.f: is not static any more'],
    ],
    [
      'a.ts',
      '#f',
      'export function f(a?: Map<string, number>, b: number = 2): void {\n  use(a);\n}\n',
      'export function f(a?: Map<string, string>, b: number = 3): void {\n  use(b);\n}\n',
      ['f: default of b differs'],
    ],
    [
      'A.java',
      '#A.f',
      'class A {\n  @Override\n  public int f(final Map<String, Integer> m, int[] xs) { return 0; }\n}\n',
      'class A {\n  @Override\n  public int f(final Map<String, Integer> m, int[] ys) { return 0; }\n}\n',
      ['A.f: parameters are (m, ys) instead of (m, xs)'],
    ],
    [
      'a.go',
      '#T.F',
      'package p\n\nfunc (t *T) F(a, b int) int {\n\treturn a\n}\n',
      'package p\n\nfunc (t *T) F(a int) int {\n\treturn a\n}\n',
      ['T.F: takes 1 parameters instead of 2'],
    ],
    [
      'a.rs',
      '#T.f',
      "impl T {\n    fn f<'a>(&'a self, mut n: u8) -> u8 { n }\n}\n",
      "impl T {\n    fn f<'a>(&'a self, m: u8) -> u8 { m }\n}\n",
      ["T.f: parameters are (&'a self, m) instead of (&'a self, n)"],
    ],
    [
      'a.rs',
      '#f',
      "fn f<'a>(x: &'a str, y: &'a str) -> bool { x == y }\n",
      'fn f(x: &str, y: &str) -> bool { x != y }\n',
      [],
    ],
    [
      'a.rs',
      '#f',
      "fn f<'a>(x: &'a str, y: &'a str) -> bool { x == y }\n",
      "fn f<'a>(x: &'a str, z: &'a str) -> bool { x == z }\n",
      ['f: parameters are (x, z) instead of (x, y)'],
    ],
    [
      'a.py',
      '#f',
      'def f(a, end=")", sep="(", last=1):\n    return a\n',
      'def f(a, end=")", sep="(", last=2):\n    return end\n',
      ['f: default of last differs'],
    ],
    [
      'a.c',
      '#f',
      'int f(const char *s, int n)\n{\n    return n;\n}\n',
      'int f(const char *s)\n{\n    return 1;\n}\n',
      ['f: takes 1 parameters instead of 2'],
    ],
  ])('is read as well: %s %s %#', async (path, unit, text, changed, expected) => {
    expect(await violations(path, unit, text, changed)).toEqual(expected);
  });
});

it('parameters are split at their own commas only', () => {
  const names = (signature: string, language: Parameters<typeof parseSignature>[2]) =>
    parseSignature(signature, 'f', language).parameters?.map(({ name, fallback }) => [name, fallback]);
  expect(names('def f(a=(1, 2), b={"x": [3, 4]}, c=",", *, d: dict[str, int] = {}):', 'python')).toEqual([
    ['a', '(1,2)'],
    ['b', '{"x":[3,4]}'],
    ['c', '","'],
    ['*', undefined],
    ['d', '{}'],
  ]);
  expect(names('const f = x => x', 'javascript')).toEqual([['x', undefined]]);
  expect(names('fun f(a: (Int, Int) -> Unit, b: List<Pair<A, B>> = listOf()): Int', 'kotlin')).toEqual([
    ['a', undefined],
    ['b', 'listOf()'],
  ]);
  expect(names('int f(void)', 'c')).toEqual([]);
});
