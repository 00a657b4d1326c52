import { describe, expect, it } from 'vitest';
import type { GrammarLanguage } from '../../src/domain/language.ts';
import type { FileRecord } from '../../src/domain/symbol.ts';
import { record } from './parsers.ts';

/** `kind qualified.name` of every unit but heads, tests marked. */
const names = ({ units }: FileRecord): readonly string[] =>
  units
    .filter(({ kind }) => kind !== 'module')
    .map(({ kind, qualifiedName, isTest }) => `${kind} ${qualifiedName}${isTest ? ' [test]' : ''}`);

const imports = (file: FileRecord): readonly string[] =>
  file.imports.map(({ module, names: list, isReexport }) => {
    const bound = list.map(({ name, alias }) => (name === alias ? name : `${name} as ${alias}`)).join(', ');
    return `${isReexport ? 're ' : ''}${module} {${bound}}`;
  });

const calls = ({ units }: FileRecord): readonly string[] =>
  units.flatMap((unit) =>
    unit.calls.map(({ name, receiver }) => (receiver === undefined ? name : `${receiver} → ${name}`)),
  );

describe('what counts as a unit', () => {
  it.each<[string, GrammarLanguage, string, readonly string[]]>([
    [
      'a module in a function that runs at once',
      'javascript',
      '(function (root) {\n  var x = 1;\n  function f() {}\n})(this);',
      ['constant x', 'function f'],
    ],
    ['a module given to define', 'javascript', "define(['a'], function (a) {\n  const y = 2;\n});", ['constant y']],
    [
      'not what a callback keeps to itself',
      'javascript',
      'app.get("/", (req) => {\n  const user = find(req);\n});',
      [],
    ],
    [
      'not what a function keeps to itself',
      'typescript',
      'function f() { const a = 1; let b; const g = () => a; }',
      ['function f', 'function f.g'],
    ],
    [
      'a wrapped component',
      'tsx',
      'const Row = memo(forwardRef((p) => <b/>));\nconst rows = list.map((x) => x);',
      ['constant Row', 'constant rows'],
    ],
    [
      'exports of every shape',
      'javascript',
      'exports.a = () => 1;\nmodule.exports.b = class {};\nmodule.exports = function c() {};\nexports.d = 1;',
      ['function a', 'class b', 'function c'],
    ],
    ['a default export without a name', 'javascript', 'export default function () {}', ['function default']],
    [
      'a default export of an object',
      'javascript',
      'export default { data() {}, methods: { go() {} } };',
      ['constant default', 'method default.data', 'method default.methods.go'],
    ],
    ['prototypes set as a whole', 'javascript', 'A.prototype = { run: function () {} };', ['method A.run']],
    [
      'accessors and computed names',
      'typescript',
      'class A { get b() { return 1 } set b(v) {} [Symbol.iterator]() {} "quoted name"() {} }',
      ['class A', 'method A.b', 'method A.b', 'method A.[Symbol.iterator]', 'method A."quoted name"'],
    ],
    [
      'subtests',
      'javascript',
      "test('outer', (t) => { t.test('inner', () => {}); });\nit.only(`templated`, () => {});\ntest.todo('later');",
      ['function outer [test]', 'function outer.inner [test]', 'function templated [test]'],
    ],
    [
      'not an assignment inside a class or function',
      'python',
      'class A:\n    x = 1\ndef f():\n    y = 2\nz: int\n',
      ['class A', 'function f', 'constant z'],
    ],
    [
      'conditional definitions',
      'python',
      'try:\n    import a\nexcept ImportError:\n    def a(): ...\n    B = None\n',
      ['function a', 'constant B'],
    ],
    [
      'pytest and unittest names',
      'python',
      'def test_a(): ...\ndef testB(): ...\ndef testing(): ...\nclass T:\n    async def test_c(self): ...\n',
      ['function test_a [test]', 'function testB [test]', 'function testing', 'class T', 'method T.test_c [test]'],
    ],
    ['type aliases', 'python', 'type Pair = tuple[int, int]\n', ['type Pair']],
    [
      'methods on generic and pointer receivers',
      'go',
      'package p\nfunc (s *Stack[T]) Push(v T) {}\nfunc (Stack[T]) Len() int { return 0 }\n',
      ['method Stack.Push', 'method Stack.Len'],
    ],
    [
      'only what the go tool runs',
      'go',
      'package p\nfunc TestA(t *testing.T) {}\nfunc Testify(t *testing.T) {}\nfunc TestMain(m *testing.M) {}\nfunc BenchmarkB(b *testing.B) {}\nfunc ExampleC() {}\n',
      [
        'function TestA [test]',
        'function Testify',
        'function TestMain',
        'function BenchmarkB [test]',
        'function ExampleC [test]',
      ],
    ],
    [
      'not variables inside a function literal',
      'go',
      'package p\nvar f = func() { var x int; type T struct{}; _ = x }\n',
      ['constant f', 'class T'],
    ],
    [
      'impl blocks of paths and references',
      'rust',
      'impl fmt::Display for a::B<T> { fn fmt(&self) {} }\nimpl Trait for &mut C { fn go(&self) {} }\nimpl<T> D<T> where T: E { const X: u8 = 1; }',
      ['method B.fmt', 'method C.go', 'constant D.X'],
    ],
    [
      'tests by attribute',
      'rust',
      '#[test]\nfn a() {}\n#[tokio::test]\n#[ignore]\nasync fn b() {}\n#[cfg(test)]\nfn c() {}\n',
      ['function a [test]', 'function b [test]', 'function c'],
    ],
    [
      'tests by an attribute with another or a comment behind it on its line',
      'rust',
      '#[test] #[ignore]\nfn a() {}\n\n#[test]\n#[ignore] // slow\nfn b() {}\nstruct C; // no comment of d\nfn d() {}\n',
      ['function a [test]', 'function b [test]', 'class C', 'function d'],
    ],
    [
      'anonymous, local and inner classes',
      'java',
      'class A { Runnable r = new Runnable() { public void run() {} }; class B { int c() { return 1; } } }',
      ['class A', 'method A.run', 'class A.B', 'method A.B.c'],
    ],
    [
      'constants of an interface',
      'java',
      'interface A { int X = 1, Y = 2; }',
      ['interface A', 'constant A.X', 'constant A.Y'],
    ],
    [
      'types behind macros',
      'cpp',
      'API_BEGIN\nnamespace a {\nclass B { void c(); };\n}\nEXPORT class D { int e() { return 1; } };\nstruct PACKED f { int g; };\n',
      ['class a.B', 'method a.B.c', 'class D', 'method D.e', 'class f'],
    ],
    [
      'definitions outside their class',
      'cpp',
      'template <class T> int a::B<T>::c(T t) { return t; }\nB::~B() {}\nB::operator bool() const { return true; }\nbool operator==(B a, B b) { return true; }\n',
      ['method a.B.c', 'method B.~B', 'method B.operator bool', 'function operator=='],
    ],
    [
      'not a use of a struct',
      'c',
      'struct a *f(struct a *x) { struct b y; return x; }\nstruct a;\nint (*callback)(int);\ntypedef int (*fn)(void);\n',
      ['function f', 'constant callback', 'type fn'],
    ],
    [
      'anonymous structs by their alias',
      'c',
      'typedef struct { int a; } b;\ntypedef struct c { int a; } d;\ntypedef enum { E } e;\n',
      ['class b', 'type d', 'class c', 'enum e'],
    ],
    [
      'file-scoped namespaces',
      'csharp',
      'namespace A.B;\nrecord C(int D) { public int E() => D; }\ninterface F { void G(); }\n',
      ['class C', 'method C.E', 'interface F', 'method F.G'],
    ],
    [
      'reopened and nested constants',
      'ruby',
      'class A::B < C\n  D = 1\n  def e; end\n  def self.f; end\nend\nmodule A; module G; end; end\n',
      ['class A.B', 'constant A.B.D', 'method A.B.e', 'method A.B.f', 'class A', 'class A.G'],
    ],
    [
      'members of objects and companions',
      'kotlin',
      'object A {\n const val B = 1\n fun c() {}\n}\nclass D {\n companion object {\n  fun f() {}\n }\n}\nval g = 1\n',
      ['class A', 'constant A.B', 'method A.c', 'class D', 'method D.f', 'constant g'],
    ],
    [
      'functions written in either way',
      'bash',
      'a() { b; }\nfunction c { d; }\nfunction e() { local f=1; }\n',
      ['function a', 'function c', 'function e'],
    ],
  ])('%s', async (_title, language, text, expected) => {
    expect(names(await record(language, text))).toEqual(expected);
  });
});

