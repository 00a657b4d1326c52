import { expect, test } from 'vitest';
import { buildRetrievalIndex } from '../../src/stages/retrieve/build-retrieval-index.ts';
import { locateFailingTest } from '../../src/stages/retrieve/locate/locate-failing-tests.ts';
import { locateFrames } from '../../src/stages/retrieve/locate/locate-frames.ts';
import { locateLiteral } from '../../src/stages/retrieve/locate/locate-literals.ts';
import { locateModule, locateName } from '../../src/stages/retrieve/locate/locate-names.ts';
import { locatePrintedPath } from '../../src/stages/retrieve/locate/printed-path.ts';
import { buildIndex } from './build-index.ts';
import { MINI_REPOSITORY } from './mini-repository.ts';

const index = buildRetrievalIndex(buildIndex(MINI_REPOSITORY));
const pathsOf = (files: readonly number[]) => files.map((file) => index.table.files[file]?.path);
const labelsOf = (units: readonly number[]) =>
  units.map((unit) => `${index.table.units[unit]?.file.path} ${index.table.units[unit]?.unit.qualifiedName}`);

test.each([
  ['python/ranges/parser.py', ['python/ranges/parser.py']],
  ['/home/ci/work/mini/python/ranges/parser.py', ['python/ranges/parser.py']],
  ['./ranges/parser.py', ['python/ranges/parser.py']],
  ['ranges\\parser.py', ['python/ranges/parser.py']],
  ['parser.py', ['python/ranges/parser.py']],
  ['/usr/lib/python3/site-packages/ranges/parser.py', ['python/ranges/parser.py']],
  ['/elsewhere/parser.py', []],
  ['/usr/lib/python3.11/parser.py', []],
  ['node_modules/other/src/router.ts', []],
  ['nowhere.py', []],
  ['__proto__', []],
  ['', []],
])('takes the printed path %j for %j', (printed, expected) => {
  expect(pathsOf(locatePrintedPath(index.paths, printed))).toEqual(expected);
});

test('takes nothing for a base name that more than five files have', () => {
  const many = Object.fromEntries('abcdef'.split('').map((folder) => [`${folder}/index.js`, { text: '' }]));
  const crowded = buildRetrievalIndex(buildIndex(many));
  expect(locatePrintedPath(crowded.paths, 'index.js')).toEqual([]);
  expect(locatePrintedPath(crowded.paths, 'c/index.js').length).toBe(1);
});

test.each([
  ['Bounds.contains', ['python/ranges/bounds.py Bounds.contains'], 1],
  ['bounds.clamp', ['python/ranges/bounds.py clamp'], 1],
  ['ranges.errors.RangeError', ['python/ranges/errors.py RangeError'], 1],
  ['check_order', ['python/ranges/parser.py check_order'], 1],
  ['Check_Order', ['python/ranges/parser.py check_order'], 1],
  ['ledger.width', ['python/ranges/bounds.py Bounds.width'], 0.7],
  ['nobody', [], 1],
  ['constructor', [], 1],
])('takes the name %s for %j', (name, expected, strength) => {
  const found = locateName(index, name.split('.'));
  expect(labelsOf(found.units)).toEqual(expected);
  expect(found.strength).toBeCloseTo(strength);
});

test('takes all bearers of a name if they are few, each for less', () => {
  const { units, strength } = locateName(index, ['parse_range']);
  expect(labelsOf(units)).toEqual(['python/ranges/parser.py parse_range', 'vendor/legacy_ranges.py parse_range']);
  expect(strength).toBeLessThan(1);
});

test('means a test only where nothing else bears the name, and then by its name, not by its title', () => {
  const tree = buildRetrievalIndex(
    buildIndex({
      'a.py': { text: 'def union():\n    pass\n', units: [{ at: 'def union' }] },
      'test_a.py': {
        text: 'def union():\n    pass\ndef limit():\n    pass\ndef test_one():\n    pass\ndef titled():\n    pass\n',
        units: [
          { at: 'def union' },
          { at: 'def limit' },
          { at: 'def test_one', isTest: true },
          { at: 'def titled', name: 'z.union', qualifiedName: 'z.union', isTest: true },
        ],
        isTestFile: true,
      },
    }),
  );
  const named = (...segments: string[]) =>
    locateName(tree, segments).units.map((unit) => {
      const ref = tree.table.units[unit];
      return `${ref?.file.path} ${ref?.unit.qualifiedName}`;
    });
  expect(named('union')).toEqual(['a.py union']);
  expect(named('z', 'union')).toEqual(['a.py union']);
  expect(named('test_one')).toEqual(['test_a.py test_one']);
  expect(named('limit')).toEqual([]);
});

