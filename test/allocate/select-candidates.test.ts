import { describe, expect, it } from 'vitest';
import type { View } from '../../src/domain/evidence.ts';
import type { Selection } from '../../src/stages/allocate/allocation-settings.ts';
import type { Choices } from '../../src/stages/allocate/choices.ts';
import { selectCandidates } from '../../src/stages/allocate/select-candidates.ts';
import { type TermKind, termReader } from '../../src/stages/allocate/terms.ts';
import { view } from './pool.ts';

interface Request {
  readonly query?: string;
  readonly slots?: number;
  readonly stop?: readonly string[];
  readonly terms?: TermKind;
}

function select(
  views: readonly View[],
  selection: Selection,
  { query = 'fix parse_range', slots = 5, stop = [], terms = 'identifiers' }: Request = {},
): Choices {
  const ranked = views.map((each, i) => ({ ...each, inputRank: i, score: 100 - i }));
  const statistics = { readTerms: termReader(terms, new Set(stop)), idf: () => 1 };
  return selectCandidates(ranked, query, { select: selection, slots, key: 'paper' }, statistics);
}

const MARKS = { core: '', companion: '+', fallback: '~' };

/** Names in allocation order; `+` marks the companion, `~` the fallback. */
const chosen = ({ chosen: choices }: Choices): readonly string[] =>
  choices.map(({ candidate, role }) => `${MARKS[role]}${candidate.representative.name}`);

/** Best first; the text of all but the named ones shares nothing with the task. */
const ranking = (...objects: readonly (readonly [string, string, string?])[]): readonly View[] =>
  objects.map(([path, name, text]) => view({ path, name, text: text ?? `unrelated ${name}` }));

const FIVE_FILES = ranking(['a.py', 'a'], ['b.py', 'b'], ['c.py', 'c'], ['d.py', 'd'], ['e.py', 'e']);

describe('the vital selection', () => {
  it('takes K - 1 core objects and a companion from the file of one of them', () => {
    const views = [...FIVE_FILES, ...ranking(['c.py', 'near'], ['b.py', 'mate', 'calls parse_range(1)'])];
    expect(chosen(select(views, 'vital'))).toEqual(['a', 'b', 'c', 'd', '+mate']);
    expect(select(views, 'vital').chosen.at(-1)?.role).toBe('companion');
    expect(select(views, 'vital').chosen.at(-1)?.why).toBe(
      'companion of b in the same file (rank 7), shares parse_range with the task',
    );
  });

  it('falls back to the next in rank when nothing of a core file shares an identifier', () => {
    const views = [...FIVE_FILES, ...ranking(['c.py', 'near'])];
    expect(chosen(select(views, 'vital'))).toEqual(['a', 'b', 'c', 'd', '~e']);
  });

  it('finds no companion without identifiers in the task', () => {
    const views = [...FIVE_FILES, ...ranking(['a.py', 'mate', 'parse_range'])];
    expect(chosen(select(views, 'vital', { query: '?! 12 of it' }))).toEqual(['a', 'b', 'c', 'd', '~e']);
  });

  it.each([
    ['keywords of its language', 'return self', 'please return self'],
    ['names the whole repository uses', 'logger', 'why does logger'],
    ['words that hold any request together', '# with this', 'still broken with this'],
    ['names of two letters', 'ab', 'fix ab'],
  ])('does not count %s as shared', (_, text, query) => {
    const views = [...FIVE_FILES, ...ranking(['a.py', 'mate', text])];
    expect(select(views, 'vital', { query, stop: ['logger'] }).chosen.at(-1)?.role).toBe('fallback');
  });

  it('compares identifiers whole and without case', () => {
    const views = [...FIVE_FILES, ...ranking(['a.py', 'part', 'parse_ranges'], ['a.py', 'mate', 'Parse_Range'])];
    expect(chosen(select(views, 'vital')).at(-1)).toBe('+mate');
  });

  it.each([
    ['a part of a name', 'range_of', 'fix parse_range'],
    ['a part written in capitals', 'RANGE_MAX', 'fix parseRange'],
    ['the singular of a part', 'one_range', 'fix parse_ranges'],
    ['the whole name', 'parse_range', 'fix parse_range'],
  ])('shares %s when subtokens count', (_, text, query) => {
    const views = [...FIVE_FILES, ...ranking(['a.py', 'mate', text])];
    expect(chosen(select(views, 'vital', { query, terms: 'subtokens' })).at(-1)).toBe('+mate');
  });

  it.each([
    ['parts of names the whole repository uses', 'get_total', 'fix get_range'],
    ['keywords inside a name', 'class_of', 'fix class_range'],
    ['parts of two letters', 'to_id', 'fix id_map'],
  ])('does not share %s when subtokens count', (_, text, query) => {
    const views = [...FIVE_FILES, ...ranking(['a.py', 'mate', text])];
    const request = { query, terms: 'subtokens', stop: ['get_value'] } as const;
    expect(select(views, 'vital', request).chosen.at(-1)?.role).toBe('fallback');
  });

  it('reserves nothing with at most K - 1 objects', () => {
    const views = ranking(['a.py', 'a'], ['a.py', 'b', 'parse_range'], ['b.py', 'c'], ['b.py', 'd']);
    expect(select(views, 'vital').chosen.map(({ role }) => role)).toEqual(['core', 'core', 'core', 'core']);
  });

  it('gives a single position to the best object, as fallback', () => {
    expect(chosen(select(FIVE_FILES, 'vital', { slots: 1 }))).toEqual(['~a']);
  });

  it('gives no position where there is no view', () => {
    expect(select([], 'vital')).toEqual({ ranked: [], chosen: [], passedOver: [] });
  });

  it('says of the best ten rejected why they got no position', () => {
    const more = ranking(...Array.from({ length: 12 }, (_, i) => ['z.py', `z${i}`] as const));
    const views = [...FIVE_FILES, ...ranking(['c.py', 'near'], ['b.py', 'mate', 'parse_range']), ...more];
    const { passedOver } = select(views, 'vital');
    expect(passedOver).toHaveLength(10);
    expect(passedOver.slice(0, 3).map(({ why }) => why)).toEqual([
      'rank 5 of 19, the last position went to a companion',
      'rank 6 of 19, in the file of a core object but sharing no identifier with the task',
      'rank 8 of 19, all 5 positions taken',
    ]);
  });
});

