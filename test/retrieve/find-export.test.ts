import { expect, test } from 'vitest';
import { findExport } from '../../src/stages/retrieve/edges/find-export.ts';
import { listAliases } from '../../src/stages/retrieve/edges/import-aliases.ts';
import { moduleResolver } from '../../src/stages/retrieve/edges/resolve-module.ts';
import { tabulateScopes } from '../../src/stages/retrieve/edges/scope-table.ts';
import { starImports } from '../../src/stages/retrieve/edges/star-imports.ts';
import { tabulatePaths } from '../../src/stages/retrieve/locate/path-table.ts';
import { tabulateUnits } from '../../src/stages/retrieve/unit-table.ts';
import { buildIndex, type FileSpec } from './build-index.ts';

/** Files looked into for a name that none has, where every one of `count` files re-exports all of every other. */
function filesVisited(count: number): number {
  const names = Array.from({ length: count }, (_, number) => `m${number}`);
  const specs = names.map((name): readonly [string, FileSpec] => [
    `${name}.js`,
    { text: '', imports: names.map((other) => `>./${other}.js: *`) },
  ]);
  const table = tabulateUnits(buildIndex(new Map(specs)));
  const [scopes, paths, aliases] = [tabulateScopes(table), tabulatePaths(table.files), table.files.map(listAliases)];
  const resolve = moduleResolver(paths);
  let visited = 0;
  const counting = {
    ...scopes,
    topLevel: (file: number, name: string) => {
      visited++;
      return scopes.topLevel(file, name);
    },
  };
  const tables = { table, scopes: counting, paths, aliases, stars: starImports(aliases, resolve), resolve };
  expect(findExport(tables, { files: [0], rest: [] }, ['nowhere'])).toEqual([]);
  return visited;
}

test('looks into as many files in a small tangle of barrels as in a large one', () => {
  expect(filesVisited(40)).toBeGreaterThan(1);
  expect(filesVisited(160)).toBe(filesVisited(40));
});
