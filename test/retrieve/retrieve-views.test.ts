import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TaskQuery } from '../../src/domain/evidence.ts';
import { buildRetrievalIndex } from '../../src/stages/retrieve/build-retrieval-index.ts';
import { retrieveViews } from '../../src/stages/retrieve/retrieve-views.ts';
import { buildIndex } from './build-index.ts';
import { MINI_REPOSITORY } from './mini-repository.ts';

const index = buildRetrievalIndex(buildIndex(MINI_REPOSITORY));
const GOLDEN = new URL('../golden/retrieve/ranks.txt', import.meta.url);

interface Expectation {
  readonly task: string;
  readonly failures?: TaskQuery['failures'];
  /** `path name` that must stand among the first `within`. */
  readonly must: string;
  readonly within: number;
}

const TABLE: readonly Expectation[] = [
  { task: 'An open end is off by one', must: 'python/ranges/parser.py parse_range', within: 1 },
  { task: 'fix the order check in `check_order`', must: 'python/ranges/parser.py check_order', within: 1 },
  { task: 'the width of bounds is one too small', must: 'python/ranges/bounds.py Bounds.width', within: 2 },
  { task: 'clamp() ignores a limit of zero', must: 'python/ranges/bounds.py clamp', within: 1 },
  { task: 'Router.match must ignore a trailing slash', must: 'web/src/paths.ts stripSlash', within: 5 },
  {
    task: 'Error: "could not understand the interval" is not helpful',
    must: 'python/ranges/errors.py explain_failure',
    within: 1,
  },
  { task: 'lists of ranges separated by commas', must: 'python/ranges/parser.py parse_list', within: 3 },
  { task: 'summarise adds one too much', must: 'python/ranges/bounds.py Bounds.width', within: 5 },
  { task: 'document the strict setting of ranges.toml', must: 'README.md #1', within: 2 },
  { task: 'something is wrong in bounds.py:10', must: 'python/ranges/bounds.py Bounds.contains', within: 1 },
  {
    task: 'Make the tests pass',
    failures: [
      {
        test: 'tests.test_parser.ParserTest::test_order',
        message: 'AssertionError: ValueError not raised',
        frames: [{ path: 'python/tests/test_parser.py', line: 9, function: 'test_order' }],
      },
    ],
    must: 'python/ranges/parser.py check_order',
    within: 3,
  },
  {
    task: 'It crashes:\n  File "/app/python/report.py", line 5, in summarise\n  File "/app/python/ranges/parser.py", line 14, in parse_list\n  File "/app/python/ranges/parser.py", line 9, in parse_range\nValueError: invalid literal',
    must: 'python/ranges/parser.py parse_range',
    within: 1,
  },
];

function ranked({ task, failures }: Expectation): readonly string[] {
  const { units } = retrieveViews({ text: task, failures: failures ?? [] }, index);
  return units.map(({ ref }) => `${ref.file.path} ${ref.unit.qualifiedName}`);
}

test.each(TABLE)('finds $must within $within for: $task', (expectation) => {
  expect(ranked(expectation).slice(0, expectation.within)).toContain(expectation.must);
});

test('ranks as the golden file says', () => {
  const blocks = TABLE.map((expectation) => {
    const { units } = retrieveViews({ text: expectation.task, failures: expectation.failures ?? [] }, index);
    const rank = ranked(expectation).indexOf(expectation.must) + 1;
    const lines = units.slice(0, 6).map(({ ref, score, reason, named }) => {
      return `  ${score.toFixed(3)} ${ref.file.path} ${ref.unit.qualifiedName}${named ? ' *' : ''}\n        ${reason}`;
    });
    return [`task: ${JSON.stringify(expectation.task)}`, `wanted: ${expectation.must} at rank ${rank}`, ...lines].join(
      '\n',
    );
  });
  const text = `${blocks.join('\n\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, text);
  expect(text).toBe(readFileSync(GOLDEN, 'utf8'));
});

test.each([
  ['empty', ''],
  ['blank', ' \n\t\n'],
  ['only emoji', '🙂🙃👩‍💻'],
  ['only punctuation', '?!... --- ```'],
  ['words nobody wrote', 'zyzzyva quixotic'],
  ['one name of thirty thousand segments', 'a.'.repeat(30_000)],
  ['sixty thousand brackets', '('.repeat(60_000)],
])('gives empty lists for a query that is %s', (_, text) => {
  const { views, units } = retrieveViews({ text, failures: [] }, index);
  expect(views).toEqual([]);
  expect(units).toEqual([]);
});

test('gives empty lists for an empty tree', () => {
  const empty = buildRetrievalIndex(buildIndex({}));
  const retrieval = retrieveViews({ text: 'fix `anything` in a.py:3', failures: [] }, empty);
  expect(retrieval.units).toEqual([]);
  expect(retrieval.idf('anything')).toBeGreaterThan(0);
  expect(retrieval.stopIdentifiers.size).toBe(0);
});

test('answers a task of 64 KB with what its title says first', () => {
  const noise = 'lorem ipsum `dolor_sit` "amet consectetur elit" a/b.c:1 '.repeat(1200).slice(0, 65_000);
  const { units } = retrieveViews({ text: `clamp() ignores its limit\n\n${noise}`, failures: [] }, index);
  expect(units[0]?.ref.unit.name).toBe('clamp');
});

test('gives the same lists twice, and from a second index of the same tree', () => {
  const query = { text: 'range bounds router handler end', failures: [] };
  const first = retrieveViews(query, index);
  expect(retrieveViews(query, index)).toEqual(first);
  const again = retrieveViews(query, buildRetrievalIndex(buildIndex(MINI_REPOSITORY)));
  expect(again.views).toEqual(first.views);
});
