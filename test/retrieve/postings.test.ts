import { expect, test } from 'vitest';
import { tokeniseCode } from '../../src/domain/tokenise-code.ts';
import { buildPostings } from '../../src/stages/retrieve/lexical/build-postings.ts';
import { FIELD_SETTINGS, FIELDS, K1 } from '../../src/stages/retrieve/lexical/fields.ts';
import { inverseFrequency, nameIdf, stopIdentifiers } from '../../src/stages/retrieve/lexical/name-statistics.ts';
import { ownBody } from '../../src/stages/retrieve/lexical/own-text.ts';
import { addOccurrence, occurrencesIn } from '../../src/stages/retrieve/lexical/packed-frequencies.ts';
import { chooseTerms, explainUnits, scoreUnits } from '../../src/stages/retrieve/lexical/score-units.ts';
import { tabulateUnits, type UnitTable } from '../../src/stages/retrieve/unit-table.ts';
import { buildIndex } from './build-index.ts';
import { MINI_REPOSITORY } from './mini-repository.ts';

const table = tabulateUnits(buildIndex(MINI_REPOSITORY));
const postings = buildPostings(table);

/** BM25F written out from its definition, without postings. */
function oracle(units: UnitTable, query: readonly string[]): readonly number[] {
  const fields = units.units.map((ref, number) => {
    const isCode = ref.unit.kind !== 'module' && ref.unit.kind !== 'window';
    const texts = [isCode ? ref.unit.qualifiedName : '', ref.unit.signature, ref.unit.doc];
    return [...texts, ownBody(units, number), ref.file.path].map((text) => tokeniseCode(text));
  });
  const averages = FIELDS.map((_, field) => {
    const lengths = fields.map((row) => row[field]?.length ?? 0).filter((length) => length > 0);
    return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  });
  return fields.map((row) =>
    query.reduce((score, token) => {
      const holders = fields.filter((other) => other.some((tokens) => tokens.includes(token))).length;
      const weighed = FIELDS.reduce((sum, name, field) => {
        const { weight, b } = FIELD_SETTINGS[name];
        const tokens = row[field] ?? [];
        const norm = 1 - b + (b * tokens.length) / (averages[field] ?? 1);
        return sum + (weight * tokens.filter((other) => other === token).length) / norm;
      }, 0);
      return score + (inverseFrequency(holders, fields.length) * weighed) / (K1 + weighed);
    }, 0),
  );
}

test('scores every unit as BM25F defines it', () => {
  const query = ['range', 'end', 'bounds', 'parse_list', 'handler', 'python'];
  const terms = chooseTerms(postings, new Map(query.map((token) => [token, 1])));
  const expected = oracle(table, query);
  const { hits } = scoreUnits(postings, terms, 1000);
  expect(hits.length).toBe(expected.filter((score) => score > 0).length);
  for (const { unit, score } of hits) expect(score).toBeCloseTo(expected[unit] ?? Number.NaN, 5);
  for (const [unit, { score }] of explainUnits(
    postings,
    terms,
    hits.map((hit) => hit.unit),
  )) {
    expect(score).toBeCloseTo(expected[unit] ?? Number.NaN, 5);
  }
});

test('reads as many entries as the terms have and no more', () => {
  const terms = chooseTerms(postings, new Map([['bounds', 1]]));
  const lengths = terms.map(({ term }) => (postings.starts[term + 1] ?? 0) - (postings.starts[term] ?? 0));
  expect(scoreUnits(postings, terms, 5).entriesRead).toBe(lengths.reduce((sum, length) => sum + length, 0));
});

test('drops terms of more than a fifth of the units once twenty better ones are there', () => {
  const rare = Array.from({ length: 20 }, (_, number) => `rare${number}word`);
  const units = Array.from({ length: 30 }, (_, number) => ({ at: `def f${number}(`, name: `f${number}` }));
  const text = units.map(({ at }, number) => `${at}):\n    shared(${rare[number] ?? 'none'})`).join('\n');
  const many = buildPostings(tabulateUnits(buildIndex({ 'a.py': { text, units } })));
  const chosen = (tokens: readonly string[]) =>
    chooseTerms(many, new Map(tokens.map((token) => [token, 1]))).map(({ token }) => token);
  expect(chosen(['shared', ...rare.slice(0, 5)])).toContain('shared');
  expect(chosen(['shared', ...rare])).not.toContain('shared');
});

test('keeps at most sixty terms of a query', () => {
  const words = Array.from({ length: 200 }, (_, number) => `word${number}`);
  const notes = words.map((word, number) => [`notes${number}.md`, { text: word }] as const);
  const large = buildPostings(tabulateUnits(buildIndex(new Map(notes))));
  expect(chooseTerms(large, new Map(words.map((token) => [token, 1]))).length).toBe(60);
});

test('counts a word of a method for the method and not again for its class', () => {
  const classUnit = table.units.findIndex(({ unit }) => unit.qualifiedName === 'Bounds');
  const body = ownBody(table, classUnit);
  expect(body).not.toContain('self.start <= value');
});

test('counts a docstring in its own field only', () => {
  const unit = table.units.findIndex(({ unit: { name } }) => name === 'parse_range');
  const body = ownBody(table, unit);
  expect(body).not.toContain('open end takes');
  expect(body).toContain("partition('-')");
});

test('stops counting an occurrence where BM25F has long saturated, without touching other fields', () => {
  let packed = addOccurrence(0, 4);
  for (let count = 0; count < 5000; count++) packed = addOccurrence(packed, 3);
  expect([0, 1, 2, 3, 4].map((field) => occurrencesIn(packed, field))).toEqual([0, 0, 0, 255, 1]);
});

test('has an idf above zero for known, unknown and hostile names', () => {
  const idf = nameIdf(postings);
  for (const name of ['bounds', 'Bounds', 'nowhere_at_all', '__proto__', 'constructor', ''])
    expect(idf(name)).toBeGreaterThan(0);
  expect(idf('bounds')).toBeLessThan(idf('nowhere_at_all'));
});

test('takes the one percent most frequent names as stop names, keywords aside, ties by name', () => {
  const names = Array.from({ length: 198 }, (_, number) => `name_${String(number).padStart(3, '0')}`);
  const text = `def run():\n    ${[...names, 'often', 'often', 'zz_tied', 'zz_tied', 'return', 'return', 'return'].join('(')}`;
  const built = buildPostings(tabulateUnits(buildIndex({ 'a.py': { text, units: [{ at: 'def run' }] } })));
  expect([...stopIdentifiers(built, ['python'])]).toEqual(['often', 'zz_tied']);
  expect([...stopIdentifiers(built, ['python'], 0.02)]).toEqual(['often', 'zz_tied', 'name_000', 'name_001']);
  expect([...stopIdentifiers(built, ['python'], 0)]).toEqual([]);
  // `return` is no word of a tree of plain text: then it is a name like others.
  expect([...stopIdentifiers(built, [])]).toEqual(['return', 'often']);
});