describe('imports', () => {
  it.each<[GrammarLanguage, string, readonly string[]]>([
    [
      'python',
      'import a, b.c as d\nfrom . import e\nfrom .. import *\nfrom .f import (g, # why\n  h as i)\n',
      ['a {}', 'b.c {* as d}', '. {e}', '.. {*}', '.f {g, h as i}'],
    ],
    [
      'javascript',
      "import a, { b } from 'a';\nimport 'c';\nimport('d');\nexport { e as f } from 'e';\nexport * as g from 'g';\nexport const x = 1;\n",
      ['a {default as a, b}', 'c {}', 'd {}', 're e {e as f}', 're g {* as g}'],
    ],
    [
      'javascript',
      "const a = require('a'), { b, c: d, ...rest } = require('b');\nrequire('c');\nconst e = require('e').f;\nrequire(name);\n",
      ['a {* as a}', 'b {b, c as d}', 'c {}', 'e {}'],
    ],
    [
      'typescript',
      "import type A from 'a';\nimport b = require('b');\nexport type { C } from 'c';\n",
      ['a {default as A}', 'b {* as b}', 're c {C}'],
    ],
    [
      'rust',
      'use a::{self, b::{c, d as e}, f::*};\npub use g::H as I;\nuse j;\nextern crate k;\nmod l;\n',
      ['a {* as a}', 'a::b {c, d as e}', 'a::f {*}', 're g::H {* as I}', 'j {}', 'k {}', 'self::l {}'],
    ],
    [
      'java',
      'import a.B;\nimport a.c.*;\nimport static a.D.e;\nimport static a.F.*;\n',
      ['a.B {}', 'a.c {*}', 'a.D {e}', 'a.F {*}'],
    ],
    [
      'php',
      "<?php\nuse A\\B, C\\D as E;\nuse F\\{G, H as I};\ninclude 'j.php';\n",
      ['A\\B {}', 'C\\D {* as E}', 'F {G, H as I}', 'j.php {}'],
    ],
    ['ruby', "require 'a'\nrequire_relative '../b'\nload \"c.rb\"\nrequire name\n", ['a {}', '../b {}', 'c.rb {}']],
    ['scala', 'import a.b.{C, D => E}\nimport f._\nimport g.H\n', ['a.b {C, D as E}', 'f {*}', 'g.H {}']],
  ])('of %s', async (language, text, expected) => {
    expect(imports(await record(language, text))).toEqual(expected);
  });
});

