import type { RepositoryIndex } from '../../domain/repository-index.ts';
import { createNameTokeniser, type NameTokeniser } from '../../domain/tokenise-code.ts';
import { bindImports, type FileImports } from './edges/bind-imports.ts';
import { buildCallEdges, type CallEdges } from './edges/call-edges.ts';
import { type ClassChain, chainClasses } from './edges/class-chain.ts';
import { listAliases } from './edges/import-aliases.ts';
import { type Importer, listImporters } from './edges/list-importers.ts';
import { moduleResolver } from './edges/resolve-module.ts';
import { type ScopeTable, tabulateScopes } from './edges/scope-table.ts';
import { starImports } from './edges/star-imports.ts';
import { buildPostings, type Postings } from './lexical/build-postings.ts';
import { nameIdf, stopIdentifiers } from './lexical/name-statistics.ts';
import { selectPostings } from './lexical/select-postings.ts';
import { type NameTable, tabulateNames } from './locate/name-table.ts';
import { type PathTable, tabulatePaths } from './locate/path-table.ts';
import { codeLanguages, tabulateUnits, type UnitTable } from './unit-table.ts';

/** Everything queries on one tree share: units, postings, names, paths, imports and call edges. */
export interface RetrievalIndex {
  readonly table: UnitTable;
  readonly postings: Postings;
  /** Tests whose text has a term, in unit order, at most so many. */
  readonly testsByTerm: (term: number, count: number) => readonly number[];
  readonly tokenise: NameTokeniser;
  readonly names: NameTable;
  readonly paths: PathTable;
  readonly scopes: ScopeTable;
  /** What each file imports, by file number. */
  readonly imports: readonly FileImports[];
  /** Who imports a unit by name, first in path order. */
  readonly importers: ReadonlyMap<number, Importer>;
  readonly chain: ClassChain;
  readonly edges: CallEdges;
  readonly stopIdentifiers: ReadonlySet<string>;
  readonly idf: (identifier: string) => number;
}

/** Reads the tree's units once: linear in their text, names and calls. */
export function buildRetrievalIndex(index: RepositoryIndex): RetrievalIndex {
  const table = tabulateUnits(index);
  const paths = tabulatePaths(table.files);
  const scopes = tabulateScopes(table);
  const aliases = table.files.map(listAliases);
  const resolve = moduleResolver(paths);
  const importTables = { table, scopes, paths, aliases, stars: starImports(aliases, resolve), resolve };
  const imports = bindImports(importTables);
  const chain = chainClasses({ table, scopes, imports });
  const postings = buildPostings(table);
  return {
    table,
    postings,
    testsByTerm: selectPostings(postings, (unit) => table.units[unit]?.unit.isTest === true),
    tokenise: createNameTokeniser(),
    names: tabulateNames(table),
    paths,
    scopes,
    imports,
    importers: listImporters(imports),
    chain,
    edges: buildCallEdges({ ...importTables, imports, chain }),
    stopIdentifiers: stopIdentifiers(postings, codeLanguages(table)),
    idf: nameIdf(postings),
  };
}
