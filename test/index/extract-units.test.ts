import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRAMMAR_LANGUAGES } from '../../src/domain/language.ts';
import type { Unit } from '../../src/domain/symbol.ts';
import { fixtures, record } from './parsers.ts';

const isNameless = ({ name }: Unit): boolean => name.startsWith('#') || name === 'default';

describe('offsets and lines of units', () => {
  it.each(fixtures())('map back to the text of $name, byte order mark and CRLF kept', async ({ language, text }) => {
    const windows = `\u{feff}${text.replaceAll('\n', '\r\n')}`;
    const plain = await record(language, text);
    const marked = await record(language, windows);
    const lines = windows.split('\n');
    for (const unit of marked.units) {
      const body = windows.slice(unit.startOffset, unit.endOffset);
      if (!isNameless(unit)) expect(body).toContain(unit.name);
      expect(lines.slice(unit.start - 1, unit.end).join('\n')).toContain(body);
      expect(unit.bodyStart).toBeGreaterThanOrEqual(unit.start);
      expect(unit.bodyStart).toBeLessThanOrEqual(unit.end);
      for (const call of unit.calls) expect(call.line >= unit.start && call.line <= unit.end).toBe(true);
    }
    const names = (units: readonly Unit[]): readonly string[] =>
      units.map(({ kind, qualifiedName, start, end, bodyStart, ordinal }) =>
        [kind, qualifiedName, ordinal, start, bodyStart, end].join(' '),
      );
    expect(names(marked.units)).toEqual(names(plain.units));
    expect(marked.units.map(({ signature, doc }) => [signature, doc])).toEqual(
      plain.units.map(({ signature, doc }) => [signature, doc]),
    );
  });

  it('hold on any mixture of the fixtures', async () => {
    const lines = fixtures().flatMap(({ text }) => text.split('\n'));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...GRAMMAR_LANGUAGES),
        fc.array(fc.constantFrom(...lines), { maxLength: 40 }),
        fc.constantFrom('\n', '\r\n'),
        async (language, chosen, end) => {
          const text = chosen.join(end);
          const { units, lines: count } = await record(language, text);
          let last = 0;
          for (const unit of units) {
            expect(unit.startOffset).toBeGreaterThanOrEqual(last);
            last = unit.startOffset;
            expect(unit.endOffset).toBeGreaterThan(unit.startOffset);
            expect(unit.endOffset).toBeLessThanOrEqual(text.length);
            expect(text.slice(0, unit.startOffset).split('\n').length).toBe(unit.start);
            expect(text.slice(0, unit.endOffset).split('\n').length).toBe(unit.end);
            expect(unit.end).toBeLessThanOrEqual(count);
          }
          const keys = units.map(({ kind, qualifiedName, ordinal }) => `${kind} ${qualifiedName} ${ordinal}`);
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each(fixtures())('leave no line of code of $name outside every unit', async ({ language, text }) => {
    const { units } = await record(language, text);
    const covered = new Set(
      units.flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, i) => start + i)),
    );
    const structure =
      /^\W*(?:else|type|const|var|end|namespace.*|impl.*|mod.*|declare.*|=+)?\W*$|^#(?:ifdef|endif)|^\/\/|^}/;
    const lost = text.split('\n').filter((line, index) => !covered.has(index + 1) && !structure.test(line.trim()));
    expect(lost).toEqual([]);
  });
});