describe('the controls of Table 2', () => {
  const twice = ranking(['a.py', 'a', 'one'], ['a.py', 'a', 'two'], ['b.py', 'b', 'one \r\n'], ['b.py', 'c', '\none']);
  const rest = ranking(['c.py', 'd'], ['d.py', 'e']);

  it('Raw Surface takes the best views as they stand', () => {
    expect(chosen(select([...twice, ...rest], 'raw-surface'))).toEqual(['a', 'a', 'b', 'c', 'd']);
  });

  it('Exact Dedup passes over a text already met, trailing blanks, line ends and outer blank lines aside', () => {
    expect(chosen(select([...twice, ...rest], 'exact-dedup'))).toEqual(['a', 'a', 'd', 'e']);
  });

  it('Exact Dedup keeps texts apart that differ in leading blanks', () => {
    expect(chosen(select(ranking(['a.py', 'a', 'x'], ['a.py', 'b', ' x']), 'exact-dedup'))).toHaveLength(2);
  });

  it('Canonical-5 takes the best objects without a companion', () => {
    const views = [...twice, ...rest, ...ranking(['a.py', 'mate', 'parse_range'], ['e.py', 'f'])];
    expect(chosen(select(views, 'canonical-5'))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('File Quota takes one view a file before any second one', () => {
    expect(chosen(select([...twice, ...rest], 'file-quota'))).toEqual(['a', 'b', 'd', 'e', 'a']);
  });

  it('Entity-First takes an ungated companion from a chosen file', () => {
    const views = [...FIVE_FILES, ...ranking(['z.py', 'z'], ['c.py', 'near'])];
    expect(chosen(select(views, 'entity-first'))).toEqual(['a', 'b', 'c', 'd', '+near']);
    expect(select(views, 'entity-first').chosen.at(-1)?.why).toBe('companion of c in the same file (rank 7)');
  });

  it('MMR passes over a near copy for something less relevant but new', () => {
    const views = ranking(
      ['a.py', 'a', 'alpha beta gamma'],
      ['b.py', 'copy', 'alpha beta gamma'],
      ['c.py', 'new', 'delta'],
      ['d.py', 'low', 'zeta eta'],
    );
    expect(chosen(select(views, 'mmr', { slots: 2 }))).toEqual(['a', 'new']);
  });

  it('MMR keeps rank order where nothing is alike', () => {
    const views = ranking(['a.py', 'a', 'alpha'], ['b.py', 'b', 'beta'], ['c.py', 'c', 'gamma']);
    expect(chosen(select(views, 'mmr'))).toEqual(['a', 'b', 'c']);
  });
});

describe('the ablations', () => {
  it('lets views of one object compete singly without the quotient', () => {
    const views = ranking(['a.py', 'a', 'one'], ['a.py', 'a', 'two'], ['a.py', 'a', 'three'], ['a.py', 'a', 'four']);
    expect(chosen(select(views, 'no-quotient'))).toEqual(['a', 'a', 'a', 'a']);
  });

  it.each([
    ['no-rendering', 'entity-first'],
    ['no-structure', 'raw-surface'],
  ] as const)('%s selects what %s selects', (ablation, control) => {
    const views = [...FIVE_FILES, ...ranking(['c.py', 'near'], ['c.py', 'near', 'x'])];
    expect(select(views, ablation)).toEqual(select(views, control));
  });
});
