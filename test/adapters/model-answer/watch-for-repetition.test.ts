import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  TEXT_REPETITION,
  TOKEN_REPETITION,
  textUnits,
  watchForRepetition,
} from '../../../src/adapters/model-answer/watch-for-repetition.ts';

/** Number of units after which the watcher fires, or undefined. */
function firesAfter(text: string, step = 7): number | undefined {
  const watch = watchForRepetition(TEXT_REPETITION);
  for (let at = 0; at < text.length; at += step) {
    if (watch(textUnits(text.slice(at, at + step)))) return Math.min(at + step, text.length);
  }
  return undefined;
}

const intro = Array.from({ length: 60 }, (_, line) => `const value${line} = ${line * line};\n`).join('');

describe('watchForRepetition', () => {
  it('stops a single repeated character within 2,000 of its onset', () => {
    const at = firesAfter(`${intro}${'a'.repeat(5000)}`);
    expect(at).toBeGreaterThan(intro.length + 1500);
    expect(at).toBeLessThan(intro.length + 2000);
  });

  it('stops a flood of white space', () => {
    expect(firesAfter(`${intro}${' \n'.repeat(3000)}`)).toBeLessThan(intro.length + 2000);
  });

  it('stops one repeated line', () => {
    expect(firesAfter(`${intro}${'    return left;\n'.repeat(400)}`)).toBeLessThan(intro.length + 2000);
  });

  it('stops a cycle of 40 lines in its third round', () => {
    const cycle = Array.from(
      { length: 40 },
      (_, line) => `    row_${line} = compute_value(${line}, scale=${line % 7})\n`,
    ).join('');
    const at = firesAfter(`${intro}${cycle.repeat(8)}`);
    expect(at).toBeGreaterThan(intro.length + 2 * cycle.length);
    expect(at).toBeLessThan(intro.length + 2.3 * cycle.length);
  });

  it('stops a token that comes over and over', () => {
    const watch = watchForRepetition(TOKEN_REPETITION);
    let fired: number | undefined;
    for (let token = 1; fired === undefined && token < 5000; token++) if (watch([4711])) fired = token;
    expect(fired).toBeLessThan(700);
  });

  it('lets real source code, rulers and small tables pass', () => {
    const table = `${'0, '.repeat(200)}\n`;
    const source = readFileSync(new URL('../../../src/domain/errors.ts', import.meta.url), 'utf8');
    expect(firesAfter(`${source}${'-'.repeat(300)}\n${table}${source}${source.slice(0, 40)}`)).toBeUndefined();
  });

  it('lets a long answer pass that never repeats', () => {
    const lines = Array.from({ length: 4000 }, (_, line) => `item ${line}\n`).join('');
    expect(firesAfter(lines)).toBeUndefined();
  });
});
