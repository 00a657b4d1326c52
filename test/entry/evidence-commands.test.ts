import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SELECTIONS } from '../../src/stages/allocate/allocation-settings.ts';
import { type CliScene, jsonOf, openScene, TASK, useBuiltCli } from './cli-scene.ts';

useBuiltCli();

interface Shown {
  readonly mode: string;
  readonly budget: number;
  readonly used: number;
  readonly portfolio: readonly (Readonly<Record<string, unknown>> & { readonly name: string; readonly text: string })[];
  readonly rejected: readonly Readonly<Record<string, unknown>>[];
}

const CONTEXT_KEYS = ['schema', 'mode', 'tokenizer', 'budget', 'used', 'portfolio', 'rejected'];
const OBJECT_KEYS = ['path', 'start', 'end', 'name', 'kind', 'views', 'score', 'reason'];
const SLOT_KEYS = [...OBJECT_KEYS, 'slot', 'role', 'share', 'tokens', 'text'];

/** Eight objects of a file each, best first; `mate` shares the file of the first and a word of a name with the query. */
function writeRanking({ folder }: CliScene): readonly string[] {
  const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'mate'];
  const lines = names.map((name, i) => {
    const path = name === 'mate' ? 'first.py' : `${name}.py`;
    const text = `def ${name}():\n    return ${name === 'mate' ? 'range_end' : `value${i}`}`;
    return JSON.stringify({ path, name, kind: 'body', start: 1 + 2 * i, end: 2 + 2 * i, text, score: 9 - i });
  });
  writeFileSync(join(folder, 'views.jsonl'), lines.join('\n'));
  writeFileSync(join(folder, 'query.txt'), 'parse_range is wrong\n');
  return ['allocate', '--views', join(folder, 'views.jsonl'), '--query', join(folder, 'query.txt'), '--json'];
}

const namesOf = ({ portfolio }: Shown): readonly string[] => portfolio.map(({ name }) => name);

describe('vital context', () => {
  it.each(['paper', 'product', 'fill'])('has the keys scripts rely on in mode %s', async (mode) => {
    const scene = openScene();
    const end = await scene.vital(['context', '--task', TASK, '--mode', mode, '--json']);
    expect(end.exitCode, end.stderr).toBe(0);
    const shown: Shown = jsonOf(end);
    expect(Object.keys(shown)).toEqual(expect.arrayContaining([...CONTEXT_KEYS, 'commit']));
    expect(shown.mode).toBe(mode);
    expect(shown.portfolio.length).toBeGreaterThan(0);
    for (const slot of shown.portfolio) expect(Object.keys(slot)).toEqual(expect.arrayContaining(SLOT_KEYS));
    for (const object of shown.rejected) expect(Object.keys(object)).toEqual(expect.arrayContaining(OBJECT_KEYS));
  });

  it('refuses a mode there is not, and fill with a rule that gives positions', async () => {
    const scene = openScene();
    const wrong = await scene.vital(['context', '--task', TASK, '--mode', 'best']);
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain('must be one of paper, product, fill');
    expect(wrong.stderr).toContain('command line, --mode');
    const both = await scene.vital(['context', '--task', TASK, '--mode', 'fill', '--select', 'mmr']);
    expect(both.exitCode).toBe(2);
    expect(both.stderr).toContain('fill has no positions to give by mmr');
  });
});

describe('vital allocate --tokens', () => {
  it.each([
    ['2000,2000,50', '4096', 'paper', [1024, 1024, 50]],
    ['900,20,20,20,20', '1000', 'paper', [488, 20, 20, 20, 20]],
    ['900,20,20,20,20', '1000', 'product', [900, 20, 20, 20, 20]],
  ])('gives %s of %s tokens their shares in mode %s', async (tokens, budget, mode, shares) => {
    const scene = openScene();
    const words = ['allocate', '--tokens', tokens, '--budget', budget, '--mode', mode];
    const end = await scene.vital([...words, '--json']);
    expect(jsonOf(end).shares).toEqual(shares);
    expect((await scene.vital(words)).stdout).toBe(`${shares.join(', ')}\n`);
  });

  it('has no shares to give in mode fill', async () => {
    const end = await openScene().vital(['allocate', '--tokens', '2000,50', '--mode', 'fill']);
    expect(end.exitCode).toBe(2);
    expect(end.stderr).toContain('Give --views instead');
  });
});

describe('vital allocate --views', () => {
  it.each(SELECTIONS)('answers with %s', async (select) => {
    const scene = openScene();
    const end = await scene.vital([...writeRanking(scene), '--select', select]);
    expect(end.exitCode, end.stderr).toBe(0);
    const shown: Shown = jsonOf(end);
    expect(Object.keys(shown)).toEqual(expect.arrayContaining(CONTEXT_KEYS));
    expect(shown).not.toHaveProperty('commit');
    expect(shown.portfolio).toHaveLength(5);
    for (const slot of shown.portfolio) expect(Object.keys(slot)).toEqual(expect.arrayContaining(SLOT_KEYS));
    expect(shown.rejected).toHaveLength(3);
  });

  it('finds a companion by the words of a name only when asked to', async () => {
    const scene = openScene();
    const words = writeRanking(scene);
    expect(namesOf(jsonOf(await scene.vital(words))).at(-1)).toBe('fifth');
    expect(namesOf(jsonOf(await scene.vital([...words, '--terms', 'subtokens']))).at(-1)).toBe('mate');
  });

  it('says what it means to give no query', async () => {
    const scene = openScene();
    const words = writeRanking(scene);
    const at = words.indexOf('--query');
    const end = await scene.vital(words.filter((_, place) => place !== at && place !== at + 1));
    expect(end.exitCode).toBe(0);
    expect(end.stderr).toContain('No --query: no companion can qualify');
    expect((await scene.vital(words)).stderr).toBe('');
  });

  it('prints the best object last when asked to', async () => {
    const scene = openScene();
    const words = writeRanking(scene).filter((word) => word !== '--json');
    const usual = (await scene.vital(words)).stdout;
    const turned = (await scene.vital([...words, '--best-last'])).stdout;
    expect(usual.indexOf('return value0')).toBeLessThan(usual.indexOf('return value3'));
    expect(turned.indexOf('return value0')).toBeGreaterThan(turned.indexOf('return value3'));
  });

  it('gives every object a place in mode fill where the budget holds all', async () => {
    const scene = openScene();
    const words = [...writeRanking(scene), '--mode', 'fill'];
    const all: Shown = jsonOf(await scene.vital(words));
    expect(all.portfolio).toHaveLength(8);
    expect(all.rejected).toEqual([]);
    const few: Shown = jsonOf(await scene.vital([...words, '--budget', '60']));
    expect(few.used).toBeLessThanOrEqual(60);
    expect(namesOf(few)[0]).toBe('first');
    expect(few.portfolio.length + few.rejected.length).toBe(8);
  });
});
