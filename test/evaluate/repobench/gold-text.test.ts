import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseLines, standsIn } from '../../../src/evaluate/repobench/gold-text.ts';

test('line ends, blanks at line ends, outer blank lines and common indent do not count', () => {
  const gold = normaliseLines('\r\n    def f():  \r\n        return 1\r\n\r\n');
  expect(gold).toEqual(['def f():', '    return 1']);
  expect(standsIn(gold, '# a.py:4-5\n  def f():\n      return 1\t\n# … 3 lines …')).toBe(true);
});

test('a line left out, a line in between or another inner indent is not the whole snippet', () => {
  const gold = normaliseLines('def f():\n    a()\n    b()');
  expect(standsIn(gold, 'def f():\n    a()')).toBe(false);
  expect(standsIn(gold, 'def f():\n    a()\n# … 1 lines …\n    b()')).toBe(false);
  expect(standsIn(gold, 'def f():\n  a()\n  b()')).toBe(false);
  expect(standsIn(gold, 'def f():\ndef f():\n    a()\n    b()')).toBe(true);
});

test('nothing earns nothing', () => {
  expect(standsIn(normaliseLines(' \n\n'), 'anything')).toBe(false);
});

const line = fc.string({ unit: fc.constantFrom('a', ' ', '\t', '(', 'é'), maxLength: 6 });

test('any text stands in any rendering that prints it, at whatever indent', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), fc.array(line), fc.nat({ max: 8 }), (own, around, indent) => {
      const gold = normaliseLines(own.join('\n'));
      fc.pre(gold.length > 0);
      const printed = own.map((each) => (each.trim() === '' ? each : ' '.repeat(indent) + each));
      expect(standsIn(gold, [...around, ...printed, ...around].join('\n'))).toBe(true);
    }),
  );
});