describe('calls', () => {
  it.each<[GrammarLanguage, string, readonly string[]]>([
    ['python', 'a(b.c(), d[0].e, f()())\nself.x.y(z=g())\n', ['a', 'b → c', 'f', 'self.x → y', 'g']],
    [
      'typescript',
      'a?.b(); c!.d<T>(); new E.F(); this.#g(); h`x`; super.i(); a\n  .j()\n  .k();',
      ['a → b', 'c → d', 'E → F', 'this → #g', 'h', 'super → i', 'a .j() → k', 'a → j'],
    ],
    [
      'rust',
      'fn f() { a::b::<T>(); c.d()?.e(); g!(h(1), i.j()); K { l: m() } }',
      ['a → b', 'c.d() → e', 'c → d', 'g', 'h', 'i → j', 'm'],
    ],
    [
      'cpp',
      'void f() { a->b(); c::d<int>(e); new g::H(1); i.j().k(); }',
      ['a → b', 'c → d', 'g → H', 'i.j() → k', 'i → j'],
    ],
    [
      'java',
      'class A { void f() { this.g(); H.<T>i(); new J<K>() {}; super.l(); } }',
      ['this → g', 'i', 'J', 'super → l'],
    ],
    [
      'go',
      'package p\nfunc f() { a.b(); defer c(); go func() { d.e.g() }(); _ = []byte("x") }\n',
      ['a → b', 'c', 'd.e → g'],
    ],
    [
      'php',
      '<?php function f() { \\a\\b(); C::d(); $e->g->h(); new \\I\\J(); }',
      ['\\a → b', 'C → d', '$e->g → h', '\\I → J'],
    ],
    ['ruby', 'def f\n  a.b&.c(1)\n  d :e\n  g!\n  h?(1)\nend\n', ['a.b → c', 'a → b', 'd', 'g!', 'h?']],
    ['bash', 'f() { a | b && "$c" d; /bin/e; g=$(h); }\n', ['a', 'b', 'h']],
  ])('of %s', async (language, text, expected) => {
    expect(calls(await record(language, text))).toEqual(expected);
  });
});
