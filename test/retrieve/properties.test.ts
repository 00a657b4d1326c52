import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildRetrievalIndex } from '../../src/stages/retrieve/build-retrieval-index.ts';
import { CandidatePool, SIGNALS } from '../../src/stages/retrieve/candidates/candidate-pool.ts';
import { rankCandidates } from '../../src/stages/retrieve/candidates/rank-candidates.ts';
import { readTask } from '../../src/stages/retrieve/candidates/task-evidence.ts';
import { retrieveViews } from '../../src/stages/retrieve/retrieve-views.ts';
import { buildIndex, type FileSpec } from './build-index.ts';
import { MINI_REPOSITORY } from './mini-repository.ts';

const HOSTILE = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'a',
  'run',
  'Ünï',
  'x'.repeat(300),
];
const name = fc.constantFrom(...HOSTILE);
const paths = fc.constantFrom(
  'a.py',
  'pkg/__init__.py',
  'pkg/a.py',
  '__proto__/b.py',
  'web/index.js',
  'web/a.ts',
  'c.md',
);

const file: fc.Arbitrary<FileSpec> = fc
  .record({
    names: fc.uniqueArray(name, { maxLength: 4 }),
    calls: fc.array(fc.tuple(fc.constantFrom('', 'self.', 'this.', 'super().', 'a.', '__proto__.'), name), {
      maxLength: 6,
    }),
    imports: fc.array(
      fc.tuple(
        fc.constantFrom('.a', '..', 'pkg', './a.js', './index.js', '__proto__', ''),
        fc.constantFrom('*', '* as a', 'run', 'default as x', '__proto__'),
      ),
      { maxLength: 5 },
    ),
    reexports: fc.boolean(),
    bases: fc.array(name, { maxLength: 2 }),
    isTest: fc.boolean(),
  })
  .map(({ names, calls, imports, reexports, bases, isTest }) => ({
    text: names
      .map((each) => `class ${each}:\n    ${calls.map(([receiver, callee]) => `${receiver}${callee}()`).join(' ')}`)
      .join('\n'),
    units: names.map((each) => ({
      at: `class ${each}:`,
      name: each,
      calls: calls.map((call) => call.join('')),
      bases,
      isTest,
    })),
    imports: imports.map(([module, names_]) => `${reexports ? '>' : ''}${module}: ${names_}`),
    isTestFile: isTest,
  }));

const tree = fc.dictionary(paths, file, { minKeys: 1, maxKeys: 6, noNullPrototype: true });
const text = fc.array(fc.oneof(name, paths, fc.constantFrom('`a`', 'a.py:2', '"some words here"', 'fix', '\n')), {
  maxLength: 8,
});

test('gives finite scores above zero and unique objects on any tree, cycles and hostile names included', () => {
  fc.assert(
    fc.property(tree, text, (specs, words) => {
      const index = buildRetrievalIndex(buildIndex(new Map(Object.entries(specs))));
      const { views, units } = retrieveViews({ text: words.join(' '), failures: [] }, index);
      for (const { score } of [...views, ...units]) expect(Number.isFinite(score) && score > 0).toBe(true);
      expect(new Set(units.map(({ ref }) => ref.unit)).size).toBe(units.length);
    }),
    { numRuns: 300 },
  );
});

test('does not depend on the order files come in', () => {
  fc.assert(
    fc.property(tree, text, fc.infiniteStream(fc.nat()), (specs, words, noise) => {
      const entries = Object.entries(specs);
      const shuffled = entries
        .map((entry) => ({ entry, key: noise.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ entry }) => entry);
      const query = { text: words.join(' '), failures: [] };
      const [one, two] = [entries, shuffled].map((list) =>
        retrieveViews(query, buildRetrievalIndex(buildIndex(new Map(list)))),
      );
      expect(two?.views).toEqual(one?.views);
      expect(two?.units.map(({ ref, score }) => [ref.file.path, ref.unit.qualifiedName, score])).toEqual(
        one?.units.map(({ ref, score }) => [ref.file.path, ref.unit.qualifiedName, score]),
      );
      expect([...(two?.stopIdentifiers ?? [])]).toEqual([...(one?.stopIdentifiers ?? [])]);
    }),
    { numRuns: 100 },
  );
});

const mini = buildRetrievalIndex(buildIndex(MINI_REPOSITORY));
const evidence = fc.tuple(
  fc.nat({ max: mini.table.units.length - 1 }),
  fc.constantFrom(...SIGNALS),
  fc.double({ min: 0, max: 1, noNaN: true }),
);

test('evidence for one unit, once or repeated, never lowers another', () => {
  fc.assert(
    fc.property(fc.array(evidence, { maxLength: 30 }), evidence, (given, extra) => {
      const rank = (list: readonly (typeof extra)[]) => {
        const pool = new CandidatePool();
        for (const [unit, signal, value] of list) pool.raise(unit, signal, { value, reason: signal });
        return new Map(rankCandidates(mini.table, pool.candidates()).map(({ unit, score }) => [unit, score]));
      };
      const [before, after, twice] = [rank(given), rank([...given, extra]), rank([...given, extra, extra, ...given])];
      for (const [unit, score] of before) expect(after.get(unit)).toBeGreaterThanOrEqual(score);
      for (const [unit, score] of before) if (unit !== extra[0]) expect(after.get(unit)).toBe(score);
      expect([...twice].sort()).toEqual([...after].sort());
    }),
  );
});

test('saying a thing twice in the task changes no score', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('range', 'bounds', 'slash', 'Router.match', 'errors.py'), { minLength: 1 }),
      (words) => {
        const scores = (line: string) =>
          retrieveViews({ text: `title\n${line}`, failures: [] }, mini).units.map(({ ref, score }) => [
            ref.unit,
            score,
          ]);
        const once = [...new Set(words)].join(' ');
        expect(scores(`${once} ${once}`)).toEqual(scores(once));
      },
    ),
    { numRuns: 30 },
  );
});

test('a query reads its terms’ entries and nothing that grows with the rest of the tree', () => {
  const grown = (count: number) => {
    const specs = new Map<string, FileSpec>(Object.entries(MINI_REPOSITORY));
    for (let number = 0; number < count; number++) {
      const at = `def other_${number}`;
      specs.set(`extra/m${number}.py`, { text: `${at}():\n    filler(${number})`, units: [{ at }] });
    }
    return buildRetrievalIndex(buildIndex(specs));
  };
  const entries = (count: number) => readTask({ text: 'slash of the router', failures: [] }, grown(count)).entriesRead;
  expect(entries(2000)).toBe(entries(10));
});
