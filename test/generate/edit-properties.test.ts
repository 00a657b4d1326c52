import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listedPath } from '../../src/domain/repo-path.ts';
import { unifiedDiff } from '../../src/domain/unified-diff.ts';
import { applyBlocks } from '../../src/stages/generate/edit/apply-blocks.ts';
import { findLines } from '../../src/stages/generate/edit/find-lines.ts';
import { joinLines, splitLines } from '../../src/stages/generate/edit/source-lines.ts';
import { escapeHidden, unescapeHidden } from '../../src/stages/generate/hidden-characters.ts';
import { afterOf, apply } from './answer-fixture.ts';

const path = listedPath('a.txt');
const eol = fc.constantFrom('\n', '\r\n');
const word = fc.stringMatching(/^[a-z]{1,6}$/);
const line = fc.tuple(fc.constantFrom('', '  ', '\t'), word, fc.constantFrom('', ' ')).map((parts) => parts.join(''));

it('splitting into lines loses no byte', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a\r\n\uFEFF]*$/), (text) => {
      expect(joinLines(splitLines(text))).toBe(text);
    }),
  );
});

it('finds every place of a run of lines', () => {
  const few = fc.array(fc.constantFrom('a', 'b'), { maxLength: 30 });
  fc.assert(
    fc.property(few, fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 4 }), (lines, wanted) => {
      const naive = lines.flatMap((_, i) => (wanted.every((text, j) => lines[i + j] === text) ? [i] : []));
      expect(findLines(lines, wanted)).toEqual(naive);
    }),
  );
});

it('an edit changes no byte outside the lines it names', () => {
  const file = fc.record({
    head: fc.array(fc.tuple(line, eol), { maxLength: 6 }),
    tail: fc.array(fc.tuple(line, eol), { maxLength: 6 }),
    anchorEol: eol,
    mark: fc.constantFrom('', '\uFEFF'),
    last: fc.constantFrom('', 'end'),
    put: fc.array(line, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(file, ({ head, tail, anchorEol, mark, last, put }) => {
      const before = mark + head.map((parts) => parts.join('')).join('');
      const after = tail.map((parts) => parts.join('')).join('') + last;
      const text = `${before}ANCHOR 1${anchorEol}${after}`;
      const applied = applyBlocks(path, text, [{ search: ['ANCHOR 1'], replace: put }]);
      const result = applied.ok ? applied.value : '';
      expect(result.startsWith(before) && result.endsWith(after)).toBe(true);
      const middle = result.slice(before.length, result.length - after.length);
      expect(middle.split(/\r?\n/).slice(0, -1)).toEqual(put);
    }),
  );
});

it('a whole definition changes no byte outside its span', async () => {
  const filler = fc.array(fc.tuple(fc.stringMatching(/^# [a-z ]{0,8}$/), eol), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(filler, filler, eol, fc.constantFrom('', '    ', '\t'), async (head, tail, end, base) => {
      const before =
        head.map((parts) => parts.join('')).join('') + (base === '' ? '' : `class K:${end}${base}x = 1${end}`);
      const after = `${end}z = 2${end}${tail.map((parts) => parts.join('')).join('')}`;
      const definition = ['def f(a):', '    return a - 1'].map((text) => base + text).join(end);
      const code = '```python\ndef f(a):\n    b = a\n    return b + 1\n```';
      const name = base === '' ? 'f' : 'K.f';
      const result = await afterOf({ 'a.py': `${before}${definition}${after}` }, `a.py#${name}`, code);
      expect(result.startsWith(before) && result.endsWith(after)).toBe(true);
      const inside = result.slice(before.length, result.length - after.length);
      const wanted = ['def f(a):', '    b = a', '    return b + 1'].map((text) => base + text);
      // Inside a class indented by tabs the new body goes deeper by a tab as well.
      expect(inside.replaceAll('\t\t', '\t    ').split(/\r?\n/)).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
});

it('a patch of ours read as an answer gives back the same text', async () => {
  const texts = fc.array(fc.constantFrom('a', 'b', '  c', '', 'd e'), { minLength: 1, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(texts, texts, async (before, after) => {
      const from = `first\n${before.join('\n')}\nlast\n`;
      const to = `first\n${after.join('\n')}\nlast\n`;
      fc.pre(from.split('\n').filter(Boolean).join() !== to.split('\n').filter(Boolean).join());
      const patch = unifiedDiff([{ path, before: from, after: to }]);
      const applied = await apply({ 'a.txt': from }, 'a.txt', patch);
      expect(applied.ok ? applied.value.changes[0]?.after : applied.problem).toBe(to);
    }),
    { numRuns: 200 },
  );
});

it('hidden characters survive being shown as escapes', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '\n', '\u202E', '\u200B', '\u27E6', 'U+202E', '\u27E7', '\u{E0041}', '\u2764\uFE0F'),
  });
  fc.assert(
    fc.property(text, (source) => {
      expect(unescapeHidden(escapeHidden(source).text, source)).toBe(source);
    }),
  );
});