describe('hostile text', () => {
  it('keeps names that are also names of Object.prototype', async () => {
    const { units, imports } = await record(
      'javascript',
      'import { constructor as toString } from "__proto__";\nfunction __proto__() { constructor(); }\nfunction hasOwnProperty() {}\nfunction __proto__() {}',
    );
    expect(units.slice(1).map(({ name, ordinal }) => [name, ordinal])).toEqual([
      ['__proto__', 0],
      ['hasOwnProperty', 0],
      ['__proto__', 1],
    ]);
    expect(units[1]?.calls).toEqual([{ name: 'constructor', line: 2 }]);
    expect(imports).toEqual([
      { module: '__proto__', names: [{ name: 'constructor', alias: 'toString' }], line: 1, isReexport: false },
    ]);
  });

  it('takes a name of a megabyte for data', async () => {
    const name = 'x'.repeat(1_000_000);
    const { units } = await record('python', `def ${name}():\n    ${name}()\n\ndef short(): pass\n`);
    expect(units.map((unit) => unit.name)).toEqual(['#1', 'short']);
    expect(units.flatMap(({ calls }) => calls)).toEqual([]);
  });

  it.each(['[', '(', '{'])('reads past 100,000 nested %s', async (bracket) => {
    const close = { '[': ']', '(': ')', '{': '}' }[bracket] ?? '';
    const text = `x = ${bracket.repeat(100_000)}${close.repeat(100_000)}\n\nfunction after() { done(); }\n`;
    const { units } = await record('javascript', text);
    expect(units.map(({ name }) => name)).toContain('after');
  });

  it('reads 20,000 chained calls in memory that does not grow with their square', async () => {
    const { units } = await record('javascript', `function f() { return a${'.b()'.repeat(20_000)}; }`);
    const calls = units[0]?.calls ?? [];
    expect(calls.length).toBe(20_000);
    expect(calls.every(({ receiver = '' }) => receiver.length <= 120)).toBe(true);
  });

  it('refuses definitions nested without end, and only those', async () => {
    const nested = (depth: number): string => `${'function f() {'.repeat(depth)}${'}'.repeat(depth)}`;
    await expect(record('javascript', nested(100_000))).rejects.toMatchObject({ code: 'parser-failed' });
    expect((await record('javascript', nested(50))).units.length).toBe(50);
  });

  it('reads one line of a megabyte', async () => {
    const { units } = await record('javascript', `${'f(1);'.repeat(200_000)}function last() {}`);
    expect(units.map(({ name }) => name)).toContain('last');
  });

  it('reads a file of comments, of blank lines, of nothing', async () => {
    for (const text of ['# c\n'.repeat(50_000), '\n'.repeat(50_000), '', '\u{feff}', '\0\0\0']) {
      const { units } = await record('python', text);
      expect(units.length).toBeLessThanOrEqual(1);
    }
  });

  it('claims at most 200 comments for a definition', async () => {
    const { units } = await record('go', `package p\n\n${'// c\n'.repeat(5000)}func f() {}\n`);
    const f = units.find(({ name }) => name === 'f');
    expect(f && f.end - f.start).toBe(200);
  });
});

describe('text that was not parsed without fault', () => {
  it('has no unit named after what stands before the name', async () => {
    const kotlin = 'fun List<String>.first(): String? = null\nfun String.last() = 1\n';
    const { units } = await record('kotlin', kotlin);
    expect(units.map(({ qualifiedName }) => qualifiedName)).toEqual(['first', 'last']);
    const job = await record('kotlin', 'fun interface Job { fun run() }\n');
    expect(job.units.map(({ qualifiedName }) => qualifiedName)).toEqual(['Job', 'Job.run']);
    const ruby = await record('ruby', 'module A\n  def self.make(x)\n    1\n  end\nend\n)))\n');
    expect(ruby.units.map(({ qualifiedName }) => qualifiedName)).toEqual(['A', 'A.make']);
  });
});

describe('documentation', () => {
  it('is the docstring before the comment above', async () => {
    const { units } = await record(
      'python',
      '# above\ndef f():\n    r"""Inside\n\n    less\n      more\n    """\n    return 1\n',
    );
    expect(units[0]).toMatchObject({ name: 'f', start: 1, doc: 'Inside\n\nless\n  more' });
  });

  it('is not a string that takes part in an expression', async () => {
    const { units } = await record('python', 'def f():\n    "a".join(b)\n\ndef g():\n    "open\n');
    expect(units.map(({ doc }) => doc)).toEqual(['', '']);
  });

  it('stops at an empty line, at code and at the line that starts a script', async () => {
    const text = '#!/bin/sh\nf() { :; }\n\n# far\n\ng() { :; }\nx=1 # beside\nh() { :; }\n';
    const { units } = await record('bash', text);
    expect(units.filter(({ kind }) => kind === 'function').map(({ start, doc }) => [start, doc])).toEqual([
      [2, ''],
      [6, ''],
      [8, ''],
    ]);
  });
});
