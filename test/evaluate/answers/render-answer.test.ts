import { beforeAll, describe, expect, test } from 'vitest';
import { breakDefinition } from '../../../src/evaluate/answers/break-definition.ts';
import type { KnownChange } from '../../../src/evaluate/answers/known-change.ts';
import { diffAnswer, renderAnswer } from '../../../src/evaluate/answers/render-answer.ts';
import { scriptedChange } from '../../../src/evaluate/answers/scripted-change.ts';
import type { Extractor } from '../../../src/ports/extractor.ts';
import { inProcessExtractor } from '../../fakes/in-process-extractor.ts';

let extractor: Extractor;
beforeAll(async () => {
  extractor = await inProcessExtractor();
});

const before = 'def half(n):\n    return n / 3\n\n\ndef twice(n):\n    return n * 2\n';
const change: KnownChange = {
  path: 'a/numbers.py',
  language: 'python',
  before,
  after: before.replace('/ 3', '/ 2'),
};

describe('a known repair', () => {
  test('is the one definition where that was asked and is the whole change', async () => {
    const answer = await renderAnswer(change, { form: 'whole-definition', name: 'half' }, extractor);
    expect(answer).toBe('```python\ndef half(n):\n    return n / 2\n```\n');
  });

  test('is a diff where the definition asked for is another one', async () => {
    const answer = await renderAnswer(change, { form: 'whole-definition', name: 'twice' }, extractor);
    expect(answer).toContain('--- a/a/numbers.py');
    expect(answer).toContain('-    return n / 3\n+    return n / 2\n');
  });

  test('is a diff where more than the definition asked for changes', async () => {
    const both = { ...change, after: change.after.replace('* 2', '+ n') };
    expect(await renderAnswer(both, { form: 'whole-definition', name: 'half' }, extractor)).toMatch(/^```diff/);
  });

  test('is the whole file where that file was asked for, and a diff where another was', async () => {
    const own = await renderAnswer(change, { form: 'whole-file', path: change.path }, extractor);
    expect(own).toBe(`\`\`\`python\n${change.after}\`\`\`\n`);
    expect(await renderAnswer(change, { form: 'whole-file', path: 'b.py' }, extractor)).toMatch(/^```diff/);
  });

  test('a text that holds fences is put into a longer one', async () => {
    const fenced = { ...change, after: `"""\n\`\`\`\n"""\n${change.after}` };
    const answer = await renderAnswer(fenced, { form: 'whole-file', path: change.path }, extractor);
    expect(answer.startsWith('````python\n')).toBe(true);
  });
});

test('the bug as it is comes out as an edit that takes a line out and puts it back', () => {
  const answer = diffAnswer([{ ...change, after: before }]);
  expect(answer).toContain('@@ -1 +1 @@\n-def half(n):\n+def half(n):\n');
});

describe('a wrong repair', () => {
  test('stops the function the right one touches, and still parses', async () => {
    const wrong = await scriptedChange('wrong', change, extractor);
    expect(wrong.after).toContain("def half(n):\n    raise RuntimeError('wrong on purpose')\n    return n / 3");
    expect(await extractor.countSyntaxErrors('python', wrong.after)).toBe(0);
  });

  test('stops the outer of two functions that hold the bug', async () => {
    const nested = 'def outer(n):\n    def inner(m):\n        return m - 1\n    return inner(n)\n';
    const wrong = await breakDefinition({ ...change, before: nested, after: nested.replace('- 1', '+ 1') }, extractor);
    expect(wrong.after).toMatch(/^def outer\(n\):\n {4}raise RuntimeError/);
  });

  test('compiles in Java, where code after a plain throw does not', async () => {
    const java = 'class A {\n    int f() {\n        return 1;\n    }\n}\n';
    const wrong = await breakDefinition(
      { path: 'A.java', language: 'java', before: java, after: java.replace('1', '2') },
      extractor,
    );
    expect(wrong.after).toContain('int f() {\n        if (true) throw new RuntimeException("wrong on purpose");\n');
  });

  test('is a comment where the repair touches no function', async () => {
    const constant = { ...change, before: 'A = 1\n', after: 'A = 2\n' };
    expect((await breakDefinition(constant, extractor)).after).toBe('A = 1\n# wrong on purpose\n');
  });
});
