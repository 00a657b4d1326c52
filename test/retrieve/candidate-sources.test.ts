import { expect, test } from 'vitest';
import type { TaskQuery } from '../../src/domain/evidence.ts';
import type { RankedUnit } from '../../src/domain/retrieval.ts';
import { buildRetrievalIndex } from '../../src/stages/retrieve/build-retrieval-index.ts';
import { gatherCandidates } from '../../src/stages/retrieve/candidates/gather-candidates.ts';
import { readTask } from '../../src/stages/retrieve/candidates/task-evidence.ts';
import { retrieveViews } from '../../src/stages/retrieve/retrieve-views.ts';
import { buildIndex } from './build-index.ts';
import { MINI_REPOSITORY } from './mini-repository.ts';

const index = buildRetrievalIndex(buildIndex(MINI_REPOSITORY));
const ask = (text: string, failures: TaskQuery['failures'] = []): TaskQuery => ({ text, failures });

/** Signals by which a task reaches a unit; a unit only one source knows is lost when that source is. */
function signalsOf(query: TaskQuery, path: string, name: string): readonly string[] {
  const { ranked } = gatherCandidates(readTask(query, index));
  const found = ranked.find(({ unit }) => {
    const ref = index.table.units[unit];
    return ref?.file.path === path && ref.unit.qualifiedName === name;
  });
  return found ? [...found.signals.keys()] : [];
}

function find(units: readonly RankedUnit[], name: string, path = ''): RankedUnit | undefined {
  return units.find(({ ref }) => ref.unit.qualifiedName === name && ref.file.path.startsWith(path));
}

test('words alone reach a unit', () => {
  expect(signalsOf(ask('partition the input'), 'python/ranges/parser.py', 'parse_range')).toEqual(['lexical']);
});

test('an import reaches a definition that shares no word with the task', () => {
  expect(signalsOf(ask('see web/src/router.ts'), 'web/src/handler.ts', 'Handler')).toContain('imported');
  const query = ask('', [{ test: 'x', message: '', frames: [{ path: 'web/src/router.ts', line: 8 }] }]);
  expect(signalsOf(query, 'web/src/handler.ts', 'Handler')).toEqual(['imported']);
});

test('a call edge reaches callees and callers without a shared word', () => {
  expect(signalsOf(ask('`Padded.widen`'), 'python/ranges/bounds.py', 'Bounds.width')).toContain('call');
  expect(signalsOf(ask('`explain_failure`, `clamp`'), 'python/ranges/parser.py', 'parse_range')).toContain('call');
  expect(signalsOf(ask('slash'), 'web/src/router.ts', 'Router.match')).toEqual(['call']);
});

test('a test that names an object is found with it', () => {
  expect(signalsOf(ask('partition'), 'python/tests/test_parser.py', 'ParserTest.test_order')).toEqual(['tests']);
});

test('a stack frame reaches its unit and gives its depth', () => {
  const trace =
    '  File "/ci/python/ranges/parser.py", line 14, in parse_list\n  File "/ci/python/ranges/parser.py", line 18, in check_order';
  expect(signalsOf(ask(trace), 'python/ranges/parser.py', 'check_order')).toEqual(['frame']);
  const { units } = retrieveViews(ask(trace), index);
  expect(find(units, 'check_order')?.frameDepth).toBe(0);
  expect(find(units, 'parse_list')?.frameDepth).toBe(1);
  expect(find(units, 'clamp')?.frameDepth).toBeUndefined();
});

test('a trace adds no words: its functions are not searched for', () => {
  const { terms } = readTask(ask('  File "/ci/other/elsewhere.py", line 3, in contains'), index);
  expect(terms).toEqual([]);
});

test('a named unit is marked and comes first', () => {
  const { units } = retrieveViews(ask('Fix `RangeError` of intervals and bounds with start and end'), index);
  expect(units[0]?.ref.unit.name).toBe('RangeError');
  expect(units[0]?.named).toBe(true);
  expect(find(units, 'check_order')?.named).toBe(false);
});

