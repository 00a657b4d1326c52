import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GRAMMAR_LANGUAGES } from '../../src/domain/language.ts';
import { fixtures, record } from './parsers.ts';
import { renderRecord } from './render-record.ts';

const folder = join(import.meta.dirname, '../golden/index');

describe('units of each language', () => {
  it('have a fixture for every grammar', () => {
    const covered = new Set(fixtures().map(({ language }) => language));
    expect(GRAMMAR_LANGUAGES.filter((language) => !covered.has(language))).toEqual([]);
  });

  it.each(fixtures())('are the judged ones in $name', async ({ name, language, text }) => {
    const rendered = renderRecord(text, await record(language, text, 'native'));
    const file = join(folder, `${name}.txt`);
    if (process.env.UPDATE_GOLDEN) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, rendered);
    }
    expect(rendered).toBe(readFileSync(file, 'utf8'));
  });

  it.each(fixtures())('are the same with both engines in $name', async ({ language, text }) => {
    expect(await record(language, text, 'wasm')).toEqual(await record(language, text, 'native'));
  });
});