test('means a name of one letter in its own case only', () => {
  const tree = buildRetrievalIndex(buildIndex({ 'a.py': { text: 'def z():\n    pass\n', units: [{ at: 'def z' }] } }));
  expect(locateName(tree, ['z']).units).toHaveLength(1);
  expect(locateName(tree, ['Z']).units).toEqual([]);
});

test('takes a dotted name for a module file', () => {
  expect(pathsOf(locateModule(index.paths, ['ranges', 'errors']))).toEqual(['python/ranges/errors.py']);
});

test('counts depth over frames of the repository only, innermost first', () => {
  const frames = locateFrames(index, [
    { path: '/usr/lib/python3.11/json/decoder.py', line: 5, function: 'decode' },
    { path: 'ranges/parser.py', line: 8, function: 'parse_range' },
    { path: 'ranges/parser.py', line: 14, function: 'parse_list' },
  ]);
  expect(frames.map(({ depth }) => depth)).toEqual([0, 1]);
  expect(labelsOf(frames.map(({ unit }) => unit))).toEqual([
    'python/ranges/parser.py parse_range',
    'python/ranges/parser.py parse_list',
  ]);
});

test('follows the function where the tree has moved under the trace', () => {
  const frames = locateFrames(index, [{ path: 'ranges/parser.py', line: 2, function: 'check_order' }]);
  expect(labelsOf(frames.map(({ unit }) => unit))).toEqual(['python/ranges/parser.py check_order']);
});

test('finds the file of a Java frame by the package of its function', () => {
  const java = buildRetrievalIndex(
    buildIndex({
      'core/src/main/java/com/acme/Ledger.java': { text: 'class Ledger {\n}', units: [{ at: 'class Ledger' }] },
      'old/src/main/java/org/other/Ledger.java': { text: 'class Ledger {\n}', units: [{ at: 'class Ledger' }] },
    }),
  );
  const frames = locateFrames(java, [{ path: 'Ledger.java', line: 1, function: 'com.acme.Ledger.post' }]);
  expect(frames.map(({ unit }) => java.table.units[unit]?.file.path)).toEqual([
    'core/src/main/java/com/acme/Ledger.java',
  ]);
});

test.each([
  ['python.tests.test_parser.ParserTest::test_open_end', 'ParserTest.test_open_end'],
  ['python/tests/test_parser.py::ParserTest::test_order', 'ParserTest.test_order'],
  ['test_order[7-3]', 'ParserTest.test_order'],
  ['routing > matches without the trailing slash', 'matches without the trailing slash'],
  ['nothing like it', undefined],
])('finds the source of the failing test %s', (name, expected) => {
  const { unit } = locateFailingTest(index, { test: name, message: '', frames: [] });
  expect(unit === undefined ? undefined : index.table.units[unit]?.unit.qualifiedName).toBe(expected);
});

test('finds a test by its title in its file where titles are not units', () => {
  const bare = buildRetrievalIndex(
    buildIndex({
      'test/a.test.js': { text: "import x from '../x.js';\ntest('adds two', () => {});\n", isTestFile: true },
    }),
  );
  const failure = { test: 'adds two', message: '', frames: [], path: bare.table.files[0]?.path ?? ('' as never) };
  expect(locateFailingTest(bare, failure).unit).toBe(0);
});

test('finds a message in the unit that holds it word for word', () => {
  expect(labelsOf(locateLiteral(index, 'lies before its start'))).toEqual(['python/ranges/parser.py check_order']);
  expect(locateLiteral(index, 'lies behind its start')).toEqual([]);
  expect(locateLiteral(index, 'start its before lies')).toEqual([]);
});
