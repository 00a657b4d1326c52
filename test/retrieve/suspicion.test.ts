import { expect, test } from 'vitest';
import { listedPath } from '../../src/domain/repo-path.ts';
import { buildRetrievalIndex } from '../../src/stages/retrieve/build-retrieval-index.ts';
import { retrieveViews } from '../../src/stages/retrieve/retrieve-views.ts';
import { buildIndex, type FileSpec } from './build-index.ts';

/** A router that every test makes, and a match that only one calls. */
function files(others: number): Record<string, FileSpec> {
  const tests = Array.from({ length: others }, (_, at) => `def test_${at}():\n    make_router()\n`);
  const failing = 'def test_match():\n    make_router()\n    match()\n';
  return {
    'router.py': {
      text: 'def make_router():\n    return 1\n\n\ndef match():\n    return 2\n',
      units: [
        { at: 'def make_router', name: 'make_router' },
        { at: 'def match', name: 'match' },
      ],
    },
    'tests/test_router.py': {
      text: [failing, ...tests].join('\n\n'),
      imports: ['router: make_router, match'],
      isTestFile: true,
      units: [
        { at: 'def test_match', name: 'test_match', calls: ['make_router', 'match'], isTest: true },
        ...tests.map((_, at) => ({ at: `def test_${at}(`, name: `test_${at}`, calls: ['make_router'], isTest: true })),
      ],
    },
  };
}

test.each([
  [0, 1],
  [3, 0.5],
  [24, 0.2],
])('what %i other tests call too is suspect by Ochiai’s %d', (others, expected) => {
  const failures = [
    { test: 'tests.test_router::test_match', message: '', frames: [], path: listedPath('tests/test_router.py') },
  ];
  const { units } = retrieveViews({ text: 'It is red', failures }, buildRetrievalIndex(buildIndex(files(others))));
  const suspicion = new Map(units.map(({ ref, suspicion: value }) => [ref.unit.name, value]));
  expect(suspicion.get('make_router')).toBeCloseTo(expected, 10);
  expect(suspicion.get('match')).toBe(1);
  expect(suspicion.get('test_match')).toBe(0);
});
