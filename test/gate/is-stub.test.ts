import { describe, expect, it } from 'vitest';
import { gate, witness } from './gate-fixture.ts';

const SCRIPT = 'function area(w, h) {\n  const a = w * h;\n  return a;\n}\n';
const PYTHON = 'def area(w, h):\n    a = w * h\n    return a\n';
const RUBY = 'def area(w, h)\n  a = w * h\n  a\nend\n';
const KOTLIN = 'fun area(w: Int, h: Int): Int {\n  return w * h\n}\n';
const SCALA = 'def area(w: Int, h: Int): Int = {\n  val a = w * h\n  a\n}\n';

/** Whether the compactness witness takes the text for a valid program. */
async function isValid(path: string, base: string, text: string): Promise<boolean | undefined> {
  const decision = await gate({ files: { [path]: base }, target: `${path}#area`, original: base, alternative: text });
  const found = witness(decision, 'guarded-compactness');
  return found.kind === 'guarded-compactness' ? found.validAlternative : undefined;
}

describe('a program that says its work is not done is no valid one', () => {
  it.each([
    ['an error without a type', 'a.js', SCRIPT, "function area(w, h) {\n  throw new Error('Not implemented');\n}\n"],
    ['a note', 'a.js', SCRIPT, 'function area(w, h) {\n  // TODO: multiply\n}\n'],
    ['all on one line', 'a.js', SCRIPT, 'function area(w, h) { return; }\n'],
    ['behind destructured parameters', 'a.js', SCRIPT.replace('w, h', '{ w, h }'), 'function area({ w, h }) {}\n'],
    ['an ellipsis', 'a.py', PYTHON, 'def area(w, h):\n    """Multiplies."""\n    ...\n'],
    ['an ellipsis on the line of the header', 'a.py', PYTHON, 'def area(w, h): ...\n'],
    ['a Ruby error', 'a.rb', RUBY, 'def area(w, h)\n  raise NotImplementedError\nend\n'],
    ['a Ruby message', 'a.rb', RUBY, "def area(w, h)\n  raise 'not yet implemented'\nend\n"],
    ['an empty Ruby method', 'a.rb', RUBY, 'def area(w, h)\nend\n'],
    ['a Kotlin expression', 'a.kt', KOTLIN, 'fun area(w: Int, h: Int): Int = TODO("multiply")\n'],
    ['a Scala expression', 'a.scala', SCALA, 'def area(w: Int, h: Int): Int = ???\n'],
  ])('%s', async (_, path, base, text) => {
    expect(await isValid(path, base, text)).toBe(false);
  });
});

describe('a body that shares its line with the header is one', () => {
  it.each([
    [
      'an arrow',
      'a.js',
      'const area = (w, h) => {\n  const a = w * h;\n  return a;\n};\n',
      'const area = (w, h) => w * h;\n',
    ],
    ['an async function', 'a.py', `async ${PYTHON}`, 'async def area(w, h): return w * h\n'],
    ['an endless method', 'a.rb', RUBY, 'def area(w, h) = w * h\n'],
    ['a Kotlin expression', 'a.kt', KOTLIN, 'fun area(w: Int, h: Int): Int = w * h\n'],
    ['a Scala expression', 'a.scala', SCALA, 'def area(w: Int, h: Int): Int = w * h\n'],
    ['an error about the arguments', 'a.js', SCRIPT, "function area(w, h) { throw new Error('No area'); }\n"],
  ])('%s', async (_, path, base, text) => {
    expect(await isValid(path, base, text)).toBe(true);
  });
});
