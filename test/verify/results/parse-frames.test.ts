import { describe, expect, it } from 'vitest';
import { parseFrames } from '../../../src/stages/verify/results/parse-frames.ts';

const TREE = new Set([
  'src/a.py',
  'tests/test_a.py',
  'src/a.js',
  'test/a.test.ts',
  'pkg/a.go',
  'pkg/a_test.go',
  'src/lib.rs',
  'lib/a.rb',
  'src/A.cs',
  'src/A.php',
]);
const locate = (printed: string) => {
  const path = printed.replace('file://', '').replace('/repo/', '').replace(/^\.\//, '');
  return TREE.has(path) ? path : undefined;
};
const frames = (...lines: readonly string[]) =>
  parseFrames(lines.join('\n'), locate).map(({ path, line, function: name }) => `${path}:${line} ${name ?? ''}`.trim());

describe('parseFrames', () => {
  it('reads Python tracebacks, innermost first', () => {
    expect(
      frames(
        'Traceback (most recent call last):',
        '  File "/repo/tests/test_a.py", line 3, in test_a',
        '    f()',
        '  File "/usr/lib/python3/x.py", line 1, in y',
        '  File "/repo/src/a.py", line 7, in f',
        'ValueError',
      ),
    ).toEqual(['src/a.py:7 f', 'tests/test_a.py:3 test_a']);
  });

  it('reads the stacks of the fault handler, which are the other way round', () => {
    expect(
      frames(
        'Thread 0x1 (most recent call first):',
        '  File "/repo/src/a.py", line 7 in f',
        '  File "/repo/tests/test_a.py", line 3 in test_a',
      ),
    ).toEqual(['src/a.py:7 f', 'tests/test_a.py:3 test_a']);
  });

  it('reads the traces of pytest', () => {
    expect(frames('tests/test_a.py:3: ', '    def test_a():', 'src/a.py:7: ValueError')).toEqual([
      'src/a.py:7',
      'tests/test_a.py:3',
    ]);
  });

  it('reads JavaScript stacks', () => {
    expect(
      frames(
        'Error: x',
        '    at f (file:///repo/src/a.js:1:42)',
        '    at async Object.g [as h] (/repo/test/a.test.ts:3:5)',
        '    at /repo/src/a.js:9:1',
        '    at node:internal/x:1:1',
        ' ❯ f src/a.js:12:3',
      ),
    ).toEqual(['src/a.js:1 f', 'test/a.test.ts:3 Object.g [as h]', 'src/a.js:9', 'src/a.js:12 f']);
  });

  it('reads Java stacks, the deepest cause first, without the frames of libraries', () => {
    expect(
      frames(
        'java.lang.RuntimeException: x',
        '\tat com.acme.Outer$Inner.run(Outer.java:9)',
        '\tat java.base/java.lang.reflect.Method.invoke(Method.java:569)',
        '\tat org.junit.Assert.fail(Assert.java:89)',
        'Caused by: java.io.IOException',
        '\tat app//com.acme.Deep.read(Deep.java:3)',
      ),
    ).toEqual(['com/acme/Deep.java:3 read', 'com/acme/Outer.java:9 run']);
  });

  it('reads Go, Rust, Ruby, .NET and PHP', () => {
    expect(frames('panic: x', '\t/repo/pkg/a.go:3 +0x18', '\t/usr/local/go/src/testing/testing.go:1 +0x1')).toEqual([
      'pkg/a.go:3',
    ]);
    expect(frames("thread 'tests::a' panicked at src/lib.rs:10:25:")).toEqual(['src/lib.rs:10']);
    expect(frames("thread 'a' panicked at 'no', src/lib.rs:10:25")).toEqual(['src/lib.rs:10']);
    expect(frames('  1: tiny::f', '             at ./src/lib.rs:4:5')).toEqual(['src/lib.rs:4']);
    expect(frames("./lib/a.rb:3:in `f'")).toEqual(['lib/a.rb:3']);
    expect(frames('   at Acme.A.F(Int32 n) in /repo/src/A.cs:line 12')).toEqual(['src/A.cs:12 Acme.A.F(Int32 n)']);
    expect(frames('/repo/src/A.php:7')).toEqual(['src/A.php:7']);
  });

  it('names a line once, and only what lies in the tree', () => {
    expect(
      frames(
        '  at f (/repo/src/a.js:1:1)',
        '  at f (/repo/src/a.js:1:9)',
        '  at g (/elsewhere/src/a.js:2:1)',
        'see https://x.test/a.js:3',
      ),
    ).toEqual(['src/a.js:1 f']);
  });

  it('takes bounded time on hostile lines', () => {
    for (const part of ['at ', '@', '(', ' at a.b.', 'a/', '::', 'File "', '1:'])
      parseFrames(`${part.repeat(50_000)}\n`.repeat(50), locate);
  });
});
