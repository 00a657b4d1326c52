import { expect, test } from 'vitest';
import type { View } from '../../src/domain/evidence.ts';
import { listedPath } from '../../src/domain/repo-path.ts';
import { buildRetrievalIndex } from '../../src/stages/retrieve/build-retrieval-index.ts';
import { definitionResolver } from '../../src/stages/retrieve/resolve-definition.ts';
import { retrieveViews } from '../../src/stages/retrieve/retrieve-views.ts';
import { callSiteRange } from '../../src/stages/retrieve/views/call-site.ts';
import { sliceBody } from '../../src/stages/retrieve/views/slice-body.ts';
import { buildIndex } from './build-index.ts';
import { MINI_REPOSITORY } from './mini-repository.ts';

const repository = buildIndex(MINI_REPOSITORY);
const index = buildRetrievalIndex(repository);
const resolve = definitionResolver(repository);
const retrieve = (text: string) => retrieveViews({ text, failures: [] }, index);

test('cuts definitions of more than forty lines into windows of twenty, stride ten', () => {
  expect(sliceBody({ start: 1, end: 40 })).toEqual([]);
  expect(sliceBody({ start: 101, end: 145 })).toEqual([
    { start: 101, end: 120 },
    { start: 111, end: 130 },
    { start: 121, end: 140 },
    { start: 131, end: 145 },
  ]);
});

test('shows the whole statement of a call, two lines around, inside the caller', () => {
  const lines = ['a', 'b', 'x = call(', '  1,', '  2,', ')', 'c', 'd', 'e'];
  const lineAt = (line: number): string => lines[line - 1] ?? '';
  expect(callSiteRange(lineAt, 3, { start: 1, end: 9 })).toEqual({ start: 1, end: 8 });
  expect(callSiteRange(lineAt, 3, { start: 3, end: 7 })).toEqual({ start: 3, end: 7 });
  expect(callSiteRange(() => 'f(', 1, { start: 1, end: 1 })).toEqual({ start: 1, end: 1 });
});

test('gives every view of an object with the place and id of the object', () => {
  const views = retrieve('open end').views.filter(
    ({ name, path }) => name === 'parse_range' && path.startsWith('python'),
  );
  expect(new Set(views.map(({ kind }) => kind))).toEqual(
    new Set(['body', 'signature', 'docstring', 'call-site', 'test', 'import']),
  );
  expect(new Set(views.map(({ object }) => object)).size).toBe(1);
  expect(new Set(views.map(({ path }) => path))).toEqual(new Set(['python/ranges/parser.py']));
  const callSite = views.find(({ kind }) => kind === 'call-site');
  expect(callSite?.text).toContain('return [parse_range(part, last)');
  expect(callSite?.reason).toContain('call-site at python/ranges/parser.py:13');
  expect(views.find(({ kind }) => kind === 'import')?.text).toBe('from .parser import parse_range, parse_list');
  expect(views.find(({ kind }) => kind === 'test')?.text).toContain('def test_open_end');
});

test('gives the best view of an object the score of the object and no view more', () => {
  const { views, units } = retrieve('open end of a range takes the last position');
  for (const { ref, score } of units) {
    const own = views.filter(
      ({ path, name, start }) =>
        path === ref.file.path && (name ?? '#1') === ref.unit.qualifiedName && start >= ref.unit.start,
    );
    const best = own.filter(({ object }) => object === own[0]?.object).map((view) => view.score);
    expect(Math.max(...best)).toBeCloseTo(score, 10);
  }
});

test('orders views by score, kind, path and line, with the place as input rank', () => {
  const { views } = retrieve('range end bounds parse');
  expect(views.map(({ inputRank }) => inputRank)).toEqual(views.map((_, place) => place));
  for (const [place, view] of views.entries())
    expect(view.score).toBeLessThanOrEqual(views[place - 1]?.score ?? Infinity);
});

test('gives slices of a long definition, the one with the words of the task before the others', () => {
  const filler = Array.from({ length: 50 }, (_, number) => `    step_${number}(item)`);
  filler[35] = '    rotate(marker)';
  const long = buildRetrievalIndex(
    buildIndex({ 'a.py': { text: ['def long(item):', ...filler].join('\n'), units: [{ at: 'def long' }] } }),
  );
  const { views } = retrieveViews({ text: 'rotate the marker', failures: [] }, long);
  const slices = views.filter(({ kind }) => kind === 'body-slice');
  expect(slices.length).toBe(5);
  expect(slices[0]?.text).toContain('rotate(marker)');
  expect(slices.at(-1)?.text).not.toContain('rotate(marker)');
});

test('gives at most two thousand views, whole objects only', () => {
  const units = Array.from({ length: 395 }, (_, number) => ({
    at: `def handler_${number}(`,
    doc: 'Handles a request.',
    calls: [`handler_${(number + 1) % 395}`],
  }));
  const steps = '    step(request)\n'.repeat(58);
  const text = units
    .map(({ at }, number) => `${at}):\n${steps}    return handler_${(number + 1) % 395}(request)`)
    .join('\n');
  const tests = units.map((_, number) => ({ at: `def test_${number}(`, calls: [`handler_${number}`], isTest: true }));
  const testText = tests.map(({ at }, number) => `${at}):\n    handler_${number}(request)`).join('\n');
  const many = buildRetrievalIndex(
    buildIndex({
      'a.py': { text, units },
      'test_a.py': {
        text: testText,
        units: tests,
        imports: [`a: ${units.map((_, number) => `handler_${number}`).join(', ')}`],
        isTestFile: true,
      },
    }),
  );
  const { views } = retrieveViews({ text: 'handler handles request', failures: [] }, many);
  expect(views.length).toBeLessThanOrEqual(2000);
  expect(views.length).toBeGreaterThan(1900);
});

test('resolves every view to the definition of its object', () => {
  for (const view of retrieve('open end of range bounds contains router fallback configuration').views) {
    const definition = resolve(view);
    expect(definition?.path).toBe(view.path);
    expect(definition?.name).toBe(view.name);
    expect(definition?.lines.length).toBe((definition?.end ?? 0) - (definition?.start ?? 0) + 1);
    if (view.kind === 'body') expect(definition?.lines.join('\n')).toBe(view.text);
  }
});

const foreign = (over: Partial<View>): View => ({
  path: listedPath('python/ranges/bounds.py'),
  name: undefined,
  kind: 'body',
  start: 1,
  end: 1,
  text: '',
  score: 1,
  inputRank: 0,
  reason: '',
  ...over,
});

test.each([
  ['name in any case', { name: 'bounds.WIDTH' }, 'Bounds.width'],
  ['simple name', { name: 'clamp' }, 'clamp'],
  ['line without a name', { start: 10 }, 'Bounds.contains'],
  ['unknown name', { name: 'nobody' }, undefined],
  ['unknown file', { path: listedPath('gone.py'), name: 'clamp' }, undefined],
  ['hostile name', { name: '__proto__' }, undefined],
])("resolves another retriever's view by %s", (_, over, expected) => {
  expect(resolve(foreign(over))?.name).toBe(expected);
});

test('gives lines without carriage returns', () => {
  const crlf = buildIndex({ 'a.py': { text: 'def f():\r\n    return 1\r\n', units: [{ at: 'def f' }] } });
  const view = retrieveViews({ text: '`f` return', failures: [] }, buildRetrievalIndex(crlf)).views[0];
  expect(view && definitionResolver(crlf)(view)?.lines).toEqual(['def f():', '    return 1']);
});