test('a line in a file names the unit around it', () => {
  const { units } = retrieveViews(ask('Look at python/ranges/bounds.py:10'), index);
  expect(units[0]?.ref.unit.qualifiedName).toBe('Bounds.contains');
  expect(units[0]?.named).toBe(true);
  expect(units[0]?.reason).toContain('line named in the task: python/ranges/bounds.py:10');
});

test('a named path brings all units of the file', () => {
  expect(signalsOf(ask('errors.py'), 'python/ranges/errors.py', 'explain_failure')).toContain('path');
});

test('a quoted message brings the unit that holds it', () => {
  expect(
    signalsOf(ask('It prints "could not understand the interval"'), 'python/ranges/errors.py', 'explain_failure'),
  ).toContain('literal');
});

test('a plain word brings the unit that is called so', () => {
  expect(signalsOf(ask('fallback'), 'web/src/router.ts', 'Router.fallback')).toContain('word');
});

test('a failing test marks what it calls, more if all failing tests do', () => {
  const failure = (name: string) => ({ test: `python.tests.test_parser.ParserTest::${name}`, message: '', frames: [] });
  const one = retrieveViews(ask('', [failure('test_order')]), index);
  expect(find(one.units, 'parse_range', 'python')?.namedByFailingTest).toBe(true);
  expect(find(one.units, 'clamp')?.namedByFailingTest).toBe(false);
  expect(one.units[0]?.ref.unit.name).toBe('parse_range');
  const both = retrieveViews(ask('', [failure('test_order'), failure('test_open_end')]), index);
  expect(find(both.units, 'parse_range', 'python')?.reason).toContain('and 1 more');
});

test('tests and vendored copies rank low unless the task names them', () => {
  const words = "turns '3-7' into bounds; an open end takes the last position";
  const { units } = retrieveViews(ask(words), index);
  const [own, vendored] = [find(units, 'parse_range', 'python'), find(units, 'parse_range', 'vendor')];
  expect(vendored?.score).toBeLessThan((own?.score ?? 0) * 0.5);
  const named = retrieveViews(ask('vendor/legacy_ranges.py is wrong'), index);
  expect(named.units[0]?.ref.file.path).toBe('vendor/legacy_ranges.py');
});

test('a head that is a page of documentation ranks as prose', () => {
  const page = 'Routes match a request by method and query, the first one wins. '.repeat(20);
  const units = [{ at: '# Routes', name: '#1', kind: 'module' as const, doc: page }];
  const tree = buildRetrievalIndex(buildIndex({ 'doc.py': { text: `# ${page}\nx = 1\n`, units } }));
  const { ranked } = gatherCandidates(readTask(ask('request method query'), tree));
  const factorOf = (isDocumented: boolean): number | undefined => {
    const found = ranked.find(({ unit }) => (tree.table.units[unit]?.unit.doc !== '') === isDocumented);
    return found && found.score / (found.signals.get('lexical')?.value ?? 1);
  };
  expect(factorOf(true)).toBeCloseTo(0.4);
  expect(factorOf(false)).toBeCloseTo(0.7);
});

test('what stands in a test module of a Rust file ranks as a test', () => {
  const tree = buildRetrievalIndex(
    buildIndex({
      'a.rs': {
        text: 'fn parse_uri() {\n    scheme();\n}\nfn sample_uri() {\n    scheme();\n}\n',
        units: [{ at: 'fn parse_uri' }, { at: 'fn sample_uri', qualifiedName: 'tests.sample_uri' }],
      },
    }),
  );
  const { units } = retrieveViews(ask('scheme of a uri'), tree);
  expect(units.map(({ ref }) => ref.unit.name)).toEqual(['parse_uri', 'sample_uri']);
  expect(units[1]?.score).toBeLessThan((units[0]?.score ?? 0) * 0.5);
});

test('prose is found when it is all there is', () => {
  const { units } = retrieveViews(ask('how do I set strict in the configuration file'), index);
  expect(units[0]?.ref.file.path).toBe('README.md');
  expect(units[0]?.ref.unit.kind).toBe('window');
});
