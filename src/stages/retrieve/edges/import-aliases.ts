import type { ImportRef, IndexedFile } from '../../../domain/symbol.ts';

/** Star imports of one file that are read. */
const MOST_STARS = 1000;

/** What a file's imports call things, for following a name through it. */
export interface ImportAliases {
  /** By the name here: the import, and the name there. */
  readonly named: ReadonlyMap<string, { readonly reference: ImportRef; readonly name: string }>;
  /** Modules of which everything becomes visible. */
  readonly stars: readonly string[];
}

export function listAliases(file: IndexedFile): ImportAliases {
  const named = new Map<string, { reference: ImportRef; name: string }>();
  const stars = new Set<string>();
  for (const reference of file.imports) {
    const stem = scriptStem(reference.module);
    if (reference.names.length === 0 && !named.has(stem)) named.set(stem, { reference, name: 'default' });
    for (const { name, alias } of reference.names) {
      const here = alias === '' ? name : alias;
      if (here === '*') stars.add(reference.module);
      else if (name !== '*' && !named.has(here)) named.set(here, { reference, name });
    }
  }
  return { named, stars: [...stars].slice(0, MOST_STARS) };
}

/** `module.exports = { parse: require('./parse.js') }` gives no name but the file's. */
export function scriptStem(module: string): string {
  return module.slice(module.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
