import { beforeAll, expect, test } from 'vitest';
import { repoPath } from '../../../src/domain/repo-path.ts';
import type { RepobenchCandidate } from '../../../src/evaluate/records/repobench-record.ts';
import { rankPool } from '../../../src/evaluate/repobench/rank-pool.ts';
import { poolReader, type ReadPoolItem } from '../../../src/evaluate/repobench/read-pool.ts';
import { quotientViews } from '../../../src/stages/allocate/quotient-views.ts';
import { inProcessExtractor } from '../../fakes/in-process-extractor.ts';

let read: ReadPoolItem;
beforeAll(async () => {
  read = poolReader(await inProcessExtractor());
});

function candidate(identifier: string, snippet: string, path = 'shop/stock.py'): RepobenchCandidate {
  const start = 11;
  return {
    identifier,
    path: repoPath(path),
    snippet,
    start_line: start,
    end_line: start + snippet.split('\n').length - 1,
  };
}

const LONG = ['def restock(shelf):', ...Array.from({ length: 44 }, (_, i) => `    shelf.add(${i})`)].join('\n');
const CANDIDATES = [
  candidate('Colour', 'class Colour:\n    red = 1'),
  candidate('restock', LONG),
  candidate('price_of', '@cached\ndef price_of(\n    item,\n):\n    """The price."""\n    return item.price'),
  candidate('LIMIT', 'LIMIT = 12', 'shop/limits.py'),
];
const IMPORTS = [undefined, 'from .stock import restock', undefined, undefined];

test('every candidate has its views, and the parser reads its header', async () => {
  const pool = await Promise.all(CANDIDATES.map(read));
  const ranked = rankPool({ pool, imports: IMPORTS, query: 'total = item', language: 'python' });
  expect(ranked.map((own) => own.map(({ kind }) => kind))).toEqual([
    ['body', 'signature'],
    ['body', 'body-slice', 'body-slice', 'body-slice', 'body-slice', 'signature', 'import'],
    ['body', 'signature'],
    ['body', 'signature'],
  ]);
  expect(ranked[2]?.[1]).toMatchObject({ text: '@cached def price_of( item, ):', start: 11, end: 14 });
  expect(pool[2]?.unit.doc).toBe('The price.');
  const slices = ranked[1]?.filter(({ kind }) => kind === 'body-slice').map(({ start, end }) => [start, end]);
  expect(slices).toEqual([
    [11, 30],
    [21, 40],
    [31, 50],
    [41, 55],
  ]);
  expect(ranked.flat().map(({ inputRank }) => inputRank)).toEqual(ranked.flat().map((_, place) => place));
});

test('what shares a word with the query stands first, all others last in pool order', async () => {
  const pool = await Promise.all(CANDIDATES.map(read));
  const views = rankPool({ pool, imports: IMPORTS, query: 'total = item.price  # return', language: 'python' }).flat();
  expect(quotientViews(views, 'paper').map(({ representative: { name, score } }) => [name, score > 0])).toEqual([
    ['price_of', true],
    ['Colour', false],
    ['restock', false],
    ['LIMIT', false],
  ]);
  const nothing = rankPool({ pool, imports: IMPORTS, query: '', language: 'python' }).flat();
  expect(quotientViews(nothing, 'paper').map(({ representative }) => representative.name)).toEqual(
    CANDIDATES.map(({ identifier }) => identifier),
  );
});

test('a snippet that holds no such definition has its first line for a header, and its known lines for a place', async () => {
  const cut = {
    ...candidate('total', '  int total; // of all\n  int rest;\n', 'Shop.java'),
    end_line: 90,
    truncated: true,
  };
  const { definition } = await read(cut);
  expect(definition).toMatchObject({ start: 11, end: 12, bodyStart: 12, name: 'total' });
  expect(definition.signature).toBe('int total; // of all');
});
