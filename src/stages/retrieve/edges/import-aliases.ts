import type { ImportRef, IndexedFile } from '../../../domain/symbol.ts';

/** Star re-exports followed from one file. */
const MOST_STARS = 16;

/** What a file's imports call things, for following a name through it. */
export interface ImportAliases {
  /** By the name here: the import, and the name there. */
  readonly named: ReadonlyMap<string, { readonly reference: ImportRef; readonly name: string }>;
  /** Imports that make everything of a module visible. */
  readonly stars: readonly ImportRef[];
}

export function listAliases(file: IndexedFile): ImportAliases {
  const named = new Map<string, { reference: ImportRef; name: string }>();
  const stars: ImportRef[] = [];
  for (const reference of file.imports) {
    const stem = scriptStem(reference.module);
    if (reference.names.length === 0 && !named.has(stem)) named.set(stem, { reference, name: 'default' });
    for (const { name, alias } of reference.names) {
      const here = alias === '' ? name : alias;
      if (here === '*') stars.push(reference);
      else if (name !== '*' && !named.has(here)) named.set(here, { reference, name });
    }
  }
  return { named, stars: stars.slice(0, MOST_STARS) };
}

/** `module.exports = { parse: require('./parse.js') }` gives no name but the file's. */
export function scriptStem(module: string): string {
  return module.slice(module.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
