import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandWords, shellQuoted, withWords } from '../../src/stages/verify/command-words.ts';

describe('commandWords', () => {
  it.each([
    ['a b  c', ['a', 'b', 'c']],
    [`a "b c" 'd e'`, ['a', 'b c', 'd e']],
    [`a ""`, ['a', '']],
    [`a b"c"d`, ['a', 'bcd']],
    ['a | b', ['sh', '-c', 'a | b']],
    ['a $HOME', ['sh', '-c', 'a $HOME']],
    ['a *.py', ['sh', '-c', 'a *.py']],
    ['A=1 b', ['sh', '-c', 'A=1 b']],
    ['a "b', ['sh', '-c', 'a "b']],
  ])('%s', (line, words) => {
    expect(commandWords(line)).toEqual(words);
  });

  it('splits a line as a shell does, or leaves it to one', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '"', "'", '-', '/', '.'), maxLength: 12 });
    fc.assert(
      fc.property(line, (text) => {
        const words = commandWords(`x${text}`);
        fc.pre(words[0] !== 'sh');
        const seen = execFileSync('sh', ['-c', `printf '%s\\n' x${text}`], { encoding: 'utf8' });
        expect(words.map((word) => `${word}\n`).join('')).toBe(seen);
      }),
      { numRuns: 60, seed: 9 },
    );
  });
});

describe('shellQuoted', () => {
  it('gives a word the shell reads back unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 10 }).filter((text) => !text.includes('\0')),
        (word) => {
          expect(execFileSync('sh', ['-c', `printf %s ${shellQuoted(word)}`], { encoding: 'utf8' })).toBe(
            Buffer.from(word, 'utf8').toString('utf8'),
          );
        },
      ),
      { numRuns: 40, seed: 2 },
    );
  });
});

describe('withWords', () => {
  it.each([
    [['jest'], ['jest', '--x']],
    [
      ['npm', 'test'],
      ['npm', 'test', '--', '--x'],
    ],
    [
      ['npm', 'test', '--', 'a'],
      ['npm', 'test', '--', 'a', '--x'],
    ],
    [
      ['yarn', 'test'],
      ['yarn', 'test', '--x'],
    ],
    [
      ['sh', '-c', 'cd a && jest'],
      ['sh', '-c', 'cd a && jest --x'],
    ],
    [['jest', '--', 'a'], undefined],
    [['sh', '-c', 'jest | tee log'], undefined],
    [['sh', '-c', 'jest; true'], undefined],
    [['sh', '-c', 'jest > log'], undefined],
    [['sh', '-c', 'jest &'], undefined],
    [['sh', '-c', 'jest # all'], undefined],
  ])('%j', (argv, extended) => {
    expect(withWords(argv, ['--x'])).toEqual(extended);
  });
});
