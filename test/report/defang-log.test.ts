import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defangLog } from '../../src/stages/report/defang-log.ts';

/** The commands a workflow runner would obey in these lines. */
function commandsIn(log: string): readonly string[] {
  return log.split(/\r\n|\r|\n/).filter((line) => /^\s*::[^:]|^\s*::$/.test(line) || line.includes('##['));
}

describe('defangLog', () => {
  it.each([
    '::error file=a.js::boom',
    '   ::add-mask::x',
    '\t::set-output name=a::b',
    '::stop-commands::abc',
    'text ##[add-mask]x',
    'progress\r::error::hidden',
    'a\r\n::warning::b',
    '\x1b[0m::error::coloured',
    '\ufeff::error::after a mark',
    '::::error::x',
  ])('leaves no command in %j', (line) => {
    expect(commandsIn(defangLog(line))).toEqual([]);
  });

  it('leaves no command in any mixture', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[:#[ \t\r\n\x1b\]a\u2028]{0,40}$/), (text) => {
        expect(commandsIn(defangLog(text))).toEqual([]);
      }),
    );
  });

  it('keeps ordinary lines', () => {
    expect(defangLog('std::vector<int> a; // b::c\nnext')).toBe('std::vector<int> a; // b::c\nnext');
  });
});
