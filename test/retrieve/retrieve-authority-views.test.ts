import { expect, test } from 'vitest';
import { listedPath } from '../../src/domain/repo-path.ts';
import { buildRetrievalIndex } from '../../src/stages/retrieve/build-retrieval-index.ts';
import { retrieveAuthorityViews } from '../../src/stages/retrieve/retrieve-authority-views.ts';
import { buildIndex } from './build-index.ts';
import { MINI_REPOSITORY } from './mini-repository.ts';

const index = buildRetrievalIndex(buildIndex(MINI_REPOSITORY));

/** Objects in the order of their best views, with the tier each came by. */
function authority(path: string, name: string | undefined, text: string): readonly string[] {
  const unit = index.table.units.find((ref) => ref.file.path === path && ref.unit.qualifiedName === name);
  const target = { path: listedPath(path), reason: 'test', ...(unit ? { unit } : {}) };
  const seen = new Map<string, string>();
  for (const view of retrieveAuthorityViews(target, { text, failures: [] }, index)) {
    const key = `${view.name ?? view.path}`;
    if (!seen.has(key)) seen.set(key, `${key}: ${view.reason}`);
  }
  return [...seen.values()];
}

test('puts what the target calls and uses before its callers, tests and neighbours', () => {
  expect(authority('python/ranges/parser.py', 'parse_range', 'limit of clamp')).toEqual([
    'clamp: called or used by parse_range',
    'Bounds: called or used by parse_range',
    'check_order: called or used by parse_range',
    'RangeError: imported by the file of parse_range',
    'parse_list: calls parse_range',
    'ParserTest.test_open_end: test that names parse_range',
    'ParserTest.test_order: test that names parse_range',
  ]);
});

test('orders a tier by the words of the task', () => {
  const order = authority('python/ranges/parser.py', 'parse_range', 'order of start').slice(0, 1);
  expect(order).toEqual(['check_order: called or used by parse_range']);
});

test('brings the class of a method, its members and bases', () => {
  expect(authority('python/ranges/bounds.py', 'Padded.widen', '')).toEqual([
    'Bounds.contains: called or used by Padded.widen',
    'Bounds.width: called or used by Padded.widen',
    'Bounds: class or bases of Padded.widen',
    'Padded: class or bases of Padded.widen',
  ]);
});

test('brings neighbours that share types of the header', () => {
  expect(authority('web/src/router.ts', 'Router.add', '')).toContain('Router.match: class or bases of Router.add');
  const shares = buildRetrievalIndex(
    buildIndex({
      'a.ts': {
        text: 'function a(x: Ledger): void {\n}\nfunction b(y: Ledger): void {\n}\nfunction c(z: string): void {\n}',
        units: [{ at: 'function a' }, { at: 'function b' }, { at: 'function c' }],
      },
    }),
  );
  const unit = shares.table.units.find((ref) => ref.unit.name === 'a');
  const views = retrieveAuthorityViews(
    { path: listedPath('a.ts'), reason: 'test', ...(unit ? { unit } : {}) },
    { text: '', failures: [] },
    shares,
  );
  expect([...new Set(views.map(({ name }) => name))]).toEqual(['b']);
  expect(views[0]?.reason).toBe('shares types with a');
});

test('takes all units of a file that is the target whole, and none of them as evidence', () => {
  const objects = authority('python/ranges/parser.py', undefined, '');
  expect(objects.some((line) => line.startsWith('clamp: called or used by python/ranges/parser.py'))).toBe(true);
  expect(objects.some((line) => line.startsWith('check_order'))).toBe(false);
});

test('gives nothing for a target outside the index', () => {
  expect(authority('gone.py', undefined, 'range')).toEqual([]);
});
