import type { Definition, ResolveDefinition, View } from '../../domain/evidence.ts';
import { languageOf } from '../../domain/language.ts';
import type { ObjectKey } from './allocation-settings.ts';
import { objectKey } from './object-key.ts';
import { compareViews } from './order-views.ts';
import { linesOf } from './source.ts';
import { type IdentifierStatistics, type TermKind, termReader } from './terms.ts';

/**
 * Finds definitions among the views themselves, where no index exists: an object's longest `body` view, else the view
 * of its widest span.
 */
export function resolveAmongViews(views: readonly View[], key: ObjectKey): ResolveDefinition {
  const widest = new Map<string, View>();
  for (const view of views) {
    const id = objectKey(view, key);
    const known = widest.get(id);
    if (known === undefined || shows(view, known) < 0) widest.set(id, view);
  }
  return (view) => {
    const found = widest.get(objectKey(view, key));
    return found && definitionOf(found);
  };
}

/** Below 0 if `a` shows more of the object than `b`. */
function shows(a: View, b: View): number {
  const body = (view: View): number => (view.kind === 'body' ? 1 : 0);
  const span = (view: View): number => view.end - view.start;
  const length = (view: View): number => view.text.length;
  const kind = body(b) - body(a);
  if (kind !== 0) return kind;
  const [first, second] = a.kind === 'body' ? [length, span] : [span, length];
  return first(b) - first(a) || second(b) - second(a) || compareViews(a, b);
}

function definitionOf({ path, name, start, end, text }: View): Definition {
  const lines = linesOf(text);
  // Without a parser the first line is taken for the header.
  const bodyStart = name !== undefined && lines.length > 1 ? start + 1 : start;
  const signature = name === undefined ? '' : (lines[0] ?? '');
  return { path, name, kind: undefined, language: languageOf(path, lines[0]), start, end, bodyStart, signature, lines };
}

/**
 * Frequencies over the given views, in place of a repository's: the most frequent 1 % of identifiers are stop words
 * (decision D-8), idf is ln(1 + (n + 1) / df). A pool of fewer than 100 identifiers has no stop words.
 */
export function identifierStatistics(views: readonly View[], kind: TermKind = 'identifiers'): IdentifierStatistics {
  const wholes = frequencies(views, 'identifiers');
  const stopIdentifiers = mostFrequent(wholes);
  const frequency = kind === 'identifiers' ? wholes : frequencies(views, kind);
  const idf = (term: string): number => Math.log(1 + (views.length + 1) / Math.max(1, frequency.get(term) ?? 0));
  return { stopIdentifiers, idf };
}

/** Views that hold each term. */
function frequencies(views: readonly View[], kind: TermKind): ReadonlyMap<string, number> {
  const readTerms = termReader(kind, new Set());
  const frequency = new Map<string, number>();
  for (const { text, path } of views) {
    for (const term of readTerms(text, languageOf(path))) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  return frequency;
}

function mostFrequent(frequency: ReadonlyMap<string, number>): ReadonlySet<string> {
  const byFrequency = [...frequency].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return new Set(byFrequency.slice(0, Math.floor(byFrequency.length / 100)).map(([term]) => term));
}
